import {
  DEFAULT_TEXT_EFFECT,
  DEFAULT_TEXT_SHADOW,
  shownTextEffect,
  storedTextEffect,
  type ShownTextEffect,
  type ShownTextShadow,
  type StoredTextEffect,
} from '../../objects/text/effect-model.js';
import type { TextObject } from '../../objects/text/model.js';
import { FLAT_EFFECT_FIELDS, effectOfFlatFields } from '../../objects/text/flat-effect-fields.js';
import { presetEffect, TEXT_PRESETS, type TextPreset } from '../../objects/text/effect-presets.js';
import { sameValue } from '../../store/rebase.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { isInRange } from './effect-range.js';
import { t } from '../strings.js';
import { patchText, selectedTexts } from '../styling/text-style.js';

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

/** Gives the selected texts a ready-made effect in colors that suit each. */
export function applyTextPreset(editor: Editor, preset: TextPreset): void {
  writeEffects(editor, ({ text_details: { fontColor } }) =>
    storedTextEffect(presetEffect(preset, fontColor)),
  );
}

/** The ready-made effect that the first selected text has as it comes; null when it has none, undefined for one of its own. */
export function selectedTextPreset(editor: Editor): TextPreset | null | undefined {
  const [text] = selectedTexts(editor);
  const stored = text && effectOf(text);
  if (!stored) return null;
  const shown = visible(shownTextEffect(stored));
  if (!shown.stroke && !shown.glow && !shown.shadow) return null;
  const { fontColor } = text.text_details;
  return TEXT_PRESETS.find((preset) => sameValue(visible(presetEffect(preset, fontColor)), shown));
}

/** What is turned off may have any values. */
const visible = (effect: ShownTextEffect): ShownTextEffect => ({
  ...DEFAULT_TEXT_EFFECT,
  ...(effect.stroke && picked(effect, ['stroke', 'strokeSize', 'strokeColor'])),
  ...(effect.glow && picked(effect, ['glow', 'glowColor', 'glowIntensity', 'glowOpacity'])),
  ...(effect.shadow && picked(effect, ['shadow', 'shadows'])),
});

const picked = <T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

/** Sets shown values of one of the selected texts' shadows, counted from 0. */
export function setTextShadow(
  editor: Editor,
  index: number,
  patch: Partial<ShownTextShadow>,
  history: HistoryMode = 'record',
): void {
  const { shadows } = selectedTextEffect(editor);
  setTextEffect(
    editor,
    { shadows: shadows.map((shadow, i) => (i === index ? { ...shadow, ...patch } : shadow)) },
    history,
  );
}

/** Adds a shadow like the last one, a quarter turn from it: beneath it, it would not be seen. */
export function addTextShadow(editor: Editor): void {
  const { shadows } = selectedTextEffect(editor);
  const last = shadows.at(-1);
  const added = last ? { ...last, direction: turned(last.direction) } : DEFAULT_TEXT_SHADOW;
  setTextEffect(editor, { shadow: true, shadows: [...shadows, added] });
}

/** Takes a shadow away; with the last one shadows are off, and begin anew when they are turned on. */
export function removeTextShadow(editor: Editor, index: number): void {
  const rest = selectedTextEffect(editor).shadows.filter((_, i) => i !== index);
  const none = { shadow: false, shadows: DEFAULT_TEXT_EFFECT.shadows };
  setTextEffect(editor, rest.length > 0 ? { shadows: rest } : none);
}

const turned = (direction: number): number => (direction > 90 ? direction - 270 : direction + 90);

export const clearTextEffect = (editor: Editor): void => writeEffects(editor, () => null);

const effectOf = ({ text_details: details }: TextObject): StoredTextEffect | null =>
  details.text_effect ?? effectOfFlatFields(details);

/** Plain fields from elsewhere are taken over, so that they no longer come back when an effect is turned off. */
function writeEffects(
  editor: Editor,
  effectFor: (text: TextObject) => StoredTextEffect | null,
  history: HistoryMode = 'record',
): void {
  if (editor.selection.locked.value) return;
  const set = (text: TextObject): void => {
    const kept = Object.entries(text.text_details).filter(([field]) => !FLAT_EFFECT_FIELDS.includes(field));
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
