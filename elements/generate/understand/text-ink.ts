import { boxBounds, EMPTY_RECT, unionRects, type Rect } from '../../math/geometry.js';
import { boxMatrix, transformRect } from '../../math/matrix.js';
import type { ObjectEnv } from '../../objects/kind.js';
import { boxOf } from '../../objects/object-bounds.js';
import { textLayout } from '../../objects/text/layout.js';
import { lineHeightEm, textSpans } from '../../objects/text/layout-input.js';
import type { TextObject } from '../../objects/text/model.js';
import type { LayoutLine } from '../../text/types.js';

/** Capitals of a face that says nothing of them, em. */
const CAPITALS = 0.7;
/** A letter's usual width, em, where no face is here to tell. */
const LETTER = 0.52;
/** The same of a script written in squares. */
const SQUARE = 1;
const SQUARES = /[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef]/u;

/** The upright rectangle around a text's letters, from the capitals of its first line to the baseline of its last, px. */
export function textInk(object: TextObject, env: ObjectEnv | undefined): Rect {
  const own = env && env.fonts.faces.length > 0 ? laidInk(object, env) : guessedInk(object);
  const box = boxOf(object);
  if (own.width <= 0 || own.height <= 0) return boxBounds(box);
  return transformRect(boxMatrix(box), own);
}

const laidInk = (object: TextObject, env: ObjectEnv): Rect =>
  textLayout(object, env).lines.map(inkOfLine).reduce(unionRects, EMPTY_RECT);

function inkOfLine({ x, width, baseline, height, runs }: LayoutLine): Rect {
  const capitals = runs.map(({ face, style }) => face.capHeight * style.size);
  const tall = capitals.length > 0 ? Math.max(...capitals) : height * CAPITALS;
  return { x, width, y: baseline - tall, height: tall };
}

/** Without faces: as wide as so many usual letters, where the text's alignment puts them. */
function guessedInk({ width, height, text_details: details }: TextObject): Rect {
  const widest = Math.max(...details.text.split('\n').map((line) => guessedWidth(line, details.fontSize)));
  const inked = Math.min(width, widest);
  const shift = { left: 0, justify: 0, center: 0.5, right: 1 }[details.textAlign];
  const lead = Math.max(0, (lineHeightEm(details.lineHeight) - CAPITALS) / 2) * details.fontSize;
  const y = Math.min(lead, height / 4);
  return { x: (width - inked) * shift, width: inked, y, height: height - 2 * y };
}

const guessedWidth = (line: string, size: number): number =>
  [...line].reduce((sum, letter) => sum + (SQUARES.test(letter) ? SQUARE : LETTER) * size, 0);

/** Em size of most of a text's letters, px. */
export function mainSize({ text_details: details }: TextObject): number {
  const sizes = new Map<number, number>();
  for (const { start, end, style } of textSpans(details))
    sizes.set(style.size, (sizes.get(style.size) ?? 0) + end - start);
  return [...sizes].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}
