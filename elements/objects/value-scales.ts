/**
 * Values that are stored divided (spec 2 section 9): what a slider shows and what a design file holds. Both ways are
 * rounded to so many digits that every decimal comes back as it was, and no further.
 */
const DIGITS = 12;

const tidy = (value: number): number => Number(value.toPrecision(DIGITS));

/** What a stored 1 is shown as. */
export const VALUE_SCALES = {
  /** Offset and blur of shadows, and the width of a text's stroke. */
  length: 20,
  opacity: 100,
  /** Size of an object's shadow. */
  shadowSize: 10,
} as const;

export type ValueScale = keyof typeof VALUE_SCALES;

export const toStored = (shown: number, as: ValueScale): number => tidy(shown / VALUE_SCALES[as]);
export const toShown = (stored: number, as: ValueScale): number => tidy(stored * VALUE_SCALES[as]);
