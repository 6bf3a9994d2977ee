import { describe, expect, test } from 'vitest';
import { FontFile } from '../../../elements/text/fonts/font-file.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import { TEST_FACES, testFaceBytes, testFonts } from '../../support/text/fonts.js';

const face = TEST_FACES[0] ?? { id: '', family: '', weight: 400, italic: false, file: '', fallback: false };
const info = (weight: number, italic = false) => ({
  id: `T-${weight}${italic}`,
  family: 'T',
  weight,
  italic,
});

describe('FontFile', () => {
  test('reads metrics in em and outlines in font units', async () => {
    const file = FontFile.parse(face, await testFaceBytes(face));
    expect(file.capHeight).toBe(0.7);
    expect(file.ascent).toBeCloseTo(0.968, 6);
    expect(file.descent).toBeCloseTo(0.251, 6);
    const glyph = file.font.nominalGlyph(0x48) ?? 0;
    expect(file.outline(glyph)).toMatch(/^M[\d.,-]+L/);
    expect(file.outline(file.font.nominalGlyph(0x20) ?? 0)).toBe('');
    expect(file.colorLayers(glyph)).toBeNull();
    expect([file.covers(0x41), file.covers(0x732b)]).toEqual([true, false]);
  });

  test('keeps its own copy of the bytes', async () => {
    const bytes = await testFaceBytes(face);
    const file = FontFile.parse(face, bytes);
    bytes.fill(0);
    expect(file.bytes[1]).toBe(1);
  });

  test('refuses what it cannot read, and says why', () => {
    const bytes = (tag: string): Uint8Array => new TextEncoder().encode(tag.padEnd(64, '\0'));
    expect(() => FontFile.parse(face, bytes('wOF2'))).toThrow(/woff2/);
    expect(() => FontFile.parse(face, bytes('wOFF'))).toThrow(/woff/);
    expect(() => FontFile.parse(face, bytes('<!doctype html>'))).toThrow(/not a TrueType/);
    expect(() => FontFile.parse(face, bytes('OTTO'))).toThrow(/no character map/);
    expect(() => FontFile.parse(face, new Uint8Array())).toThrow(/not a TrueType/);
  });

  test('color layers name their colors', async () => {
    const emoji = (await testFonts()).fallbacks.at(-1);
    const layers = emoji?.colorLayers(emoji.font.nominalGlyph(0x1f600) ?? 0);
    expect(layers?.[0]?.color).toBe('#ffcc4d');
  });
});

describe('FontStore', () => {
  async function storeOf(...weights: readonly (readonly [number, boolean?])[]): Promise<FontStore> {
    const bytes = await testFaceBytes(face);
    const fonts = new FontStore();
    for (const [weight, italic] of weights) fonts.add(FontFile.parse(info(weight, italic), bytes));
    return fonts;
  }

  test('picks the nearest weight, first on the side of the wish', async () => {
    const fonts = await storeOf([300], [400], [600], [800]);
    const weight = (wanted: number): number =>
      fonts.pick({ family: 'T', weight: wanted, italic: false }).face.weight;
    expect([100, 350, 450, 500, 700, 900].map(weight)).toEqual([300, 300, 400, 400, 800, 800]);
  });

  test('makes up bold and slant only where the face lacks them', async () => {
    const fonts = await storeOf([400], [600]);
    const pick = (weight: number, italic: boolean) => fonts.pick({ family: 'T', weight, italic });
    expect(pick(700, false)).toMatchObject({ embolden: 0, slant: 0 });
    expect(pick(400, true)).toMatchObject({ embolden: 0, slant: 0.2 });
    const regular = await storeOf([400], [400, true]);
    expect(regular.pick({ family: 'T', weight: 600, italic: false }).embolden).toBeCloseTo(2 / 3, 9);
    expect(regular.pick({ family: 'T', weight: 900, italic: true })).toMatchObject({ embolden: 1, slant: 0 });
  });

  test('a family not loaded is shown in another until it arrives', async () => {
    const fonts = await storeOf([400]);
    expect(fonts.pick({ family: 'Missing', weight: 400, italic: false }).face.family).toBe('T');
    expect(() => new FontStore().pick({ family: 'T', weight: 400, italic: false })).toThrow(
      /No font is loaded/,
    );
  });

  test('knows what it has, and counts arrivals', async () => {
    const fonts = await storeOf([400]);
    expect([fonts.has('T'), fonts.has('T', 400), fonts.has('T', 700), fonts.has('U')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const before = fonts.version;
    fonts.addFallback(FontFile.parse({ ...info(400), id: 'U', family: 'U' }, await testFaceBytes(face)));
    expect(fonts.version).toBeGreaterThan(before);
    expect(fonts.fallbacks.map((file) => file.id)).toEqual(['U']);
  });
});
