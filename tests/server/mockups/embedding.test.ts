import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUARD_HEADER } from '../../../server/contract/contract.js';
import { mockup } from '../../../server/contract/mockup.js';
import { testServer, type TestServer } from '../support/server.js';

const SHOP = 'https://shop.example';
const OTHER = 'https://other.example';
const website = 'https://design.example';

let embedFolder: string;
beforeAll(async () => {
  embedFolder = await mkdtemp(join(tmpdir(), 'embed-'));
  await writeFile(join(embedFolder, 'mockup-editor.js'), 'export {};');
  await writeFile(join(embedFolder, 'mockup-editor.js.br'), brotliCompressSync('export {};'));
  await writeFile(join(embedFolder, 'mockup-editor.d.ts'), 'export {};');
  await writeFile(join(embedFolder, 'chunk-Ab12Cd34.js'), 'export {};');
  await writeFile(join(embedFolder, 'frame.html'), '<!doctype html><title>Editor</title>');
});
afterAll(() => rm(embedFolder, { recursive: true, force: true }));

const open = async (
  options: Parameters<typeof testServer>[0],
  work: (server: TestServer) => Promise<void>,
) => {
  const server = await testServer({ embedFolder, ...options });
  try {
    await work(server);
  } finally {
    await server.close();
  }
};

const files = async ({ visitor }: TestServer): Promise<string[]> => {
  const { package_src, placeholders } = await visitor().api(mockup.getOne, { id: 'mug' });
  return [package_src, placeholders[0]!, '/embed/mockup-editor.js', '/embed/chunk-Ab12Cd34.js'];
};

const leave = async ({ address }: TestServer, path: string, origin: string) => {
  const { status, headers } = await fetch(address + path, { headers: { origin } });
  return {
    status,
    origin: headers.get('access-control-allow-origin'),
    credentials: headers.get('access-control-allow-credentials'),
    policy: headers.get('cross-origin-resource-policy'),
  };
};

/** What a browser hears that asks first, and what it hears when it makes the call all the same. */
const asked = async (address: string, path: string, origin: string, input: object) => {
  const url = `${address}/api/${path}`;
  const first = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      ...{ origin, 'access-control-request-method': 'POST' },
      'access-control-request-headers': `content-type,${GUARD_HEADER}`,
    },
  });
  const then = await fetch(url, {
    method: 'POST',
    headers: {
      ...{ origin, 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      [GUARD_HEADER]: '1',
    },
    body: JSON.stringify(input),
  });
  const leaveOf = ({ status, headers }: Response) => [
    status,
    headers.get('access-control-allow-origin'),
    headers.get('access-control-allow-credentials'),
  ];
  return [[...leaveOf(first), first.headers.get('access-control-allow-headers')], leaveOf(then)] as const;
};

describe('mockups on other people’s pages', () => {
  it('are for our own unless the operator says more', () =>
    open({}, async (server) => {
      for (const path of await files(server))
        expect([path, await leave(server, path, SHOP)]).toEqual([
          path,
          { status: 200, origin: null, credentials: null, policy: 'same-origin' },
        ]);
    }));

  it('load on pages of the origins that are configured, without cookies, and on no others', () =>
    open({ embedOrigins: [SHOP] }, async (server) => {
      for (const path of await files(server)) {
        const given = { status: 200, origin: SHOP, credentials: null, policy: 'cross-origin' };
        expect([path, await leave(server, path, SHOP)]).toEqual([path, given]);
        expect((await leave(server, path, OTHER)).origin).toBeNull();
        expect((await fetch(server.address + path)).headers.get('vary')?.toLowerCase()).toContain('origin');
      }
    }));

  it('load everywhere where everybody may embed', () =>
    open({ embedOrigins: '*' }, async (server) => {
      for (const path of await files(server)) expect((await leave(server, path, OTHER)).origin).toBe('*');
    }));

  it('are still read by the website with its own leave', () =>
    open({ embedOrigins: '*', addresses: { website, api: website, static: website } }, async (server) => {
      const path = (await files(server))[0]!;
      expect(await leave(server, path, website)).toMatchObject({ origin: website, credentials: 'true' });
      expect(await leave(server, path, SHOP)).toMatchObject({ origin: '*', credentials: null });
    }));

  it('open nothing else: no call, no picture of anybody, no page of the app', () =>
    open({ embedOrigins: '*' }, async (server) => {
      for (const path of [
        '/api/mockup/get_all_saved',
        '/static/fonts.json',
        '/static/upload/any',
        '/static/design_resource/sea',
        '/healthz',
      ])
        expect([path, (await leave(server, path, SHOP)).origin]).toEqual([path, null]);
    }));

  it('are listed for pages of those origins, in nobody’s name; every other call stays closed', () =>
    open({ embedOrigins: [SHOP] }, async ({ address }) => {
      for (const { path, input } of [
        { path: 'mockup/get_mockups', input: {} },
        { path: 'mockup/get', input: { id: 'mug' } },
        { path: 'mockup/get_one', input: { id: 'mug' } },
        { path: 'category/get', input: { type: 'mockup' } },
        { path: 'category/get_mockups', input: { category_id: 'any' } },
      ]) {
        const mine = await asked(address, path, SHOP, input);
        const granted = [204, SHOP, null, `content-type, ${GUARD_HEADER}`];
        expect([path, ...mine]).toEqual([path, granted, [200, SHOP, null]]);
        const [[, origin], answer] = await asked(address, path, OTHER, input);
        expect([path, origin, answer]).toEqual([path, null, [403, null, null]]);
      }
      for (const path of ['mockup/get_all_saved', 'mockup/delete_saved', 'category/get_recommendations'])
        expect([path, ...(await asked(address, path, SHOP, {}))]).toEqual([
          path,
          [404, null, null, null],
          [403, null, null],
        ]);
    }));

  it('are listed for nobody else unless the operator says more', () =>
    open({}, async ({ address }) => {
      expect(await asked(address, 'mockup/get_mockups', SHOP, {})).toEqual([
        [404, null, null, null],
        [403, null, null],
      ]);
    }));

  it('stand in frames of those pages only', async () => {
    const framing = async (server: TestServer, path = '/embed/frame.html') => {
      const { headers } = await fetch(server.address + path);
      const policy = headers.get('content-security-policy')!;
      return [/frame-ancestors ([^;]*)/.exec(policy)?.[1], headers.get('x-frame-options')];
    };
    await open({ embedOrigins: [SHOP] }, async (server) => {
      expect(await framing(server)).toEqual([`'self' ${SHOP}`, null]);
      expect(await framing(server, '/static/fonts.json')).toEqual(["'self'", 'SAMEORIGIN']);
    });
    await open({}, async (server) => {
      expect(await framing(server)).toEqual(["'self'", 'SAMEORIGIN']);
    });
  });

  it('are packed for who takes it, and nothing between gives the one for the other', () =>
    open({ embedOrigins: [SHOP] }, async (server) => {
      const said = async (path: string, coding: string) => {
        const { headers } = await fetch(`${server.address}/embed/${path}`, {
          headers: { 'accept-encoding': coding, origin: SHOP },
        });
        return [
          headers.get('content-encoding'),
          headers.get('vary')?.toLowerCase(),
          headers.get('content-type'),
        ];
      };
      const script = ['accept-encoding, origin', 'application/javascript; charset=utf-8'];
      expect(await said('mockup-editor.js', 'br')).toEqual(['br', ...script]);
      expect(await said('mockup-editor.js', 'identity')).toEqual([null, ...script]);
      expect((await said('mockup-editor.d.ts', 'br'))[2]).toBe('text/plain; charset=utf-8');
    }));

  it('keep hashed parts for ever and ask for the script each time', () =>
    open({}, async (server) => {
      const kept = async (path: string) =>
        (await fetch(`${server.address}/embed/${path}`)).headers.get('cache-control');
      expect(await kept('mockup-editor.js')).toBe('no-cache');
      expect(await kept('chunk-Ab12Cd34.js')).toContain('immutable');
      expect((await fetch(`${server.address}/embed/..%2fpackage.json`)).status).not.toBe(200);
    }));
});
