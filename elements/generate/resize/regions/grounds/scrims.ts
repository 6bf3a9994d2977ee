import type { DesignObject } from '../../../../objects/kinds.js';
import type { Gradient } from '../../../../objects/gradient.js';
import type { Side } from '../../../understand/page-tree.js';
import type { Item } from '../items.js';
import { shareIn } from '../rects.js';

/** Opacity at the end that is seen through, at most; and how much more there is at the other, at least. */
const CLEAR = 0.15;
const FADES = 0.4;
/** Words stand on a scrim from this part on. */
const ON = 0.6;

const TOWARDS: Readonly<Record<number, Side>> = { 0: 'right', 90: 'bottom', 180: 'left', 270: 'top' };

/** The side towards which an upright panel fades out, so that words over a photo can be read; null for any other. */
export function scrimSide(object: DesignObject): Side | null {
  const { outline, gradient } =
    (object as { shape_details?: { outline?: string; gradient?: Gradient } }).shape_details ?? {};
  if (outline !== 'rectangle' || !gradient || gradient.type === 'radial' || object.rotation % 360 !== 0)
    return null;
  const stops = [...gradient.stops].sort((a, b) => a.offset - b.offset);
  const [first, last] = [stops[0]?.opacity ?? 1, stops.at(-1)?.opacity ?? 1];
  if (Math.min(first, last) > CLEAR || Math.abs(first - last) < FADES) return null;
  const angle = (((gradient.angle ?? 0) + (first < last ? 180 : 0)) % 360) + 0;
  return TOWARDS[angle] ?? null;
}

/** The words of a page that a scrim is for. */
export const wordsOn = (scrim: Item, items: readonly Item[]): Item[] =>
  items.filter(
    ({ object, order, box }) => object.type === 'text' && order > scrim.order && shareIn(box, scrim.box) > ON,
  );
