import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeFiles, type FilePlacing } from '../../../elements/shell/dropping/place-files.js';
import { insertBlankPage } from '../../../elements/editor/pages/pages.js';
import type { AssetSource } from '../../../elements/ports/assets.js';
import type { Notifier } from '../../../elements/ports/host.js';
import { noAssets, picture, testEditor } from '../../support/fakes/test-editor.js';

const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
const svg = (text: string, name: string): File => new File([text], name, { type: 'image/svg+xml' });

function placing(upload: AssetSource['upload'] = async () => picture()) {
  const { editor } = testEditor();
  const said: string[] = [];
  const hear =
    (kind: keyof Notifier) =>
    (text: string): void =>
      void said.push(`${kind}: ${text}`);
  const notifier = { success: hear('success'), warning: hear('warning'), error: hear('error') };
  Object.assign(editor, { notifier });
  const put: [id: string, alone: boolean][] = [];
  const made: FilePlacing = {
    editor,
    assets: { ...noAssets, keepsUploads: () => true, upload },
    put: async ({ id }, _at, { alone }) => void put.push([id, alone]),
  };
  return { made, said, put, editor };
}

describe('an SVG that cannot be taken apart', () => {
  const { window } = globalThis as { window?: unknown };
  beforeAll(() => Object.assign(globalThis, { window: new JSDOM('').window }));
  afterAll(() => Object.assign(globalThis, { window }));

  it('is placed as a picture, and that and why is said', async () => {
    const { made, said, put } = placing();
    expect(await placeFiles(made, [svg(EMPTY, 'blank.svg')], { x: 0, y: 0 })).toBe(1);
    expect(put).toEqual([['photo-1', true]]);
    expect(said[0]).toBe(
      'warning: Placed as a picture: blank.svg. This SVG shows nothing that can be placed on the page.',
    );
    expect(said).toHaveLength(2);
  });

  it('takes no other picture’s place when more files came with it', async () => {
    const { made, put, editor } = placing();
    await placeFiles(made, [svg(EMPTY, 'a.svg'), svg(ICON, 'b.svg')], { x: 0, y: 0 });
    expect(put).toEqual([['photo-1', false]]);
    expect(editor.index.objects(editor.page.value)).toHaveLength(1);
  });

  it('says only why when it cannot be kept as a picture either', async () => {
    const { made, said, put } = placing(() => Promise.reject(new Error('Too large.')));
    expect(await placeFiles(made, [svg(EMPTY, 'blank.svg')], { x: 0, y: 0 })).toBe(0);
    expect(put).toEqual([]);
    expect(said).toEqual([
      'error: This SVG shows nothing that can be placed on the page. It cannot be placed as a picture either: Too large.',
    ]);
  });
});

describe('files that are no pictures', () => {
  const note = (name: string): File => new File(['x'], name, { type: 'text/plain' });

  it('are named in one message beside what was kept; one alone is told what would do', async () => {
    const png = new File(['x'], 'a.png', { type: 'image/png' });
    const { made, said } = placing();
    expect(await placeFiles(made, [note('a.txt'), png, note('b.txt')], { x: 0, y: 0 })).toBe(1);
    expect(said).toEqual([
      'error: a.txt and b.txt were not added. Use PNG, JPG, WebP, AVIF, GIF, HEIC, TIFF or SVG files of up to 25 MB.',
      'success: file upload success',
    ]);
    const alone = placing();
    await placeFiles(alone.made, [note('a.txt')], { x: 0, y: 0 });
    expect(alone.said).toEqual([
      'error: a.txt is not a picture. Use PNG, JPG, WebP, AVIF, GIF, HEIC, TIFF or SVG files.',
    ]);
  });
});

describe('a picture that moves', () => {
  const frame = '\x21\xf9\x04\x00\x05\x00\x00\x00';
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const file = (text: string, name: string): File => new File([bytes(text)], name, { type: 'image/gif' });

  it.each([
    ['a.gif', `GIF89a${frame}..${frame}..`, true],
    ['a.gif', `GIF89a${frame}..`, false],
    ['a.webp', 'RIFF....WEBPVP8X\x0a\0\0\0\x02.........ANIM', true],
    ['a.webp', 'RIFF....WEBPVP8X\x0a\0\0\0\x10.........VP8 ', false],
    ['a.png', '\x89PNG\r\n\x1a\n....IHDR.................acTL....IDAT', true],
    ['a.png', '\x89PNG\r\n\x1a\n....IHDR.................IDAT..acTL', false],
    ['a.avif', '....ftypavis', true],
    ['a.avif', '....ftypavif', false],
  ])('%s is told of: %#', async (name, text, told) => {
    const { made, said } = placing();
    await placeFiles(made, [file(text, name)], { x: 0, y: 0 });
    const words = `warning: ${name} moves: only its first picture is shown.`;
    expect(said.includes(words)).toBe(told);
  });
});

describe('files that are here when another page is shown', () => {
  const { window } = globalThis as { window?: unknown };
  beforeAll(() => Object.assign(globalThis, { window: new JSDOM('').window }));
  afterAll(() => Object.assign(globalThis, { window }));

  it('belong to the page they were put on, pictures and drawings alike', async () => {
    const { made, editor } = placing();
    const first = editor.page.peek();
    const pages: string[] = [];
    const placed = placeFiles(
      { ...made, put: async (_picture, _at, { page }) => void pages.push(page) },
      [new File(['x'], 'a.png', { type: 'image/png' }), svg(ICON, 'b.svg')],
      { x: 0, y: 0 },
    );
    insertBlankPage(editor);
    const second = editor.page.peek();
    expect(second).not.toBe(first);
    await placed;
    expect(pages).toEqual([first]);
    expect(editor.index.objects(first)).toHaveLength(1);
    expect(editor.index.objects(second)).toHaveLength(0);
    expect(editor.selection.ids).toEqual([]);
  });
});
