import { describe, expect, it } from 'vitest';
import { flip } from '../../../elements/editor/arranging/flip.js';
import { insertImage, insertText } from '../../../elements/editor/inserting/insert.js';
import { TEXT_PRESETS } from '../../../elements/editor/inserting/new-objects.js';
import { replaceImage } from '../../../elements/editor/pictures/replace-image.js';
import { restyleText } from '../../../elements/editor/text-formatting/style-selection.js';
import { editText, textEditingOf } from '../../../elements/editor/text-editing/session.js';
import { textKind } from '../../../elements/objects/text/kind.js';
import type { TextObject } from '../../../elements/objects/text/model.js';
import type { FontSource } from '../../../elements/ports/fonts.js';
import { textOf } from '../../support/objects.js';
import { nodeFonts, picture, testEditor } from '../../support/fakes/test-editor.js';

/** Fonts of which some come only when let go. */
function slowFonts(slow: (id: string) => boolean) {
  let letGo = (): void => undefined;
  const held = new Promise<void>((go) => (letGo = go));
  const fonts: FontSource = {
    ...nodeFonts,
    load: async (face) => {
      if (slow(face.id)) await held;
      return nodeFonts.load(face);
    },
  };
  return { fonts, letGo };
}

const settled = () => new Promise((done) => setTimeout(done, 50));

async function twoTexts(slow: (id: string) => boolean) {
  const { fonts, letGo } = slowFonts(slow);
  const { editor } = testEditor(undefined, fonts);
  await insertText(editor, TEXT_PRESETS[1]!, 'One line');
  await insertText(editor, TEXT_PRESETS[2]!, 'Another');
  const [one, two] = editor.index.objects(editor.page.value) as [string, string];
  const details = (id: string) => (editor.object(id) as TextObject).text_details;
  return { editor, letGo, one, two, details };
}

describe('what arrives after the user went on', () => {
  it('styles the text that was selected when the font was chosen, not the one selected since', async () => {
    const { editor, letGo, one, two, details } = await twoTexts((id) => id.startsWith('Fraunces'));
    editor.selection.set([one]);
    restyleText(editor, { font: 'Fraunces' }, 'Font');
    editor.selection.set([two]);
    letGo();
    await expect.poll(() => details(one).font).toBe('Fraunces');
    expect(details(two).font).toBe('Montserrat');
    editor.history.undo();
    expect(details(one).font).toBe('Montserrat');
  });

  it('keeps the font that was chosen last, whichever arrives first', async () => {
    const { editor, letGo, one, details } = await twoTexts((id) => id.startsWith('Fraunces'));
    editor.selection.set([one]);
    restyleText(editor, { font: 'Fraunces' }, 'Font');
    restyleText(editor, { font: 'DM Sans' }, 'Font');
    await settled();
    letGo();
    await expect.poll(() => details(one).font).toBe('DM Sans');
    restyleText(editor, { font: 'Fraunces' }, 'Font');
    expect(details(one).font).toBe('Fraunces');
  });

  it('styles the words that were selected, also when their text was left since', async () => {
    const { editor, letGo, one, two, details } = await twoTexts((id) => id.startsWith('Fraunces'));
    editText(editor, one);
    textEditingOf(editor).peek()!.select(0, { index: 3, affinity: 'down' });
    restyleText(editor, { font: 'Fraunces' }, 'Font');
    editor.selection.set([two]);
    letGo();
    await expect.poll(() => details(one).runs).toEqual([{ start: 0, end: 3, font: 'Fraunces' }]);
    expect(details(two).runs).toBeUndefined();
  });

  it('lets a text go that was deleted meanwhile', async () => {
    const { editor, letGo, one, details } = await twoTexts((id) => id.startsWith('Fraunces'));
    editor.selection.set([one]);
    restyleText(editor, { font: 'Fraunces' }, 'Font');
    editor.run('Delete', () => editor.store.remove(one));
    letGo();
    await settled();
    expect(editor.object(one)).toBeUndefined();
    editor.history.undo();
    expect(details(one).font).toBe('Montserrat');
  });

  it('keeps the flip made while a new picture was loading', async () => {
    const { editor } = testEditor();
    await insertImage(editor, picture());
    const [id] = editor.selection.ids as [string];
    const replaced = replaceImage(editor, id, picture({ source: 'design_resource:other' }));
    flip(editor, 'flip_horizontal');
    await replaced;
    expect(editor.object(id)).toMatchObject({
      image_details: { id_design_resource: 'other', flip_horizontal: -1 },
    });
  });
});

describe('fonts that cannot be had', () => {
  it('are said once for all texts, again asked for by Try again, and said anew when they fail after all had come', async () => {
    let here = false;
    const load: FontSource['load'] = (face) =>
      here ? nodeFonts.load(face) : Promise.reject(new Error('offline'));
    const { editor } = testEditor(undefined, { ...nodeFonts, load });
    const said: (readonly string[])[] = [];
    editor.resources.onFontsAwaited = (letters) => said.push(letters);
    const texts = ['One', 'Two'].map((text, i) => textOf({ text }, { id: `t${i}` }));
    await editor.resources.ensure(texts);
    expect(said).toEqual([['O', 'n', 'e', 'T', 'w', 'o']]);
    editor.resources.retry();
    await editor.resources.ensure(texts);
    expect(said).toHaveLength(1);
    expect(editor.resources.awaitedLetters([texts[0]!])).toEqual(['O', 'n', 'e']);
    here = true;
    editor.resources.retry();
    await editor.resources.ensure(texts);
    expect(editor.resources.awaitedLetters(texts)).toEqual([]);
    here = false;
    await editor.resources.ensure([textOf({ text: 'Three', font: 'Fraunces' }, { id: 't3' })]);
    expect(said).toHaveLength(2);
  });

  const offline = (): { fonts: FontSource; online: () => void } => {
    let here = false;
    const load: FontSource['load'] = (face) =>
      here ? nodeFonts.load(face) : Promise.reject(new Error('offline'));
    return { fonts: { ...nodeFonts, load }, online: () => (here = true) };
  };

  it('leave a text that can be added, edited and drawn, and come when asked for again', async () => {
    const { fonts, online } = offline();
    const { editor } = testEditor(undefined, fonts);
    await insertText(editor, TEXT_PRESETS[0]!, 'Add a heading\nand more');
    const [id] = editor.selection.ids as [string];
    const text = () => editor.object(id) as TextObject;
    expect(editText(editor, id)).toBe(true);
    const editing = textEditingOf(editor).peek()!;
    const { map } = editing;
    expect(map!.hit(1e4, 1e4).index).toBe('Add a heading\n'.length);
    expect(map!.pos({ index: 3, affinity: 'down' }).height).toBeGreaterThan(0);
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight', 'Home', 'End']) {
      const none = { shift: false, alt: false, mod: false, repeat: false, word: false, far: false };
      expect(editing.move({ key, ...none })).toBe(true);
    }
    editing.insert('More ', 'type');
    expect(text().text_details.text).toContain('More ');
    expect(textKind.ops(text(), editor.resources.env)).toHaveLength(1);
    online();
    editor.resources.retry();
    expect(editor.resources.ready([text()])).toBe(false);
    await editor.resources.ensure([text()]);
    expect(editor.resources.fonts.has('Montserrat')).toBe(true);
  });
});
