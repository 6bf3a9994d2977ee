import { clamp } from '../../math/geometry.js';
import { t } from '../../base/i18n/en.js';

/** Rounded to that many decimals, without the trailing zeros and the minus of -0. */
export function roundTo(value: number, decimals: number): number {
  const rounded = Number(value.toFixed(decimals));
  return rounded === 0 ? 0 : rounded;
}

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
}

/** The value a field of this range keeps. */
export const fitNumber = (value: number, { min, max, decimals }: NumberRange): number =>
  roundTo(clamp(value, min, Math.max(min, max)), decimals);

/** Why a field of this range took nothing: what was typed is no number, or one beyond it. */
export function refusalMessage(typed: number | null, { min, max }: NumberRange): string {
  if (typed === null) return t('notNumber');
  if (!Number.isFinite(max)) return t('leastNumber', { min });
  return t('numberBetween', { min, max });
}
