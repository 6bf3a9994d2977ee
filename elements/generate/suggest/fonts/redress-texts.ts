import type { ObjectEnv } from '../../../objects/kind.js';
import { textNeeds } from '../../../objects/text/font-needs.js';
import type { TextObject } from '../../../objects/text/model.js';
import { fontKey } from '../../../text/fonts/font-key.js';
import { refitScale, refitted } from './refit-text.js';
import { keyOf, roleIn, type TextSlot } from './text-slots.js';
import type { PairedFont, Pairing } from '../types.js';
import type { FontChoice } from './with-font.js';

/** What the texts of some pages become in a pairing. */
export interface RedressedTexts {
  /** Texts by id; those that keep their font are not among them. */
  readonly texts: ReadonlyMap<string, TextObject>;
  /** Share of the letters that could keep their size, 0-1. */
  readonly kept: number;
}

const INKLESS = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** Whether the font has all letters that the text's own fonts have. */
export function covers(font: PairedFont, text: TextObject, { fonts }: ObjectEnv): boolean {
  const { face } = fonts.pick({ family: fontKey(font.name, font.src), weight: font.weight, italic: false });
  return textNeeds(text).every((need) => {
    const own = fonts.pick({ ...need, family: fontKey(need.family, need.src) }).face;
    return [...need.text].every((letter) => {
      const point = letter.codePointAt(0)!;
      return face.covers(point) || INKLESS.test(letter) || !own.covers(point);
    });
  });
}

/** The fonts of a pairing for one text; null where it keeps its own. */
function choiceFor(text: TextObject, slot: TextSlot, pairing: Pairing, env: ObjectEnv): FontChoice | null {
  const { fonts } = pairing;
  const role = roleIn(slot, fonts.heading.category);
  const font = fonts[role];
  // a script the font lacks stays as it is
  if (text.locked || !covers(font, text, env)) return null;
  const other = role === 'heading' ? fonts.sub_heading : fonts.heading;
  const partFont = covers(other, text, env) ? other : font;
  return { font, partFont, heading: role === 'heading' };
}

/** Texts that were set alike stay alike. */
const likeness = ({ text_details: details }: TextObject, { caps, role }: TextSlot): string =>
  [keyOf(details), details.fontSize, details.weight, details.bold, caps, role].join(' ');

/** The texts in the fonts of a pairing, as large as they fit where they are. One text a step. */
export function* redressTexts(
  texts: readonly TextObject[],
  slots: ReadonlyMap<string, TextSlot>,
  pairing: Pairing,
  env: ObjectEnv,
): Generator<void, RedressedTexts> {
  const scales = new Map<string, number>();
  const worn: { text: TextObject; choice: FontChoice; key: string }[] = [];
  let [kept, letters] = [0, 0];
  for (const text of texts) {
    yield;
    const slot = slots.get(text.id)!;
    const choice = choiceFor(text, slot, pairing, env);
    const refit = choice && refitScale(text, choice, env);
    if (!refit) continue;
    const key = likeness(text, slot);
    scales.set(key, Math.min(refit.scale, scales.get(key) ?? Infinity));
    worn.push({ text, choice, key });
    const size = text.text_details.fontSize;
    kept += refit.kept * size;
    letters += size;
  }
  const dressed = worn.map(
    ({ text, choice, key }) => [text.id, refitted(text, choice, scales.get(key)!, env)] as const,
  );
  return { texts: new Map(dressed), kept: letters > 0 ? kept / letters : 0 };
}
