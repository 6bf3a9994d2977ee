import { center, clamp, rotatePoint } from '../../../math/geometry.js';
import type { ObjectEnv } from '../../../objects/kind.js';
import { boxOf } from '../../../objects/object-bounds.js';
import { kindFor } from '../../../objects/kinds.js';
import { hasFixedHeight, shrinksToFit } from '../../../objects/text/box/box-height.js';
import { hasAutoWidth } from '../../../objects/text/box/auto-width.js';
import { lineHeightEm, textStyle } from '../../../objects/text/layout-input.js';
import { textLayout } from '../../../objects/text/layout.js';
import type { TextDetails, TextObject } from '../../../objects/text/model.js';
import type { TextLayout } from '../../../text/types.js';
import { faceTraits, type FaceTraits } from './face-traits.js';
import { isCaps } from './text-slots.js';
import { withFont, type FontChoice } from './with-font.js';

/** Letters of another face look as large at another size: by so much they may grow and shrink for it. */
const OPTICAL = [0.62, 1.4] as const;
/** Smaller than this beside what would look as large, a face does not belong into the box. */
const LEAST_FIT = 0.62;
const HALVINGS = 5;
/** How much of a difference in width is made up for by size. */
const NARROW = 0.3;
/** Lines of letters with parts above and below, and of capitals, stand at least so far apart, beside their ink. */
const TIGHT = 0.94;
const TIGHT_CAPS = 1.08;
/** What a line height may be stored as, in em. */
const PITCH = [0.62, 1.8] as const;
/** Rounding, page pixels. */
const SLACK = 0.5;

/** How a text looks in another face. */
export interface Refit {
  /** Em size to that of the text as it was. */
  readonly scale: number;
  /** 1 when it looks as large as before, less where it had to shrink. */
  readonly kept: number;
}

/** The em size at which the text looks as large as it did, and the one that fits its box; null when none does. */
export function refitScale(text: TextObject, choice: FontChoice, env: ObjectEnv): Refit | null {
  const optical = opticalScale(text, choice, env);
  const room = roomOf(text, env);
  const fits = (scale: number): boolean => isWithin(refitted(text, choice, scale, env), room, env);
  const scale = largest(optical, fits);
  return scale === null ? null : { scale, kept: scale / optical };
}

function largest(most: number, fits: (scale: number) => boolean): number | null {
  if (fits(most)) return most;
  let [low, high] = [most * LEAST_FIT, most];
  if (!fits(low)) return null;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The text in another face at a scale of its size, where it was: its lines keep their distance and their height on the page. */
export function refitted(text: TextObject, choice: FontChoice, scale: number, env: ObjectEnv): TextObject {
  const traits = traitsOf(choice, text.text_details, env);
  const details = withFont(text.text_details, choice, scale);
  const lineHeight = storedLineHeight(text, details, traits);
  const next: TextObject = { ...text, text_details: { ...details, lineHeight } };
  const settled = { ...next, ...(kindFor(next).settled?.(next, env) as Partial<TextObject>) };
  return onSameLine(text, settled, env);
}

const traitsOf = (choice: FontChoice, details: TextDetails, { fonts }: ObjectEnv): FaceTraits =>
  faceTraits(fonts, { ...textStyle(withFont(details, choice, 1)) });

/** As far apart as before on the page, as far as the letters leave room. */
function storedLineHeight(text: TextObject, details: TextDetails, traits: FaceTraits): number {
  const before = text.text_details;
  const pitch = (lineHeightEm(before.lineHeight) * before.fontSize) / details.fontSize;
  const single = !before.text.includes('\n') && before.text.length < 14;
  const least = isCaps(text) ? traits.capHeight * TIGHT_CAPS : (traits.above + traits.below) * TIGHT;
  const em = clamp(single ? pitch : Math.max(pitch, least), ...PITCH);
  return Math.round((em - 1.2) * 50 * 100) / 100;
}

function opticalScale(text: TextObject, choice: FontChoice, env: ObjectEnv): number {
  const old = faceTraits(env.fonts, textStyle(text.text_details));
  const now = traitsOf(choice, text.text_details, env);
  const caps = old.capHeight / now.capHeight;
  const small = old.xHeight / now.xHeight;
  // narrow letters look small at the same height
  const wide = old.width / old.capHeight / (now.width / now.capHeight);
  return clamp((isCaps(text) ? caps : 0.45 * caps + 0.55 * small) * wide ** NARROW, ...OPTICAL);
}

/** What a text takes up. */
interface Room {
  readonly width: number;
  readonly height: number;
}

const widest = ({ lines }: TextLayout): number => Math.max(0, ...lines.map(({ width }) => width));

function roomOf(text: TextObject, env: ObjectEnv): Room {
  const layout = textLayout(text, env);
  const fixed = hasFixedHeight(text.text_details);
  return {
    width: Math.max(hasAutoWidth(text.text_details) ? widest(layout) : text.width, widest(layout)),
    height: fixed ? Math.max(text.height, layout.height) : layout.height,
  };
}

function isWithin(text: TextObject, room: Room, env: ObjectEnv): boolean {
  const layout = textLayout(text, env);
  if (layout.brokenWord || widest(layout) > room.width + SLACK) return false;
  return shrinksToFit(text.text_details) || layout.height <= room.height + SLACK;
}

/** Moved along its own upright so that the middle of the first line's letters stays where it was. */
function onSameLine(before: TextObject, after: TextObject, env: ObjectEnv): TextObject {
  const [from, to] = [center(boxOf(before)), center(boxOf(after))];
  const off = rotatePoint({ x: from.x - to.x, y: from.y - to.y }, { x: 0, y: 0 }, -after.rotation);
  const by = off.y + middleOf(before, env) - middleOf(after, env);
  if (!Number.isFinite(by) || Math.abs(by) < 0.01) return after;
  const { x, y } = rotatePoint({ x: 0, y: by }, { x: 0, y: 0 }, after.rotation);
  const { position } = after;
  return { ...after, position: { ...position, x: position.x + x, y: position.y + y } };
}

/** From the middle of the box down to the middle of the first line's capitals. */
function middleOf(text: TextObject, env: ObjectEnv): number {
  const [line] = textLayout(text, env).lines;
  if (!line) return NaN;
  const { capHeight } = env.fonts.pick(textStyle(text.text_details)).face;
  return line.baseline - (capHeight * text.text_details.fontSize) / 2 - text.height / 2;
}
