import { describe, expect, it } from 'vitest';
import { applyTextCase } from '../../../elements/text/shaping/letter-case.js';
import type { TextCase } from '../../../elements/text/types.js';

const shown = (text: string, textCase: TextCase) =>
  applyTextCase(text, [{ start: 0, end: text.length, textCase }]);

describe('letters in another case', () => {
  it('keeps a place in the text for each letter that one becomes', () => {
    expect(shown('Straße', 'upper')).toEqual({ text: 'STRASSE', source: [0, 1, 2, 3, 4, 4, 5, 6] });
    expect(shown('ﬁn', 'upper')).toEqual({ text: 'FIN', source: [0, 0, 1, 2] });
    expect(shown('plain 😀', 'upper')).toEqual({ text: 'PLAIN 😀', source: null });
  });

  it('begins words, and only words, with a capital', () => {
    expect(shown('don’t stop o’neill 2nd éclair', 'title').text).toBe('Don’t Stop O’neill 2nd Éclair');
    expect(shown('ßa ǆ', 'title').text).toBe('Ssa ǅ'.replace('ǅ', 'Ǆ'));
    expect(shown('NASA rocket', 'title').text).toBe('NASA Rocket');
  });

  it('is the same whatever the language of the browser, and ends Greek words with their own sigma', () => {
    expect(shown('title', 'upper').text).toBe('TITLE');
    expect(shown('ΟΔΥΣΣΕΥΣ ΣΑΣ', 'lower').text).toBe('οδυσσευς σας');
    expect(shown('İz', 'lower')).toEqual({ text: 'i̇z', source: [0, 0, 1, 2] });
  });

  it('leaves Georgian, and every part in a case of its own, alone', () => {
    expect(shown('საქართველო', 'upper').text).toBe('საქართველო');
    const spans = [
      { start: 0, end: 2, textCase: 'upper' as const },
      { start: 2, end: 5, textCase: 'none' as const },
    ];
    expect(applyTextCase('abcde', spans).text).toBe('ABcde');
    // a word that began before the part does not begin again in it
    const later = [
      { start: 0, end: 2, textCase: 'none' as const },
      { start: 2, end: 8, textCase: 'title' as const },
    ];
    expect(applyTextCase('abcde fg', later).text).toBe('abcde Fg');
  });
});
