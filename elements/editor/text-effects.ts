import {
  DEFAULT_TEXT_EFFECT,
  shownTextEffect,
  storedTextEffect,
  type ShownTextEffect,
  type StoredTextEffect,
} from '../objects/text/effect-model.js';
import type { TextObject } from '../objects/text/model.js';
import { PLAIN_FIELDS, plainFieldsEffect } from '../objects/text/plain-effect.js';
import { presetEffect, type TextPreset } from '../objects/text/presets.js';
import type { HistoryMode } from '../store/store.js';
import type { Editor } from './editor.js';
import { isInRange } from './slider-range.js';
import { t } from './strings.js';
import { patchText, selectedTexts } from './text-style.js';

/** The first selected text's effects as their panel shows them; all off when it has none. Follows the selection. */
export function selectedTextEffect(editor: Editor): ShownTextEffect {
  const [text] = selectedTexts(editor);
  const stored = text && effectOf(text);
  return stored ? shownTextEffect(stored) : DEFAULT_TEXT_EFFECT;
}

/** Sets shown values of the selected texts' effects. */
export function setTextEffect(
  editor: Editor,
  patch: Partial<ShownTextEffect>,
  history: HistoryMode = 'record',
): void {
  if (!isInRange(patch)) return;
  writeEffects(editor, (text) => withShown(effectOf(text), patch), history);
}

/** Gives the selected texts a ready-made effect in colours that suit each. */
export function applyTextPreset(editor: Editor, preset: TextPreset): void {
  writeEffects(editor, ({ text_details: { fontColor } }) =>
    storedTextEffect(presetEffect(preset, fontColor)),
  );
}

export const clearTextEffect = (editor: Editor): void => writeEffects(editor, () => null);

const effectOf = ({ text_details: details }: TextObject): StoredTextEffect | null =>
  details.text_effect ?? plainFieldsEffect(details);

/** Plain fields from elsewhere are taken over, so that they no longer come back when an effect is turned off. */
function writeEffects(
  editor: Editor,
  effectFor: (text: TextObject) => StoredTextEffect | null,
  history: HistoryMode = 'record',
): void {
  if (editor.selection.locked.value) return;
  const set = (text: TextObject): void => {
    const kept = Object.entries(text.text_details).filter(([field]) => !PLAIN_FIELDS.includes(field));
    const details = Object.fromEntries(kept) as TextObject['text_details'];
    patchText(editor, text, { ...details, text_effect: effectFor(text) });
  };
  editor.run(t('textEffect'), () => selectedTexts(editor).forEach(set), history);
}

/** Values that are not touched stay as they are stored, to the last digit. */
function withShown(effect: StoredTextEffect | null, patch: Partial<ShownTextEffect>): StoredTextEffect {
  const next = storedTextEffect({ ...DEFAULT_TEXT_EFFECT, ...patch });
  if (!effect) return next;
  const touched = Object.keys(patch) as (keyof ShownTextEffect)[];
  return { ...effect, ...Object.fromEntries(touched.map((field) => [field, next[field]])) };
}
