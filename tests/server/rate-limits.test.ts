import { afterAll, beforeAll, expect, it } from 'vitest';
import { jpeg } from './support/catalogue.js';
import { testServer, type TestServer } from './support/server.js';

let server: TestServer;
beforeAll(async () => {
  const picture = await jpeg(8, 8);
  server = await testServer({ rateLimits: true, fetchRemote: () => Promise.resolve(picture) });
});
afterAll(() => server.close());

it('whoever asks too often is told so in the envelope, with or without the slash', async () => {
  const ask = (slash: string) =>
    fetch(`${server.address}/api/image_proxy${slash}?url=https://a.example/x.jpg`);
  for (let i = 0; i < 300; i += 1) expect((await ask(i % 2 ? '/' : '')).status).toBe(200);
  const refused = await ask('');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ response_code: -1, error: { code: 'too_many' } });
});
