import { expect, it } from 'vitest';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { externalProvider } from '../../../server/accounts/account-provider.js';
import { signInAddress } from '../../../server/contract/sign-in.js';
import { SIGNED_OUT_COOKIE } from '../../../server/access/cookies.js';
import { browserAt } from '../support/browser.js';
import { testServer } from '../support/server.js';
import { TEST_CLIENTS } from '../support/processes/external-provider.js';

/** A provider as far as its description goes. */
async function described(more: Record<string, unknown> = {}) {
  const server = createServer((_request, response) => {
    const { port } = server.address() as AddressInfo;
    const issuer = `http://127.0.0.1:${port}`;
    const endpoints = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ issuer, ...endpoints, jwks_uri: `${issuer}/jwks`, ...more }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { provider: externalProvider({ issuer, clients: TEST_CLIENTS }), close: () => server.close() };
}

const target = async (address: string, path: string): Promise<URL> => {
  const response = await browserAt(address).fetch(path);
  return new URL(response.headers.get('location')!, address);
};

it('tells a provider that knows the standard to begin with registering, and others by what they have agreed on', async () => {
  const plain = await described();
  const standard = await described({ prompt_values_supported: ['none', 'create'] });
  const [one, other] = await Promise.all([
    testServer({ provider: plain.provider }),
    testServer({ provider: standard.provider }),
  ]);
  const at = async (address: string, mode: 'login' | 'register' | 'forgot_password') =>
    (await target(address, signInAddress({ mode, returnTo: '/' }))).searchParams;
  expect((await at(one.address, 'register')).get('prompt')).toBeNull();
  expect((await at(one.address, 'register')).get('screen_hint')).toBe('register');
  expect((await at(one.address, 'forgot_password')).get('screen_hint')).toBe('forgot_password');
  expect((await at(other.address, 'register')).get('prompt')).toBe('create');
  expect((await at(other.address, 'login')).get('prompt')).toBeNull();
  await Promise.all([one.close(), other.close()]);
  plain.close();
  standard.close();
});

it('a provider that ends no sessions is not asked to', async () => {
  const { provider, close } = await described();
  const server = await testServer({ provider });
  const member = await server.member();
  const response = await member.fetch('/api/user/logout', {
    method: 'POST',
    headers: { 'x-design-maker': '1', 'content-type': 'application/json' },
    body: '{}',
  });
  expect(await response.json()).toEqual({ response_code: 1, data: { redirect: null } });
  await server.close();
  close();
});

it('whoever asks too often is told so, at whichever of the addresses', async () => {
  const server = await testServer({ rateLimits: true });
  const ask = async (path: string) => (await fetch(server.address + path, { redirect: 'manual' })).status;
  for (let i = 0; i < 60; i += 1) {
    expect(await ask('/auth/callback')).toBe(303);
    expect(await ask('/auth/signed-out')).toBe(303);
  }
  for (const path of ['/auth/callback', '/auth/signed-out', '/auth/sign-in'])
    expect(await ask(path)).toBe(429);
  await server.close();
});

it('after signing out, only the browser that did so is led back, and only to the website', async () => {
  const server = await testServer();
  const browser = browserAt(server.address);
  const at = async (state: string) =>
    (await browser.fetch(`/auth/signed-out?state=${state}`)).headers.get('location');
  const keep = (path: string) =>
    browser.plant(SIGNED_OUT_COOKIE, `known.${Buffer.from(path).toString('base64url')}`, '/auth');
  expect(await at('known')).toBe('/');
  keep('/designmaker/start?a=1');
  expect(await at('other')).toBe('/');
  keep('/designmaker/start?a=1');
  expect(await at('known')).toBe('/designmaker/start?a=1');
  keep('//evil.example');
  expect(await at('known')).toBe('/');
  await server.close();
});
