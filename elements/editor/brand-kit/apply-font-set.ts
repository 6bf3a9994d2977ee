import { objectsOf } from '../../document/stored/load.js';
import { textRoles, type TextRole } from '../../generate/text-roles.js';
import type { TextDetails, TextObject } from '../../objects/text/model.js';
import type { FontFamily } from '../../ports/fonts.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';
import { changeTexts, isText, styledText } from '../styling/text-style.js';

/** The fonts of a set by what texts are for. */
export type FontsOfRoles = Readonly<Record<TextRole, Pick<FontFamily, 'name' | 'src'>>>;

const textsOf = (editor: Editor): TextObject[] => objectsOf(editor.store.values()).filter(isText);

/**
 * Sets the texts of all pages in the fonts of a set as one step: headings, sub headings and paragraphs by their role label,
 * else by their size. Sizes and boldness stay; so do locked texts. Waits for the faces.
 */
export async function applyFontSet(editor: Editor, fonts: FontsOfRoles): Promise<void> {
  const texts = textsOf(editor);
  if (texts.length === 0) return;
  const roles = textRoles(texts);
  const styled = (id: string, details: TextDetails): TextDetails => {
    const { name, src } = fonts[roles.get(id) ?? 'paragraph'];
    return styledText(details, { font: name, font_src: src, weight: undefined });
  };
  const looks = texts.map((text) => ({ ...text, text_details: styled(text.id, text.text_details) }));
  await editor.resources.ensure(looks);
  editor.history.commit();
  editor.run(t('fontSet'), () => {
    // as they are by then: what was typed while the faces loaded stays
    for (const text of texts)
      changeTexts(editor, (details) => styled(text.id, details), t('fontSet'), { texts: [text] });
  });
}
