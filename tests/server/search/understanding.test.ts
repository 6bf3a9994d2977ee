import { describe, expect, it } from 'vitest';
import { englishWords } from '../../../server/search/spelling/english.js';
import type { SearchEngine } from '../../../server/search/search-engine.js';
import type { SearchQuery, Sooner } from '../../../server/search/search-query.js';
import { readSearch } from '../../../server/search/understanding/read-search.js';
import { relatedWords } from '../../../server/search/understanding/related-words.js';
import { isSearchedFor } from '../../../server/search/understanding/searched-words.js';
import { understandingEngine } from '../../../server/search/understanding/understanding-engine.js';

const query = (text: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
  ...{ text, fields: { name: 1 }, all: false, from: 0, size: 20 },
  ...more,
});

interface Thing {
  readonly has: string;
  readonly category?: string;
  readonly color?: string;
}

/** Finds ids by words as the engines do: each part by one of its names, or some of the parts. */
const engineOf = (things: Readonly<Record<string, string | Thing>>): SearchEngine => ({
  changed: () => Promise.resolve(),
  search: (_, { text, terms, all, some, from, size, categories, signs, sooner = [] }) => {
    const parts =
      terms ??
      text
        .toLowerCase()
        .split(' ')
        .map((word) => [word] as const);
    const ids = Object.entries(things).flatMap(([id, thing]) => {
      const { has, category, color } = typeof thing === 'string' ? ({ has: thing } as Thing) : thing;
      const words = has.split(' ');
      const isCalled = (name: string): boolean => name.split(' ').every((word) => words.includes(word));
      const fits = parts[all && !some ? 'every' : 'some']((names) =>
        (names as readonly string[]).some(isCalled),
      );
      const isThere = !categories || categories.includes(category ?? '');
      const isColored = (signs ?? []).every((list) => list.includes(`color:${color}`));
      return (fits || parts.length === 0) && isThere && isColored ? [id] : [];
    });
    const placeOf = (id: string): number => {
      const at = sooner.findIndex((first) => isFirst(things[id]!, first, parts));
      return at < 0 ? sooner.length : at;
    };
    const sorted = ids.toSorted((a, b) => placeOf(a) - placeOf(b));
    return Promise.resolve({ total: ids.length, ids: sorted.slice(from, from + size) });
  },
});

/** Whether something is what is to stand first. */
function isFirst(
  thing: string | Thing,
  { categories, own, phrase }: Sooner,
  parts: readonly (readonly string[])[],
): boolean {
  const { has, category = '' } = typeof thing === 'string' ? ({ has: thing } as Thing) : thing;
  const words = has.split(' ');
  return (
    (!categories || categories.includes(category)) &&
    (!own || parts.every(([name]) => name!.split(' ').every((word) => words.includes(word)))) &&
    (phrase === undefined || ` ${has} `.includes(` ${phrase} `))
  );
}

const found = async (things: Parameters<typeof engineOf>[0], text: string, more: Partial<SearchQuery> = {}) =>
  understandingEngine(engineOf(things)).search('template', query(text, more));

describe('what has all that a search is about', () => {
  it('stands before what has half of it in the format', async () => {
    const things = {
      cars: { has: 'car show', category: 'Flyer' },
      art: { has: 'art show', category: 'Flyer' },
      talents: { has: 'talent show', category: 'Instagram Post' },
    };
    const { ids } = await found(things, 'talent show flyer');
    expect(ids[0]).toBe('talents');
    expect(ids.slice(1).toSorted()).toEqual(['art', 'cars']);
  });
});

describe('what is called by the very words of a search', () => {
  const things = {
    wheel: { has: 'habit tracker year', category: 'Planner' },
    chart: { has: 'chores habit tracker', category: 'Poster' },
    day: { has: 'day', category: 'Planner' },
    week: { has: 'week', category: 'Planner' },
  };

  it('stands before all that the format holds, which follows', async () => {
    const { ids } = await found(things, 'habit tracker');
    expect(ids.slice(0, 2).toSorted()).toEqual(['chart', 'wheel']);
    expect(ids.slice(2).toSorted()).toEqual(['day', 'week']);
  });

  it('is no end of the list, however much it is', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [
        `page-${i}`,
        { has: i < 15 ? 'habit tracker' : 'day', category: 'Planner' },
      ]),
    );
    const { total, ids } = await found(many, 'habit tracker', { size: 40 });
    expect(new Set(ids).size).toBe(40);
    expect(total).toBe(40);
  });
});

describe('a search is read', () => {
  it('as a format and what it is about, the longest phrase that names one, in any number', () => {
    const { format, terms } = readSearch('Pink birthday Invitations for kids');
    expect(format?.categories).toEqual(['Invitation']);
    expect(terms.map(([own]) => own)).toEqual(['birthday', 'kids']);
    expect(readSearch('instagram story sale').format?.categories).toContain('Instagram Story');
    expect(readSearch('CV').format?.categories).toEqual(['Resume']);
    expect(readSearch('gym').format).toBe(null);
  });

  it('as a color beside other words, but not in the name of a day', () => {
    expect(readSearch('green logo')).toMatchObject({ color: 'green', terms: [] });
    expect(readSearch('gold').color).toBe(null);
    const friday = readSearch('black friday sale');
    expect(friday.color).toBe(null);
    expect(friday.terms[0]![0]).toBe('black friday');
  });

  it('without words that say nothing, unless there are no others', () => {
    expect(readSearch('how to make a flyer for a bake sale').terms.map(([own]) => own)).toEqual([
      'bake sale',
    ]);
    expect(readSearch('trick or treat').terms[0]).toContain('halloween');
    expect(readSearch('the best').terms.map(([own]) => own)).toEqual(['the', 'best']);
    expect(readSearch('free templates').terms).toEqual([]);
  });

  it('with what means the same, in other languages as well', () => {
    expect(readSearch('movie night').terms[0]).toContain('cinema');
    expect(readSearch('cumpleaños').terms[0]).toContain('birthday');
    expect(readSearch('誕生日').terms[0]).toContain('birthday');
    expect(readSearch('retro poster').terms[0]).toContain('@style:retro');
  });
});

describe('what is found', () => {
  it('has the words and the format before it has the words in another, and those before the format alone', async () => {
    const things = {
      other: { has: 'menu', category: 'Poster' },
      card: { has: 'gym', category: 'Business Card' },
      synonym: { has: 'fitness', category: 'Poster' },
      exact: { has: 'gym', category: 'Poster' },
    };
    expect((await found(things, 'gym poster')).ids).toEqual(['exact', 'synonym', 'card', 'other']);
  });

  it('is of a category that was chosen, whatever format the words name', async () => {
    const things = { a: { has: 'gym poster', category: 'Flyer' }, b: { has: 'gym', category: 'Poster' } };
    expect((await found(things, 'gym poster', { categories: ['Flyer'] })).ids).toEqual(['a']);
  });

  it('has the color before what has another', async () => {
    const things = {
      red: { has: 'logo', category: 'Logo', color: 'red' },
      green: { has: 'logo', category: 'Logo', color: 'green' },
    };
    expect((await found(things, 'green logo')).ids).toEqual(['green', 'red']);
  });

  it('stands once in one list, page after page, own words before what is near', async () => {
    const things = { a: 'yoga', b: 'gym sport', c: 'wellness', d: 'sport', e: 'fitness' };
    const whole = await found(things, 'gym');
    expect(whole.ids[0]).toBe('b');
    expect([...whole.ids].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    const pages = await Promise.all([0, 2, 4].map((from) => found(things, 'gym', { from, size: 2 })));
    expect(pages.flatMap(({ ids }) => ids)).toEqual(whole.ids);
    for (const { total } of pages) expect(total).toBe(5);
    expect(whole.related).toBe(undefined);
  });

  it('is told to be near when nothing else was found', async () => {
    const near = await found({ a: 'flowers', b: 'family' }, 'mothers day');
    expect([...near.ids].sort()).toEqual(['a', 'b']);
    expect(near.related).toContain('flowers');
    expect((await found({ a: 'day of swimming' }, 'big day')).ids).toEqual(['a']);
  });

  it('is all there is where all words must be there', async () => {
    expect(await found({ b: 'flowers' }, 'mothers day', { all: true })).toEqual({ total: 0, ids: [] });
  });

  it('is enough with a dozen: nothing further is asked for', async () => {
    const many = Object.fromEntries(Array.from({ length: 14 }, (_, i) => [`x${i}`, 'gym']));
    const { total, ids } = await found({ ...many, near: 'sport' }, 'gym');
    expect(total).toBe(14);
    expect(ids).not.toContain('near');
  });
});

it('words that people search for are known: names, holidays, short names of formats', () => {
  for (const word of ['linkedin', 'eid', 'bday', 'cv', 'Geburtstag']) expect(isSearchedFor(word)).toBe(true);
  expect(isSearchedFor('zebra')).toBe(false);
  for (const text of ["Mother's Day", 'mothers day card', 'MOTHER’S DAY'])
    expect(relatedWords(text)[0]).toBe('flowers');
  expect(relatedWords('zebra')).toEqual([]);
});

it('words that English has are no typing errors, names among them', async () => {
  const words = ['mothers', 'easter', 'posting', 'shirt', 'cofee', 'birthdya'];
  expect([...(await englishWords(words))]).toEqual(['mothers', 'easter', 'posting', 'shirt']);
});
