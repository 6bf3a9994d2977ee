import { center, type Rect } from '../../math/geometry.js';
import type { ObjectEnv } from '../../objects/kind.js';
import { hasFixedHeight } from '../../objects/text/box/box-height.js';
import { scaled } from '../../objects/text/box/resize.js';
import { textLayout } from '../../objects/text/layout.js';
import type { TextDetails, TextObject } from '../../objects/text/model.js';
import type { TextLayout } from '../../text/types.js';
import type { Anchor } from './space/column.js';
import { inkInBox, inkOnPage } from './space/ink.js';

/** One way to set words: how large, how wide. */
export interface Setting {
  readonly object: TextObject;
  /** Part of the size it was drawn at. */
  readonly scale: number;
  readonly layout: TextLayout;
}

export interface Span {
  readonly x: number;
  readonly width: number;
}

/** Rounding of stored widths, page pixels. */
const SLACK = 0.5;
/** Decimals of stored sizes. */
const round2 = (value: number): number => Math.round(value * 100) / 100;

/** The words at a part of their size in a box as wide as the span; a box of a chosen height keeps it. */
export function settingOf(
  text: TextObject,
  words: TextDetails,
  { scale, span }: { readonly scale: number; readonly span: Span },
  env: ObjectEnv,
): Setting {
  const known = settings.get(words) ?? new Map<string, Setting>();
  settings.set(words, known);
  const key = `${scale} ${span.x} ${span.width}`;
  let setting = known.get(key);
  if (!setting) known.set(key, (setting = newSetting(text, words, { scale, span }, env)));
  return setting;
}

/** A page is gone through more than once, and most of the time went into laying the same words out again. */
const settings = new WeakMap<TextDetails, Map<string, Setting>>();

function newSetting(
  text: TextObject,
  words: TextDetails,
  { scale, span }: { readonly scale: number; readonly span: Span },
  env: ObjectEnv,
): Setting {
  const size = scale === 1 ? text.text_details.fontSize : round2(text.text_details.fontSize * scale);
  const part = size / text.text_details.fontSize;
  const text_details = part === 1 ? words : scaled(words, part);
  const box = { ...text, position: { ...text.position, x: span.x }, width: span.width, text_details };
  const layout = textLayout(box, env);
  const height = hasFixedHeight(text_details) ? text.height : layout.height;
  return { object: { ...box, height }, scale: part, layout };
}

/** True when no word is cut and no line sticks out of its box. */
export const isWhole = ({ layout, object }: Setting): boolean =>
  !layout.brokenWord &&
  layout.lines.every(({ width }) => width <= object.width + SLACK) &&
  (!hasFixedHeight(object.text_details) || layout.height <= object.height + SLACK);

/** The text placed so that its letters hold on to the edge; turned texts keep their middle. */
export function anchored(text: TextObject, { object }: Setting, anchor: Anchor, env: ObjectEnv): TextObject {
  if (hasFixedHeight(object.text_details)) return object;
  if (text.rotation % 360 !== 0) {
    const middle = center({ ...text.position, width: text.width, height: text.height });
    return { ...object, position: { ...object.position, y: middle.y - object.height / 2 } };
  }
  const [before, after] = [inkOnPage(text, env), inkInBox(object, env)];
  const share = { top: 0, middle: 0.5, bottom: 1 }[anchor];
  const y = before.y + (before.height - after.height) * share - after.y;
  return { ...object, position: { ...object.position, y } };
}

/** A text's letters on the page, with the box it was given. */
export const placeOf = (object: TextObject, env: ObjectEnv): Rect => inkOnPage(object, env);
