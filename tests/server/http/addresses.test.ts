import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../../../server/contract/all-calls.js';
import { API_BASE, GUARD_HEADER } from '../../../server/contract/contract.js';
import { securityHeaders } from '../../../server/http/security/security-headers.js';
import { testServer, type TestServer } from '../support/server.js';

const addresses = {
  website: 'https://design.example',
  api: 'https://api.design.example',
  static: 'https://files.design.example',
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ addresses, provider: 'embedded' });
});
afterAll(() => server.close());

const from = (origin: string, more: Record<string, string> = {}) => ({ origin, ...more });

const call = (headers: Record<string, string>, init: RequestInit = {}) =>
  fetch(`${server.address}/api/user/check_session`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', [GUARD_HEADER]: '1', ...headers },
    ...init,
  });

const granted = (response: Response) => ({
  origin: response.headers.get('access-control-allow-origin'),
  credentials: response.headers.get('access-control-allow-credentials'),
});
const website = { origin: addresses.website, credentials: 'true' };

describe('pages of the website', () => {
  it('may make calls with their cookies and read the answers', async () => {
    const response = await call(from(addresses.website, { 'sec-fetch-site': 'same-site' }));
    expect(response.status).toBe(200);
    expect(granted(response)).toEqual(website);
  });

  it('are told beforehand that they may, for every call', async () => {
    for (const { path, method } of allCalls) {
      const response = await fetch(`${server.address}${API_BASE}${path}`, {
        method: 'OPTIONS',
        headers: {
          origin: addresses.website,
          'access-control-request-method': method,
          'access-control-request-headers': `content-type,${GUARD_HEADER}`,
        },
      });
      expect(response.status).toBe(204);
      expect(granted(response)).toEqual(website);
      expect(response.headers.get('access-control-allow-methods')).toContain(method);
      expect(response.headers.get('access-control-allow-headers')).toContain(GUARD_HEADER);
    }
  });

  it('may read files, so that a canvas with their pictures can be read back', async () => {
    for (const path of ['/static/fonts.json', '/static/design_resource/sea', '/static/thumbs/sunny.webp']) {
      const response = await fetch(server.address + path, { headers: from(addresses.website) });
      expect(response.status).toBe(200);
      expect(granted(response)).toEqual(website);
      expect(response.headers.get('cross-origin-resource-policy')).toBe('same-site');
    }
  });
});

describe('pages of anybody else', () => {
  it.each([
    'https://evil.example',
    'https://design.example.evil.example',
    'https://evil.design.example',
    'http://design.example',
    'https://design.example:8443',
    'null',
  ])('make no call: %s', async (origin) => {
    for (const site of ['same-site', 'cross-site']) {
      const response = await call(from(origin, { 'sec-fetch-site': site }));
      expect(response.status).toBe(403);
      expect(granted(response).origin).not.toBe(origin);
    }
  });

  it('are granted nothing beforehand', async () => {
    const response = await call(from('https://evil.example', { 'access-control-request-method': 'POST' }), {
      method: 'OPTIONS',
      body: null,
    });
    expect(granted(response).origin).not.toBe('https://evil.example');
  });
});

it('cookies travel encrypted where the pages do, whatever the last yard to the server looks like', async () => {
  const made = await fetch(`${server.address}/api/saved_design/create_blank_design`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', [GUARD_HEADER]: '1', origin: addresses.website },
  });
  expect(made.headers.getSetCookie().join()).toMatch(/dm_visitor=.*Secure/);
  const out = await fetch(`${server.address}/auth/sign-in?return=/a`, { redirect: 'manual' });
  expect(out.headers.getSetCookie().join()).toMatch(/dm_sign_in=.*Secure/);
  const target = new URL(out.headers.get('location')!);
  expect(target.origin).toBe(addresses.api);
  expect(target.searchParams.get('redirect_uri')).toBe(`${addresses.api}/auth/callback`);
});

it('whoever begins at the website is sent to the host that the provider leads back to', async () => {
  const url = '/auth/sign-in?mode=register&return=%2Fdesignmaker';
  const response = await server.app.inject({ url, headers: { host: 'design.example' } });
  expect(response.headers.location).toBe(addresses.api + url);
  expect(response.cookies).toEqual([]);
});

it('whoever comes back is sent to the website', async () => {
  const response = await fetch(`${server.address}/auth/callback?code=x&state=y`, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe(`${addresses.website}/?sign_in=failed`);
});

it('pages may load from our addresses and no others, and forms may lead to the provider', () => {
  const directives = (surroundings: Parameters<typeof securityHeaders>[0]) => {
    const { contentSecurityPolicy } = securityHeaders(surroundings);
    return (contentSecurityPolicy as { directives: Record<string, string[]> }).directives;
  };
  const apart = directives({ addresses, issuer: 'https://accounts.example/realm' });
  const all = Object.values(addresses);
  for (const name of ['imgSrc', 'fontSrc', 'connectSrc', 'formAction'])
    expect(apart[name]).toEqual(expect.arrayContaining(all));
  expect(apart['formAction']).toContain('https://accounts.example');
  expect(apart['scriptSrc']).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(directives({})['connectSrc']).toEqual(["'self'", 'blob:', 'data:']);
});

it('without configured addresses nobody is granted anything', async () => {
  const plain = await testServer();
  const response = await fetch(`${plain.address}/static/fonts.json`, { headers: from('https://a.example') });
  expect(granted(response)).toEqual({ origin: null, credentials: null });
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  await plain.close();
});
