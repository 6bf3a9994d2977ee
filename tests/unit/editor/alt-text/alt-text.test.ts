import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { parseDesignFile } from '../../../../elements/document/design-file.js';
import { altTextOf, setAltText } from '../../../../elements/editor/alt-text/alt-text.js';
import { insertImage } from '../../../../elements/editor/inserting/insert.js';
import { replaceImage } from '../../../../elements/editor/pictures/replace-image.js';
import { goldenPdf, goldenSvg } from '../../../support/exported.js';
import { pdfJsPages, type StructureNode } from '../../../support/pdf-readers.js';
import { picture, testEditor, type TestEditor } from '../../../support/fakes/test-editor.js';

async function withImage(name: string): Promise<TestEditor & { readonly id: string }> {
  const open = testEditor();
  await insertImage(open.editor, picture({ name }));
  return { ...open, id: open.editor.selection.objects.value[0]!.id };
}

const saved = ({ editor }: Pick<TestEditor, 'editor'>) =>
  parseDesignFile(JSON.parse(JSON.stringify(editor.toFile())));

/** Each text that a reader of the PDF, and one of the SVG, gives for pictures. */
async function exported(
  open: Pick<TestEditor, 'editor'>,
): Promise<{ pdf: string[]; svg: (string | null)[] }> {
  const file = saved(open);
  const golden = { width: file.width, height: file.height, page: file.pages[0]! as never };
  const [page] = await pdfJsPages(await goldenPdf([golden]));
  const figures = (node: StructureNode): string[] => [
    ...(node.role === 'Figure' ? [node.alt ?? ''] : []),
    ...(node.children ?? []).flatMap(figures),
  ];
  const { document } = new JSDOM(await goldenSvg(golden), { contentType: 'image/svg+xml' }).window;
  const named = [...document.querySelectorAll('[role="img"]')].map((element) =>
    element.getAttribute('aria-label'),
  );
  return { pdf: figures(page!.structure!), svg: named };
}

describe('the alternative text of a picture', () => {
  it('comes with the picture, is edited and undone, is kept in the file, and stands in PDF and SVG [E-073]', async () => {
    const prompt = `A lighthouse at dusk, ${'with gulls and '.repeat(8)}a calm sea`;
    const open = await withImage(prompt);
    const { editor, id } = open;
    expect(await exported(open)).toEqual({ pdf: [prompt], svg: [prompt] });

    setAltText(editor, id, 'Our lighthouse,\n "Nordlys" & its keeper');
    const typed = 'Our lighthouse, "Nordlys" & its keeper';
    expect(saved(open).pages[0]!.objects[0]).toMatchObject({ alt: typed });
    expect(await exported(open)).toEqual({ pdf: [typed], svg: [typed] });

    setAltText(editor, id, '');
    expect(await exported(open)).toEqual({ pdf: [], svg: [] });
    editor.history.undo();
    editor.history.undo();
    expect(altTextOf(editor.object(id)!)).toEqual({ typed: null, own: prompt });
    expect(editor.history.depth).toBe(1);
  });

  it('is not that of another picture: what was typed goes with the picture it was typed for', async () => {
    const { editor, id } = await withImage('Oranges');
    setAltText(editor, id, 'Oranges from our garden');
    await replaceImage(editor, id, picture({ name: 'Lemons', source: 'src:lemons' }));
    expect(altTextOf(editor.object(id)!)).toEqual({ typed: null, own: 'Lemons' });
    editor.history.undo();
    expect(altTextOf(editor.object(id)!).typed).toBe('Oranges from our garden');
  });

  it.each([
    ['team-photo_2.jpg', 'team photo 2'],
    ['IMG_4711.JPG', ''],
    ['DSC00042.jpeg', ''],
    ['Screenshot 2026-03-01 at 10.20.30.png', ''],
    ['Flat white.png', 'Flat white'],
    ['Version 2.0', 'Version 2.0'],
  ])('of a file called %s is said as a person would: "%s"', async (name, own) => {
    const { editor, id } = await withImage(name);
    expect(altTextOf(editor.object(id)!).own).toBe(own);
  });

  it('is refused where the picture is locked, and is no longer than a file may hold', async () => {
    const { editor, id } = await withImage('Oranges');
    setAltText(editor, id, 'a'.repeat(5000));
    expect(editor.object(id)!.alt).toHaveLength(1000);
    editor.run('Lock', () => editor.patch(id, { locked: true }));
    setAltText(editor, id, 'Lemons');
    expect(editor.object(id)!.alt).toHaveLength(1000);
  });
});
