import { describe, expect, it } from 'vitest';
import { blankDesign } from '../../../../elements/document/blank-design.js';
import { parseDesignFile } from '../../../../elements/document/design-file.js';
import { insertShape } from '../../../../elements/editor/inserting/insert.js';
import { setBackgroundImage } from '../../../../elements/editor/pages/background.js';
import { insertBlankPage } from '../../../../elements/editor/pages/pages.js';
import { setBleed } from '../../../../elements/editor/pages/bleed.js';
import { resizeDesign } from '../../../../elements/editor/pages/resize-design.js';
import { picture, testEditor } from '../../../support/fakes/test-editor.js';

/** Two pages of 400 x 400: a shape on each, a picture behind the second. */
async function twoPages() {
  const opened = testEditor(blankDesign({ id: 'd', width: 400, height: 400 }));
  const { editor } = opened;
  await insertShape(editor, 'star', '#112233');
  insertBlankPage(editor);
  await insertShape(editor, 'heart', '#112233');
  await setBackgroundImage(editor, picture());
  return opened;
}

const boxesOf = ({ editor }: Awaited<ReturnType<typeof twoPages>>) =>
  editor.index.pages.value.map((page) => {
    const { position, width, height } = editor.object(editor.index.objects(page)[0]!)!;
    return { ...position, width, height };
  });

describe('another page size', () => {
  it('scales what is on all pages, as one step that undo takes back', async () => {
    const opened = await twoPages();
    const { editor, text } = opened;
    const [before, boxes, depth] = [text(), boxesOf(opened), editor.history.depth];
    await resizeDesign(editor, { width: 800, height: 1000, unit: 'px' }, 'fit');
    expect(editor.design).toMatchObject({ width: 800, height: 1000, dimension_units: 'px' });
    expect(boxesOf(opened).map(({ width }) => width)).toEqual(boxes.map(({ width }) => width * 2));
    expect(() => parseDesignFile(JSON.parse(text()))).not.toThrow();
    expect(editor.history.depth).toBe(depth + 1);
    const after = text();
    editor.history.undo();
    expect(text()).toBe(before);
    editor.history.redo();
    expect(text()).toBe(after);
  });

  it('leaves what is on the pages as it is when told so; the background covers the page as ever', async () => {
    const opened = await twoPages();
    const { editor, text } = opened;
    const [before, boxes] = [text(), boxesOf(opened)];
    await resizeDesign(editor, { width: 210, height: 297, unit: 'mm' }, 'keep');
    expect(editor.design).toMatchObject({ width: 794, height: 1123, dimension_units: 'mm' });
    expect(boxesOf(opened)).toEqual(boxes);
    const background = editor.index.background(editor.page.value)!.object;
    expect(background).toMatchObject({ position: { x: 0, y: 0 }, width: 794, height: 1123 });
    editor.history.undo();
    expect(text()).toBe(before);
  });

  it('is refused out of bounds, and the design stays', async () => {
    const { editor, text } = await twoPages();
    const before = text();
    for (const width of [39, 8001, Number.NaN])
      await expect(resizeDesign(editor, { width, height: 400, unit: 'px' }, 'fit')).rejects.toThrow(
        RangeError,
      );
    expect(text()).toBe(before);
  });

  it('takes along what was changed while fonts and pictures were on their way', async () => {
    const { editor } = await twoPages();
    const resized = resizeDesign(editor, { width: 800, height: 800, unit: 'px' }, 'keep');
    const [id] = editor.index.objects(editor.page.value);
    editor.run('Opacity', () => editor.patch(id!, { opacity: 0.5 }));
    await resized;
    expect(editor.object(id!)!.opacity).toBe(0.5);
  });

  it('keeps its bleed unless another comes with it', async () => {
    const { editor } = await twoPages();
    setBleed(editor, 12);
    await resizeDesign(editor, { width: 800, height: 1000, unit: 'px' }, 'fit');
    expect(editor.design.bleed).toBe(12);
    await resizeDesign(editor, { width: 85, height: 55, unit: 'mm', bleed: 3 }, 'fit');
    expect(editor.design.bleed).toBeCloseTo(11.34, 9);
    await resizeDesign(editor, { width: 85, height: 55, unit: 'mm', bleed: 0 }, 'fit');
    expect('bleed' in editor.design).toBe(false);
    expect(() => setBleed(editor, 26)).toThrow(RangeError);
  });
});
