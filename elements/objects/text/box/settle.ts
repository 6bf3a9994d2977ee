import { center, rotatePoint, type Point, type Size } from '../../../math/geometry.js';
import type { ObjectEnv } from '../../kind.js';
import { hasAutoWidth } from './auto-width.js';
import { withoutAutoset } from './autoset.js';
import { hasFixedHeight, SHARE_ABOVE, shrinksToFit } from './box-height.js';
import { textLayout } from '../layout.js';
import { normalizeLineEndings } from '../line-endings.js';
import type { TextDetails, TextObject } from '../model.js';
import { textHeight } from './resize.js';
import { wordsWidth } from './words-width.js';

/** Differences of sums and of rounded files, page pixels. */
const SAME = 0.01;

/**
 * Plain line ends, the width of its words when the box follows them or was still to be set, and the height of its lines.
 * A box of a chosen height only grows, for lines that have no room in it. What the alignments hold on to stays in place,
 * also when turned: its top unless the lines stand in the middle or at the bottom, its left, center or right [E-059].
 */
export function settledText(object: TextObject, env: ObjectEnv): Partial<TextObject> {
  if (object.text_details.text_needs_autoset) return autoset(object, env);
  const text_details = normalizeLineEndings(object.text_details);
  const words = text_details === object.text_details ? {} : { text_details };
  if (shrinksToFit(text_details)) return words;
  const width = settledWidth(object, text_details, env);
  const height = settledHeight(object, { width, text_details }, env);
  if (Math.abs(height - object.height) < SAME && width === object.width) return words;
  const anchor = anchorOf({ ...object, width, text_details }, env);
  return { ...words, width, height, position: keptPosition(object, { width, height }, anchor) };
}

function settledWidth(object: TextObject, details: TextDetails, env: ObjectEnv): number {
  if (!hasAutoWidth(details) || env.fonts.faces.length === 0) return object.width;
  const width = wordsWidth(details, env);
  return Math.abs(width - object.width) < SAME ? object.width : width;
}

function settledHeight(
  { height }: TextObject,
  text: Pick<TextObject, 'width' | 'text_details'>,
  env: ObjectEnv,
): number {
  const natural = textHeight(text, env);
  return hasFixedHeight(text.text_details) ? Math.max(natural, height) : natural;
}

const SHARE_BEFORE = { left: 0, center: 0.5, right: 1 } as const;

/** The point of the box that its alignments hold on to, as fractions of width and height. */
function anchorOf(object: TextObject, env: ObjectEnv): Point {
  const { textAlign, verticalAlign = 'top' } = object.text_details;
  const y = SHARE_ABOVE[verticalAlign];
  if (textAlign !== 'justify') return { x: SHARE_BEFORE[textAlign], y };
  // justified lines begin where their paragraph does
  return { x: (textLayout(object, env).lines[0]?.level ?? 0) & 1, y };
}

/** Wide enough for the longest line of its words, round the middle the text was put at. */
function autoset(object: TextObject, env: ObjectEnv): Partial<TextObject> {
  const text_details = withoutAutoset(normalizeLineEndings(object.text_details));
  const width = wordsWidth(text_details, env);
  const height = textHeight({ width, text_details }, env);
  const position = keptPosition(object, { width, height }, { x: 0.5, y: 0.5 });
  return { width, height, text_details, position };
}

/** Where the box lies with another size, a point at fractions of it staying; it turns about its center. */
function keptPosition(object: TextObject, to: Size, anchor: Point): TextObject['position'] {
  const { position, width, height, rotation } = object;
  const moved = { x: (0.5 - anchor.x) * (to.width - width), y: (0.5 - anchor.y) * (to.height - height) };
  const by = rotatePoint(moved, { x: 0, y: 0 }, rotation);
  const middle = center({ ...position, width, height });
  return {
    ...position,
    x: middle.x + by.x - to.width / 2,
    y: middle.y + by.y - to.height / 2,
  };
}
