import { beforeAll, describe, expect, test } from 'vitest';
import type { FontStore } from '../../../elements/text/fonts/font-store.js';
import { layoutText } from '../../../elements/text/layout.js';
import type { LayoutLine, TextInput, TextLayout, TextStyle } from '../../../elements/text/types.js';
import { buildTestFonts, TEST_FACES, testFonts } from '../../support/text/fonts.js';
import { CASE_STYLE, caseInput, TEXT_CASES } from '../../support/text/text-cases.js';

let fonts: FontStore;
beforeAll(async () => {
  fonts = await testFonts();
});

interface Options {
  readonly style?: Partial<TextStyle>;
  readonly width?: number;
  readonly align?: TextInput['align'];
  readonly lineHeight?: number;
}

function lay(
  text: string,
  { style, width = Infinity, align = 'left', lineHeight = 1.2 }: Options = {},
): TextLayout {
  const spans = [{ start: 0, end: text.length, style: { ...CASE_STYLE, ...style } }];
  return layoutText({ text, spans, width, align, lineHeight }, fonts);
}

const textOf = (layout: TextLayout): string[] =>
  layout.lines.map((line) => layout.text.slice(line.start, line.end));
const facesOf = (line: LayoutLine | undefined): string[] => [
  ...new Set(line?.runs.map((run) => run.face.family)),
];
const firstLine = (layout: TextLayout): LayoutLine => {
  const line = layout.lines[0];
  if (!line) throw new Error('no line');
  return line;
};
const glyphCount = (layout: TextLayout): number =>
  firstLine(layout).runs.reduce((n, run) => n + run.glyphs.length, 0);

describe('every case', () => {
  test.each(TEXT_CASES.map((entry) => [entry.name, entry] as const))(
    '%s: the runs cover the text and fit',
    (_, entry) => {
      for (const width of [Infinity, 260, 120]) {
        const layout = layoutText({ ...caseInput(entry), width }, fonts);
        let at = 0;
        for (const line of layout.lines) {
          expect(line.start).toBe(at);
          const ranges = line.runs.map((run) => [run.start, run.end] as const).sort((a, b) => a[0] - b[0]);
          for (const [start, end] of ranges) {
            expect(start).toBe(at);
            at = end;
          }
          expect(at).toBe(line.end);
          expect(line.width).toBeLessThanOrEqual(width + 0.02);
        }
        expect(at).toBe(entry.text.length);
      }
    },
  );

  test.each(TEXT_CASES.map((entry) => [entry.name, entry] as const))(
    '%s: no glyph is a missing-glyph box',
    (_, entry) => {
      const layout = layoutText(caseInput(entry), fonts);
      expect(layout.lines.flatMap((line) => line.runs.flatMap((run) => run.glyphs))).not.toContain(0);
    },
  );
});

describe('shaping', () => {
  test('a ligature is one glyph, and letter spacing parts it', () => {
    expect(glyphCount(lay('office', { style: { family: 'Fraunces' } }))).toBeLessThan(6);
    expect(glyphCount(lay('office', { style: { family: 'Fraunces', letterSpacing: 0.1 } }))).toBe(6);
  });

  test('letter spacing is added after each letter but the last', () => {
    const plain = firstLine(lay('AHA', { style: { letterSpacing: 0 } })).width;
    expect(firstLine(lay('AHA', { style: { letterSpacing: 0.1 } })).width).toBeCloseTo(plain + 2 * 2.2, 6);
  });

  test('spacing of Hebrew opens to the left of each letter', () => {
    const line = firstLine(lay('של', { style: { letterSpacing: 0.5 } }));
    expect(line.x).toBeCloseTo(0, 6);
    expect(line.runs[0]?.xs[0]).toBeGreaterThan((line.runs[0]?.pens[0] ?? 0) + 10);
  });

  test('letters that join are never spaced', () => {
    for (const word of ['مرحبا', 'क्षत्रिय']) {
      expect(firstLine(lay(word, { style: { letterSpacing: 0.5 } })).width).toBe(firstLine(lay(word)).width);
    }
  });

  test('an Arabic word keeps its joins where the color changes inside it', () => {
    const red = { ...CASE_STYLE, color: '#ff0000' };
    const spans = [
      { start: 0, end: 2, style: CASE_STYLE },
      { start: 2, end: 5, style: red },
    ];
    const cut = layoutText({ text: 'محمدي', spans, width: Infinity, align: 'left', lineHeight: 1.2 }, fonts);
    const glyphs = (layout: TextLayout): number[] => firstLine(layout).runs.flatMap((run) => run.glyphs);
    expect(glyphs(cut)).toEqual(glyphs(lay('محمدي')));
  });

  test('a tab and control characters leave no ink', () => {
    const layout = lay('a\tb\u0007c\u2028d');
    expect(layout.lines.flatMap((line) => line.runs.flatMap((run) => run.glyphs))).not.toContain(0);
    expect(firstLine(lay('a\tb')).width).toBeGreaterThan(firstLine(lay('a b')).width + 10);
  });
});

describe('faces', () => {
  test('each script is found in its fallback, emoji in the color font', () => {
    expect(facesOf(lay('שלום').lines[0])).toEqual(['Noto Sans Hebrew']);
    expect(facesOf(lay('मस्ते').lines[0])).toEqual(['Noto Sans Devanagari']);
    expect(facesOf(lay('吾輩は').lines[0])).toEqual(['Zen Kaku Gothic New']);
    expect(facesOf(lay('👨‍👩‍👧').lines[0])).toEqual(['Twemoji']);
    expect(facesOf(lay('❤️').lines[0])).toEqual(['Twemoji']);
  });

  test('punctuation and spaces stay in the running fallback font', () => {
    expect(facesOf(lay('שלום, עולם').lines[0])).toEqual(['Noto Sans Hebrew']);
  });

  test('a family of emoji is one glyph with color layers', () => {
    const run = firstLine(lay('👨‍👩‍👧')).runs[0];
    expect(run?.glyphs).toHaveLength(1);
    expect(run?.face.colorLayers(run.glyphs[0] ?? 0)?.length).toBeGreaterThan(5);
  });

  test('fallback faces do not move lines', () => {
    const latin = lay('abc', { lineHeight: 1.2 });
    for (const text of ['abc مرحبا', 'abc 猫', 'abc 👋🏽']) {
      expect(firstLine(lay(text)).baseline).toBe(firstLine(latin).baseline);
      expect(lay(text).height).toBe(latin.height);
    }
  });

  test('text laid out before its font arrived is laid out anew', async () => {
    const [first, ...others] = TEST_FACES;
    const store = await buildTestFonts(TEST_FACES.filter((face) => face.family === 'DM Sans'));
    const input = caseInput({ name: '', text: 'Hello' });
    expect(layoutText(input, store).lines[0]?.runs[0]?.face.family).toBe('DM Sans');
    const montserrat = (await testFonts()).pick(CASE_STYLE).face;
    store.add(montserrat);
    expect(layoutText(input, store).lines[0]?.runs[0]?.face.family).toBe(first?.family);
    expect(others.length).toBeGreaterThan(0);
  });
});

describe('lines', () => {
  test('empty text is one empty line, and each line feed starts another', () => {
    expect(textOf(lay(''))).toEqual(['']);
    expect(lay('').height).toBeCloseTo(22 * 1.2, 9);
    expect(textOf(lay('a\n\nb\n'))).toEqual(['a', '', 'b', '']);
  });

  test('an empty line takes the box of its own style', () => {
    const spans = [
      { start: 0, end: 2, style: CASE_STYLE },
      { start: 2, end: 3, style: { ...CASE_STYLE, size: 44 } },
      { start: 3, end: 4, style: CASE_STYLE },
    ];
    const layout = layoutText(
      { text: 'a\n\nb', spans, width: Infinity, align: 'left', lineHeight: 1 },
      fonts,
    );
    expect(layout.lines.map((line) => line.height)).toEqual([22, 44, 22]);
  });

  test('the largest style on a line makes its box', () => {
    const spans = [
      { start: 0, end: 1, style: CASE_STYLE },
      { start: 1, end: 2, style: { ...CASE_STYLE, size: 60 } },
    ];
    const layout = layoutText({ text: 'ab', spans, width: Infinity, align: 'left', lineHeight: 1.5 }, fonts);
    expect(layout.height).toBeCloseTo(90, 9);
  });

  test('spaces hang outside the line they end', () => {
    const word = firstLine(lay('hello'));
    const layout = lay('hello    hell', { width: word.width + 0.001 });
    expect(textOf(layout)).toEqual(['hello    ', 'hell']);
    expect(layout.lines[0]?.width).toBeCloseTo(word.width, 9);
  });

  test('a word wider than the line breaks between graphemes and says so', () => {
    const layout = lay('family 👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧 incomprehensible', { width: 60 });
    expect(layout.brokenWord).toBe(true);
    expect(textOf(layout).join('')).toBe(layout.text);
    for (const line of textOf(layout)) expect(line.startsWith('\u200d')).toBe(false);
    expect(lay('comprehensible text', { width: 200 }).brokenWord).toBe(false);
  });

  test('broken Arabic keeps its joined forms', () => {
    const whole = firstLine(lay('سسسسسس')).runs[0]?.glyphs ?? [];
    const broken = lay('سسسسسس', { width: 40 }).lines.map((line) => line.runs[0]?.glyphs ?? []);
    expect(broken.length).toBeGreaterThan(1);
    expect([...broken].reverse().flat()).toEqual(whole);
  });

  test('a line narrower than one letter still ends', () => {
    expect(textOf(lay('abc', { width: 1 }))).toEqual(['a', 'b', 'c']);
    expect(textOf(lay('猫猫', { width: 0 }))).toEqual(['猫', '猫']);
  });
});

describe('line ends from elsewhere', () => {
  test('a carriage return before a line feed is no line of its own', () => {
    const layout = lay('one\r\n\r\ntwo\r');
    expect(textOf(layout)).toEqual(['one', '', 'two']);
    expect(glyphCount(layout)).toBe(3);
  });
});

describe('alignment', () => {
  const text = 'one two three four five six seven eight nine ten';

  test('left, center and right by the ink, not the hanging spaces', () => {
    for (const line of lay(text, { width: 200 }).lines) expect(line.x).toBe(0);
    for (const line of lay(text, { width: 200, align: 'center' }).lines) {
      expect(line.x).toBeCloseTo((200 - line.width) / 2, 9);
    }
    for (const line of lay(text, { width: 200, align: 'right' }).lines)
      expect(line.x + line.width).toBeCloseTo(200, 9);
  });

  test('justified lines fill the width, the last one does not', () => {
    const { lines } = lay(text, { width: 200, align: 'justify' });
    for (const line of lines.slice(0, -1)) {
      expect(line.width).toBe(200);
      const right = Math.max(...line.runs.map((run) => run.x + run.width));
      expect(right).toBeGreaterThanOrEqual(200);
    }
    expect(lines.at(-1)?.width).toBeLessThan(199);
  });

  test('justified Japanese opens up between characters', () => {
    const first = firstLine(lay('吾輩は猫である名前はまだ無いデザイン', { width: 150, align: 'justify' }));
    expect(first.width).toBe(150);
    const run = first.runs.at(-1);
    expect((run?.x ?? 0) + (run?.width ?? 0)).toBeCloseTo(150, 6);
  });

  test('a right-to-left line hangs its space on the left', () => {
    const layout = lay('مرحبا بالعالم هذا نص عربي', { width: 120, align: 'right' });
    const first = firstLine(layout);
    expect(first.level).toBe(1);
    expect(first.x + first.width).toBeCloseTo(120, 9);
    expect(first.runs[0]?.x).toBeLessThan(first.x);
  });

  test('without a width the box is as wide as the widest line, and text aligns inside it', () => {
    const layout = lay('wide line here\nשלום', { align: 'right' });
    expect(layout.width).toBe(layout.lines[0]?.width);
    expect((layout.lines[1]?.x ?? 0) + (layout.lines[1]?.width ?? 0)).toBeCloseTo(layout.width, 9);
  });
});

test('a text without a span to take its style from is refused', () => {
  expect(() => layoutText({ text: 'a', spans: [], width: 1, align: 'left', lineHeight: 1 }, fonts)).toThrow(
    /span/,
  );
});

describe('soft hyphens', () => {
  const WORD = 'Donau\u00addampf\u00adschiff';
  const widthOf = (text: string) => firstLine(lay(text)).width;
  const seen = (layout: TextLayout): string[] =>
    layout.lines.map(({ runs }) =>
      runs.map((run) => run.shown?.text ?? layout.text.slice(run.start, run.end)).join(''),
    );

  test('are not seen where a line goes on, and take no room', () => {
    expect(widthOf(WORD)).toBeCloseTo(widthOf('Donaudampfschiff'), 6);
    expect(seen(lay(WORD))).toEqual([WORD]);
  });

  test('are hyphens where a line is broken at them, and the line has room for that', () => {
    const layout = lay(WORD, { width: widthOf('Donaudampf-') + 0.1 });
    expect(seen(layout)).toEqual(['Donau\u00addampf-', 'schiff']);
    expect(textOf(layout)).toEqual(['Donau\u00addampf\u00ad', 'schiff']);
    expect(firstLine(layout).width).toBeCloseTo(widthOf('Donaudampf-'), 6);
    expect(seen(lay(WORD, { width: widthOf('Donaudampf') + 0.1 }))[0]).toBe('Donau-');
  });

  test('take no space between letters either, where they are not seen', () => {
    const style = { letterSpacing: 0.2 };
    const widthOf = (text: string) => firstLine(lay(text, { style })).width;
    expect(widthOf(WORD)).toBeCloseTo(widthOf('Donaudampfschiff'), 6);
    const layout = lay(WORD, { style, width: widthOf('Donaudampf-') + 0.1 });
    expect(seen(layout)).toEqual(['Donau\u00addampf-', 'schiff']);
    expect(firstLine(layout).width).toBeCloseTo(widthOf('Donaudampf-'), 6);
  });

  test('at the end of a text stay unseen', () => {
    expect(widthOf('Donau\u00ad')).toBeCloseTo(widthOf('Donau'), 6);
  });

  test('are hyphens of a text in capitals, too', () => {
    const style = { textCase: 'upper' } as const;
    const layout = lay(WORD, { style, width: firstLine(lay('DONAUDAMPF-')).width + 0.1 });
    expect(seen(layout)).toEqual(['DONAU\u00adDAMPF-', 'SCHIFF']);
  });
});
