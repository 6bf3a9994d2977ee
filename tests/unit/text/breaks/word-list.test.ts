import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { SPACELESS, WordList, type SpacelessScript } from '../../../../elements/text/breaks/word-list.js';
import { WordTrie } from '../../../../elements/text/breaks/word-trie.js';
import { type FontStore } from '../../../../elements/text/fonts/font-store.js';
import { layoutText } from '../../../../elements/text/layout.js';
import { graphemeStarts } from '../../../../elements/text/shaping/graphemes.js';
import { buildTestFonts } from '../../../support/text/fonts.js';
import { CASE_STYLE } from '../../../support/text/text-cases.js';

const bytesOf = (script: SpacelessScript) =>
  readFile(new URL(`../../../../catalog/source/words/${script}.dict`, import.meta.url));

const LANGUAGES: Readonly<Record<SpacelessScript, string>> = {
  Thai: 'th',
  Laoo: 'lo',
  Khmr: 'km',
  Mymr: 'my',
};

const TEXTS: Readonly<Record<SpacelessScript, readonly string[]>> = {
  Thai: [
    'ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอนหรือวรรณยุกต์',
    'กรุงเทพมหานครเป็นเมืองหลวงและนครที่มีประชากรมากที่สุดของประเทศไทย',
    'สวัสดีครับยินดีต้อนรับสู่ประเทศไทย',
    'ลดราคาพิเศษเฉพาะวันนี้เท่านั้น',
  ],
  Laoo: ['ສະບາຍດີພາສາລາວເປັນພາສາທາງການຂອງສາທາລະນະລັດປະຊາທິປະໄຕປະຊາຊົນລາວ'],
  Khmr: ['ភាសាខ្មែរជាភាសាផ្លូវការនៃព្រះរាជាណាចក្រកម្ពុជា', 'សូមស្វាគមន៍មកកាន់ប្រទេសកម្ពុជា'],
  Mymr: ['မြန်မာနိုင်ငံသည်အရှေ့တောင်အာရှတွင်တည်ရှိသည်', 'မင်္ဂလာပါ'],
};

const lists = new Map<SpacelessScript, WordList>();
beforeAll(async () => {
  for (const script of SPACELESS) lists.set(script, new WordList(script, await bytesOf(script)));
});

const cut = (script: SpacelessScript, text: string): string => {
  const breaks = lists.get(script)!.breaksOf(text, graphemeStarts(text));
  return [0, ...breaks].map((start, i) => text.slice(start, breaks[i] ?? text.length)).join('|');
};

describe('scripts without spaces', () => {
  it.each(SPACELESS)('%s is parted at words, as ICU parts it', (script) => {
    const segmenter = new Intl.Segmenter(LANGUAGES[script], { granularity: 'word' });
    for (const text of TEXTS[script])
      expect(cut(script, text)).toBe([...segmenter.segment(text)].map(({ segment }) => segment).join('|'));
  });

  it('keeps what is in no dictionary together, and signs with the word before them', () => {
    expect(cut('Thai', 'เร็วๆนี้')).toBe('เร็วๆ|นี้');
    expect(cut('Thai', 'ซฬฮฌฟฆไทย')).toBe('ซฬฮฌฟฆ|ไทย');
    expect(cut('Thai', 'Sale ลดราคา 50% วันนี้')).toBe('Sale ลด|ราคา 50% วัน|นี้');
  });

  it('breaks lines between words, the same again and again, and as one word until they are here [E-011]', async () => {
    const text = TEXTS.Thai[1]!;
    const fonts = await buildTestFonts();
    const linesOf = (store: FontStore) => {
      const spans = [{ start: 0, end: text.length, style: CASE_STYLE }];
      const { lines, brokenWord } = layoutText(
        { text, spans, width: 420, align: 'left', lineHeight: 1.2 },
        store,
      );
      return { brokenWord, lines: lines.map(({ start, end }) => text.slice(start, end)) };
    };
    expect(linesOf(fonts).brokenWord).toBe(true);
    fonts.addWords(lists.get('Thai')!);
    const { lines, brokenWord } = linesOf(fonts);
    expect(brokenWord).toBe(false);
    const words = new Set(cut('Thai', text).split('|'));
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines)
      expect([...cut('Thai', line).split('|')].every((word) => words.has(word))).toBe(true);
    expect(linesOf(fonts).lines).toEqual(lines);
  });

  it('refuses bytes that are no dictionary', () => {
    expect(() => new WordTrie(new Uint8Array(200))).toThrow('no dictionary of words');
    expect(() => new WordTrie(new Uint8Array(3))).toThrow('no dictionary of words');
  });
});
