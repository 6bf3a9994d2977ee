import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../elements/math/random.js';
import {
  countParagraphs,
  paragraphOf,
  paragraphStart,
  replaceParagraphs,
} from '../../../elements/text/lists/paragraph-formats.js';
import {
  formatParagraphs,
  paragraphFormats,
  plainText,
  replaceRange,
  slice,
  type RichText,
} from '../../../elements/text/editing/rich-text.js';
import type { ParagraphFormat } from '../../../elements/text/types.js';
import { CASE_STYLE } from '../../support/text/text-cases.js';

const B: ParagraphFormat = { list: 'bullet' };
const N: ParagraphFormat = { list: 'number' };
const list = (text: string, ...formats: ParagraphFormat[]): RichText => {
  let i = 0;
  return formatParagraphs(plainText(text, CASE_STYLE), 0, text.length, () => formats[i++] ?? {});
};
const kinds = (rich: RichText): string =>
  paragraphFormats(rich, 0, rich.text.length)
    .map(({ list: kind }) => (kind ?? '-')[0])
    .join('');

describe('paragraphs in edits', () => {
  it('go on as they are when lines are typed, joined and parted', () => {
    const rich = list('one\ntwo', B, N);
    expect(kinds(replaceRange(rich, 3, 3, '\n'))).toBe('bbn');
    expect(kinds(replaceRange(rich, 7, 7, '\nthree'))).toBe('bnn');
    expect(kinds(replaceRange(rich, 3, 4, ''))).toBe('b');
    expect(kinds(replaceRange(rich, 1, 6, '\n'))).toBe('bn');
    expect(kinds(replaceRange(list('one\n\ntwo', B, {}, N), 4, 5, ''))).toBe('bn');
  });

  it('come along with what is pasted, but not into lines that stay', () => {
    const pasted = list('x\ny', N, N);
    expect(kinds(replaceRange(list('ab\nc', {}, B), 1, 1, pasted))).toBe('--b');
    expect(kinds(replaceRange(list('\nc', {}, B), 0, 0, pasted))).toBe('nnb');
    expect(kinds(replaceRange(list('ab', B), 2, 2, plainText('x\ny', CASE_STYLE)))).toBe('bb');
  });

  it('are taken along over an end of a line only', () => {
    const rich = list('one\ntwo', B, N);
    expect(slice(rich, 4, 7).paragraphs).toBeUndefined();
    expect(kinds(slice(rich, 1, 6))).toBe('bn');
  });

  it('stay as many as there are lines, and outside of an edit what they were, whatever is done', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const random = seededRandom(seed);
      const dice = (sides: number): number => Math.floor(random() * sides);
      const FORMATS = [{}, B, N, { list: 'bullet', level: 2 }] as const;
      let rich = list('a\nbc\n\nd', ...[0, 0, 0, 0].map(() => FORMATS[dice(4)]!));
      for (let step = 0; step < 60; step++) {
        const start = dice(rich.text.length + 1);
        const end = Math.min(rich.text.length, start + dice(5));
        const text = ['', 'x', '\n', 'x\ny', '\n\n'][dice(5)]!;
        const insert = dice(2) ? text : list(text, ...[0, 0, 0].map(() => FORMATS[dice(4)]!));
        const next = replaceRange(rich, start, end, insert);
        const all = paragraphFormats(next, 0, next.text.length);
        expect(all.length).toBe(countParagraphs(next.text));
        expect(next.paragraphs?.at(-1)?.list).not.toBe(next.paragraphs ? undefined : null);
        const before = paragraphOf(rich.text, start);
        const after = countParagraphs(rich.text) - paragraphOf(rich.text, end) - 1;
        const old = paragraphFormats(rich, 0, rich.text.length);
        expect(all.slice(0, before)).toEqual(old.slice(0, before));
        if (after > 0) expect(all.slice(-after)).toEqual(old.slice(-after));
        // what was taken out and put back where it was makes the same text again
        const taken = slice(rich, start, end);
        const emptied = replaceRange(rich, start, end, '');
        const atStart = start === paragraphStart(rich.text, start);
        if (!taken.text.includes('\n') || !atStart)
          expect(replaceRange(emptied, start, start, taken).text).toBe(rich.text);
        rich = next;
      }
    }
  });

  it('know no more than the text has', () => {
    expect(replaceParagraphs('a', [], [0, 1], { text: '' })).toEqual([{}]);
    expect(list('a', B, B, B).paragraphs).toEqual([B]);
  });
});
