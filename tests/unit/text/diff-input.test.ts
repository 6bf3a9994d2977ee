import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffInput } from '../../../elements/text/editing/diff-input.js';
import type { TextChange } from '../../../elements/text/editing/diff-input.js';

const text = fc.string({ unit: fc.constantFrom('a', 'b', '😀', '😁', '\n'), maxLength: 10 });
const applied = (to: string, { start, end, insert }: TextChange): string =>
  to.slice(0, start) + insert + to.slice(end);

test('the change turns the old text into the new one, wherever the caret is', () => {
  fc.assert(
    fc.property(text, text, fc.nat(20), (before, after, caret) => {
      expect(applied(before, diffInput(before, after, Math.min(caret, after.length)))).toBe(after);
    }),
  );
});

test('what was typed at the caret is found there', () => {
  fc.assert(
    fc.property(text, text, fc.nat(10), (before, insert, at) => {
      const units = [...before];
      const start = units.slice(0, at).join('').length;
      const after = before.slice(0, start) + insert + before.slice(start);
      expect(diffInput(before, after, start + insert.length)).toMatchObject({ start, end: start, insert });
    }),
  );
});

test('a character pair is never split', () => {
  expect(diffInput('a😀', 'a😁', 3)).toEqual({ start: 1, end: 3, insert: '😁' });
  expect(diffInput('😀😁', '😁', 0)).toEqual({ start: 0, end: 2, insert: '' });
});

test('a letter among its likes', () => {
  expect(diffInput('aa', 'aaa', 1)).toEqual({ start: 0, end: 0, insert: 'a' });
  expect(diffInput('aaa', 'aa', 1)).toEqual({ start: 1, end: 2, insert: '' });
});
