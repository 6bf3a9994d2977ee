import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findInText, type FindOptions } from '../../../../elements/editor/finding/find-in-text.js';
import { graphemeStarts } from '../../../../elements/text/shaping/graphemes.js';

const found = (text: string, words: string, options: Partial<FindOptions> = {}): string[] =>
  findInText(text, words, { matchCase: false, wholeWords: false, ...options }).map(({ start, end }) =>
    text.slice(start, end),
  );

describe('words are found in a text', () => {
  it.each([
    ['one after the other, never overlapping', 'aaaa', 'aa', ['aa', 'aa']],
    ['in either case', 'Camp CAMP camp', 'cAmP', ['Camp', 'CAMP', 'camp']],
    ['with letters that become two', 'Straße, STRASSE', 'strasse', ['Straße', 'STRASSE']],
    ['but never a part of such a letter', 'Straße', 'stras', []],
    ['Greek sigmas alike', 'ΟΔΟΣ οδος', 'οδός'.normalize('NFD').replace(/\u0301/, ''), ['ΟΔΟΣ', 'οδος']],
    ['composed or not', 'Cafe\u0301 Café', 'café', ['Cafe\u0301', 'Café']],
    ['but no letter without its accent', 'Cafe\u0301', 'cafe', []],
    ['no part of an emoji', '👩‍👧 👩', '👩', ['👩']],
    ['with straight and curly quotes alike', 'don’t', "don't", ['don’t']],
    ['over spaces that do not break', '10\u00a0km', '10 km', ['10\u00a0km']],
    ['in Hebrew', 'שלום עולם שלום', 'שלום', ['שלום', 'שלום']],
    ['in Arabic', 'مرحبا بالعالم', 'بالعالم', ['بالعالم']],
    ['over the end of a line', 'one\ntwo', 'e\nt', ['e\nt']],
  ])('%s', (_, text, words, expected) => expect(found(text, words)).toEqual(expected));

  it('as they are written only, when case matters', () => {
    expect(found('Camp CAMP camp', 'camp', { matchCase: true })).toEqual(['camp']);
    expect(found('ς σ', 'σ', { matchCase: true })).toEqual(['σ']);
  });

  it.each([
    ['camp camping decamp camp.', 'camp', 2],
    ['don’t do', 'do', 1],
    ['C++ and C', 'C++', 1],
    ['snow_man snow', 'snow', 1],
    ['summer camp, camps', 'summer camp', 1],
  ])('as whole words: %s', (text, words, count) =>
    expect(found(text, words, { wholeWords: true })).toHaveLength(count),
  );

  it('and nothing is found for no words', () => expect(found('camp', '')).toEqual([]));

  it('at edges of graphemes, in order, without overlaps', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'A', 'ß', 's', 'e\u0301', 'é', '👩‍👧', ' ', 'ש', '\n'),
      maxLength: 30,
    });
    fc.assert(
      fc.property(text, text, fc.boolean(), fc.boolean(), (all, words, matchCase, wholeWords) => {
        const edges = new Set([...graphemeStarts(all), all.length]);
        let last = 0;
        for (const { start, end } of findInText(all, words, { matchCase, wholeWords })) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(edges.has(start) && edges.has(end)).toBe(true);
          last = end;
        }
      }),
    );
  });
});
