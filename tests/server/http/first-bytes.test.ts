import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codingFor } from '../../../server/http/compress.js';
import { scriptsFor } from '../../../server/http/app/route-scripts.js';
import { testServer, type TestServer } from '../support/server.js';

const SCRIPT = `export const words = ${JSON.stringify('design '.repeat(400))};`;
const ROUTES = [
  { path: '/', scripts: ['/assets/landing-1.js'] },
  { path: '/start/template/:name', scripts: ['/assets/template-1.js'] },
  { path: '/start/folders/:id/:role?', scripts: ['/assets/folder-1.js'] },
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
  server = await testServer({ appFolder });
});
afterAll(async () => {
  await server.close();
  await rm(appFolder, { recursive: true, force: true });
});

interface Raw {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** The bytes as they travel: `fetch` would unpack them. */
const raw = (path: string, headers: Record<string, string>): Promise<Raw> =>
  new Promise((resolve, reject) => {
    request(`${server.address}${path}`, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(parts) }));
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
    expect(scriptsFor(ROUTES, '/start/folders/f1/')).toEqual(['/assets/folder-1.js']);
    expect(scriptsFor(ROUTES, '/start/folders/f1/edit')).toEqual(['/assets/folder-1.js']);
    expect(scriptsFor(ROUTES, '/start/folders')).toEqual([]);
  });
});
