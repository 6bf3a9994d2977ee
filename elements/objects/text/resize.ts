import { radians, type Size } from '../../math/geometry.js';
import type { ObjectEnv, ResizeGesture } from '../kind.js';
import { hasFixedHeight, shrinksToFit } from './box-height.js';
import { textLayout } from './layout.js';
import { normalizeLineEndings } from './line-endings.js';
import type { TextDetails, TextObject } from './model.js';

/** Smallest em size a drag can reach, page pixels. */
const SMALLEST = 1;
/** A width at which no line wraps, page pixels. */
const UNWRAPPED = 1e5;
/** Nearer than this to the height of its lines a box is as high as they are, page pixels. */
const TOUCHES = 0.5;

/**
 * A side re-wraps the text, a corner scales its sizes with the box; the height follows the text. The bottom, or the top,
 * gives the box a height of its own, down to that of its lines: there it follows them again.
 */
export function resizedText(
  object: TextObject,
  to: Size,
  how: ResizeGesture,
  env: ObjectEnv,
): Partial<TextObject> {
  const details = withoutAutoset(object.text_details);
  if (!how.corner && to.width === object.width)
    return pulledUpright({ ...object, text_details: details }, to, env);
  const factor = to.width / object.width;
  const text_details = how.corner ? scaled(details, factor) : details;
  const next = { width: to.width, text_details };
  if (!hasFixedHeight(details)) return { ...next, height: textHeight(next, env) || to.height };
  const height = how.corner ? object.height * factor : object.height;
  return { ...next, height: shrinksToFit(details) ? height : Math.max(height, textHeight(next, env)) };
}

function pulledUpright(object: TextObject, { height }: Size, env: ObjectEnv): Partial<TextObject> {
  const { width, text_details: details } = object;
  if (shrinksToFit(details)) return { width, height, text_details: details };
  const natural = textHeight({ width, text_details: details }, env);
  if (height > natural + TOUCHES) return { width, height, text_details: { ...details, autoHeight: false } };
  const { autoHeight: _, autoFit: __, ...text_details } = details;
  return { width, height: natural || height, text_details };
}

/** Height of the text's lines, page pixels; 0 while there is no font. */
export const textHeight = (
  { width, text_details }: Pick<TextObject, 'width' | 'text_details'>,
  env: ObjectEnv,
): number => (env.fonts.faces.length > 0 ? textLayout({ width, text_details }, env).height : 0);

/** The same text `factor` times as large. */
export function scaled(details: TextDetails, factor: number): TextDetails {
  const size = (value: number): number => Math.max(SMALLEST, value * factor);
  return {
    ...details,
    fontSize: size(details.fontSize),
    ...(details.runs && {
      runs: details.runs.map((run) =>
        run.fontSize === undefined ? run : { ...run, fontSize: size(run.fontSize) },
      ),
    }),
  };
}

/** How far a text can be scaled down before the smallest of its letters stay as they are, 0-1. */
export function leastTextScale({ fontSize, runs = [] }: TextDetails): number {
  const sizes = [fontSize, ...runs.flatMap((run) => run.fontSize ?? [])];
  return Math.min(1, SMALLEST / Math.min(...sizes));
}

/**
 * Plain line ends, the width of its words when that was still to be set, and the text's own height when the stored one is
 * another; its own top-left corner stays in place, also when turned. A box of a chosen height only grows, for lines that
 * have no room in it.
 */
export function settledText(object: TextObject, env: ObjectEnv): Partial<TextObject> {
  if (object.text_details.text_needs_autoset) return autoset(object, env);
  const text_details = normalizeLineEndings(object.text_details);
  const words = text_details === object.text_details ? {} : { text_details };
  if (shrinksToFit(text_details)) return words;
  const natural = textHeight({ width: object.width, text_details }, env);
  const height = hasFixedHeight(text_details) ? Math.max(natural, object.height) : natural;
  if (Math.abs(height - object.height) < 0.01) return words;
  return { ...words, height, position: keptCorner(object, height) };
}

/** Wide enough for the longest line of its words, round the middle the text was put at. */
function autoset(object: TextObject, env: ObjectEnv): Partial<TextObject> {
  const text_details = withoutAutoset(normalizeLineEndings(object.text_details));
  const width = wordsWidth(text_details, env);
  const height = textHeight({ width, text_details }, env);
  const x = object.position.x + (object.width - width) / 2;
  const y = object.position.y + (object.height - height) / 2;
  return { width, height, text_details, position: { ...object.position, x, y } };
}

/** Width of a box that has its longest line and a little air, page pixels. */
export function wordsWidth(details: TextDetails, env: ObjectEnv): number {
  const { lines } = textLayout({ width: UNWRAPPED, text_details: details }, env);
  const longest = Math.max(...lines.map((line) => line.width));
  return Math.ceil(longest) + details.fontSize / 2;
}

function withoutAutoset(details: TextDetails): TextDetails {
  if (details.text_needs_autoset === undefined) return details;
  const { text_needs_autoset: _, ...rest } = details;
  return rest;
}

function keptCorner(object: TextObject, height: number): TextObject['position'] {
  const { position, rotation } = object;
  const half = (height - object.height) / 2;
  // the box turns about its center, which moves down the box's own vertical by half the growth
  return {
    x: position.x - half * Math.sin(radians(rotation)),
    y: position.y + half * (Math.cos(radians(rotation)) - 1),
  };
}
