import { kindFor } from '../../objects/kinds.js';
import type { Check } from './check.js';

/** A picture, drawing or icon that cannot be shown: downloads go without it. */
export const missingPicture: Check = ({ object }, env) => {
  const needs = kindFor(object).needs(object);
  const faults = needs.flatMap((need) => (need.type === 'font' ? [] : (env.fault(need.source) ?? [])));
  if (faults.length === 0) return null;
  const why = faults.includes('missing') ? 'missing' : 'unreadable';
  return { check: 'missing-picture', severity: 'error', facts: { count: faults.length, why }, fixes: [] };
};
