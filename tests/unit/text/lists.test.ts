import { beforeAll, describe, expect, it } from 'vitest';
import { CaretMap } from '../../../elements/text/editing/caret-map.js';
import type { FontStore } from '../../../elements/text/fonts/font-store.js';
import { layoutText } from '../../../elements/text/layout.js';
import { listLabels } from '../../../elements/text/lists/list-labels.js';
import type { LayoutLine, ParagraphFormat, TextAlign } from '../../../elements/text/types.js';
import { testFonts } from '../../support/text/fonts.js';
import { CASE_STYLE } from '../../support/text/text-cases.js';

let fonts: FontStore;
beforeAll(async () => {
  fonts = await testFonts();
});

const bullet = (level = 0): ParagraphFormat => ({ list: 'bullet', level });
const number = (level = 0): ParagraphFormat => ({ list: 'number', level });
const labels = (...formats: ParagraphFormat[]): (string | null)[] =>
  listLabels(formats, formats.length).map((label) => label && (label.text || '•'));

function lay(
  text: string,
  paragraphs: readonly ParagraphFormat[],
  { width = 300, align = 'left' as TextAlign } = {},
): readonly LayoutLine[] {
  const spans = [{ start: 0, end: text.length, style: CASE_STYLE }];
  return layoutText({ text, spans, width, align, lineHeight: 1.2, paragraphs }, fonts).lines;
}

const markText = (line: LayoutLine): string => (line.marker ?? []).map((run) => run.shown!.text).join('');
const markLeft = (line: LayoutLine): number => line.marker![0]!.x;
const markRight = (line: LayoutLine): number => line.marker!.at(-1)!.x + line.marker!.at(-1)!.width;

describe('numbers of lists', () => {
  it('count by level, and begin again after another list or a plain paragraph', () => {
    expect(labels(number(), number(), number())).toEqual(['1.', '2.', '3.']);
    expect(labels(number(), number(1), number(1), number(), number(1))).toEqual([
      '1.',
      'a.',
      'b.',
      '2.',
      'a.',
    ]);
    expect(labels(number(), {}, number())).toEqual(['1.', null, '1.']);
    expect(labels(number(), bullet(), number())).toEqual(['1.', '•', '1.']);
    expect(labels(number(), bullet(1), number())).toEqual(['1.', '•', '2.']);
  });

  it('are letters, then Roman numbers, further in', () => {
    const letters = Array.from({ length: 28 }, () => number(1));
    expect(labels(...letters).slice(-3)).toEqual(['z.', 'aa.', 'ab.']);
    const roman = Array.from({ length: 9 }, () => number(2));
    expect(labels(...roman)[3]).toBe('iv.');
    expect(labels(...roman)[8]).toBe('ix.');
  });
});

describe('list items on their lines', () => {
  it('hang: the mark stands before the first line, all lines begin at one edge', () => {
    const lines = lay('Apples and pears from the market on Saturday\nBread', [bullet(), bullet()]);
    expect(lines.length).toBeGreaterThan(2);
    const [first] = lines;
    for (const line of lines) expect(line.x).toBeCloseTo(first!.x);
    expect(first!.x).toBeGreaterThan(20);
    expect(lines.map((line) => line.marker !== undefined)).toEqual([
      true,
      ...lines.slice(2).map(() => false),
      true,
    ]);
    expect(markRight(first!)).toBeLessThan(first!.x);
    expect(markText(first!)).toBe('•');
    for (const line of lines) expect(line.x + line.width).toBeLessThanOrEqual(300.01);
  });

  it('begin further in where a number is wide, all of the list together', () => {
    const lines = lay(
      Array.from({ length: 1200 }, () => 'x').join('\n'),
      Array.from({ length: 1200 }, () => number()),
    );
    expect(markText(lines.at(-1)!)).toBe('1200.');
    expect(markLeft(lines.at(-1)!)).toBeGreaterThanOrEqual(-0.01);
    expect(lines[0]!.x).toBeCloseTo(lines.at(-1)!.x);
  });

  it('are mirrored where one reads leftwards, an empty item like the one above it', () => {
    const [first, second] = lay('תפוחים\n', [number(), number()], { align: 'right' });
    expect(first!.x + first!.width).toBeLessThan(280);
    expect(markLeft(first!)).toBeGreaterThan(first!.x + first!.width);
    // as it is seen: the dot to the left of the number
    expect(markText(first!)).toBe('.1\u200f');
    expect(second!.level).toBe(1);
    expect(markLeft(second!)).toBeCloseTo(markLeft(first!), 1);
  });

  it('keep their marks beside centered words', () => {
    const [line] = lay('word', [bullet()], { align: 'center' });
    expect(line!.x).toBeGreaterThan(100);
    expect(line!.x - markRight(line!)).toBeLessThan(CASE_STYLE.size);
  });

  it('leave letters room in a narrow box', () => {
    const lines = lay('abc', [bullet(8)], { width: 100 });
    expect(lines[0]!.x).toBeLessThanOrEqual(50);
    expect(lines).toHaveLength(1);
  });

  it('keep the caret out of their marks', () => {
    const text = 'one\n\ntwo';
    const spans = [{ start: 0, end: text.length, style: CASE_STYLE }];
    const paragraphs = [bullet(), bullet(), bullet()];
    const map = new CaretMap(
      layoutText({ text, spans, width: 300, align: 'left', lineHeight: 1.2, paragraphs }, fonts),
    );
    const edge = map.layout.lines[0]!.x;
    expect(map.hit(0, 5)).toEqual({ index: 0, affinity: 'down' });
    expect(map.pos({ index: 0, affinity: 'down' }).x).toBeCloseTo(edge);
    expect(map.pos({ index: 4, affinity: 'down' }).x).toBeCloseTo(edge);
    expect(map.selectionRects(0, 8)[0]!.x).toBeCloseTo(edge);
  });
});
