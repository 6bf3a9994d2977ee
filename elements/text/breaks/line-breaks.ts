import { breakBefore } from './rules.js';
import { unitsOf } from './units.js';

/** A place where a line may end. */
export interface LineBreak {
  /** Index of the first letter of the next line, UTF-16; the length of the text for the last. */
  readonly position: number;
  /** True when the line must end here. */
  readonly required: boolean;
}

/**
 * The places where a line of `text` may or must end, in order, by UAX 14 of Unicode 17 (E-011); the end of the text is the last
 * of them. None for an empty text. No place parts a surrogate pair or a letter and its marks.
 */
export function lineBreaks(text: string): LineBreak[] {
  const units = unitsOf(text);
  const breaks: LineBreak[] = [];
  for (let i = 1; i < units.length; i++) {
    const found = breakBefore(units, i);
    if (found !== 'no') breaks.push({ position: units[i]!.start, required: found === 'must' });
  }
  if (text.length > 0) breaks.push({ position: text.length, required: true });
  return breaks;
}
