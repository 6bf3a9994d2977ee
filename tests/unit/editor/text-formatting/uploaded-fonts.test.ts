import { describe, expect, it, vi } from 'vitest';
import { insertText } from '../../../../elements/editor/inserting/insert.js';
import { TEXT_PRESETS } from '../../../../elements/editor/inserting/new-objects.js';
import {
  commonTextStyle,
  isStyling,
  restyleText,
} from '../../../../elements/editor/text-formatting/style-selection.js';
import { editText, textEditingOf } from '../../../../elements/editor/text-editing/session.js';
import { textLayout } from '../../../../elements/objects/text/layout.js';
import type { TextDetails, TextObject } from '../../../../elements/objects/text/model.js';
import type { FontFamily, FontSource } from '../../../../elements/ports/fonts.js';
import { nodeFonts, testEditor, type TestEditor } from '../../../support/fakes/test-editor.js';

/** Two teams have uploaded a font called House, a third one a font called like a family of the catalog. */
const FILES: Readonly<Record<string, string>> = {
  'brand_file/ours': 'Fraunces',
  'brand_file/theirs': 'DM Sans',
  'brand_file/alike': 'Fraunces',
};
const GONE = 'brand_file/gone';

const familyAt = (name: string, src: string): FontFamily => ({
  ...{ name, category: 'sans', src },
  faces: [{ id: src, weight: 400, italic: false, src }],
});

const fonts: FontSource = {
  ...nodeFonts,
  brand: async () => [familyAt('House', 'brand_file/ours')],
  placed: (name, src) => (src in FILES || src === GONE ? familyAt(name, src) : null),
  load: async (face) => {
    if (face.src === GONE) throw new Error('404');
    const real = FILES[face.src];
    const families = await nodeFonts.families();
    return nodeFonts.load(real ? families.find(({ name }) => name === real)!.faces[0]! : face);
  },
};

async function withText(): Promise<Pick<TestEditor, 'editor'> & { text(): TextObject }> {
  const made = testEditor(undefined, fonts);
  await insertText(made.editor, TEXT_PRESETS[0]!, 'Our words');
  const [id] = made.editor.selection.ids;
  return { ...made, text: () => made.editor.object(id!) as TextObject };
}

/** Ids of the faces that a text is drawn with. */
const faces = ({ editor }: Pick<TestEditor, 'editor'>, object: TextObject): string[] => [
  ...new Set(
    textLayout(object, editor.resources.env).lines.flatMap(({ runs }) => runs.map(({ face }) => face.id)),
  ),
];

/** The text with other details, all it needs here. */
async function loaded(
  made: Pick<TestEditor, 'editor'>,
  object: TextObject,
  change: Partial<TextDetails>,
): Promise<TextObject> {
  const next = { ...object, text_details: { ...object.text_details, ...change } };
  await made.editor.resources.ensure([next]);
  return next;
}

/** What waited for its faces is done. */
const settled = ({ editor }: Pick<TestEditor, 'editor'>) =>
  vi.waitFor(() => expect(isStyling(editor)).toBe(false), { timeout: 60_000 });

describe('fonts that somebody uploaded', () => {
  it('go by name and address: two of one name, or named like a family of the catalog, are not mixed up', async () => {
    const made = await withText();
    const text = made.text();
    const named = async (font: string, font_src?: string) =>
      faces(made, await loaded(made, text, { font, ...(font_src !== undefined && { font_src }) }));
    expect(await named('House', 'brand_file/ours')).toEqual(['brand_file/ours']);
    expect(await named('House', 'brand_file/theirs')).toEqual(['brand_file/theirs']);
    expect(await named('Montserrat', 'brand_file/alike')).toEqual(['brand_file/alike']);
    expect(await named('Montserrat')).toEqual(['Montserrat-700']);
    expect(await named('House', 'brand_file/ours')).toEqual(['brand_file/ours']);
  });

  it('are found under a name they had before, and by the name alone in the own brand kit', async () => {
    const made = await withText();
    const text = made.text();
    for (const font of ['Renamed', 'House'])
      expect(faces(made, await loaded(made, text, { font, font_src: 'brand_file/ours' }))).toEqual([
        'brand_file/ours',
      ]);
    expect(faces(made, await loaded(made, text, { font: 'House' }))).toEqual(['brand_file/ours']);
  });

  it('give way to the family of their name where the address is none of a font, or the file is gone', async () => {
    const made = await withText();
    const text = made.text();
    const elsewhere = await loaded(made, text, {
      font: 'Fraunces',
      font_src: 'https://elsewhere/Fraunces.ttf',
    });
    expect(faces(made, elsewhere)).toEqual(['Fraunces-600']);
    const gone = await loaded(testEditor(undefined, fonts), text, { font: 'Lost', font_src: GONE });
    const other = testEditor(undefined, fonts);
    await other.editor.resources.ensure([gone]);
    expect(faces(other, gone)).toEqual(['Montserrat-700']);
    expect(await other.editor.resources.unknownFonts([gone, elsewhere])).toEqual([]);
    const unknown = { ...text, text_details: { ...text.text_details, font: 'Nowhere' } };
    expect(await other.editor.resources.unknownFonts([unknown])).toEqual(['Nowhere']);
  });

  it('are written with their address, which goes when another font is chosen; undo brings it back', async () => {
    const { editor, text } = await withText();
    restyleText(editor, { font: 'House', font_src: 'brand_file/ours' }, 'Font');
    await settled({ editor });
    expect(text().text_details).toMatchObject({ font: 'House', font_src: 'brand_file/ours' });
    restyleText(editor, { font: 'DM Sans' }, 'Font');
    await settled({ editor });
    expect(text().text_details.font).toBe('DM Sans');
    expect(text().text_details).not.toHaveProperty('font_src');
    editor.history.undo();
    expect(text().text_details).toMatchObject({ font: 'House', font_src: 'brand_file/ours' });
  });

  it('are one for words and one for the rest, through typing, and back to one for all', async () => {
    const { editor, text } = await withText();
    const id = text().id;
    restyleText(editor, { font: 'House', font_src: 'brand_file/ours' }, 'Font');
    await settled({ editor });
    editText(editor, id);
    const editing = textEditingOf(editor).peek()!;
    editing.select(0, { index: 3, affinity: 'up' });
    restyleText(editor, { font: 'House', font_src: 'brand_file/theirs' }, 'Font');
    await settled({ editor });
    expect(text().text_details.runs).toEqual([
      { start: 0, end: 3, font: 'House', font_src: 'brand_file/theirs' },
    ]);
    // one name, two fonts
    editing.selectAll();
    expect(commonTextStyle(editor)).not.toHaveProperty('font');
    editing.select(0, { index: 3, affinity: 'up' });
    restyleText(editor, { font: 'House' }, 'Font');
    await settled({ editor });
    expect(text().text_details.runs).toEqual([{ start: 0, end: 3, font: 'House' }]);
    editing.select(9, { index: 9, affinity: 'up' });
    editing.takeInput('Our words!', 10, 'type');
    expect(text().text_details).toMatchObject({ font_src: 'brand_file/ours', text: 'Our words!' });
    editing.selectAll();
    restyleText(editor, { font: 'Fraunces' }, 'Font');
    await settled({ editor });
    expect(text().text_details.font).toBe('Fraunces');
    for (const gone of ['runs', 'font_src']) expect(text().text_details).not.toHaveProperty(gone);
  });
});
