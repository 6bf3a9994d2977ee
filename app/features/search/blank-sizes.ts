import { isSideWithin } from '../../../elements/math/units.js';
import { dimensionsText, type Dimensions } from '../../ui/dimensions.js';
import { fittingExactly } from './name-fit.js';
import type { SuggestedFormat } from './suggested-format.js';

/** Blank pages that a text asks for, by the name of a size or by its measures [E-031]. */

const NUMBER = String.raw`(\d{1,5}(?:[.,]\d{1,3})?)`;
const UNIT = String.raw`(px|pixels?|mm|cm|in|inch|inches|["”″])?`;
/** '1080x1920', '210 × 297 mm', '8.5" x 11"', '4 by 6 inches'. */
const MEASURES = new RegExp(String.raw`^${NUMBER}\s*${UNIT}\s*(?:[x×*]|by)\s*${NUMBER}\s*${UNIT}$`, 'i');

/** Words that ask for no size in particular: 'tiktok video template' means the size. */
const PLAIN =
  /(?<![\p{L}\p{N}])(blank|templates?|sizes?|formats?|designs?|dimensions?|paper)(?![\p{L}\p{N}])/giu;

/** Sizes that fit the text, best first, each measure once. */
export function blankSizes(text: string, sizes: readonly SuggestedFormat[]): readonly SuggestedFormat[] {
  const typed = text.trim();
  const measures = measuresIn(typed);
  if (measures) return [custom(measures), ...sizes.filter((size) => isSame(size.dimensions, measures))];
  const wanted = typed.replace(PLAIN, ' ').replace(/\s+/g, ' ').trim() || typed;
  return eachOnce(fittingExactly(wanted, sizes));
}

/** Without a unit px, or inches where no page is as small: '8.5x11'. Null too where no page has such sides. */
function measuresIn(text: string): Dimensions | null {
  const [, width, first, height, last] = MEASURES.exec(text) ?? [];
  if (width === undefined || height === undefined) return null;
  const number = (digits: string) => Number(digits.replace(',', '.'));
  const told = last ?? first;
  const units: readonly Dimensions['unit'][] = told ? [unitOf(told.toLowerCase())] : ['px', 'in'];
  return (
    units
      .map((unit) => ({ width: number(width), height: number(height), unit }))
      .find(({ unit, ...sides }) => Object.values(sides).every((side) => isSideWithin(side, unit))) ?? null
  );
}

function unitOf(word: string): Dimensions['unit'] {
  if (word === 'mm' || word === 'cm') return word;
  return word.startsWith('p') ? 'px' : 'in';
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
