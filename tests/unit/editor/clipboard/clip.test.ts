import { describe, expect, it } from 'vitest';
import { clipHtml, jsonInHtml } from '../../../../elements/editor/clipboard/clip-formats.js';
import { clipJson, clipOf, parseClip } from '../../../../elements/editor/clipboard/clip.js';
import { loadClip, pasteClipboard } from '../../../../elements/editor/clipboard/clipboard.js';
import { looksLikeSvg, placeContent } from '../../../../elements/editor/clipboard/clipboard-content.js';
import { commands } from '../../../../elements/editor/commands/commands.js';
import { insertShape } from '../../../../elements/editor/inserting/insert.js';
import { setFileImporter } from '../../../../elements/editor/inserting/file-importer.js';
import { insertBlankPage } from '../../../../elements/editor/pages/pages.js';
import { testEditor } from '../../../support/fakes/test-editor.js';

/** Two grouped shapes on a page, selected, and a way to run commands. */
async function grouped() {
  const opened = testEditor();
  const { editor } = opened;
  const run = (id: string): void => commands.find((command) => command.id === id)!.run(editor);
  await insertShape(editor, 'star', '#336699', { x: 200, y: 200 });
  await insertShape(editor, 'ellipse', '#cc3333', { x: 300, y: 300 });
  editor.selection.set(editor.index.objects(editor.page.value));
  run('group');
  return { ...opened, run, json: clipJson(clipOf(editor), editor.size) };
}

describe('a clip on its way', () => {
  it('comes back whole from our own type and from HTML, whatever letters it holds', async () => {
    const { json } = await grouped();
    const strange = json.replace('"clip-page"', '"clip-ß-雪-🎪"');
    expect(jsonInHtml(clipHtml(strange, 'Tom & <b>Jerry</b>'))).toBe(strange);
    expect(clipHtml(json, '<img src=x onerror=alert(1)>')).not.toContain('<img');
    expect(parseClip(json)?.objects).toHaveLength(2);
    expect(parseClip(json)?.groups[0]!.objects).toHaveLength(2);
  });

  it('is refused when anything in it is unsound, and the design stays as it was', async () => {
    const { editor, json, text } = await grouped();
    const before = text();
    const hostile = [
      '',
      'null',
      '{"version":1}',
      json.slice(0, -2),
      json.replace('#336699', 'url(javascript:alert(1))'),
      json.replace(/"width":\d+/, '"width":1e999'),
      json.replace('"shape"', '"__proto__"'),
      json.replace(/"opacity":1/, '"opacity":"<script>"'),
      jsonInHtml('<div data-design-maker-clip="!!!!">'),
      jsonInHtml('<div data-design-maker-clip="AAAA">'),
    ];
    for (const bad of hostile) {
      expect(parseClip(bad), bad.slice(0, 80)).toBeNull();
      expect(loadClip(bad)).toBe(false);
    }
    await placeContent(editor, { own: hostile[4]!, text: '', files: [] }, 'beside');
    expect(text()).toBe(before);
  });

  it('takes nothing from the clipboard but what the document knows, under ids of its own', async () => {
    const { editor, json } = await grouped();
    const ids = new Set(editor.index.objects(editor.page.value));
    expect(loadClip(json)).toBe(true);
    pasteClipboard(editor);
    const pasted = editor.selection.ids;
    expect(pasted).toHaveLength(2);
    expect(pasted.some((id) => ids.has(id))).toBe(false);
    expect(editor.index.groups(editor.page.value)).toHaveLength(2);
  });
});

describe('pasting', () => {
  it('in place puts copies exactly where they were, on another page too', async () => {
    const { editor, run } = await grouped();
    const from = editor.selection.objects.value.map(({ position }) => position);
    run('copy');
    insertBlankPage(editor);
    run('paste-in-place');
    expect(editor.selection.objects.value.map(({ position }) => position)).toEqual(from);
    expect(editor.index.objects(editor.page.value)).toHaveLength(2);
  });

  it('at a point puts the middle of all copies there', async () => {
    const { editor, run } = await grouped();
    run('copy');
    pasteClipboard(editor, { x: 50, y: 60 });
    const box = editor.selection.box.value!;
    expect([box.x + box.width / 2, box.y + box.height / 2]).toEqual([50, 60]);
  });

  it('makes words a text, cleaned of what is no letter, and says so when it cuts them', async () => {
    const { editor } = testEditor();
    await placeContent(editor, { own: '', text: 'Two\r\nlines\u0007', files: [] }, 'beside');
    expect(editor.selection.objects.value[0]).toMatchObject({ text_details: { text: 'Two\nlines' } });
    const told: string[] = [];
    Object.assign(editor.notifier, { warning: (message: string) => told.push(message) });
    await placeContent(editor, { own: '', text: 'word '.repeat(3000), files: [] }, 'beside');
    const [long] = editor.selection.objects.value as unknown as { text_details: { text: string } }[];
    expect(long!.text_details.text).toHaveLength(10_000);
    expect(told).toHaveLength(1);
  });

  it('hands pictures, and SVG that comes as text, to whoever keeps files', async () => {
    const { editor, text } = testEditor();
    const before = text();
    const taken: string[] = [];
    setFileImporter(editor, { files: async (files) => void taken.push(...files.map(({ type }) => type)) });
    const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"></svg>';
    await placeContent(editor, { own: '', text: svg, files: [] }, { x: 1, y: 1 });
    await placeContent(
      editor,
      { own: '', text: '', files: [new File(['x'], 'a.png', { type: 'image/png' })] },
      'beside',
    );
    expect(taken).toEqual(['image/svg+xml', 'image/png']);
    expect(text()).toBe(before);
    expect(looksLikeSvg('see <svg> tags</svg>')).toBe(false);
  });
});
