import { beforeAll, describe, expect, it } from 'vitest';
import { readSource } from '../../../catalog/build/assets.js';
import { ABOVE, BELOW, CAPITALS } from '../../../catalog/build/fonts/font-preview.js';
import type { FallbackSource } from '../../../catalog/build/fonts/fallback-fonts.js';
import { buildFonts, type BuiltFonts, type FontsSource } from '../../../catalog/build/fonts/fonts.js';
import { buildPairings } from '../../../catalog/build/fonts/pairings.js';
import { fontMoods } from '../../../catalog/source/font-moods.js';
import { syllables } from '../../../catalog/vendor/korean.js';
import { shapesOf } from '../../../catalog/vendor/shapes.js';
import { FontFile } from '../../../elements/text/fonts/font-file.js';

let source: FontsSource;
let built: BuiltFonts;
let files: ReadonlyMap<string, string | Uint8Array>;

const faceOf = (family: string, face: { id: string; weight: number; italic: boolean }): FontFile =>
  FontFile.parse({ ...face, family }, files.get(`fonts/${face.id}.ttf`) as Uint8Array);

beforeAll(async () => {
  source = await readSource<FontsSource>('fonts.json');
  built = await buildFonts(source, await readSource<FallbackSource[]>('fallback-fonts.json'));
  files = new Map(built.files.map(({ path, data }) => [path, data]));
});

describe('the fonts of the catalog', () => {
  it('are 234 families of every kind, each once', () => {
    expect(new Set(built.fonts.map(({ name }) => name)).size).toBe(234);
    for (const kind of ['sans', 'serif', 'slab', 'display', 'script', 'hand', 'mono'])
      expect(built.fonts.filter(({ category }) => category === kind).length, kind).toBeGreaterThanOrEqual(3);
  });

  it('say what they feel like, in words that are of several, and of families that are there', () => {
    const names = new Set(built.fonts.map(({ name }) => name));
    for (const [mood, families] of Object.entries(fontMoods)) {
      expect(families.length, mood).toBeGreaterThanOrEqual(3);
      expect(
        families.filter((name) => !names.has(name)),
        mood,
      ).toEqual([]);
      expect(new Set(families).size, mood).toBe(families.length);
    }
    expect(built.fonts.filter(({ moods }) => moods).length).toBeGreaterThanOrEqual(200);
  });

  it('set text exactly as the fonts they were made from', async () => {
    const shapes = await readSource<Record<string, string>>('fonts/shapes.json');
    const all = [...built.fonts, ...built.fallbackFonts.filter(({ name }) => name === 'Noto Sans KR')];
    const found = all.flatMap(({ name, faces }) =>
      faces.map((face) => [face.id, shapesOf(faceOf(name, face))] as const),
    );
    expect(Object.fromEntries(found)).toEqual(shapes);
  });

  it('fall back first on the families of the lists, then on those of rare scripts, and on emoji last', () => {
    const scripts = [...new Set(built.fallbackFonts.flatMap(({ scripts }) => scripts ?? []))];
    expect(scripts.length).toBeGreaterThan(75);
    expect(scripts.at(-1)).toBe('Zsye');
    expect(scripts.slice(0, 9)).toEqual([
      'Latn',
      'Grek',
      'Cyrl',
      'Arab',
      'Hebr',
      'Deva',
      'Thai',
      'Jpan',
      'Kore',
    ]);
    const letters = { 'Noto Sans': 'ΩЖế', 'Noto Sans Thai': 'ก', 'Zen Kaku Gothic New': '日かカ' };
    for (const [family, text] of Object.entries(letters)) {
      const { faces } = built.fallbackFonts.find(({ name }) => name === family)!;
      for (const face of faces)
        for (const letter of text)
          expect(faceOf(family, face).covers(letter.codePointAt(0)!), letter).toBe(true);
    }
  });

  it('have the 2,350 everyday syllables of Korean', () => {
    const korean = built.fallbackFonts.find(({ name }) => name === 'Noto Sans KR')!;
    expect(syllables()).toHaveLength(2350);
    for (const face of korean.faces) {
      const file = faceOf(korean.name, face);
      expect(syllables().filter((letter) => !file.covers(letter.codePointAt(0)!))).toEqual([]);
    }
  });

  it('come with their licence, and are refused without a credit', async () => {
    for (const { name, author, licence } of built.credits) {
      expect(author, name).toMatch(/\w{3}/);
      expect(licence, name).toMatch(/OFL-1\.1|Apache-2\.0|MIT/);
      const text = files.get(`fonts/licences/${name.toLowerCase().replaceAll(' ', '-')}.txt`) as string;
      expect(text.length, name).toBeGreaterThan(500);
    }
    const unknown = { name: 'Nobody Sans', category: 'sans', weights: [400] } as const;
    await expect(buildFonts({ ...source, families: [unknown], fallbacks: [] }, [])).rejects.toThrow(
      'Nobody Sans: source/fonts/credits.json does not say whose it is',
    );
  });
});

/** Their edges are rough or their letters hatched, which no grid makes light. */
const ROUGH = new Set([
  ...['Homemade Apple', 'Metal Mania', 'Emilys Candy', 'Mountains of Christmas', 'Cabin Sketch'],
  ...['Special Elite', 'Love Ya Like A Sister'],
]);

describe('the preview of a family', () => {
  it('is its name in its own face, all letters of it', () => {
    for (const { name, preview, faces } of built.fonts) {
      const svg = files.get(preview!.replace('/static/', '')) as string;
      expect(svg, name).toContain(`fill="currentColor" overflow="visible"><title>${name}</title><path d="m`);
      const face = faceOf(name, faces[0]!);
      for (const letter of name) expect(face.covers(letter.codePointAt(0)!), `${name}: ${letter}`).toBe(true);
      // every outline begins with a move, and a letter has at least one unless it is joined to the next by a ligature
      const outlines = svg.match(/m-?\d/g)!.length;
      expect(outlines, name).toBeGreaterThanOrEqual(new Set(name.replaceAll(' ', '')).size / 2);
      expect(svg.length, name).toBeLessThan(ROUGH.has(name) ? 18_500 : 13_000);
    }
  });

  it('has its capitals as high as all others, on the same baseline', () => {
    for (const { name, preview, faces, category } of built.fonts) {
      const svg = files.get(preview!.replace('/static/', '')) as string;
      const [, y, height] = /viewBox="-?\d+ (-?\d+) \d+ (\d+)"/.exec(svg)!;
      expect([Number(y), Number(height)], name).toEqual([-CAPITALS - ABOVE, ABOVE + CAPITALS + BELOW]);
      if (category === 'script' || category === 'hand' || category === 'display') continue;
      const { font, unitsPerEm, capHeight } = faceOf(name, faces[0]!);
      const [ink, small] = ['H', 'x'].map(
        (letter) => font.glyphExtents(font.nominalGlyph(letter.codePointAt(0)!)!)!.yBearing / unitsPerEm,
      ) as [number, number];
      // the figure in some files is wrong: lower than small letters
      expect(ink, name).toBeLessThan(Math.max(capHeight, small * 1.15) * 1.3);
    }
  });
});

describe('the built-in font sets', () => {
  it('[B-049] 21 built-in font pairings at 31 / 15 / 12 px', () => {
    const pairings = buildPairings({ fonts: [...built.fonts] });
    expect(pairings).toHaveLength(21);
    expect(new Set(pairings.map(({ name }) => name)).size).toBe(21);
    for (const { id, fonts } of pairings) {
      expect(
        fonts.map(({ role, size }) => [role, size]),
        id,
      ).toEqual([
        ['heading', 31],
        ['sub', 15],
        ['body', 12],
      ]);
    }
  });

  it('name faces that are there', () => {
    expect(() => buildPairings({ fonts: [] })).toThrow(
      'pairing fraunces: there is no Fraunces of weight 600',
    );
  });
});
