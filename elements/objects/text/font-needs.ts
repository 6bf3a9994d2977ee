import { fontKey, fontOfKey } from '../../text/fonts/font-key.js';
import type { Need, ObjectEnv } from '../kind.js';
import { askedHyphens, textSpans } from './layout-input.js';
import type { TextObject } from './model.js';

type FontNeed = Extract<Need, { type: 'font' }>;

/** One need for each face the text's styles ask for, with the characters it is to show; the first tells of hyphens. */
export function textNeeds({ text_details: details }: TextObject): FontNeed[] {
  const needs = new Map<string, FontNeed>();
  for (const { start, end, style } of textSpans(details)) {
    const { weight, italic } = style;
    const key = `${style.family}/${weight}/${italic}`;
    const text = (needs.get(key)?.text ?? '') + details.text.slice(start, end);
    needs.set(key, { type: 'font', ...fontOfKey(style.family), weight, italic, text });
  }
  const hyphens = askedHyphens(details);
  return [...needs.values()].map((need, i) => (hyphens && i === 0 ? { ...need, hyphens } : need));
}

/** True once every family is here: before, the text is laid out in a stand-in whose height means nothing. */
export const textFontsLoaded = (object: TextObject, env: ObjectEnv): boolean =>
  textNeeds(object).every((need) => env.fonts.has(fontKey(need.family, need.src)));
