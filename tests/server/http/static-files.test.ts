import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { designResource } from '../../../server/contract/design-resource.js';
import { testServer, type TestServer } from '../support/server.js';

const PAGE =
  '<!doctype html><title>App</title><script type="application/json" id="configuration">\n  {}\n</script>';
const footer = { blog: 'https://blog.example/?a=</script>' };

const LEGAL = { title: 'Impressum', html: '<p>Studio Nord</p>' };

let server: TestServer;
let appFolder: string;

beforeAll(async () => {
  appFolder = await mkdtemp(join(tmpdir(), 'app-'));
  await mkdir(join(appFolder, 'assets'));
  await writeFile(join(appFolder, 'index.html'), PAGE);
  await writeFile(join(appFolder, 'assets/main-Ab12Cd34.js'), 'export {}');
  server = await testServer({ appFolder, page: { footer }, ownPages: { legal: LEGAL } });
});
afterAll(async () => {
  await server.close();
  await rm(appFolder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.address}${path}`, { headers });

describe('files', () => {
  it('a resource has its type, a lasting address, and can run nothing', async () => {
    const { docs } = await server.visitor().api(designResource.get, { id: ['square', 'sea'] });
    const icon = await get(docs[0]!.src);
    expect(icon.headers.get('content-type')).toBe('image/svg+xml');
    expect(icon.headers.get('x-content-type-options')).toBe('nosniff');
    expect(icon.headers.get('content-security-policy')).toContain("sandbox; default-src 'none'");
    expect(icon.headers.get('cache-control')).toContain('immutable');
    const photo = await get(docs[1]!.src);
    expect(photo.headers.get('content-type')).toBe('image/jpeg');
    const again = await get(docs[1]!.src, { 'if-none-match': photo.headers.get('etag')! });
    expect(again.status).toBe(304);
  });

  it('an address without its version is asked for again some day', async () => {
    const response = await get('/static/design_resource/sea');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).not.toContain('immutable');
  });

  it('footer pages of the operator are read by everybody, others are none', async () => {
    expect(await (await get('/static/pages/legal.json')).json()).toEqual(LEGAL);
    expect((await get('/static/pages/policy.json')).status).toBe(404);
  });

  it('fonts are listed and served, thumbnails too', async () => {
    const list = (await (await get('/static/fonts.json')).json()) as {
      fonts: { faces: { src: string }[] }[];
    };
    const font = await get(list.fonts[0]!.faces[0]!.src);
    expect(font.status).toBe(200);
    expect(font.headers.get('content-type')).toBe('font/ttf');
    expect(await (await get('/static/fallback-fonts.json')).json()).toHaveProperty('fallbackFonts');
    expect((await get('/static/thumbs/sunny.webp')).headers.get('content-type')).toBe('image/webp');
  });

  it('a picture stays in the browser under an address with its version, and is asked about without one', async () => {
    const kept = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await kept('/static/thumbs/sunny.webp?v=1')).toContain('immutable');
    expect(await kept('/static/thumbs/sunny.webp')).toBe('public, max-age=86400');
    expect(await kept('/static/thumbs/none.webp?v=1')).not.toContain('immutable');
  });

  it('nothing outside the folder is served', async () => {
    for (const path of [
      '/static/../package.json',
      '/static/%2e%2e/%2e%2e/etc/passwd',
      '/static/..%2f..%2fetc/passwd',
    ]) {
      const { statusCode } = await server.app.inject({ url: path, headers: { accept: 'image/*' } });
      expect([path, statusCode >= 400]).toEqual([path, true]);
    }
    for (const path of ['/static/design_resource/nobody', '/static/design_resource/%00', '/static/'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });
});

describe('the app', () => {
  it('every page address gives the page, with a policy that lets nothing foreign in', async () => {
    for (const path of ['/', '/designmaker/start', '/designmaker/start/designs/abc/edit']) {
      const response = await get(path, { accept: 'text/html' });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>App</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const policy = response.headers.get('content-security-policy')!;
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
      expect(policy).toContain("worker-src 'self' blob:");
    }
  });

  it('also tools that take anything get the page, with GET and HEAD, but never for a file', async () => {
    for (const method of ['GET', 'HEAD']) {
      for (const path of ['/', '/designmaker/start', '/designmaker/start/designs/abc/edit?category=v1.2']) {
        const response = await fetch(`${server.address}${path}`, { method });
        expect([path, response.status]).toEqual([path, 200]);
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      }
      expect((await fetch(`${server.address}/gone.js`, { method })).status).toBe(404);
    }
  });

  it('what the operator set stands in the page, and cannot break out of it', async () => {
    const html = await (await get('/designmaker/start')).text();
    const [, json] = /<script type="application\/json" id="configuration">(.*?)<\/script>/s.exec(html)!;
    expect(JSON.parse(json!)).toEqual({ footer });
  });

  it('an address that cannot be decoded is refused in the envelope, a visit shown that nothing is there', async () => {
    const refused = await get('/%ff', { accept: 'application/json' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ response_code: -1, error: { code: 'bad_request' } });
    const visit = await get('/%ff', { accept: 'text/html' });
    expect([visit.status, new URL(visit.url).pathname]).toEqual([200, '/not-found']);
  });

  it('hashed files last, missing ones and unknown calls are 404 in the envelope', async () => {
    expect((await get('/assets/main-Ab12Cd34.js')).headers.get('cache-control')).toContain('immutable');
    for (const path of ['/assets/gone-11112222.js', '/api/nothing', '/static/nothing.png']) {
      const response = await get(path, { accept: path.startsWith('/assets') ? '*/*' : 'text/html' });
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toMatchObject({ response_code: -1, error: { code: 'not_found' } });
    }
  });

  it('is alive and ready', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect(await (await get('/readyz')).text()).toBe('ready');
  });
});
