import { beforeAll, describe, expect, test } from 'vitest';
import { CaretMap } from '../../../elements/text/editing/caret-map.js';
import type { Caret } from '../../../elements/text/editing/caret-map.js';
import type { FontStore } from '../../../elements/text/fonts/font-store.js';
import { layoutText } from '../../../elements/text/layout.js';
import type { TextStyle } from '../../../elements/text/types.js';
import { testFonts } from '../../support/text/fonts.js';
import { CASE_STYLE } from '../../support/text/text-cases.js';

let fonts: FontStore;
beforeAll(async () => {
  fonts = await testFonts();
});

function mapOf(text: string, width = Infinity, style: Partial<TextStyle> = {}): CaretMap {
  const spans = [{ start: 0, end: text.length, style: { ...CASE_STYLE, ...style } }];
  return new CaretMap(layoutText({ text, spans, width, align: 'left', lineHeight: 1.2 }, fonts));
}

const down = (index: number): Caret => ({ index, affinity: 'down' });
const up = (index: number): Caret => ({ index, affinity: 'up' });

/** Every place the arrow key comes to, from a caret to where it stops. */
function walk(map: CaretMap, from: Caret, direction: 1 | -1): Caret[] {
  const stops = [from];
  for (let i = 0; i < 10_000; i++) {
    const last = stops.at(-1) ?? from;
    const next = map.moveVisual(last, direction);
    if (next.index === last.index && next.affinity === last.affinity) return stops;
    stops.push(next);
  }
  throw new Error('the walk does not end');
}

describe('boxes', () => {
  test('one a grapheme: a flag, a family, an accent and a conjunct are one stop each', () => {
    const map = mapOf('a🇮🇳👨‍👩‍👧e\u0301क्षत्रि');
    expect(map.boxes(0).map((box) => map.text.slice(box.start, box.end))).toEqual([
      'a', '🇮🇳', '👨‍👩‍👧', 'e\u0301', 'क्ष', 'त्रि',
    ]); // prettier-ignore
  });

  test('a ligature is parted between its letters', () => {
    const map = mapOf('office', Infinity, { family: 'Fraunces' });
    const boxes = map.boxes(0);
    expect(boxes).toHaveLength(6);
    for (const box of boxes) expect(box.right - box.left).toBeGreaterThan(1);
  });

  test('boxes of a right-to-left line run leftwards', () => {
    const boxes = mapOf('שלום').boxes(0);
    expect(boxes.map((box) => box.start)).toEqual([3, 2, 1, 0]);
    expect(boxes.every((box) => box.rtl)).toBe(true);
  });
});

describe('places', () => {
  test('a caret stands between its letters, on its line', () => {
    const map = mapOf('ab\ncd');
    const [a, b] = map.boxes(0);
    expect(map.pos(down(0)).x).toBe(a?.left);
    expect(map.pos(down(1)).x).toBe(b?.left);
    expect(map.pos(down(2))).toMatchObject({ x: b?.right, line: 0 });
    expect(map.pos(down(3))).toMatchObject({ x: 0, line: 1, top: map.layout.lines[1]?.top });
  });

  test('between two directions one index has two places', () => {
    const map = mapOf('abשל');
    expect(map.pos(up(2)).x).toBe(map.boxes(0)[1]?.right);
    expect(map.pos(down(2)).x).toBe(map.boxes(0)[3]?.right);
  });

  test('at a wrap the affinity chooses the line', () => {
    const map = mapOf('hello world', 80);
    expect(map.lineOf(up(6))).toBe(0);
    expect(map.lineOf(down(6))).toBe(1);
  });

  test('an empty text has one place', () => {
    expect(mapOf('').pos(down(0))).toMatchObject({ x: 0, line: 0, top: 0, rtl: false });
  });
});

describe('arrows', () => {
  test('visit every stop of a mixed line once, from left to right and back', () => {
    const map = mapOf('The title is مرحبا بالعالم in Arabic and שלום 2026.');
    const stops = walk(map, down(0), 1);
    const xs = stops.map((caret) => map.pos(caret).x);
    expect(stops).toHaveLength(map.boxes(0).length + 1);
    for (let i = 1; i < xs.length; i++) expect(xs[i]).toBeGreaterThan(xs[i - 1] ?? 0);
    const back = walk(map, stops.at(-1) ?? down(0), -1).map((caret) => map.pos(caret).x);
    expect(back.reverse()).toEqual(xs);
  });

  test('cross wrapped lines without showing the same place twice', () => {
    const map = mapOf('hello wide world of letters', 80);
    const places = walk(map, down(0), 1).map((caret) => `${map.pos(caret).line}:${map.pos(caret).x}`);
    expect(new Set(places).size).toBe(places.length);
    expect(walk(map, down(0), 1).at(-1)?.index).toBe(map.text.length);
    expect(walk(map, up(map.text.length), -1).at(-1)?.index).toBe(0);
  });

  test('pass a wrap without a space in one step, both ways', () => {
    const map = mapOf('吾輩は猫である', 70);
    const forward = walk(map, down(0), 1).map((caret) => caret.index);
    expect(forward).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(walk(map, up(7), -1).map((caret) => caret.index)).toEqual([...forward].reverse());
  });

  test('do not stick at characters without width', () => {
    const map = mapOf('ab\u200b\u200f\u200bcd');
    expect(walk(map, down(0), 1).at(-1)?.index).toBe(map.text.length);
    expect(walk(map, up(map.text.length), -1).at(-1)?.index).toBe(0);
  });

  test('stay on the line while crossing a stretch against its direction at the wrap', () => {
    // The first line ends with Hebrew broken inside the word: its last character stands in the middle.
    const map = mapOf('ab שלוםשלוםשלוםשלום', 90);
    const stops = walk(map, down(0), 1);
    const lines = stops.map((caret) => map.pos(caret).line);
    for (let i = 1; i < lines.length; i++) expect(lines[i]).toBeGreaterThanOrEqual(lines[i - 1] ?? 0);
  });

  test('up and down keep the x of the start', () => {
    const map = mapOf('wide wide line\na\nwide wide line');
    const x = map.pos(down(10)).x;
    const second = map.moveVertical(down(10), 1, x);
    expect(second.index).toBe(16);
    expect(map.moveVertical(second, 1, x).index).toBe(27);
    expect(map.moveVertical(down(3), -1).index).toBe(0);
    expect(map.moveVertical(up(30), 1).index).toBe(map.text.length);
  });
});

describe('words, lines, paragraphs', () => {
  test('borders of graphemes', () => {
    const map = mapOf('a👨‍👩‍👧b');
    expect([map.next(0), map.next(1), map.next(10)]).toEqual([1, 9, 10]);
    expect([map.prev(10), map.prev(9), map.prev(0)]).toEqual([9, 1, 0]);
  });

  test('borders of words', () => {
    const map = mapOf('one, two three');
    expect([map.word(0, 1), map.word(3, 1), map.word(8, 1), map.word(14, 1)]).toEqual([3, 8, 14, 14]);
    expect([map.word(14, -1), map.word(9, -1), map.word(5, -1), map.word(0, -1)]).toEqual([9, 5, 0, 0]);
    expect([map.wordAt(6), map.wordAt(3), map.wordAt(14)]).toEqual([[5, 8], [3, 4], [9, 14]]); // prettier-ignore
    expect(map.word(1, 1)).toBe(3);
    expect(mapOf('').wordAt(0)).toEqual([0, 0]);
  });

  test('Home and End of a wrapped line leave out the space it wrapped at', () => {
    const map = mapOf('hello world', 80);
    expect(map.lineStart(1)).toEqual(down(6));
    expect(map.lineEnd(0)).toEqual(up(5));
    expect(map.lineEnd(1)).toEqual(up(11));
  });

  test('paragraphs end at line feeds', () => {
    const map = mapOf('ab\n\ncd');
    expect([0, 2, 3, 4, 6].map((index) => map.paragraphAt(index))).toEqual([[0, 2], [0, 2], [3, 3], [4, 6], [4, 6]]); // prettier-ignore
  });
});

describe('hit and selection', () => {
  test('a point finds the nearer side of a letter, in both directions', () => {
    const map = mapOf('ab\nשל');
    const [a] = map.boxes(0);
    expect(map.hit((a?.right ?? 0) * 0.25, 5).index).toBe(0);
    expect(map.hit((a?.right ?? 0) * 0.75, 5)).toEqual(up(1));
    const hebrew = map.boxes(1).at(-1);
    expect(map.hit((hebrew?.right ?? 0) - 1, 40).index).toBe(3);
    expect(map.hit(-100, -100)).toEqual(down(0));
    expect(map.hit(1e6, 1e6).index).toBe(map.layout.lines[1]?.start);
  });

  test('behind a wrapped line the caret stays before its space', () => {
    expect(mapOf('hello world', 80).hit(79, 5)).toEqual(up(5));
  });

  test('one area for a run, two where a selection crosses directions', () => {
    const map = mapOf('ab של cd');
    expect(map.selectionRects(0, 2)).toHaveLength(1);
    expect(map.selectionRects(1, 4)).toHaveLength(2);
    expect(map.selectionRects(3, 3)).toEqual([]);
    expect(map.selectionRects(5, 1)).toEqual(map.selectionRects(1, 5));
  });

  test('a selected line feed shows, also on an empty line', () => {
    const map = mapOf('a\n\nb');
    expect(map.selectionRects(1, 2)).toMatchObject([{ y: 0, x: map.boxes(0)[0]?.right }]);
    expect(map.selectionRects(2, 3)).toHaveLength(1);
    expect(map.selectionRects(0, 4)).toHaveLength(4);
  });
});
