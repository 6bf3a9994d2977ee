import { beforeAll, describe, expect, test } from 'vitest';
import { CaretMap } from '../../../../elements/text/editing/caret-map.js';
import { fitScale } from '../../../../elements/text/fit-text.js';
import type { FontStore } from '../../../../elements/text/fonts/font-store.js';
import { layoutText } from '../../../../elements/text/layout.js';
import type { TextInput, TextLayout, TextStyle } from '../../../../elements/text/types.js';
import { buildTestFonts } from '../../../support/text/fonts.js';
import { addAllHyphens } from '../../../support/text/hyphens.js';
import { CASE_STYLE } from '../../../support/text/text-cases.js';

let fonts: FontStore;
beforeAll(async () => {
  fonts = await buildTestFonts();
  await addAllHyphens(fonts);
});

interface Options {
  readonly style?: Partial<TextStyle>;
  readonly spans?: TextInput['spans'];
  readonly align?: TextInput['align'];
  readonly language?: string;
  readonly off?: boolean;
}

const styled = (text: string, style: Partial<TextStyle> = {}): TextInput['spans'] => [
  { start: 0, end: text.length, style: { ...CASE_STYLE, ...style } },
];

function lay(text: string, width: number, options: Options = {}): TextLayout {
  const { style, spans = styled(text, style), align = 'left', language = 'en', off } = options;
  const hyphens = off ? {} : { hyphens: { text, language } };
  return layoutText({ text, spans, width, align, lineHeight: 1.2, ...hyphens }, fonts);
}

const seen = (layout: TextLayout): string[] =>
  layout.lines.map(({ runs }) =>
    runs.map((run) => run.shown?.text ?? layout.text.slice(run.start, run.end)).join(''),
  );
const sources = (layout: TextLayout): string[] =>
  layout.lines.map(({ start, end }) => layout.text.slice(start, end));
const widthOf = (text: string, style: Partial<TextStyle> = {}): number =>
  lay(text, Infinity, { style, off: true }).lines[0]!.width;

const WORD = 'understanding';

describe('lines', () => {
  test('end with a hyphen where a word does not fit, which the text has not got', () => {
    const layout = lay(`An ${WORD}`, widthOf('An under-') + 0.1);
    expect(seen(layout)).toEqual(['An under-', 'standing']);
    expect(sources(layout)).toEqual(['An under', 'standing']);
    expect(layout.lines[0]!.width).toBeCloseTo(widthOf('An under-'), 6);
    expect(layout.brokenWord).toBe(false);
    expect(layout.lines.map(({ runs }) => runs.map(({ hyphen }) => hyphen))).toEqual([[true], [undefined]]);
  });

  test('have room for the hyphen', () => {
    expect(seen(lay(`An ${WORD}`, widthOf('An under') + 0.1))).toEqual(['An un-', 'der-', 'standing']);
  });

  test('end before a word that would leave too little on them', () => {
    expect(seen(lay(`Another ${WORD}`, widthOf('Another u-') + 0.1))[0]).toBe('Another ');
  });

  test('are as before where all words fit, to the last glyph', () => {
    const text = `An ${WORD} of office affairs`;
    const off = lay(text, 4000, { off: true });
    expect(lay(text, 4000)).toEqual(off);
    expect(lay('office', 4000, { style: { family: 'Fraunces' } }).lines).toEqual(
      lay('office', 4000, { style: { family: 'Fraunces' }, off: true }).lines,
    );
  });

  test('are as before without patterns, and in a language that has none', async () => {
    const bare = await buildTestFonts();
    const text = `An ${WORD}`;
    const input = { text, spans: styled(text), width: 150, align: 'left', lineHeight: 1.2 } as const;
    const off = lay(text, 150, { off: true });
    const strip = ({ lines }: TextLayout) => lines.map(({ start, end, width }) => [start, end, width]);
    expect(strip(layoutText({ ...input, hyphens: { text } }, bare))).toEqual(strip(off));
    expect(strip(lay(text, 150, { language: 'sv' }))).toEqual(strip(off));
  });

  test('break a word that is wider than they are at its hyphens, as often as need be', () => {
    const parts = ['Donau-', 'dampf-', 'schiff-', 'fahrts-', 'gesell-', 'schaft'];
    const width = Math.max(...parts.map((part) => widthOf(part))) + 0.1;
    const layout = lay('Donaudampfschifffahrtsgesellschaft', width, { language: 'de' });
    expect(seen(layout)).toEqual(parts);
    expect(layout.brokenWord).toBe(false);
  });

  test('end with at most three hyphens in a row, where the next word fits by itself', () => {
    const text = Array.from({ length: 30 }, () => WORD).join(' ');
    const found = seen(lay(text, widthOf(`${WORD} under-`) + 0.1)).map((line) => line.endsWith('-'));
    const rows = found.map((_, i) => found.slice(i, i + 4));
    expect(found.filter(Boolean).length).toBeGreaterThan(3);
    expect(rows.some((row) => row.length === 4 && row.every(Boolean))).toBe(false);
  });

  test('break words inside of other styles, and the hyphen has the style of the letter before it', () => {
    const text = `An ${WORD}`;
    const [plain, large] = [{ ...CASE_STYLE }, { ...CASE_STYLE, weight: 700 }];
    const at = 'An under'.length;
    const spans = [
      { start: 0, end: at, style: plain },
      { start: at, end: text.length, style: large },
    ];
    const layout = lay(text, widthOf('An under-') + 0.1, { spans });
    expect(seen(layout)).toEqual(['An under-', 'standing']);
    expect(layout.lines.map(({ runs }) => runs.map(({ style }) => style.weight))).toEqual([[400], [700]]);
  });

  test('show capitals of a text in capitals, one that has more letters than its source among them', () => {
    const style = { textCase: 'upper' } as const;
    const layout = lay('Große Straßenbahn', widthOf('GROSSE STRASSEN-') + 0.1, { style, language: 'de' });
    expect(seen(layout)).toEqual(['GROSSE STRASSEN-', 'BAHN']);
    expect(sources(layout)).toEqual(['Große Straßen', 'bahn']);
  });

  test('hang the space between letters after the hyphen', () => {
    const style = { letterSpacing: 0.2 };
    const layout = lay(`An ${WORD}`, widthOf('An under-', style) + 0.1, { style });
    expect(seen(layout)).toEqual(['An under-', 'standing']);
    expect(layout.lines[0]!.width).toBeCloseTo(widthOf('An under-', style), 6);
  });

  test('are justified to both sides with their hyphens', () => {
    const width = widthOf('An under-') + 6;
    const [line] = lay(`An ${WORD}`, width, { align: 'justify' }).lines;
    const last = line!.runs.at(-1)!;
    expect(last.x + last.width).toBeCloseTo(width, 6);
  });

  test('break no words that lead somewhere', () => {
    const text = `An ${WORD}`;
    const link = { ...CASE_STYLE, link: 'https://example.com' };
    const spans = [
      { start: 0, end: 3, style: { ...CASE_STYLE } },
      { start: 3, end: text.length, style: link },
    ];
    expect(seen(lay(text, widthOf('An under-') + 0.1, { spans }))[0]).toBe('An ');
  });

  test('that read leftwards stay as they are, as do words that read leftwards', () => {
    for (const text of [`שלום ${WORD} עולם`, 'مرحبا بالعالم العربي', `An שלוםשלום ${'עולם'.repeat(8)}`]) {
      const strip = (layout: TextLayout) => layout.lines.map(({ start, end, runs }) => [start, end, runs]);
      expect(strip(lay(text, 150))).toEqual(strip(lay(text, 150, { off: true })));
    }
  });
});

test('a text is drawn larger where its words may be broken', () => {
  const text = 'Donaudampfschifffahrtsgesellschaft';
  const input = { text, spans: styled(text), align: 'left', lineHeight: 1.2 } as const;
  const box = { width: 120, height: 400 };
  const [off, on] = [input, { ...input, hyphens: { text, language: 'de' } }].map((each) =>
    fitScale(each, box, fonts),
  );
  expect(on!).toBeGreaterThan(2 * off!);
});

describe('the caret', () => {
  const text = `An ${WORD}`;
  const AT = 'An under'.length;
  const mapOf = (style: Partial<TextStyle> = {}) =>
    new CaretMap(lay(text, widthOf('An under-', style) + 0.1, { style }));

  test('stands after the hyphen at the end of the line, and before the rest on the next one', () => {
    const map = mapOf();
    expect(map.pos({ index: AT, affinity: 'up' }).x).toBeCloseTo(widthOf('An under-'), 1);
    expect(map.pos({ index: AT, affinity: 'up' }).line).toBe(0);
    expect(map.pos({ index: AT, affinity: 'down' })).toMatchObject({ x: 0, line: 1 });
    expect(map.pos({ index: AT - 1, affinity: 'down' }).x).toBeCloseTo(widthOf('An unde'), 0);
    expect(map.lineEnd(0)).toEqual({ index: AT, affinity: 'up' });
  });

  test('passes the hyphen with the letter before it, in both directions', () => {
    const map = mapOf();
    let caret = { index: 0, affinity: 'down' } as ReturnType<CaretMap['moveVisual']>;
    const stops = [caret.index];
    for (let i = 0; i < text.length; i++) stops.push((caret = map.moveVisual(caret, 1)).index);
    expect(stops).toEqual(Array.from({ length: text.length + 1 }, (_, i) => i));
    for (let i = text.length - 1; i >= 0; i--) expect((caret = map.moveVisual(caret, -1)).index).toBe(i);
  });

  test('goes where a click on the hyphen and on either side of its letter means it to', () => {
    const map = mapOf();
    const { left, right, hyphen } = map.boxes(0).at(-1)!;
    const letter = right - hyphen!;
    expect(hyphen).toBeCloseTo(widthOf('-'), 0);
    expect(map.hit(right - 0.5, 5)).toEqual({ index: AT, affinity: 'up' });
    expect(map.hit(letter + 0.5, 5)).toEqual({ index: AT, affinity: 'up' });
    expect(map.hit(left + (letter - left) * 0.6, 5)).toEqual({ index: AT, affinity: 'up' });
    expect(map.hit(left + (letter - left) * 0.4, 5).index).toBe(AT - 1);
    expect(map.hit(right + 50, 5)).toEqual({ index: AT, affinity: 'up' });
  });

  test('selects the hyphen with the letter before it', () => {
    const map = mapOf();
    const [first, second, ...more] = map.selectionRects(AT - 1, AT + 1);
    expect(more).toEqual([]);
    expect(first!.x + first!.width).toBeCloseTo(widthOf('An under-'), 1);
    expect(second).toMatchObject({ x: 0 });
  });

  test('parts a ligature before the hyphen as without it', () => {
    // 'ff' is one glyph in this face
    const style = { family: 'Fraunces' };
    const word = 'Schifffahrt';
    const layout = lay(word, widthOf('Schiff-', style) + 0.1, { style, language: 'de' });
    expect(seen(layout)).toEqual(['Schiff-', 'fahrt']);
    const boxes = new CaretMap(layout).boxes(0);
    expect(boxes.map(({ start, end }) => [start, end])).toEqual([0, 1, 2, 3, 4, 5].map((i) => [i, i + 1]));
    const [last] = boxes.slice(-1);
    expect(last!.right - last!.left - last!.hyphen!).toBeGreaterThan(1);
  });
});
