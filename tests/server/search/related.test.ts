import { describe, expect, it } from 'vitest';
import { englishWords } from '../../../server/search/spelling/english.js';
import { relatedEngine } from '../../../server/search/related-engine.js';
import { isSearchedFor, relatedWords } from '../../../server/search/related-words.js';
import type { SearchEngine } from '../../../server/search/search-engine.js';
import type { SearchQuery } from '../../../server/search/search-query.js';

const query = (text: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
  ...{ text, fields: { name: 1 }, all: false, from: 0, size: 3 },
  ...more,
});

/** Finds ids by words; with `all` only those that have every one. */
const engineOf = (things: Readonly<Record<string, string>>): SearchEngine => ({
  changed: () => Promise.resolve(),
  search: (_, { text, all, from, size }) => {
    const words = text.toLowerCase().split(' ');
    const ids = Object.entries(things)
      .filter(([, has]) => words[all ? 'every' : 'some']((word) => has.split(' ').includes(word)))
      .map(([id]) => id);
    return Promise.resolve({ total: ids.length, ids: ids.slice(from, from + size) });
  },
});

describe('what is near to a search', () => {
  it('is known of words and phrases, in any case, number and apostrophe', () => {
    for (const text of ["Mother's Day", 'mothers day card', 'MOTHER’S DAY'])
      expect(relatedWords(text)[0]).toBe('flowers');
    expect(relatedWords('gyms')).toContain('sport');
    expect(relatedWords('zebra')).toEqual([]);
    expect(isSearchedFor('linkedin')).toBe(true);
  });

  it('is found before single words of the text, and said', async () => {
    const engine = relatedEngine(engineOf({ a: 'day of swimming', b: 'flowers', c: 'family' }));
    expect(await engine.search('template', query('mothers day'))).toMatchObject({
      total: 2,
      ids: ['b', 'c'],
    });
    expect((await engine.search('template', query('mothers day'))).related).toContain('flowers');
    expect(await engine.search('template', query('big day'))).toEqual({ total: 1, ids: ['a'] });
  });

  it('stands behind a few that have the text itself, each once, page after page', async () => {
    const engine = relatedEngine(
      engineOf({ a: 'gym sport', b: 'sport', c: 'yoga', d: 'wellness', e: 'sport' }),
    );
    const first = await engine.search('template', query('gym'));
    expect(first).toEqual({ total: 5, ids: ['a', 'b', 'c'] });
    const next = await engine.search('template', query('gym', { from: 3 }));
    expect([...first.ids, ...next.ids].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('is not asked for where all words must be there', async () => {
    const engine = relatedEngine(engineOf({ b: 'flowers' }));
    expect(await engine.search('template', query('mothers day', { all: true }))).toEqual({
      total: 0,
      ids: [],
    });
  });
});

it('words that English has are no typing errors, names among them', async () => {
  const words = ['mothers', 'easter', 'posting', 'shirt', 'cofee', 'birthdya'];
  expect([...(await englishWords(words))]).toEqual(['mothers', 'easter', 'posting', 'shirt']);
});
