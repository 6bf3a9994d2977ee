import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { FontFile } from '../../../elements/text/fonts/font-file.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import { layoutText } from '../../../elements/text/layout.js';
import { shapeWord } from '../../../elements/text/shaping/shape-word.js';
import { CASE_STYLE } from '../../support/text/text-cases.js';

const FONTS = new URL('../../../catalog/dist/fonts/', import.meta.url);
/** Gaps between words that fonts close: after slopes, before round letters, round hyphens and stops. */
const TEXT = 'WAVE Top A Year. Tony’s Very Lazy T-Shirt, P. A. Yo L’Oréal AV-WAY 17 71 Fly. Away to Tokyo';

const faces = new Map<string, FontFile>();
beforeAll(async () => {
  for (const file of await readdir(FONTS)) {
    if (!/^[A-Za-z]+-\d+(-italic)?\.ttf$/.test(file)) continue;
    const face = FontFile.parse(
      { id: file, family: file, weight: 400, italic: false },
      await readFile(new URL(file, FONTS)),
    );
    if ([...TEXT].every((letter) => face.covers(letter.codePointAt(0)!))) faces.set(file, face);
  }
});

const storeOf = (face: FontFile): FontStore => {
  const store = new FontStore();
  store.add(face);
  return store;
};

const layout = (face: FontFile, text: string, width = Infinity, letterSpacing = 0) => {
  const style = { ...CASE_STYLE, family: face.family, size: 1000, letterSpacing };
  const spans = [{ start: 0, end: text.length, style }];
  return layoutText({ text, spans, width, align: 'left', lineHeight: 1 }, storeOf(face));
};

/** The whole line in one go, which is what browsers draw. */
const whole = (face: FontFile, text: string) =>
  shapeWord(face, { text, before: '', after: '', rightToLeft: false, script: 'Latn', ligatures: true });

describe('kerning', () => {
  it('counts with spaces and hyphens in every family of the catalog, as if the line were shaped as a whole [E-012]', () => {
    expect(faces.size).toBeGreaterThan(100);
    let checked = 0;
    const off = [...faces].flatMap(([name, face]) => {
      const line = layout(face, TEXT).lines[0]!;
      // hands whose letters vary from word to word do not: a word keeps its letters wherever it stands
      if (line.runs.flatMap(({ glyphs }) => glyphs).join() !== whole(face, TEXT).glyphs.join()) return [];
      checked++;
      const difference = line.width / 1000 - whole(face, TEXT).width;
      return Math.abs(difference) > 1e-6 ? [`${name} ${difference.toFixed(3)} em`] : [];
    });
    expect(off).toEqual([]);
    expect(checked).toBeGreaterThan(faces.size - 4);
  });

  it('with the next line counts for nothing', () => {
    const face = faces.get('Raleway-400.ttf')!;
    const [first] = layout(face, 'Tony’s T-Way', 4600).lines;
    const width = layout(face, 'Tony’s T-').lines[0]!.width;
    expect(first!.end).toBe('Tony’s T-'.length);
    expect(first!.width).toBeCloseTo(width, 6);
  });
});
