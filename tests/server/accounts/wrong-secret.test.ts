import { expect, it, vi } from 'vitest';
import { externalProvider } from '../../../server/accounts/account-provider.js';
import { signInAddress } from '../../../server/contract/sign-in.js';
import { browserAt } from '../support/browser.js';
import { TEST_CLIENTS, testProvider } from '../support/processes/external-provider.js';
import { testServer } from '../support/server.js';

it('an operator who set the wrong secret reads so in the log; who only refuses leaves no warning', async () => {
  const other = await testProvider();
  const { design, mockup } = TEST_CLIENTS;
  const wrong = externalProvider({
    issuer: other.issuer,
    clients: { design, mockup: { ...mockup, secret: 'another-secret' } },
  });
  const server = await testServer({ provider: wrong, logLevel: 'warn' });
  await other.start(server.address);
  let log = '';
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    log += String(chunk);
    return true;
  });
  const signIn = async (returnTo: string) =>
    (await browserAt(server.address).visit(signInAddress({ returnTo }))).search;

  await other.next({ sub: 'ann', refuse: true });
  expect(await signIn('/designmaker/start')).toBe('?sign_in=failed');
  expect(log).toBe('');

  await other.next({ sub: 'ann', email: 'ann@example.com' });
  expect(await signIn('/mockupmaker/start')).toBe('?sign_in=failed');
  stderr.mockRestore();
  expect(log).toContain('invalid_client');
  expect(log).not.toContain('another-secret');
  await server.close();
  await other.stop();
});
