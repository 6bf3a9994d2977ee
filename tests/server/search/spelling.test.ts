import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isCorrectable,
  isTerm,
  suggestTerm,
  termDeletes,
  typedDeletes,
  editDistance,
} from '../../../server/search/spelling/spelling.js';
import { runs } from '../../support/soak.js';

const terms = (words: Readonly<Record<string, number>>) =>
  Object.entries(words).map(([word, things]) => ({ word, things }));

describe('a mistyped word', () => {
  const shop = terms({ business: 40, card: 60, coffee: 20, flower: 30, restaurant: 9, birthday: 12, car: 5 });

  it.each([
    ['a letter left out', 'busines', 'business'],
    ['a letter put in', 'flowwer', 'flower'],
    ['two letters swapped', 'flwoer', 'flower'],
    ['a letter mistaken', 'fliwer', 'flower'],
    ['a letter not doubled', 'cofee', 'coffee'],
    ['the first letter', 'vusiness', 'business'],
    ['two slips in a long word', 'restarant', 'restaurant'],
    ['two more', 'resturaunt', 'restaurant'],
    ['a plural', 'flwoers', 'flower'],
    ['two letters of a short word swapped', 'crad', 'card'],
  ])('is understood with %s', (_what, typed, meant) => {
    expect(suggestTerm(typed, shop)).toBe(meant);
  });

  it.each([
    ['one that resembles nothing', 'unicorn'],
    ['two slips in a short one', 'flxxer'],
    ['a letter mistaken in one of four, which makes other words', 'curd'],
    ['two slips and another beginning', 'vuzzness'],
    ['three letters', 'cad'],
  ])('is left as it is when it is %s', (_what, typed) => {
    expect(suggestTerm(typed, shop)).toBeUndefined();
  });

  it('is rather one slip than two away, and of those as near the one more things have', () => {
    expect(suggestTerm('planett', terms({ planet: 1, plane: 30 }))).toBe('planet');
    expect(suggestTerm('plannet', terms({ planet: 1, planner: 3 }))).toBe('planet');
    expect(suggestTerm('garten', terms({ garden: 9, garter: 2 }))).toBe('garden');
    expect(suggestTerm('garten', terms({ garden: 2, garter: 9 }))).toBe('garter');
    expect(suggestTerm('postr', terms({ post: 60, poster: 12 }))).toBe('poster');
    expect(suggestTerm('brook', terms({ brooks: 3, crook: 3 }))).toBe('brooks');
  });

  it.each([
    ['2024', false],
    ['a4paper', false],
    ['car', false],
    ['セー', false],
    ['ภาษาไทย', false],
    ['größe', true],
    ['открытка', true],
  ])('may be %s: %s', (word, doubtful) => {
    expect(isCorrectable(word)).toBe(doubtful);
  });
});

describe('slips between two words', () => {
  it.each([
    ['card', 'card', 0],
    ['crad', 'card', 1],
    ['cards', 'card', 1],
    ['cart', 'card', 1],
    ['ca', 'abc', 3],
    ['bord', 'card', 2],
  ])('%s and %s: %d', (one, other, slips) => {
    expect(editDistance(one, other, 9)).toBe(slips);
  });

  it('are the same either way, and more than allowed is enough to know', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 10 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const slips = editDistance(one, other, 20);
        expect(editDistance(other, one, 20)).toBe(slips);
        expect(Math.min(editDistance(one, other, 1), 2)).toBe(Math.min(slips, 2));
      }),
    );
  });
});

describe('what words have in common', () => {
  const letters = fc.constantFrom(...'abcdeéñжя');

  it('is had by every word and its misspellings, wherever the slips are', () => {
    const slip = fc.record({
      at: fc.nat(30),
      letter: letters,
      how: fc.constantFrom('out', 'in', 'for', 'swap'),
    });
    const word = fc.string({ unit: letters, minLength: 4, maxLength: 14 });
    fc.assert(
      fc.property(word, fc.array(slip, { minLength: 1, maxLength: 2 }), (meant, slips) => {
        const typed = slips.reduce((now, each) => mistype(now, each), meant);
        const allowed = [...typed].length < 8 ? 1 : 2;
        fc.pre(isCorrectable(typed) && isTerm(meant) && editDistance(typed, meant, 2) <= allowed);
        const shared = new Set(termDeletes(meant));
        expect(typedDeletes(typed).some((rest) => shared.has(rest))).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('stays small, however long the word', () => {
    expect(termDeletes('a'.repeat(64)).length).toBeLessThan(30);
    expect(termDeletes('abcdefghijklmnop').length).toBe(29);
  });
});

interface Slip {
  readonly at: number;
  readonly letter: string;
  readonly how: string;
}

function mistype(word: string, { at, letter, how }: Slip): string {
  const letters = [...word];
  const place = at % letters.length;
  if (how === 'out') letters.splice(place, 1);
  if (how === 'in') letters.splice(place, 0, letter);
  if (how === 'for') letters[place] = letter;
  if (how === 'swap') letters.splice(place, 2, ...letters.slice(place, place + 2).reverse());
  return letters.join('');
}
