import { describe, expect, test } from 'vitest';
import { FontLoader } from '../../../elements/render/font-loader.js';
import { awaitedLetters } from '../../../elements/text/awaited-letters.js';
import type { FontFamily, FontSource } from '../../../elements/ports/fonts.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import { readFile } from 'node:fs/promises';
import decompress from 'woff2-encoder/decompress';

const family = (name: string, scripts?: readonly string[]): FontFamily => {
  const id = `${name.replaceAll(' ', '')}-400`;
  const src = `${name.toLowerCase().replaceAll(' ', '-')}/${id}.woff2`;
  const faces = [{ id, weight: 400, italic: false, src }];
  return { name, category: 'sans', faces, ...(scripts ? { scripts } : {}) };
};

const FALLBACKS = [
  family('Noto Sans', ['Latn', 'Grek', 'Cyrl']),
  family('Noto Sans Thai', ['Thai']),
  family('Noto Sans KR', ['Kore']),
];

const source: FontSource = {
  families: async () => [family('Anton'), family('Montserrat')],
  fallbacks: async () => FALLBACKS,
  load: async ({ src }) => {
    const file = new URL(`../../../catalog/source/fonts/${src}`, import.meta.url);
    return (await decompress(await readFile(file))).slice().buffer as ArrayBuffer;
  },
};

const need = (text: string, name = 'Anton') =>
  ({ type: 'font', family: name, weight: 400, italic: false, text }) as const;

/** Of each as little as tells German from English. */
const LISTS: Readonly<Record<string, string>> = { letters: 'en de\ndon09\nver09', de: 'a1b', fr: 'a1b' };

const patterns = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;

async function fallbacksFor(...texts: readonly string[]): Promise<string[]> {
  const store = new FontStore();
  const loader = new FontLoader(source, store);
  for (const text of texts) if (!loader.has(need(text))) await loader.load(need(text));
  return store.fallbacks.map((face) => face.family);
}

describe('hyphens', () => {
  const asked = (text: string, language?: string) => ({
    ...need(text),
    hyphens: { text, ...(language !== undefined && { language }) },
  });

  test('come once for each language, guessed or told, when a text asks for them', async () => {
    const lists: string[] = [];
    const store = new FontStore();
    const loader = new FontLoader(
      { ...source, hyphens: async (language) => (lists.push(language), patterns(LISTS[language]!)) },
      store,
    );
    await loader.load(need('Donaudampfschifffahrt'));
    expect(lists).toEqual([]);
    expect(loader.has(asked('Donaudampfschifffahrt'))).toBe(false);
    for (const each of [
      asked('Donaudampfschifffahrt'),
      asked('Verantwortung'),
      asked('x', 'fr'),
      asked('x', 'sv'),
    ]) {
      await loader.load(each);
      expect(loader.has(each)).toBe(true);
    }
    expect(lists).toEqual(['letters', 'de', 'fr']);
    expect(store.hyphensFor({ text: 'Donaudampfschifffahrt' })?.language).toBe('de');
    expect(store.hyphensFor({ text: 'x', language: 'sv' })).toBe(null);
  });

  test('that could not be had are not asked for with every letter, but when all is tried again', async () => {
    let [offline, tries] = [true, 0];
    const late: FontSource = {
      ...source,
      hyphens: async () => {
        tries++;
        if (offline) throw new Error('offline');
        return patterns('a1b');
      },
    };
    const loader = new FontLoader(late, new FontStore());
    await loader.load(asked('Understanding'));
    expect([tries, loader.has(asked('Understanding')), loader.has(asked('Understandings'))]).toEqual([
      1,
      true,
      true,
    ]);
    offline = false;
    loader.retry();
    expect(loader.has(asked('Understanding'))).toBe(false);
    await loader.load(asked('Understanding'));
    expect([tries, loader.has(asked('Understanding'))]).toEqual([3, true]);
  });

  test('of a host without patterns are not waited for', async () => {
    const loader = new FontLoader(source, new FontStore());
    await loader.load(asked('Understanding'));
    expect(loader.has(asked('Understanding'))).toBe(true);
  });
});

describe('fallback fonts', () => {
  test('come for Thai and Korean', async () => {
    expect(await fallbacksFor('สวัสดี')).toEqual(['Noto Sans Thai']);
    expect(await fallbacksFor('안녕')).toEqual(['Noto Sans KR']);
  });

  test('come for Greek, Cyrillic and rare Latin letters only where the font has not got them', async () => {
    expect(await fallbacksFor('Quiet évenings')).toEqual([]);
    expect(await fallbacksFor('Ωμέγα')).toEqual(['Noto Sans']);
    expect(await fallbacksFor('Живой')).toEqual(['Noto Sans']);
    const store = new FontStore();
    await new FontLoader(source, store).load(need('Живой', 'Montserrat'));
    expect(store.fallbacks).toEqual([]);
  });

  test('whose list could not be had are asked for again, as words of a script are', async () => {
    let offline = true;
    const words = new URL('../../../catalog/source/words/Thai.dict', import.meta.url);
    const late: FontSource = {
      ...source,
      fallbacks: () => (offline ? Promise.reject(new Error('offline')) : source.fallbacks()),
      words: async () => {
        if (offline) throw new Error('offline');
        return (await readFile(words)).slice().buffer;
      },
    };
    const store = new FontStore();
    const loader = new FontLoader(late, store);
    await loader.load(need('สวัสดี'));
    expect([store.fallbacks.length, store.hasWords('Thai')]).toEqual([0, false]);
    offline = false;
    loader.retry();
    expect(loader.has(need('สวัสดี'))).toBe(false);
    await loader.load(need('สวัสดี'));
    expect(store.fallbacks.map(({ family }) => family)).toEqual(['Noto Sans Thai']);
    expect(store.hasWords('Thai')).toBe(true);
    loader.retry();
    expect(loader.has(need('สวัสดี'))).toBe(true);
  });

  test('that do not arrive are told with the letters that wait, and no longer once they came [E-010]', async () => {
    let offline = true;
    const late: FontSource = {
      ...source,
      load: (face) =>
        offline && face.id.startsWith('NotoSansThai')
          ? Promise.reject(new Error('offline'))
          : source.load(face),
    };
    const store = new FontStore();
    const loader = new FontLoader(late, store);
    await loader.load(need('Hi สวย 안'));
    expect(awaitedLetters(store.awaited, [need('Hi สวย 안')])).toEqual({
      letters: ['ส', 'ว', 'ย'],
      families: ['Noto Sans Thai'],
    });
    // another text waits for its own letters only
    expect(awaitedLetters(store.awaited, [need('Hi 안')]).letters).toEqual([]);
    offline = false;
    loader.retry();
    await loader.load(need('Hi สวย 안'));
    expect(store.awaited.isEmpty).toBe(true);
  });

  test('whose list, or the list of all fonts, did not arrive leave letters waiting too', async () => {
    const gone = () => Promise.reject(new Error('offline'));
    const store = new FontStore();
    await new FontLoader({ ...source, fallbacks: gone }, store).load(need('Hi สวย'));
    expect(awaitedLetters(store.awaited, [need('Hi สวย')]).letters).toEqual(['ส', 'ว', 'ย']);
    const all = new FontStore();
    const loader = new FontLoader({ ...source, families: gone }, all);
    await loader.load(need('Hi'));
    expect(awaitedLetters(all.awaited, [need('Hi')])).toEqual({ letters: ['H', 'i'], families: ['Anton'] });
    expect(loader.has(need('Hi'))).toBe(false);
  });

  test('are not needed to say that a text waits for its own font, whatever it is', async () => {
    const store = new FontStore();
    const lost: FontSource = { ...source, load: () => Promise.reject(new Error('offline')) };
    await new FontLoader(lost, store).load(need('Hi'));
    expect(awaitedLetters(store.awaited, [need('Hi')])).toEqual({ letters: ['H', 'i'], families: ['Anton'] });
    await new FontLoader(source, store).load(need('Hi'));
    expect(store.awaited.isEmpty).toBe(true);
  });

  test('come for a letter that a later text brings', async () => {
    expect(await fallbacksFor('Łódź', 'Ǎ ǽ ꜳ')).toEqual(['Noto Sans']);
  });
});
