import { dimensionsText, type Dimensions } from '../../ui/dimensions.js';
import { fittingExactly } from './name-fit.js';
import type { SuggestedFormat } from './suggested-format.js';

/** Blank pages that a text asks for, by the name of a size or by its measures [E-031]. */

/** '1080x1920', '210 × 297 mm'; px unless told. */
const MEASURES = /^(\d{1,5}(?:[.,]\d{1,3})?)\s*[x×*]\s*(\d{1,5}(?:[.,]\d{1,3})?)\s*(px|mm|cm|in)?$/i;

/** Words that ask for no size in particular: 'tiktok video template' means the size. */
const PLAIN = /(?<![\p{L}\p{N}])(blank|templates?|size|format|designs?|dimensions?)(?![\p{L}\p{N}])/giu;

/** Sizes that fit the text, best first, each measure once. */
export function blankSizes(text: string, sizes: readonly SuggestedFormat[]): readonly SuggestedFormat[] {
  const typed = text.trim();
  const measures = measuresIn(typed);
  if (measures) return [custom(measures), ...sizes.filter((size) => isSame(size.dimensions, measures))];
  const wanted = typed.replace(PLAIN, ' ').replace(/\s+/g, ' ').trim() || typed;
  return eachOnce(fittingExactly(wanted, sizes));
}

function measuresIn(text: string): Dimensions | null {
  const [, width, height, unit = 'px'] = MEASURES.exec(text) ?? [];
  if (width === undefined || height === undefined) return null;
  const number = (digits: string) => Number(digits.replace(',', '.'));
  const measures = {
    width: number(width),
    height: number(height),
    unit: unit.toLowerCase() as Dimensions['unit'],
  };
  return measures.width > 0 && measures.height > 0 ? measures : null;
}

const custom = (dimensions: Dimensions): SuggestedFormat => ({
  ...{ id: `measures-${dimensions.width}x${dimensions.height}${dimensions.unit}`, dimensions },
  name: dimensionsText(dimensions),
});

const isSame = (a: Dimensions, b: Dimensions): boolean =>
  a.width === b.width && a.height === b.height && a.unit === b.unit;

/** A format of the catalog and a size of everybody may share name and measures. */
const eachOnce = (sizes: readonly SuggestedFormat[]): SuggestedFormat[] =>
  [
    ...new Map(
      [...sizes].reverse().map((size) => [`${size.name} ${dimensionsText(size.dimensions)}`, size]),
    ).values(),
  ].reverse();
