import { describe, expect, it } from 'vitest';
import { matchesWords, normalizeForSearch } from '../../../elements/panels/shared/match-words.js';

describe('words that are searched for', () => {
  it.each([
    ['Letter A', 'let', true],
    ['Letter A', 'a LETTER', true],
    ['Café crème', 'cafe', true],
    ['Cafe', 'café', true],
    ['Straße', 'straße', true],
    ['Torn paper 3', '3', true],
    ['2 by 2 grids', '2 by', true],
    ['桜 花', '桜', true],
    ['桜花', '桜', true],
    ['한국어', '한', true],
    ['Letter A', '<a>', true],
    ['Blue letter', '<b>', false],
    ['30 balls', '3', false],
    ['Letter A', 'etter', false],
    ['Letter A', 'letter b', false],
    ['Letter A', '  ', false],
    ['Letter A', '!?', false],
    ['Letter A', '', false],
  ])('%s is found by "%s": %s', (text, query, found) => {
    expect(matchesWords(text, query)).toBe(found);
  });

  it('are small letters without marks', () => {
    expect(normalizeForSearch('ÀÉÎ ﬁ')).toBe('aei fi');
  });
});
