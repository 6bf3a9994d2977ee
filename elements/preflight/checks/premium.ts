import { kindFor } from '../../objects/kinds.js';
import type { Check } from './check.js';

/** A picture or icon that is sold and was not bought: it shows and downloads with a watermark (DECISIONS 21). */
export const premium: Check = ({ object }, env) => {
  const needs = kindFor(object).needs(object);
  const sources = new Set(needs.flatMap((need) => (need.type === 'font' ? [] : [need.source])));
  const sold = [...sources].filter((source) => env.premium(source));
  if (sold.length === 0) return null;
  return { check: 'premium', severity: 'warning', facts: { count: sold.length }, fixes: [] };
};
