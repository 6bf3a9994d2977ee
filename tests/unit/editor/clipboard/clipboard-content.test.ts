import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { copySelection } from '../../../../elements/editor/clipboard/clipboard.js';
import { htmlToText } from '../../../../elements/editor/html/html-to-text.js';
import {
  looksLikeSvg,
  readDataTransfer,
  placeContent,
} from '../../../../elements/editor/clipboard/clipboard-content.js';
import { markSystemWritten, pasteEvent } from '../../../../elements/editor/clipboard/system-clipboard.js';
import { setFileImporter } from '../../../../elements/editor/inserting/file-importer.js';
import { newImage } from '../../../../elements/editor/inserting/new-objects.js';
import { addObjects } from '../../../../elements/editor/inserting/add-objects.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import { picture, testEditor } from '../../../support/fakes/test-editor.js';
import { GOOGLE_DOCS, LIBRE_OFFICE } from '../../../support/html/copied-html.js';

beforeAll(() => {
  globalThis.DOMParser = new JSDOM('').window.DOMParser;
});

/** What a native event would hold. */
const event = (texts: Readonly<Record<string, string>>): DataTransfer =>
  ({
    getData: (type: string) => texts[type] ?? '',
    types: Object.keys(texts),
    files: [],
  }) as unknown as DataTransfer;

describe('SVG that comes as text', () => {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
  const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator > SVG Export -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">${'\n  <!ENTITY long "http://ns.adobe.com/">'.repeat(80)}
]>
${body}
`;

  it.each([
    ['as Illustrator writes it', illustrator],
    ['with a style sheet of its own', `<?xml version="1.0"?><?xml-stylesheet href="a.css"?>${body}`],
    ['with a byte order mark and a last comment', `\uFEFF${body}\n<!-- made by hand -->\n`],
    ['that is empty', '<svg viewBox="0 0 1 1"/>'],
  ])('is a drawing %s', async (_name, text) => {
    expect(looksLikeSvg(text)).toBe(true);
    const { editor } = testEditor();
    const taken: string[] = [];
    setFileImporter(editor, { files: async (files) => void taken.push(...files.map(({ type }) => type)) });
    await placeContent(editor, { own: '', text, files: [] }, 'beside');
    expect(taken).toEqual(['image/svg+xml']);
    expect(editor.selection.ids).toEqual([]);
  });

  it.each([
    '<?xml version="1.0"?><p>no</p>',
    '<!DOCTYPE html><svg></svg>',
    `see ${body}`,
    `${body} and more`,
  ])('is words where it is more, or something else: %s', (text) => expect(looksLikeSvg(text)).toBe(false));

  it('is told from words at once, however long they are', () => {
    const before = performance.now();
    expect(looksLikeSvg('<?a?>'.repeat(200_000))).toBe(false);
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

describe('words with styles from another program', () => {
  const content = (html: string, text: string) =>
    readDataTransfer(event({ 'text/html': html, 'text/plain': text }));
  const pasted = async (place: 'beside' | 'in-place', html: string, text: string) => {
    const { editor } = testEditor();
    await placeContent(editor, content(html, text), place);
    return editor.selection.objects.value[0] as TextObject;
  };

  it('become a text that keeps them, as wide as its words', async () => {
    const { text_details: details } = await pasted('beside', LIBRE_OFFICE, 'plain');
    expect(details).toMatchObject({
      text: 'Plain, bold, slanted and red\nFirst\nSecond',
      ...{ font: 'Montserrat', fontColor: '#000000', textAlign: 'left', autoWidth: true },
      runs: [
        { start: 7, end: 11, weight: 700, bold: true },
        { start: 13, end: 20, italic: true },
        { start: 25, end: 29, fontColor: '#c9211e' },
      ],
      paragraphs: [{}, { list: 'number' }, { list: 'number' }],
    });
    const { text_details: doc } = await pasted('beside', GOOGLE_DOCS, 'plain');
    expect(doc.runs).toContainEqual({ start: 8, end: 19, font: 'Fraunces', italic: true, underline: true });
  });

  it('leave them behind when pasted in place, which is how plain words are pasted', async () => {
    const { text_details: details } = await pasted('in-place', LIBRE_OFFICE, 'plain words');
    expect(details).toMatchObject({ text: 'plain words', textAlign: 'center' });
    expect(details).not.toHaveProperty('runs');
  });

  it('are cut like others when there are too many', async () => {
    const { text_details: details } = await pasted(
      'beside',
      `<b>${'a '.repeat(6000)}</b>`,
      'a '.repeat(6000),
    );
    expect(details.text).toHaveLength(10_000);
    expect(details.bold).toBe(true);
  });
});

describe('a clipboard that holds only HTML', () => {
  const copied = () => {
    const { editor } = testEditor();
    addObjects(editor, 'add', [newImage(picture(), editor.size, { x: 50, y: 50 })]);
    copySelection(editor);
    markSystemWritten();
    return editor;
  };
  const count = (editor: ReturnType<typeof copied>): number => editor.index.objects(editor.page.value).length;

  it('pastes its words, not what was copied here before', async () => {
    const editor = copied();
    const html = '<meta charset="utf-8"><h1>Autumn&nbsp;fair</h1><p>Tea &amp; <b>cake</b><br>from 3</p>';
    await pasteEvent(editor, readDataTransfer(event({ 'text/html': html })));
    expect(editor.selection.objects.value).toMatchObject([
      { type: 'text', text_details: { text: 'Autumn fair\nTea & cake\nfrom 3' } },
    ]);
    expect(count(editor)).toBe(2);
  });

  it('without words has nothing to paste, and says so', async () => {
    const editor = copied();
    const told: string[] = [];
    editor.notifier.warning = (message) => void told.push(message);
    await pasteEvent(
      editor,
      readDataTransfer(event({ 'text/html': '<img src="https://example.com/a.png">' })),
    );
    await pasteEvent(editor, readDataTransfer(event({ 'application/x-other': '1' })));
    expect(told).toEqual(['Nothing to paste', 'Nothing to paste']);
    expect(count(editor)).toBe(1);
  });

  it('gives words without markup, scripts or styles, and with its letters', () => {
    expect(htmlToText('<style>p{}</style><script>alert("<b>")</script><p title="a>b">x &lt; y</p>')).toBe(
      'x < y',
    );
    expect(htmlToText('<!-- <p>no</p> --><ul><li>one</li><li>two &#233;&#x1F600;&hellip;</li></ul>')).toBe(
      'one\ntwo é😀…',
    );
    expect(htmlToText('a\n  b   <i>c</i>')).toBe('a b c');
    expect(htmlToText('<'.repeat(100_000))).toContain('<');
  });
});
