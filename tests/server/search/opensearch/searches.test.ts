import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUARD_HEADER } from '../../../../server/contract/contract.js';
import {
  designResources,
  designTemplates,
  resourceSearch,
  templateSearch,
} from '../../../../server/contract/search.js';
import { databaseEngine } from '../../../../server/search/search-engine.js';
import { FIELDS, type SearchKind, type SearchQuery } from '../../../../server/search/search-query.js';
import { anyEngine } from '../../support/engines.js';
import type { Visitor } from '../../support/server.js';
import { searching, type Searching } from './support/searching.js';

let set: Searching;
let visitor: Visitor;

const query = (text: string, kind: SearchKind, more: Partial<SearchQuery> = {}): SearchQuery => ({
  ...{ text, all: false, from: 0, size: 50, ...more },
  fields:
    more.fields ?? Object.fromEntries(FIELDS[kind].map((field) => [field, field === 'keywords' ? 3 : 1])),
});

const templates = async (text: string, category?: string) =>
  visitor.api(designTemplates.search, templateSearch({ text, ...(category !== undefined && { category }) }));

const idsOf = ({ hits }: Awaited<ReturnType<typeof templates>>) => hits.hits.map(({ _id }) => _id);

describe.each(await anyEngine('searches by OpenSearch'))('searches by OpenSearch, on %s', (engine) => {
  beforeAll(async () => {
    set = await searching(engine);
    visitor = set.server.visitor();
  });
  afterAll(async () => {
    expect(set.failures).toEqual([]);
    await set.close();
  });

  it('answer the calls, in their form', async () => {
    set.outside.asked.length = 0;
    const found = await visitor.api(
      designResources.search,
      resourceSearch({ text: 'vehicle', sub_type: 'icon' }),
    );
    expect(found).toEqual({
      hits: { total: { value: 2 }, hits: ['car', 'red-car'].map((_id) => ({ _id, _source: { _id } })) },
    });
    expect(set.outside.searches()).toHaveLength(1);
  });

  it.each<[SearchKind, string, Partial<SearchQuery>?]>([
    ['design_resource', 'CAR red'],
    ['design_resource', 'haulage', { free: true }],
    ['design_resource', 'haulage', { free: false }],
    ['design_resource', 'car'],
    ['design_resource', 'red cars'],
    ['design_resource', 'red vehicle unicorn'],
    ['design_resource', 'red vehicle unicorn', { all: true }],
    ['design_resource', 'strasse grosse'],
    ['design_resource', 'Größe'],
    ['design_resource', 'مدرسة'],
    ['design_resource', 'セール'],
    ['design_resource', `o'neil & !:* "quoted" \\`],
    ['design_resource', 'unicorn'],
    ['design_resource', '<c>'],
    ['design_resource', '<o>'],
    ['design_resource', '"!?" \\'],
    ['design_resource', ''],
    ['design_resource', 'blue'],
    ['design_resource', 'blue', { subTypes: ['icon'] }],
    ['design_resource', 'blue', { subTypes: ['photo', 'background'] }],
    ['design_resource', 'blue', { subTypes: ['frame'] }],
    ['template', 'party'],
    ['template', 'party', { fields: { keywords: 1, name: 3 } }],
    ['template', 'party', { fields: { keywords: 3, name: 1 } }],
    ['template', 'party', { fields: { name: 1 } }],
    ['template', 'story'],
    ['template', 'social'],
    ['template', 'hello'],
    ['template', 'yesterday'],
    ['template', 'past'],
    ['template', 'grnad'],
    ['template', 'opneing partx'],
    ['template', 'xyzzy partx'],
    ['design_resource', 'vehicel'],
    ['design_resource', 'Vehcile race'],
    ['template', 'party', { categories: ['Story'] }],
    ['template', 'party', { categories: [' post '] }],
    ['template', 'party', { categories: ['Social'] }],
    ['template', 'party', { categories: ['Poster', 'STORY'] }],
    ['template', 'party', { categories: ["x' or '1'='1"] }],
    ['template', 'party', { categories: ['\ud800'] }],
    ['template', 'x', { terms: [['party', 'grand opening']] }],
    ['template', 'x', { terms: [['party'], ['story', 'post']] }],
    ['template', 'x', { terms: [['grand opening', 'unicorn']] }],
    ['template', 'x', { terms: [['party'], ['unicorn']], some: true }],
    ['template', 'x', { terms: [['unicorn', '@language:en']] }],
    ['template', 'x', { terms: [], categories: ['Story'] }],
    ['design_resource', 'x', { terms: [['blue', 'car']], subTypes: ['icon'] }],
    ['text_template', 'quo'],
    ['text_template', 'wise'],
    ['text_template', 'hello'],
  ])('find of %s what the database finds for "%s" %o', async (kind, text, more) => {
    const asked = query(text, kind, more);
    expect(await set.opened.engine.search(kind, asked)).toEqual(
      await databaseEngine(set.server.services.db).search(kind, asked),
    );
  });

  it('find templates by keyword before name, by category, parent and text, only active ones', async () => {
    expect(idsOf(await templates('party'))).toEqual(['sunny', 'rainy']);
    expect(idsOf(await templates('story'))).toEqual(['sunny']);
    expect(idsOf(await templates('yesterday'))).toEqual([]);
  });

  it.each([
    ['vehicel', 'vehicle', ['car', 'red-car']],
    ['Vehcile race', 'vehicle race', ['red-car']],
    ['Red vheicle!', 'Red vehicle!', ['red-car']],
    ['vehicel unicorn', 'vehicle unicorn', ['car', 'red-car']],
  ])('take "%s" for %s', async (text, corrected, ids) => {
    const found = await visitor.api(designResources.search, resourceSearch({ text, sub_type: 'icon' }));
    expect(found.corrected).toBe(corrected);
    expect(found.hits.hits.map(({ _id }) => _id)).toEqual(ids);
  });

  it('doubt no short words, numbers, or words of unspaced scripts', async () => {
    for (const text of ['cat', 'ca7r', 'セーレ'])
      expect((await set.opened.engine.search('design_resource', query(text, 'design_resource'))).ids).toEqual(
        text === 'セーレ' ? ['ja'] : [],
      );
  });

  it('count all that is found and give the page asked for, the last that may be asked for too', async () => {
    const page = (from: number, size: number) =>
      set.opened.engine.search('design_resource', query('car', 'design_resource', { from, size }));
    expect(await page(1, 1)).toEqual({ total: 3, ids: ['red-car'] });
    expect(await page(2, 50)).toEqual({ total: 3, ids: ['cartoon'] });
    expect(await page(10_000, 100)).toEqual({ total: 3, ids: [] });
  });

  it('are made anew from what was understood: nothing a stranger writes gets there but words', async () => {
    const hostile =
      '"}},{"script":{"source":"1"}} _id:* OR (a AND b)^9 ${jndi:ldap://x} \u0000 \ud800 ../_all';
    set.outside.asked.length = 0;
    await templates(hostile, '*"],"a":["');
    const bodies = set.outside.searches();
    expect(bodies.length).toBeGreaterThan(0);
    const known =
      /^(from|size|track_total_hits|timeout|_source|sort|_score|priority|id|english|query|bool|filter|must|should|minimum_should_match|term|terms|kind|active|within|constant_score|boost|prefix|fuzzy|value|fuzziness|max_expansions|prefix_length|keywords|name|categories\.name|design_text|\d+)$/;
    const texts: unknown[] = [];
    JSON.stringify(bodies, (key, value: unknown) => {
      if (key !== '') expect(key).toMatch(known);
      if (typeof value === 'string') texts.push(value);
      return value;
    });
    // the name of a category is compared as a whole, and only that is passed as it came
    for (const text of texts)
      if (text !== '*"],"a":["') expect(text).toMatch(/^([\p{L}\p{N}]+|\d+ms|AUTO:5,8|categories\.name)$/u);
  });

  it('with as many words and fields as may be asked for stay within what OpenSearch takes', async () => {
    const many = Array.from(
      { length: 60 },
      (_, i) => `wordnumber${String.fromCharCode(97 + (i % 26))}${'x'.repeat(i)}`,
    );
    const found = await set.opened.engine.search('template', query(many.join(' '), 'template'));
    expect(found).toEqual({ total: 0, ids: [] });
  });

  it('refuse what the other engine refuses', async () => {
    const response = await visitor.fetch('/api/design_templates/_search', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [GUARD_HEADER]: '1' },
      body: JSON.stringify({ query: { query_string: { query: '*' } } }),
    });
    expect([response.status, await response.json()]).toMatchObject([400, { response_code: -1 }]);
  });
});
