import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { designTemplates, templateSearch } from '../../../../server/contract/search.js';
import { CircuitBreaker } from '../../../../server/search/opensearch/circuit-breaker.js';
import { OpenSearchClient } from '../../../../server/search/opensearch/client.js';
import { createSearch } from '../../../../server/search/opensearch/create-search.js';
import { anyEngine } from '../../support/engines.js';
import { testOpenSearch, type Fault } from './support/open-search.js';
import { searching, type Searching } from './support/searching.js';

let set: Searching;

const find = async (text: string): Promise<string[]> =>
  (await set.server.visitor().api(designTemplates.search, templateSearch({ text }))).hits.hits.map(
    ({ _id }) => _id,
  );

const answering = (status: number, body: unknown): Fault => ({
  ...{ status, body: typeof body === 'string' ? body : JSON.stringify(body) },
});

const found = (hits: object[]) => ({
  ...{ timed_out: false, _shards: { failed: 0 }, hits: { total: { value: hits.length }, hits } },
});

describe.each(await anyEngine('searches without OpenSearch'))('when OpenSearch fails, on %s', (engine) => {
  beforeAll(async () => {
    set = await searching(engine);
  });
  beforeEach(async () => {
    set.outside.fault = () => undefined;
    // a search that works closes the breaker
    expect(await find('party')).toEqual(['sunny', 'rainy']);
    set.failures.length = 0;
    set.outside.asked.length = 0;
  });
  afterAll(() => set.close());

  it.each<[string, Fault, RegExp]>([
    [
      'is overloaded',
      answering(429, { error: { type: 'rejected', reason: 'full' }, status: 429 }),
      /429 rejected full/,
    ],
    ['is broken', answering(500, '<html>Bad gateway</html>'), /500/],
    ['does not know us', answering(401, { error: 'Unauthorized' }), /401/],
    ['has no index', answering(404, { error: { type: 'index_not_found_exception' } }), /index_not_found/],
    ['says something else', answering(200, 'hello'), /JSON/],
    ['says something strange', answering(200, { hits: [] }), /not whole/],
    ['gives up half-way', answering(200, { ...found([]), timed_out: true }), /not whole/],
    ['has lost a part of the index', answering(200, { ...found([]), _shards: { failed: 1 } }), /not whole/],
    ['sends us elsewhere', answering(302, ''), /OpenSearch/],
    ['does not answer', 'silence', /too late/],
  ])('because it %s, the database answers, and it is logged', async (_why, fault, said) => {
    set.outside.fault = () => fault;
    expect(await find('party')).toEqual(['sunny', 'rainy']);
    expect(set.failures).toEqual([
      expect.objectContaining({ message: expect.stringMatching(said) as string }),
    ]);
    expect(set.failures[0]!.message).not.toContain(set.outside.settings.login!.password);
  });

  it('answers with ids that nobody has are left out', async () => {
    set.outside.fault = () =>
      answering(200, found([{ _id: 'template:nobody' }, { _id: 'x' }, { _id: 'template:rainy' }]));
    expect(await find('party')).toEqual(['rainy']);
    expect(set.failures).toEqual([]);
  });

  it('again and again, it is not asked any more for a while', async () => {
    set.outside.fault = () => answering(503, {});
    for (let i = 0; i < 6; i += 1) expect(await find('party')).toEqual(['sunny', 'rainy']);
    expect(set.outside.searches()).toHaveLength(3);
    expect(set.failures).toHaveLength(3);
    // as after a new start, with nothing left of that
    const { db, jobs } = set.server.services;
    const gone = await testOpenSearch();
    await gone.close();
    const away = createSearch(gone.settings, {
      db,
      jobs,
      onFailure: (error) => void set.failures.push(error),
    });
    const fields = { name: 1 };
    const asked = { text: 'night', fields, all: false, from: 0, size: 5 };
    expect(await away.engine.search('template', asked)).toEqual({ total: 1, ids: ['rainy'] });
    expect(set.failures.at(-1)?.message).toMatch(/ECONNREFUSED/);
  });
});

it('the breaker lets one through after a rest, and closes when that works', () => {
  let now = 0;
  const breaker = new CircuitBreaker(() => now);
  const fail = () => {
    expect(breaker.allows()).toBe(true);
    breaker.failed();
  };
  // two failures with a success between them are not two in a row
  fail();
  fail();
  breaker.succeeded();
  fail();
  fail();
  fail();
  expect(breaker.allows()).toBe(false);
  now += 14_999;
  expect(breaker.allows()).toBe(false);
  now += 1;
  fail();
  expect(breaker.allows()).toBe(false);
  now += 15_000;
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
});

it('an answer without end is not read to its end', async () => {
  const set = await searching('embedded');
  set.outside.fault = () => ({ status: 200, body: `"${'x'.repeat(17 * 1024 * 1024)}"` });
  const client = new OpenSearchClient(set.outside.settings);
  await expect(client.request({ method: 'GET', path: '/', limit: 10_000 })).rejects.toThrow(/too large/);
  await set.close();
});
