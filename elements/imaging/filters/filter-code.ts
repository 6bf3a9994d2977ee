import { clamp } from '../../math/geometry.js';
import { toBase32Code, fromBase32Code, type BitReader, type Field } from './base32-code.js';
import { ADJUSTMENTS, DEFAULT_INTENSITY, leastOf, MOST_ADJUSTMENT, type Adjustments } from '../effect.js';
import { FILTERS } from './filter-recipes.js';

/**
 * Filter codes: filter, intensity and adjustments of a picture as a short text, to give the same look to another one
 * (DECISIONS 10). The filter is its place in FILTERS, so that list only ever grows at its end.
 */

/** What of a picture a code carries. */
export interface FilterSettings {
  /** Id of one of the 21 filters; 'none' without one. */
  readonly filter: string;
  /** 0 to 100; DEFAULT_INTENSITY without a filter. */
  readonly intensity: number;
  /** Those that are not 0. */
  readonly adjustments: Adjustments;
}

/** The form of the code; another form gets another number. */
const PREFIX = 'DM1';

const FILTER_BITS = 8;
/** Values are kept to a tenth. */
const STEPS = 10;
const INTENSITY_BITS = 10;
const MOST_INTENSITY = 100;
const VALUE_BITS = 11;

const stepped = (value: unknown, low: number, high: number): number => {
  const steps = typeof value === 'number' && Number.isFinite(value) ? Math.round(value * STEPS) : 0;
  return clamp(steps, low * STEPS, high * STEPS);
};

/** The code of these settings. What is out of range is brought into it; a filter that is none of ours is left out. */
export function filterCode({ filter, intensity, adjustments }: FilterSettings): string {
  const index = Math.max(
    0,
    FILTERS.findIndex(({ id }) => id === filter),
  );
  const steps = ADJUSTMENTS.map((name) => stepped(adjustments[name], leastOf(name), MOST_ADJUSTMENT));
  const fields: Field[] = [{ bits: FILTER_BITS, value: index }];
  if (index > 0) fields.push({ bits: INTENSITY_BITS, value: stepped(intensity, 0, MOST_INTENSITY) });
  for (const value of steps) fields.push({ bits: 1, value: value === 0 ? 0 : 1 });
  for (const value of steps)
    if (value !== 0) fields.push({ bits: VALUE_BITS, value: value + MOST_ADJUSTMENT * STEPS });
  return toBase32Code(PREFIX, fields);
}

/** What a code says, white space and hyphens left aside; null for a text that is no code of ours. */
export function readFilterCode(text: string): FilterSettings | null {
  const bits = fromBase32Code(PREFIX, text);
  if (!bits) return null;
  const filter = FILTERS[bits.next(FILTER_BITS)];
  if (!filter) return null;
  const intensity = filter === FILTERS[0] ? DEFAULT_INTENSITY : bits.next(INTENSITY_BITS) / STEPS;
  const adjustments = readAdjustments(bits);
  return adjustments && bits.done && intensity <= MOST_INTENSITY
    ? { filter: filter.id, intensity, adjustments }
    : null;
}

/** Null for values that no slider gives. */
function readAdjustments(bits: BitReader): Adjustments | null {
  const set = ADJUSTMENTS.filter(() => bits.next(1) === 1);
  const values = set.map(
    (name) => [name, (bits.next(VALUE_BITS) - MOST_ADJUSTMENT * STEPS) / STEPS] as const,
  );
  const legal = values.every(
    ([name, value]) => value >= leastOf(name) && value <= MOST_ADJUSTMENT && value !== 0,
  );
  return legal ? Object.fromEntries(values) : null;
}
