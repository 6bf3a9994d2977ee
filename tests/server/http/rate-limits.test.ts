import { afterAll, beforeAll, expect, it } from 'vitest';
import { jpeg } from '../support/catalog.js';
import { testServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  const picture = await jpeg(8, 8);
  server = await testServer({
    provider: 'embedded',
    rateLimits: true,
    fetchRemote: () => Promise.resolve(picture),
  });
});
afterAll(() => server.close());

it('whoever asks too often is told so in the envelope, with or without the slash', async () => {
  const ask = (slash: string) =>
    fetch(`${server.address}/api/image_proxy${slash}?src=https://a.example/x.jpg`);
  for (let i = 0; i < 300; i += 1) expect((await ask(i % 2 ? '/' : '')).status).toBe(200);
  const refused = await ask('');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ response_code: -1, error: { code: 'too_many' } });
});

it('nobody fills the database with sign-ins that are begun and left', async () => {
  const begin = () => fetch(`${server.address}/account/oidc/auth`);
  for (let i = 0; i < 360; i += 1) expect((await begin()).status).toBe(400);
  expect((await begin()).status).toBe(429);
});

it('a page of the account provider that is asked for too often says so', async () => {
  const look = () => fetch(`${server.address}/account/interaction/x/log-in`);
  for (let i = 0; i < 600; i += 1) expect((await look()).status).toBe(400);
  const refused = await look();
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('Many people are here just now');
});
