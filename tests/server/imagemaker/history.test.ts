import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_COOKIE } from '../../../server/access/cookies.js';
import { folder } from '../../../server/contract/folder.js';
import { imagemaker } from '../../../server/contract/imagemaker.js';
import { giveCredits } from '../support/premium.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';

describe('pictures from words', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());
  const rich = async () => {
    const member = await server.member();
    await giveCredits(server.services, member.user.id, 20);
    return member;
  };

  it('without a model the illustrator draws: the same for the same seed, and it says what it is [E-071]', async () => {
    const member = await rich();
    expect(await member.api(imagemaker.userBalance, {})).toEqual({ balance: 20, illustrated: true });
    const make = async (seed: number, prompt = 'a lighthouse at sunset') =>
      (await member.api(imagemaker.generate, { prompt, seed })).data;
    const bytes = async ({ images }: Awaited<ReturnType<typeof make>>) =>
      Buffer.from(await (await member.fetch(images[0]!.imageUrl)).arrayBuffer());
    const [first, again, other] = [await make(7), await make(7), await make(8)];
    expect(first.images[0]).toMatchObject({ width: 1024, height: 1024 });
    expect((await bytes(first)).equals(await bytes(again))).toBe(true);
    expect((await bytes(first)).equals(await bytes(other))).toBe(false);
    expect((await make(1, 'zeitgeist')).note).toContain('zeitgeist');
  });

  it('are listed by pages of 15, belong to their account alone, and can be kept and deleted', async () => {
    const [member, other] = [await rich(), await rich()];
    for (let n = 1; n <= 4; n += 1) await member.api(imagemaker.generate, { prompt: `tree ${n}`, count: 1 });
    const page = await member.api(imagemaker.history, { perPage: '3', page: '2' });
    expect(page).toMatchObject({
      data: [{ userPrompt: 'tree 1' }],
      pagination: { page: 2, totalPages: 2, total: 4 },
    });
    const image = page.data[0]!.images[0]!;
    expect((await member.api(imagemaker.one, { id: image.id })).data.userPrompt).toBe('tree 1');
    expect((await other.api(imagemaker.history, {})).data).toEqual([]);
    for (const call of [imagemaker.delete, imagemaker.save])
      expect(await failureOf(other.api(call, { id: image.id }))).toMatchObject({ code: 'not_found' });
    const saved = await member.api(imagemaker.save, { id: image.id });
    expect(saved).toMatchObject({ name: 'tree 1' });
    const folders = await member.api(folder.get, {});
    expect(JSON.stringify(folders)).toContain(saved._id);
    await member.api(imagemaker.delete, { id: image.id });
    expect((await member.api(imagemaker.history, {})).pagination.total).toBe(3);
    // designs that show it keep it
    expect((await server.visitor().fetch(image.imageUrl)).status).toBe(200);
  });

  it('answers in the form of the specs to a token in place of the cookie [D-009]', async () => {
    const member = await rich();
    const token = member.cookies.get(SESSION_COOKIE)!;
    const ask = (path: string, init: RequestInit = {}, given = token) =>
      fetch(`${server.address}/api/imagemaker/${path}`, {
        ...init,
        headers: { authorization: given, 'content-type': 'application/json' },
      });
    for (const slash of ['', '/']) {
      expect(await (await ask(`auth/userBalance${slash}`)).json()).toMatchObject({
        balance: expect.any(Number) as number,
      });
      const body = JSON.stringify({ prompt: 'a fox', model: 'flux-fast' });
      const made = (await (await ask(`text-to-image/generate${slash}`, { method: 'POST', body })).json()) as {
        data: { id: string };
      };
      expect(made.data).toMatchObject({
        userPrompt: 'a fox',
        images: [{ imageUrl: expect.any(String) as string }],
      });
      const history = await (await ask(`history${slash}?perPage=15&page=1`)).json();
      expect(history).toMatchObject({
        data: expect.any(Array) as unknown[],
        pagination: { page: 1, totalPages: 1 },
      });
      expect(await (await ask(`history/${made.data.id}`)).json()).toMatchObject({
        data: { id: made.data.id },
      });
    }
    expect((await ask('history', {}, 'Bearer nobody')).status).toBe(401);
    // a cookie alone does not pass for a token on a call from another site
    const foreign = await member.fetch('/api/imagemaker/text-to-image/generate', {
      method: 'POST',
      body: '{"prompt":"x"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(foreign.status).toBe(403);
  });
});
