import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { readHtml } from '../../../../elements/editor/html/read-html.js';
import { fromHtml } from '../../../../elements/editor/html/rich-html.js';
import { toHtml } from '../../../../elements/editor/html/write-html.js';
import type { FontFamily } from '../../../../elements/ports/fonts.js';
import type { RichText } from '../../../../elements/text/editing/rich-text.js';
import type { TextStyle } from '../../../../elements/text/types.js';
import { GOOGLE_DOCS, LIBRE_OFFICE, WEB_PAGE, WORD } from '../../../support/html/copied-html.js';

beforeAll(() => {
  globalThis.DOMParser = new JSDOM('').window.DOMParser;
});

const base: TextStyle = {
  ...{ family: 'Montserrat', weight: 400, italic: false, size: 24, color: '#ffffff', letterSpacing: 0 },
  ...{ underline: false, strike: false, textCase: 'none' },
};
const family = (name: string, ...weights: number[]): FontFamily => ({
  name,
  category: 'sans',
  faces: weights.map((weight) => ({ id: `${name}-${weight}`, weight, italic: false, src: name })),
});
const families = [family('Montserrat', 400, 700), family('Fraunces', 400, 600), family('Bebas Neue', 400)];
const familyOf = (name: string): FontFamily | undefined =>
  families.find((one) => one.name.toLowerCase() === name.toLowerCase());

/** What words have that the style they come into has not. */
function said(rich: RichText | null): Record<string, Partial<TextStyle>> {
  return Object.fromEntries(
    (rich?.spans ?? []).map(({ start, end, style }) => [
      rich!.text.slice(start, end),
      Object.fromEntries(
        Object.entries(style).filter(([key, value]) => value !== base[key as keyof TextStyle]),
      ),
    ]),
  );
}

describe('styled text from other programs', () => {
  it('keeps emphasis, colors, lists, links and fonts we have of Google Docs, and blank lines [E-019]', () => {
    const rich = fromHtml(GOOGLE_DOCS, base, familyOf)!;
    expect(rich.text).toBe('Open day tomorrow\n\nTea\nGreen\nMenu');
    expect(said(rich)).toEqual({
      'Open ': {},
      day: { weight: 700, color: '#ff0000' },
      ' tomorrow\n\n': { family: 'Fraunces', italic: true, underline: true },
      'Tea\nGreen\n': {},
      Menu: { color: '#1155cc', underline: true, link: 'https://example.com/a?b=1&c=2' },
    });
    expect(rich.paragraphs).toEqual([
      {},
      {},
      { list: 'bullet' },
      { list: 'bullet', level: 1 },
      { list: 'number' },
    ]);
  });

  it('keeps those of Word, whose lists are paragraphs with a mark before them', () => {
    const rich = fromHtml(WORD, base, familyOf)!;
    expect(rich.text).toBe('Bring a warm coat.\n\nHat\nScarf');
    expect(said(rich)).toMatchObject({
      Bring: { weight: 700 },
      warm: { italic: true, underline: true },
      coat: { color: '#c00000' },
      Scarf: { strike: true },
    });
    expect(rich.paragraphs).toEqual([{}, {}, { list: 'bullet' }, { list: 'number', level: 1 }]);
  });

  it('keeps those of LibreOffice', () => {
    const rich = fromHtml(LIBRE_OFFICE, base, familyOf)!;
    expect(rich.text).toBe('Plain, bold, slanted and red\nFirst\nSecond');
    expect(said(rich)).toMatchObject({
      bold: { weight: 700 },
      slanted: { italic: true },
      'red\n': { color: '#c9211e' },
    });
    expect(rich.paragraphs).toEqual([{}, { list: 'number' }, { list: 'number' }]);
  });

  it('keeps those of a web page and nothing that could run; cells stand apart', () => {
    const rich = fromHtml(WEB_PAGE, base, familyOf)!;
    expect(rich.text).toBe('News\nHome\nIt opens today, see this.\nOne\ttwo');
    expect(said(rich)).toMatchObject({
      'News\n': { weight: 700, color: '#202122' },
      today: { weight: 700 },
      'see this': { italic: true },
      One: { weight: 700 },
    });
    expect(rich.paragraphs).toBeUndefined();
  });

  it('tells where links lead, of pages, mails and phones alone', () => {
    const links = (html: string) =>
      readHtml(html).runs.flatMap(({ marks }) => (marks.href ? [marks.href] : []));
    expect(links(GOOGLE_DOCS)).toEqual(['https://example.com/a?b=1&c=2']);
    expect(links(WEB_PAGE)).toEqual([]);
    expect(links('<a href=" mailto:a@b.c">a</a><a href="data:text/html,x">b</a><a href="/c">c</a>')).toEqual([
      'mailto:a@b.c',
    ]);
  });

  it('takes all of it in one style, and says nothing where the plain words say it all', () => {
    expect(said(fromHtml('<b>All bold</b>', base))).toEqual({ 'All bold': { weight: 700 } });
    expect(said(fromHtml('<p style="color:#f00">Red</p>', base))).toEqual({ Red: { color: '#ff0000' } });
    expect(fromHtml('<p style="color:black">Plain</p><p>words</p>', base)).toBeNull();
    expect(fromHtml('<b> </b><br>', base)).toBeNull();
    expect(fromHtml('', base)).toBeNull();
    expect(fromHtml(`<b>${'a'.repeat(2_000_001)}`, base)).toBeNull();
  });

  it('falls back to the font of the text, and to its weight where the family has no bold', () => {
    const html = '<span style="font-family: \'Nobody Has\', Fraunces; font-weight: 800">x</span>';
    expect(said(fromHtml(html, base, familyOf))).toEqual({ x: { weight: 700 } });
    const flat = { ...base, family: 'Bebas Neue' };
    expect(fromHtml('<b>x</b>', flat, familyOf)).toBeNull();
    expect(fromHtml('<b style="font-family:fraunces">x</b>', flat, familyOf)!.spans[0]!.style).toMatchObject({
      family: 'Fraunces',
      weight: 700,
    });
  });

  it('nests lists as deep as a text may, and never deeper', () => {
    const deep = `${'<ul><li>a'.repeat(14)}`;
    expect(fromHtml(deep, base)!.paragraphs!.map(({ level = 0 }) => level)).toEqual([
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 8],
    ]);
  });

  it('reads back what it writes', () => {
    const rich = fromHtml(GOOGLE_DOCS, base, familyOf)!;
    const again = fromHtml(toHtml(rich), base, familyOf)!;
    expect(again.text).toBe(rich.text);
    expect(again.paragraphs).toEqual(rich.paragraphs);
    expect(again.spans.map(({ style }) => style.color)).toEqual(rich.spans.map(({ style }) => style.color));
  });
});
