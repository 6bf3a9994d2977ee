import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { GUARD_HEADER } from '../../../server/contract/contract.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { visitor as visitors } from '../../../server/db/schema.js';
import { jpeg } from '../support/catalog.js';
import { anyEngine } from '../support/engines.js';
import { failureOf, testServer, type TestServer, type Visitor } from '../support/server.js';

let server: TestServer;
let owner: Visitor;
let id: string;

const json = { 'content-type': 'application/json', [GUARD_HEADER]: '1' };
const rename = (headers: Record<string, string>) =>
  owner.fetch('/api/saved_design/update', {
    method: 'POST',
    headers,
    body: JSON.stringify({ id, name: 'Mine' }),
  });

describe.each(await anyEngine('who may do what by cookie'))('who may do what, on %s', (engine) => {
  beforeAll(async () => {
    server = await testServer({ engine });
    owner = server.visitor();
    ({ _id: id } = await owner.api(savedDesign.createBlankDesign, {}));
  });
  afterAll(() => server.close());

  it('somebody else and nobody get the very answer of an unknown id, for every act', async () => {
    const thumbnail_data = `data:image/jpeg;base64,${(await jpeg(8, 8)).toString('base64')}`;
    const other = server.visitor();
    await other.api(savedDesign.createBlankDesign, {});
    for (const { api } of [other, server.visitor()]) {
      const acts = (target: string) => [
        api(savedDesign.getOne, { id: target }),
        api(savedDesign.update, { id: target, name: 'Stolen' }),
        api(savedDesign.updateThumbnail, { id: target, thumbnail_data }),
        api(savedDesign.saveBackend, { id: target, design_file: blankDesign(), rev: 0 }),
        api(savedDesign.saveBackend, { id: target, design_file: blankDesign(), rev: 9 }),
        // whose it is comes before what it is
        api(savedDesign.saveBackend, { id: target, design_file: 'not a design', rev: 0 }),
      ];
      const foreign = await Promise.all(acts(id).map(failureOf));
      const unknown = await Promise.all(acts('nosuchdesign').map(failureOf));
      expect(foreign).toEqual(unknown);
      for (const failure of foreign) expect(failure).toMatchObject({ code: 'not_found', status: 404 });
    }
    expect(await owner.api(savedDesign.getOne, { id })).toMatchObject({
      name: 'Untitled design',
      rev: 0,
      role: 'edit',
    });
  });

  it('the cookie is secret to scripts and stays on this site; only its hash is stored', async () => {
    const response = await server
      .visitor()
      .fetch('/api/saved_design/create_blank_design', { method: 'POST', headers: json, body: '{}' });
    const cookie = response.headers.getSetCookie()[0]!;
    expect(cookie).toMatch(/^dm_visitor=[\w-]{22};/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const secret = /=([\w-]+);/.exec(cookie)![1]!;
    const known = await server.services.db.select().from(visitors);
    expect(known.some(({ hash }) => hash.includes(secret))).toBe(false);
    expect(known.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  });

  it('the cookie stays the same and lasts a year from the last design made', async () => {
    const guest = server.visitor();
    const make = async () => {
      const made = await guest.fetch('/api/saved_design/create_blank_design', {
        ...{ method: 'POST', headers: json, body: '{}' },
      });
      return made.headers.getSetCookie()[0]!;
    };
    const first = await make();
    expect(first).toContain('Max-Age=31536000');
    expect(await make()).toBe(first);
  });

  it('looking around gives no cookie', async () => {
    const response = await server
      .visitor()
      .fetch('/api/category/get_design_categories', { method: 'POST', headers: json, body: '{}' });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('a made-up cookie owns nothing', async () => {
    const response = await fetch(`${server.address}/api/saved_design/get_one`, {
      method: 'POST',
      headers: { ...json, cookie: "dm_visitor=' or 1=1 --" },
      body: JSON.stringify({ id }),
    });
    expect(response.status).toBe(404);
  });

  it('a call another site makes the browser send is refused', async () => {
    expect((await rename({ 'content-type': 'application/json' })).status).toBe(403);
    expect((await rename({ ...json, origin: 'https://evil.example' })).status).toBe(403);
    expect((await rename({ ...json, origin: 'null' })).status).toBe(403);
    expect((await rename({ ...json, origin: server.address })).status).toBe(200);
    const proxied = await owner.fetch('/api/image_proxy?src=https://a.example/x.png', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(proxied.status).toBe(403);
  });

  it('no address grants another origin to read', async () => {
    const response = await owner.fetch('/api/category/get_design_categories', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});
