import type { CardShape } from '../../ui/lists/card.js';

/** How the grid of results is divided. All sizes in CSS pixels. */

/** What the side navigation takes of the window. */
const BESIDE = 232;
/** About the width of a column. */
const COLUMN = 300;
/** Up to here the navigation is a drawer (spec 1 section 9). */
const TABLET = 991;
const PHONE = 767;
/** Tablets as narrow as this have two columns. */
const NARROW_TABLET = 879;
/** Height of a stage for its width, as drawn by the designer: 208 to 267. */
const STAGE = 208 / 267;

export interface Columns {
  readonly count: number;
  readonly shape: CardShape;
}

/** Columns of a window this wide, and the card that fills one. */
export function columnsOf(window: number): Columns {
  const count = countOf(window);
  const [gutter, gap] = gapsOf(window);
  const room = window - (window > TABLET ? BESIDE : 0) - 2 * gutter;
  const width = Math.max(Math.floor((room - (count - 1) * gap) / count), 1);
  return { count, shape: { width, height: Math.round(width * (window > PHONE ? STAGE : 1)), fluid: true } };
}

function countOf(window: number): number {
  if (window > TABLET) return Math.max(Math.round((window - BESIDE) / COLUMN), 1);
  return window > NARROW_TABLET ? 3 : 2;
}

/** The page's gutter, and what lies between two cards: as in the sheet of this page. */
function gapsOf(window: number): readonly [number, number] {
  if (window > TABLET) return [40, 20];
  return window > PHONE ? [24, 20] : [16, 12];
}
