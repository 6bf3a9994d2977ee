import type { FontFamily } from '../../ports/fonts.js';
import type { TextStyle } from '../../text/types.js';
import { fontOfKey } from '../../text/fonts/font-key.js';
import type { Editor } from '../editor.js';
import { BOLD, facesWith, hasBold, REGULAR, shownWeight, weightsOf } from '../resources/font-weights.js';
import { isBold } from '../styling/text-style.js';
import { t } from '../strings.js';
import { commonTextStyle, restyleEach, restyleText } from './style-selection.js';

/** How heavy the letters of the selection are, in the weights its family comes in. */

/** The family all selected words share, once the host's list is here. Follows the selection. */
function commonFamily(editor: Editor): FontFamily | undefined {
  const { font, font_src: src } = commonTextStyle(editor);
  return font === undefined ? undefined : editor.resources.fontFamily(font, src);
}

/** The weights to choose from, lightest first; none where families differ or are not known. */
export function offeredWeights(editor: Editor): readonly number[] {
  const family = commonFamily(editor);
  return family ? weightsOf(facesWith(family, commonTextStyle(editor).italic ?? false)) : [];
}

/** The weight the selection is shown in; undefined where its weights differ. */
export function selectedWeight(editor: Editor): number | undefined {
  const { weight, italic = false } = commonTextStyle(editor);
  const family = commonFamily(editor);
  return weight === undefined || !family ? weight : shownWeight(family, weight, italic);
}

export function setWeight(editor: Editor, weight: number): void {
  restyleText(editor, { weight, bold: isBold({ bold: false, weight }) }, t('weight'));
}

/** The family that has no bold to turn on; null where bold can be toggled. Follows the selection. */
export function familyWithoutBold(editor: Editor): string | null {
  const family = commonFamily(editor);
  if (!family || hasBold(family)) return null;
  return isBold({ bold: false, ...commonTextStyle(editor) }) ? null : family.name;
}

/** Sets the selection in its family's bold, or in its regular when all of it is bold. No bold is made up. */
export function toggleBold(editor: Editor): void {
  if (familyWithoutBold(editor) !== null) return;
  const common = commonTextStyle(editor);
  const on = !isBold({ bold: false, ...common });
  if (common.font !== undefined) restyleText(editor, { bold: on, weight: undefined }, t('bold'));
  else restyleEach(editor, (style) => ({ ...style, weight: weightOf(editor, style, on) }), t('bold'));
}

/** Of several families, those without a bold stay as they are. */
function weightOf(editor: Editor, { family: key, weight }: TextStyle, bold: boolean): number {
  const { family: name, src } = fontOfKey(key);
  const family = editor.resources.fontFamily(name, src);
  if (bold && family && !hasBold(family)) return weight;
  return bold ? BOLD : REGULAR;
}
