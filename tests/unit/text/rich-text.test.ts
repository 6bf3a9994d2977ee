import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyStyle,
  commonStyle,
  normalize,
  plainText,
  replaceRange,
  sameStyle,
  slice,
  styleAt,
  typingStyle,
} from '../../../elements/text/editing/rich-text.js';
import type { RichText } from '../../../elements/text/editing/rich-text.js';
import type { TextStyle } from '../../../elements/text/types.js';
import { CASE_STYLE } from '../../support/text/text-cases.js';

const bold: TextStyle = { ...CASE_STYLE, weight: 700 };
const red: TextStyle = { ...CASE_STYLE, color: '#ff0000' };
const styles = [CASE_STYLE, bold, red, { ...CASE_STYLE, underline: true }] as const;

const style = fc.constantFrom(...styles);
const letters = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '😀'), maxLength: 12 });
/** Built by edits, as a user would. */
const rich = fc
  .array(fc.tuple(letters, style), { maxLength: 6 })
  .map((parts) =>
    parts.reduce<RichText>((text, [add, of]) => append(text, add, of), plainText('', CASE_STYLE)),
  );
const richWithRange = rich.chain((text) =>
  fc
    .tuple(fc.nat(text.text.length), fc.nat(text.text.length))
    .map(([a, b]) => ({ text, start: Math.min(a, b), end: Math.max(a, b) })),
);

function append(text: RichText, add: string, of: TextStyle): RichText {
  return replaceRange(text, text.text.length, text.text.length, add, of);
}

function expectWhole({ text, spans }: RichText): void {
  expect(spans[0]?.start).toBe(0);
  expect(spans.at(-1)?.end).toBe(text.length);
  spans.slice(1).forEach((span, i) => {
    const before = spans[i];
    expect(span.start).toBe(before?.end);
    expect(before && sameStyle(before.style, span.style)).toBe(false);
  });
  if (text !== '') for (const span of spans) expect(span.end).toBeGreaterThan(span.start);
}

const stylesOf = (text: RichText): TextStyle[] => [...text.text].map((_, i) => styleAt(text, i));

describe('a link', () => {
  const linked: TextStyle = { ...CASE_STYLE, link: 'https://example.com/' };
  const text = replaceRange(plainText('Go  now', CASE_STYLE), 3, 3, 'home', linked);

  test('is typed on inside of it, not before it, after its end or between two', () => {
    expect(typingStyle(text, 5).link).toBe(linked.link);
    expect(typingStyle(text, 3).link).toBeUndefined();
    expect(typingStyle(text, 7).link).toBeUndefined();
    expect(typingStyle(plainText('home', linked), 0).link).toBeUndefined();
    expect(typingStyle(plainText('home', linked), 4).link).toBeUndefined();
    const two = replaceRange(text, 7, 7, 'away', { ...linked, link: 'https://example.com/away' });
    expect(typingStyle(two, 7).link).toBeUndefined();
  });

  test('keeps words apart that look the same, and one taken away leaves none', () => {
    expect(text.spans.map(({ start, end }) => [start, end])).toEqual([
      [0, 3],
      [3, 7],
      [7, 11],
    ]);
    expect(applyStyle(text, 0, 11, { link: '' }).spans).toHaveLength(1);
    expect(commonStyle(text, 0, 11)).not.toHaveProperty('link');
    expect(commonStyle(text, 4, 6).link).toBe(linked.link);
  });
});

describe('whatever is done', () => {
  test('spans touch, differ from their neighbors and cover the text', () => {
    fc.assert(
      fc.property(richWithRange, letters, style, ({ text, start, end }, insert, of) => {
        expectWhole(text);
        expectWhole(replaceRange(text, start, end, insert));
        expectWhole(applyStyle(text, start, end, of));
        expectWhole(slice(text, start, end));
      }),
    );
  });

  test('replacing changes nothing outside the range', () => {
    fc.assert(
      fc.property(richWithRange, letters, ({ text, start, end }, insert) => {
        const next = replaceRange(text, start, end, insert);
        expect(next.text).toBe(text.text.slice(0, start) + insert + text.text.slice(end));
        expect(stylesOf(slice(next, 0, start))).toEqual(stylesOf(slice(text, 0, start)));
        const tail = slice(next, start + insert.length, next.text.length);
        expect(stylesOf(tail)).toEqual(stylesOf(slice(text, end, text.text.length)));
      }),
    );
  });

  test('what was cut out can be put back', () => {
    fc.assert(
      fc.property(richWithRange, ({ text, start, end }) => {
        fc.pre(end > start);
        const cut = replaceRange(text, start, end, '');
        expect(replaceRange(cut, start, start, slice(text, start, end))).toEqual(text);
      }),
    );
  });

  test('a style given to a range is what the range then has in common', () => {
    fc.assert(
      fc.property(richWithRange, style, ({ text, start, end }, of) => {
        fc.pre(end > start);
        expect(commonStyle(applyStyle(text, start, end, of), start, end)).toMatchObject(of);
      }),
    );
  });
});

describe('style of new text', () => {
  const text = append(append(plainText('plain', CASE_STYLE), 'bold', bold), '\nred', red);

  test('comes from the left, at the start of a paragraph from the right', () => {
    expect(typingStyle(text, 0)).toBe(CASE_STYLE);
    expect(typingStyle(text, 5)).toBe(CASE_STYLE);
    expect(typingStyle(text, 9)).toBe(bold);
    expect(typingStyle(text, 10)).toBe(red);
  });

  test('comes from the first character it replaces', () => {
    expect(styleAt(replaceRange(text, 5, 9, 'x'), 5)).toBe(bold);
    expect(styleAt(replaceRange(text, 3, 9, 'x'), 3)).toBe(CASE_STYLE);
  });

  test('survives the text being emptied', () => {
    const empty = replaceRange(plainText('bold', bold), 0, 4, '');
    expect(empty).toEqual(plainText('', bold));
    expect(replaceRange(empty, 0, 0, 'new')).toEqual(plainText('new', bold));
    expect(applyStyle(empty, 0, 0, { color: '#00ff00' }).spans[0]?.style.color).toBe('#00ff00');
  });

  test('pasted text keeps its own', () => {
    const pasted = replaceRange(plainText('ab', CASE_STYLE), 1, 1, plainText('X', red));
    expect(pasted.spans.map((span) => span.style)).toEqual([CASE_STYLE, red, CASE_STYLE]);
  });
});

test('a mixed range shares only what is equal', () => {
  const common = commonStyle(append(plainText('a', CASE_STYLE), 'b', bold), 0, 2);
  expect(common).not.toHaveProperty('weight');
  expect(common).toMatchObject({ family: 'Montserrat', underline: false });
});

test('switches left out and switched off are the same style', () => {
  expect(sameStyle(CASE_STYLE, { ...CASE_STYLE, underline: false, strike: false })).toBe(true);
});

test('broken spans of a file are put in order', () => {
  const spans = [
    { start: 4, end: 90, style: red },
    { start: 1, end: 3, style: bold },
    { start: 2, end: 2, style: red },
  ];
  expectWhole(normalize({ text: 'abcdef', spans }));
});
