import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codingFor } from '../../../server/http/compress.js';
import { filesFor, isRoute } from '../../../server/http/app/route-scripts.js';
import { PERMISSIONS_POLICY } from '../../../server/http/security/security-headers.js';
import { testServer, type TestServer } from '../support/server.js';

const SCRIPT = `export const words = ${JSON.stringify('design '.repeat(400))};`;
const ROUTES = [
  { path: '/', scripts: ['/assets/landing-1.js'] },
  { path: '/start/template/:name', scripts: ['/assets/template-1.js'] },
  { path: '/start/folders/:id/:role?', scripts: ['/assets/folder-1.js'] },
  {
    path: '/start/edit',
    scripts: ['/assets/page-1.js'],
    wide: ['/assets/editor-1.js', '/assets/shaper-1.wasm'],
  },
];

let server: TestServer;
let appFolder: string;

beforeAll(async () => {
  appFolder = await mkdtemp(join(tmpdir(), 'app-'));
  await mkdir(join(appFolder, 'assets'));
  const page = `<!doctype html><head><title>App</title></head>${'<p>words</p>'.repeat(200)}`;
  await writeFile(join(appFolder, 'index.html'), page);
  await writeFile(join(appFolder, 'routes.json'), JSON.stringify(ROUTES));
  const script = join(appFolder, 'assets/main-Ab12Cd34.js');
  await writeFile(script, SCRIPT);
  await writeFile(`${script}.br`, brotliCompressSync(SCRIPT));
  await writeFile(`${script}.gz`, gzipSync(SCRIPT));
  await writeFile(join(appFolder, 'assets/paint-worker-Ab12Cd34.js'), SCRIPT);
  await writeFile(join(appFolder, 'assets/mark-Ab12Cd34.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await testServer({ appFolder });
});
afterAll(async () => {
  await server.close();
  await rm(appFolder, { recursive: true, force: true });
});

interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** The bytes as they travel: `fetch` would unpack them. */
const raw = (path: string, headers: Record<string, string>): Promise<Raw> =>
  new Promise((resolve, reject) => {
    request(`${server.address}${path}`, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, bytes: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('first bytes', () => {
  it('a script travels packed as the build packed it, and stays in the browser', async () => {
    const packed = await raw('/assets/main-Ab12Cd34.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['cache-control']).toContain('immutable');
    expect(packed.headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(SCRIPT);
    const plain = await raw('/assets/main-Ab12Cd34.js', {});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.bytes.toString()).toBe(SCRIPT);
  });

  it('what no page is comes without what only pages heed; a worker, a vector picture and a refusal have it all', async () => {
    const policyOf = async (path: string) => (await raw(path, {})).headers['content-security-policy'];
    const script = (await raw('/assets/main-Ab12Cd34.js', {})).headers;
    expect(script).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(script['cross-origin-resource-policy']).toBe('same-origin');
    for (const name of ['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy'])
      expect([name, script[name]]).toEqual([name, undefined]);
    for (const path of [
      '/',
      '/assets/gone.js',
      '/assets/paint-worker-Ab12Cd34.js',
      '/assets/mark-Ab12Cd34.svg',
    ])
      expect([path, await policyOf(path)]).toEqual([path, expect.stringContaining("default-src 'self'")]);
  });

  it('pages and answers are packed for those who can unpack them', async () => {
    const page = await raw('/', { 'accept-encoding': 'gzip' });
    expect(page.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(page.bytes).toString()).toContain('<title>App</title>');
    const fonts = await raw('/static/fonts.json', { 'accept-encoding': 'br' });
    const text = (await raw('/static/fonts.json', { 'accept-encoding': 'identity' })).bytes.toString();
    expect(text.length < 1024 ? fonts.bytes.toString() : brotliDecompressSync(fonts.bytes).toString()).toBe(
      text,
    );
    expect(codingFor('br;q=0, gzip;q=0.5')).toBe('gzip');
    expect(codingFor('br;q=0.0')).toBeNull();
    expect(codingFor(undefined)).toBeNull();
  });

  it('a page names the scripts of its address, and of no other', async () => {
    const page = (await raw('/start/template/jazz?from=home', { accept: 'text/html' })).bytes.toString();
    expect(page.match(/modulepreload" href="[^"]+/g)).toEqual(['modulepreload" href="/assets/template-1.js']);
    expect((await raw('/', {})).bytes.toString()).toContain('/assets/landing-1.js');
    expect((await raw('/nowhere', { accept: 'text/html' })).bytes.toString()).not.toContain('modulepreload');
    expect(filesFor(ROUTES, '/start/folders/f1/').scripts).toEqual(['/assets/folder-1.js']);
    expect(filesFor(ROUTES, '/start/folders/f1/edit').scripts).toEqual(['/assets/folder-1.js']);
    expect(filesFor(ROUTES, '/start/folders')).toEqual({ scripts: [] });
  });

  it('a page names what it needs in wide windows for those alone', async () => {
    const page = (await raw('/start/edit', { accept: 'text/html' })).bytes.toString();
    expect([...page.matchAll(/<link [^>]+>/g)].map(([link]) => link)).toEqual([
      '<link rel="modulepreload" href="/assets/page-1.js" />',
      '<link rel="modulepreload" href="/assets/editor-1.js" media="(min-width: 768px)" />',
      '<link rel="preload" as="fetch" type="application/wasm" href="/assets/shaper-1.wasm" crossorigin media="(min-width: 768px)" />',
    ]);
  });

  it('a page of the app, and of no other address, is found', async () => {
    const status = async (path: string) =>
      (await fetch(server.address + path, { headers: { accept: 'text/html' } })).status;
    for (const path of ['/', '/start/template/jazz', '/start/folders/f1?sort=name', '/about', '/policy/'])
      expect([path, await status(path)]).toEqual([path, 200]);
    for (const path of ['/nowhere', '/start/folders', '/start/template/jazz/more'])
      expect([path, await status(path)]).toEqual([path, 404]);
    // nobody can say before the app is built
    expect(isRoute([], '/nowhere')).toBe(true);
  });

  it('a host that is none is refused, with and without a page behind the address', async () => {
    for (const host of ['@@@', 'a b', '[::1', 'x"y', 'a/b'])
      for (const path of ['/', '/api/openapi.json', '/nowhere']) {
        const refused = await raw(path, { host });
        expect([host, path, refused.status]).toEqual([host, path, 400]);
        expect(refused.bytes.toString()).toContain('Host: is no host');
      }
    for (const host of ['localhost', '127.0.0.1:3000', '[::1]:3000', 'design-maker.example'])
      expect((await raw('/', { host })).status).toBe(200);
  });

  it('unknown pages are 404 with the page, every answer has its Permissions-Policy, a junk Host is 400 [E-028]', async () => {
    const unknown = await raw('/nowhere', { accept: 'text/html' });
    expect([unknown.status, unknown.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(unknown.bytes.toString()).toContain('<title>App</title>');
    expect((await raw('/', { host: '@@@' })).status).toBe(400);
    const asked: readonly [string, Record<string, string>, number][] = [
      ['/', {}, 200],
      ['/nowhere', { accept: 'text/html' }, 404],
      ['/assets/main-Ab12Cd34.js', {}, 200],
      ['/assets/gone.js', {}, 404],
      ['/static/fonts.json', {}, 200],
      ['/api/openapi.json', {}, 200],
      ['/api/image_proxy?src=x', {}, 400],
      ['/api/nothing', {}, 404],
      ['/%', { accept: 'text/html' }, 302],
      ['/api/%', {}, 400],
      ['/', { host: '@@@' }, 400],
    ];
    for (const [path, headers, status] of asked) {
      const answer = await raw(path, headers);
      expect([path, answer.status]).toEqual([path, status]);
      expect([path, answer.headers['permissions-policy']]).toEqual([path, PERMISSIONS_POLICY]);
    }
  });
});
