import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answersIn, askEarly, withEarly } from '../../../app/early.js';
import { fetchCategories } from '../../../app/formats.js';
import { findTemplates } from '../../../app/features/results/find-templates.js';
import { requestOf } from '../../../app/features/results/results-request.js';
import { sortCategories } from '../../../app/features/home/sort-categories.js';
import { createClient } from '../../../server/contract/client.js';
import { design } from '../../../server/contract/design.js';
import { ANSWERS_ID } from '../../../server/contract/page-answers.js';
import { template } from '../../../server/db/schema.js';
import { asksForAnswers, pageAnswers } from '../../../server/modules/page-answers/page-answers.js';
import type { TestServer } from '../support/server.js';
import { serverWithPage } from './page-server.js';

const START = '/designmaker/start';

/** The app's own calls, which a test sends where it likes. */
const sent = vi.hoisted(() => ({ api: (() => undefined) as unknown }));
vi.mock('../../../app/api.js', () => ({
  api: (...args: unknown[]) => (sent.api as (...args: unknown[]) => unknown)(...args),
}));

let server: TestServer;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ server, close } = await serverWithPage());
});
afterAll(() => close());
// the page has just begun, however long this process has been here
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(400));

const pageAt = async (path: string) =>
  (await fetch(`${server.address}${path}`, { headers: { accept: 'text/html' } })).text();

const answersOf = (page: string) =>
  new RegExp(`<script type="application/json" id="${ANSWERS_ID}">([^<]*)</script>`).exec(page)?.[1];

/** Addresses of the pictures that a page names, with whether only wide windows take them. */
const picturesOf = (page: string) =>
  [...page.matchAll(/<link\s+rel="preload"\s+as="image"\s+href="([^"]+)"([^>]*)>/g)].map(
    ([, address, more]) => [address!, more!.includes('media')],
  );

/** The app at an address, and what it still asks for though its page has come. */
async function appAt(path: string) {
  const page = await pageAt(path);
  const later = vi.fn((address: string | URL | Request, init?: RequestInit) =>
    fetch(`${server.address}${String(address)}`, init),
  );
  const answers = answersIn(answersOf(page), '/api/');
  sent.api = createClient({ fetch: withEarly(later as typeof fetch, answers) });
  return { page, answers, later: () => later.mock.calls.map(([address]) => String(address)) };
}

it('home holds the categories and the first slider, just as the app asks for them, and names its first pictures', async () => {
  for (const path of [START, `${START}/templates/?from=mail`]) {
    const { page, later } = await appAt(path);
    const [first] = sortCategories(await fetchCategories(new AbortController().signal));
    const api = sent.api as ReturnType<typeof createClient>;
    const { docs } = await api(design.get, { category_id: first!._id, active: true });
    expect(docs.length).toBeGreaterThan(0);
    expect(later()).toEqual([]);
    const [picture] = picturesOf(page);
    expect(picture).toEqual([docs[0]!.thumbnail.replaceAll('&', '&amp;'), false]);
    expect((await fetch(server.address + docs[0]!.thumbnail)).status).toBe(200);
    expect(
      picturesOf(page)
        .slice(1)
        .every(([, isWide]) => isWide),
    ).toBe(true);
  }
});

it('results hold what is found for words or in a category, as the app asks for it', async () => {
  for (const query of ['query=sunny', 'query=+sunny++', 'query=Cards&category=cards', 'category=cards']) {
    const { later } = await appAt(`${START}/search?${query}`);
    const request = requestOf(new URLSearchParams(query))!;
    await findTemplates(request, 1, new AbortController().signal);
    expect([query, later()]).toEqual([query, []]);
  }
});

it('an address that narrows what is found leaves that to the app', async () => {
  const { answers } = await appAt(`${START}/search?query=sunny&color=red`);
  expect([...answers.keys()].map((key) => key.split(' ')[1])).toEqual([
    '/api/category/get_design_categories',
  ]);
});

it('pages of nobody in particular, and pages with nothing to ask, hold no answers', async () => {
  for (const path of ['/', `${START}/all-designs`, `${START}/template/sunny-url`, '/nowhere'])
    expect([path, answersOf(await pageAt(path))]).toEqual([path, undefined]);
});

it('what a template says cannot end the element it stands in', async () => {
  await server.services.db.update(template).set({ name: '</script><script>alert(1)</script>' });
  const page = await pageAt(START);
  expect(page).not.toContain('<script>alert');
  expect(answersOf(page)).toContain('\\u003c/script>\\u003cscript>alert(1)');
  expect(answersIn(answersOf(page), '/api/').size).toBe(2);
});

it('a page begins to come before its answers are there, packed as it goes, and is whole at its end', async () => {
  for (const coding of ['br', 'gzip', 'identity']) {
    const headers = { accept: 'text/html', 'accept-encoding': coding };
    const response = await fetch(`${server.address}${START}`, { headers });
    expect(response.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding);
    expect(response.headers.get('vary')).toContain('accept-encoding');
    const page = await response.text();
    expect(page.indexOf(`id="${ANSWERS_ID}"`)).toBeGreaterThan(page.indexOf('words'));
    expect(page.endsWith('</body></html>')).toBe(true);
  }
  expect((await fetch(`${server.address}${START}`, { method: 'HEAD' })).status).toBe(200);
});

it('a call that fails or takes long is left to the app', async () => {
  const failing = () => Promise.reject(new Error('down'));
  expect(await pageAnswers(START, failing)).toBe('');
  expect(await pageAnswers(START, () => new Promise(() => undefined))).toBe('');
  const elsewhere = { website: 'https://a.example', api: 'https://b.example', static: 'https://c.example' };
  expect([asksForAnswers(START), asksForAnswers(START, elsewhere), asksForAnswers('/')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('the first script asks for nothing that its page holds', async () => {
  const ask = vi.fn(() => Promise.resolve(Response.json({ response_code: 1, data: { tag: null } })));
  const page = await pageAt(START);
  expect(page).toContain(`<meta name="${ANSWERS_ID}"`);
  askEarly(START, '/api/', ask, true);
  expect(ask.mock.calls.map(([address]: readonly unknown[]) => address)).toEqual(['/api/user/check_session']);
  // half a page holds none
  expect(answersIn('[["category/get_design_categories",{},{"resp', '/api/').size).toBe(0);
});
