import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogFontFamily } from '../../../catalog/format.js';
import { catalogAssets, createDesign, render } from '../../../elements/headless/node.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import { loadFont } from '../../../server/jobs/page-rendering/load-font.js';
import { openTestPage, type TestPage } from '../../support/browser.js';
import { textOf } from '../../support/objects.js';
import { normalText, pdfJsPages } from '../../support/pdf-readers.js';
import { drawn, drawTexts, firstLetters, WORDS, type Drawn } from '../../support/text/every-script.js';
import { CASE_STYLE } from '../../support/text/text-cases.js';

const CATALOG = fileURLToPath(new URL('../../../catalog/dist/', import.meta.url));
const ENTRY = fileURLToPath(new URL('../../support/text/every-script-entry.ts', import.meta.url));

/** The scripts of UAX 31 that are in use, and others that Noto covers, beside those of the words. */
const RARE = (
  'Adlam Balinese Bamum Batak Buginese Buhid Canadian_Aboriginal Chakma Cham Cherokee Gunjala_Gondi Hanifi_Rohingya ' +
  'Hanunoo Javanese Kayah_Li Lepcha Limbu Lisu Mandaic Masaram_Gondi Medefaidrin Meetei_Mayek Miao Mro New_Tai_Lue ' +
  'Newa Nko Nyiakeng_Puachue_Hmong Ol_Chiki Osage Pahawh_Hmong Pau_Cin_Hau Rejang Samaritan Saurashtra Sora_Sompeng ' +
  'Sundanese Syloti_Nagri Syriac Tagalog Tagbanwa Tai_Le Tai_Tham Tai_Viet Tangsa Thaana Tifinagh Toto Vai ' +
  'Wancho Warang_Citi Yi'
).split(' ');
const TEXTS = { ...WORDS, ...Object.fromEntries(RARE.map((script) => [script, firstLetters(script, 10)])) };

let chromium: TestPage;
let here: Record<string, Drawn>;
let fonts: { readonly fonts: CatalogFontFamily[]; readonly fallbackFonts: CatalogFontFamily[] };

beforeAll(async () => {
  fonts = JSON.parse(await readFile(join(CATALOG, 'index.json'), 'utf8')) as typeof fonts;
  const { families, fallbacks, words, hyphens, load } = (await catalogAssets(CATALOG)).fonts;
  here = await drawTexts(TEXTS, { families, fallbacks, words: words!, hyphens: hyphens!, load }, 1);
  chromium = await openTestPage(ENTRY, (path) => {
    if (path === '/index.json') return Promise.resolve(JSON.stringify(fonts));
    if (path === '/texts.json') return Promise.resolve(JSON.stringify(TEXTS));
    return path.startsWith('/static/') ? readFile(join(CATALOG, path.slice('/static/'.length))) : undefined;
  });
});

afterAll(() => chromium.close());

describe('every living script', () => {
  it.each(Object.keys(TEXTS))('%s has letters, not boxes', (name) => {
    const { glyphs, advances } = here[name]!;
    expect(glyphs.length).toBeGreaterThan(1);
    expect(glyphs).not.toContain(0);
    expect(advances.reduce((sum, advance) => sum + advance, 0)).toBeGreaterThan(30);
  });

  it('is drawn the same in page, worker, server and PDF, whatever was loaded before [E-010]', async () => {
    const inPage = await chromium.page.waitForFunction(
      () => Reflect.get(globalThis, 'prints') as Record<string, Drawn> | undefined,
    );
    expect(await inPage.jsonValue()).toEqual(here);
    const inWorker = await chromium.page.evaluate(
      () =>
        new Promise<unknown>((resolve, reject) => {
          const worker = new Worker('/bundle.js', { type: 'module' });
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = (event) => reject(new Error(event.message));
        }),
    );
    expect(inWorker).toEqual(here);

    const store = new FontStore();
    const files = { folder: CATALOG, families: fonts.fonts, fallbacks: fonts.fallbackFonts };
    const texts = Object.entries(TEXTS);
    for (const [, text] of texts.toReversed())
      await loadFont(
        { ...CASE_STYLE, type: 'font', text, hyphens: { text } },
        store,
        { ...files, teamFonts: new Map() },
        readFile,
      );
    expect(Object.fromEntries(texts.map(([name, text]) => [name, drawn(text, store)]))).toEqual(here);
  });

  it('is broken with hyphens where its language is written with them', () => {
    const { ends } = here['German hyphens']!;
    const text = TEXTS['German hyphens']!;
    expect(ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end))).toEqual([
      'Donau',
      'dampf',
      'schiff',
      'fahrts',
      'gesell',
      'schaft ',
      'und ',
      'Verant',
      'wor',
      'tung',
    ]);
  });

  it('can be read and copied in a PDF', async () => {
    const texts = Object.values(TEXTS);
    const design = createDesign({ width: 600, height: 200 });
    const pages = texts.map((text, i) => ({
      ...design.pages[0]!,
      id: `page-${i}`,
      objects: [textOf({ text, fontSize: 24 }, { id: `text-${i}`, width: 560 })],
    }));
    const { bytes } = await render({ ...design, pages }, 'pdf', { assets: await catalogAssets(CATALOG) });
    const read = await pdfJsPages(bytes);
    const letters = (text: string): string[] => [...new Set(normalText(text).replace(/\s/g, ''))].sort();
    const lost = texts.filter((text, i) => {
      const found = new Set(letters(read[i]!.text));
      return letters(text).some((letter) => !found.has(letter));
    });
    expect(lost).toEqual([]);
  });
});
