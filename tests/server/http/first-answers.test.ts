import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIRST_ANSWERS_ID } from '../../../server/contract/first-answers.js';
import { user } from '../../../server/db/schema.js';
import { askedAt } from '../../../server/http/app/first-answers.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

const PAGE = '<!doctype html><html lang="en"><head><title>App</title></head><body></body></html>';
const SESSION = 'POST /api/user/check_session {}';
const DETAILS = 'POST /api/user/get_details {}';
const CATEGORIES = 'POST /api/category/get_design_categories {}';
const HELD = new RegExp(`<script type="application/json" id="${FIRST_ANSWERS_ID}">([^<]*)</script>`);

let server: TestServer;
let appFolder: string;

beforeAll(async () => {
  appFolder = await mkdtemp(join(tmpdir(), 'app-'));
  await writeFile(join(appFolder, 'index.html'), PAGE);
  server = await testServer({ appFolder });
});
afterAll(async () => {
  await server.close();
  await rm(appFolder, { recursive: true });
});

type Answers = Readonly<Record<string, { readonly data?: Readonly<Record<string, unknown>> }>>;

async function pageOf(browser: Visitor, path: string) {
  const response = await browser.fetch(path, { headers: { accept: 'text/html' } });
  const text = await response.text();
  const held = HELD.exec(text)?.[1];
  return { response, text, answers: held === undefined ? null : (JSON.parse(held) as Answers) };
}

describe('the answers within a page', () => {
  it('are those of whoever asks: nobody for a stranger, oneself for a member, and no cache in between keeps them', async () => {
    const stranger = await pageOf(server.visitor(), '/designmaker/start');
    expect(Object.keys(stranger.answers!)).toEqual([SESSION, CATEGORIES]);
    expect(stranger.answers![SESSION]!.data).toEqual({ tag: null });
    expect(stranger.response.headers.get('cache-control')).toBe('private, no-cache');

    const [ann, ben] = [await server.member(), await server.member()];
    for (const member of [ann, ben]) {
      const { answers } = await pageOf(member, '/designmaker/start/folders');
      expect(Object.keys(answers!)).toEqual([SESSION, DETAILS]);
      expect(answers![SESSION]!.data).toEqual({ tag: expect.any(String) });
      expect(answers![DETAILS]!.data).toMatchObject({ _id: member.user.id, email: member.user.email });
    }
  });

  it('are what the calls answer', async () => {
    const browser = server.visitor();
    for (const path of ['/', '/designmaker/start/template/sunny-url', '/mockupmaker/start']) {
      const { answers } = await pageOf(browser, path);
      expect(Object.keys(answers!).length).toBeGreaterThan(0);
      for (const [key, answer] of Object.entries(answers!)) {
        const [, method, address, body] = /^(\S+) (\S+) (.*)$/.exec(key)!;
        const headers = { 'x-design-maker': '1', 'content-type': 'application/json' };
        const called = await browser.fetch(address!, { method: method!, headers, body: body! });
        expect([key, await called.json()]).toEqual([key, answer]);
      }
    }
  });

  it('are left out where a call fails or a page asks nothing', async () => {
    const unknown = await pageOf(server.visitor(), '/designmaker/start/template/nowhere');
    expect(Object.keys(unknown.answers!)).toEqual([SESSION, CATEGORIES]);
    for (const path of ['/about', '/nowhere', '/designmakers', '/designmaker/start/template/%E0%A4%A'])
      expect((await pageOf(server.visitor(), path)).answers).toBeNull();
    expect(askedAt('/designmaker/start/search?query=jazz#top').map(([{ path }]) => path)).toContain(
      'category/get_design_categories',
    );
  });

  it('cannot be broken out of by a name, and answer no other site that shows a token', async () => {
    const member = await server.member();
    const name = '</script><script>alert(1)</script>';
    await server.services.db.update(user).set({ name }).where(eq(user.id, member.user.id));
    const { text, answers } = await pageOf(member, '/designmaker/start/trash');
    expect(text).not.toContain('<script>alert');
    expect(answers![DETAILS]!.data).toMatchObject({ name });
    const foreign = await fetch(`${server.address}/designmaker/start/trash`, {
      headers: { accept: 'text/html', authorization: 'Bearer dm_nothing', 'sec-fetch-site': 'cross-site' },
    });
    expect(JSON.parse(HELD.exec(await foreign.text())![1]!)[SESSION].data).toEqual({ tag: null });
  });

  it('are not in a page whose calls live at another address', async () => {
    const apart = await testServer({ appFolder, page: { footer: {}, apiUrl: 'https://api.example.com' } });
    expect((await pageOf(apart.visitor(), '/designmaker/start')).answers).toBeNull();
    await apart.close();
  });
});
