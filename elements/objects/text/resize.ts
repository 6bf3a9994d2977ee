import { radians, type Size } from '../../math/geometry.js';
import type { ObjectEnv, ResizeGesture } from '../kind.js';
import { textLayout } from './layout.js';
import { withPlainLineEnds } from './line-ends.js';
import type { TextDetails, TextObject } from './model.js';

/** Smallest em size a drag can reach, page pixels. */
const SMALLEST = 1;

/** A side re-wraps the text; a corner scales its sizes with the box. Either way the height follows the text. */
export function resizedText(
  object: TextObject,
  to: Size,
  how: ResizeGesture,
  env: ObjectEnv,
): Partial<TextObject> {
  const details = how.corner ? scaled(object.text_details, to.width / object.width) : object.text_details;
  const next = { width: to.width, text_details: details };
  return { ...next, height: textHeight(next, env) || to.height };
}

/** Height of the text's lines, page pixels; 0 while there is no font. */
export const textHeight = (object: Pick<TextObject, 'width' | 'text_details'>, env: ObjectEnv): number =>
  env.fonts.faces.length > 0 ? textLayout(object, env).height : 0;

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

/**
 * Plain line ends, and the text's own height when the stored one is another; its own top-left corner stays in place, also
 * when turned.
 */
export function settledText(object: TextObject, env: ObjectEnv): Partial<TextObject> {
  const text_details = withPlainLineEnds(object.text_details);
  const words = text_details === object.text_details ? {} : { text_details };
  const height = textHeight({ width: object.width, text_details }, env);
  if (Math.abs(height - object.height) < 0.01) return words;
  return { ...words, height, position: keptCorner(object, height) };
}

function keptCorner(object: TextObject, height: number): TextObject['position'] {
  const { position, rotation } = object;
  const half = (height - object.height) / 2;
  // the box turns about its centre, which moves down the box's own vertical by half the growth
  return {
    x: position.x - half * Math.sin(radians(rotation)),
    y: position.y + half * (Math.cos(radians(rotation)) - 1),
  };
}
