import { afterAll, beforeAll, expect, it } from 'vitest';
import { category } from '../../../server/contract/category.js';
import { API_BASE, GUARD_HEADER } from '../../../server/contract/contract.js';
import { designTemplates, templateSearch } from '../../../server/contract/search.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { user } from '../../../server/contract/user.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

/** A school behind one address: all of these connections come from 127.0.0.1. */
const USERS = 200;

let server: TestServer;
const crowd: Visitor[] = [];

beforeAll(async () => {
  server = await testServer({ rateLimits: true });
  for (let i = 0; i < USERS; i += 1) crowd.push(await server.member());
});
afterAll(() => server.close());

/** What opening home, searching and beginning a design ask for; throws when any of it is refused. */
const work = async ({ api, fetch }: Visitor) => {
  await api(user.getDetails, {});
  await api(category.getDesignCategories, {});
  await api(designTemplates.search, templateSearch({ text: 'sunny' }));
  const { _id: id } = await api(savedDesign.createBlankDesign, {});
  await api(savedDesign.getOne, { id });
  return (await fetch('/static/fonts.json')).status;
};

it('200 signed-in users behind one address work without a refusal, and one account cannot starve them [E-026]', async () => {
  expect(new Set(await Promise.all(crowd.map(work)))).toEqual(new Set([200]));
  const [greedy, ...others] = crowd as [Visitor, ...Visitor[]];
  // more than any account needs, many at once, until it is told to wait
  const ask = () =>
    greedy.fetch(`${API_BASE}${savedDesign.createBlankDesign.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [GUARD_HEADER]: '1' },
      body: '{}',
    });
  const told: number[] = [];
  while (told.length < 3000 && !told.includes(429))
    told.push(...(await Promise.all(Array.from({ length: 50 }, ask))).map(({ status }) => status));
  expect(told).toContain(429);
  expect(new Set(await Promise.all(others.map(work)))).toEqual(new Set([200]));
}, 180_000);
