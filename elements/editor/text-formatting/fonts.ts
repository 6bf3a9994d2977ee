import { kindFor } from '../../objects/kinds.js';
import type { FontFamily } from '../../ports/fonts.js';
import { fontKey, fontOfKey } from '../../text/fonts/font-key.js';
import type { Editor } from '../editor.js';
import { hasBold } from '../resources/font-weights.js';
import { commonTextStyle, restyleText } from './style-selection.js';
import { t } from '../strings.js';

/** Fonts as a user picks them. */

/** Tells families and uploaded fonts apart. */
export const keyOfFamily = ({ name, src }: Pick<FontFamily, 'name' | 'src'>): string => fontKey(name, src);

/** Key of the font that all selected words share; null where they differ. Follows the selection. */
export function selectedFont(editor: Editor): string | null {
  const { font, font_src } = commonTextStyle(editor);
  return font === undefined ? null : fontKey(font, font_src);
}

/**
 * Sets the selected words, or texts, in a font as one step: the weight is that of their boldness, where the font has a
 * bold.
 */
export function setFont(editor: Editor, { name, src }: Pick<FontFamily, 'name' | 'src'>): void {
  const family = editor.resources.fontFamily(name, src);
  const flat = family !== undefined && !hasBold(family);
  const weight = { weight: undefined, ...(flat && { bold: false }) };
  restyleText(editor, { font: name, font_src: src, ...weight }, t('font'));
}

/** Fonts that texts of the design name, on all its pages, those named most first. */
export function designFonts({
  store,
}: Editor): readonly { readonly family: string; readonly src?: string }[] {
  const counts = new Map<string, number>();
  for (const record of store.values()) {
    if (record.typeName !== 'object') continue;
    for (const need of kindFor(record.object).needs(record.object)) {
      if (need.type !== 'font') continue;
      const key = fontKey(need.family, need.src);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([key]) => fontOfKey(key));
}
