import { describe, expect, it } from 'vitest';
import { lineBreaks } from '../../../../elements/text/breaks/line-breaks.js';
import pairs from '../../../fixtures/unicode/line-break-pairs.json' with { type: 'json' };

const SPACE = ' ';
const MARK = '\u0308';

/** The text with a bar at each place where a line may end. */
const cut = (text: string): string => {
  const ends = lineBreaks(text).map(({ position }) => position);
  return ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end)).join('|');
};

describe('where a line may end', () => {
  it('is what Unicode 17 says between letters of every class, with a space and with marks', () => {
    const letters = pairs.map(([code]) => String.fromCodePoint(parseInt(code!, 16)));
    expect(letters.length).toBe(69);
    const found = letters.map((a) =>
      letters
        .map((b) => {
          const bits = [[a, b], [a, SPACE, b], [a, MARK, b], [a, MARK, SPACE, b]].flatMap((parts) => {
            const ends = new Set(lineBreaks(parts.join('')).map(({ position }) => position));
            return parts.slice(0, -1).map((_, i) => (ends.has(parts.slice(0, i + 1).join('').length) ? 1 : 0));
          }); // prettier-ignore
          return parseInt(bits.join(''), 2).toString(16).padStart(2, '0');
        })
        .join(''),
    );
    expect(found).toEqual(pairs.map(([, row]) => row));
  });

  it.each([
    ['numbers and their signs', 'The |cost |is |$(12.35), |-5.00 |or |30% |off'],
    ['dates and fractions', 'on |2026-11-27 |or |1/2'],
    ['brackets and quotations', '“Start |with ” |(one) |word(s)'],
    ['hyphens and dashes', 'well-|known, |-flag |and |em|—|dash'],
    ['ellipses and dots', 'etc… |and |so |on...'],
    ['Hebrew with a hyphen', 'אל-|גיברלטר'],
    ['Japanese, its small letters and stops', '東|京|タ|ワー、|ちょっ|と。'],
    ['Chinese quotation marks', '他|说：|“你|好”。'],
    ['Korean', '한|국|어 |문|장'],
    ['flags and people', '🇮🇳|🇩🇪|👩‍👩‍👧|👍🏽'],
    ['addresses', 'http://|example.com/|a?|b=1'],
    ['no-break spaces', '10\u00a0km |far'],
  ])('parts %s as readers expect', (_, expected) => {
    expect(cut(expected.replaceAll('|', ''))).toBe(expected);
  });

  it('must end at separators, and at the end; a pair of units is never parted', () => {
    expect(lineBreaks('a\u2028b\r\n😀')).toEqual([
      { position: 2, required: true },
      { position: 5, required: true },
      { position: 7, required: true },
    ]);
    expect(lineBreaks('')).toEqual([]);
  });
});
