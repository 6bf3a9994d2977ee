import type { Size } from '../../../math/geometry.js';
import type { ObjectEnv, ResizeGesture } from '../../kind.js';
import { withOwnWidth } from './auto-width.js';
import { withoutAutoset } from './autoset.js';
import { hasFixedHeight, shrinksToFit } from './box-height.js';
import { textLayout } from '../layout.js';
import type { TextDetails, TextObject } from '../model.js';

/** Smallest em size a drag can reach, page pixels. */
const SMALLEST = 1;
/** Nearer than this to the height of its lines a box is as high as they are, page pixels. */
const TOUCHES = 0.5;

/**
 * A side gives the box a width of its own and re-wraps the text, a corner scales its sizes with the box; the height follows the text. The bottom, or the top,
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
  const text_details = how.corner ? scaled(details, factor) : withOwnWidth(details);
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
