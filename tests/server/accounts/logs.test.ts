import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SESSION_COOKIE } from '../../../server/access/cookies.js';
import { signInAddress } from '../../../server/contract/sign-in.js';
import { session } from '../../../server/db/schema.js';
import { Browser } from '../provider/harness.js';
import { testServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ provider: 'embedded', logLevel: 'trace' });
});
afterAll(() => server.close());

it('the log holds no code, state, token, cookie or password, however a sign-in ends', async () => {
  let log = '';
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    log += String(chunk);
    return true;
  });
  const password = 'river stone lantern';
  const secrets = new Set<string>([password]);
  const follow = fetch;
  const watching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    for (const name of ['code', 'state', 'token', 'nonce', 'id_token_hint', 'code_challenge'])
      if (searchParams.has(name)) secrets.add(searchParams.get(name)!);
    return follow(input, init);
  });
  const ada = new Browser();
  await ada.open(`${server.address}${signInAddress({ mode: 'register', returnTo: '/designmaker/start' })}`);
  await ada.submit({ name: 'Ada', email: 'ada@example.com', password });
  for (const { name, value } of ada.cookies) if (name === SESSION_COOKIE) secrets.add(value);
  await ada.open(`${server.address}/auth/callback?code=made-up-code&state=made-up-state`);
  await ada.open(`${server.address}/account/verify?token=made-up-token`);
  watching.mockRestore();
  stderr.mockRestore();
  for (const { id_token: token } of await server.services.db.select().from(session)) secrets.add(token!);

  expect(secrets.size).toBeGreaterThan(8);
  expect(log).toContain('/auth/callback');
  expect(log).toContain('a sign-in failed');
  for (const secret of secrets) expect(log).not.toContain(secret);
});
