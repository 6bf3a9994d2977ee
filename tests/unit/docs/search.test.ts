import { beforeAll, describe, expect, it } from 'vitest';
import { excerpt } from '../../../demo/docs/search/excerpt.js';
import { Finder, type Row } from '../../../demo/docs/search/find.js';
import { docsPages } from '../../../scripts/site/docs/docs-site.mjs';
import { searchIndex } from '../../../scripts/site/docs/search-index.mjs';
import { QUESTIONS } from './questions.js';

let finder: Finder;
beforeAll(() => {
  finder = new Finder(searchIndex(docsPages().rendered) as Row[]);
});

const first = (question: string, count = 3): string[] =>
  finder.find(question, count).map(({ row }) => row.url);
/** A page without an anchor is right with any of its parts. */
const answers = (url: string, wanted: string): boolean =>
  url === wanted || (!wanted.includes('#') && url.startsWith(`${wanted}#`));

describe('the search of the documentation', () => {
  it.each(QUESTIONS)('answers “%s” among its first three: %s', (question, answer) => {
    const found = first(question);
    expect(
      found.some((url) => answers(url, answer)),
      `${answer} is not among ${found.join(', ')}`,
    ).toBe(true);
  });

  it('finds with every letter, in any case, and knows when there is nothing', () => {
    expect(first('webho')).toContain('api.html#webhooks');
    expect(first('WEBHOOK')).toContain('api.html#webhooks');
    expect(first('')).toEqual([]);
    expect(first('zzyzx')).toEqual([]);
  });

  it('shows a page three times at most', () => {
    const pages = finder.find('design').map(({ row }) => row.page);
    for (const page of pages) expect(pages.filter((other) => other === page).length).toBeLessThanOrEqual(3);
  });

  it('shows the words around what was asked for', () => {
    const pieces = excerpt(`${'before '.repeat(40)}the port of the server ${'after '.repeat(40)}`, 'port');
    expect(pieces.map(({ text }) => text).join('')).toMatch(/^… .*the port of the server.* …$/);
    expect(pieces.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['port']);
  });
});
