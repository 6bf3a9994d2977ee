import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUARD_HEADER } from '../../../server/contract/contract.js';
import { folder as calls } from '../../../server/contract/folder.js';
import { anyEngine } from '../support/engines.js';
import { testServer, type TestServer } from '../support/server.js';
import { listed, look, newFolder, type Member } from './folder-helpers.js';

describe.each(await anyEngine('bad input about folders'))('bad input about folders, on %s', (engine) => {
  let server: TestServer;
  let ann: Member;
  let sea: string;

  beforeAll(async () => {
    server = await testServer({ engine });
    ann = await server.member();
    sea = await newFolder(ann);
  });
  afterAll(() => server.close());

  async function codeOf(call: { path: string }, payload: unknown): Promise<string> {
    const response = await ann.fetch(`/api/${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [GUARD_HEADER]: '1' },
      body: JSON.stringify(payload),
    });
    const { error } = (await response.json()) as { error?: { code: string } };
    return error?.code ?? 'ok';
  }

  const WRONG = [null, 1, true, {}, '', '  ', 'a\0b', 'x'.repeat(101), ['a', 1], [[]]];

  it.each([
    ['get', calls.get, 'id'],
    ['rename', calls.rename, 'folder_id'],
    ['delete', calls.delete, 'folder_id'],
    ['share', calls.share, 'folder_id'],
    ['delete_resource', calls.deleteResource, 'folder_id'],
    ['restore_resource', calls.restoreResource, 'folder_id'],
    ['move_resource', calls.moveResource, 'to_folder_id'],
    ['delete_resource', calls.deleteResource, 'resource'],
    ['move_resource', calls.moveResource, 'resource'],
  ] as const)('%s: what is no id is refused, an unknown one is not found', async (_, call, field) => {
    const good = {
      folder_id: sea,
      to_folder_id: sea,
      new_name: 'New',
      emails: ['b@example.com'],
      resource: 'p',
    };
    for (const wrong of WRONG)
      expect([wrong, await codeOf(call, { ...good, [field]: wrong })]).toEqual([wrong, 'bad_request']);
    for (const unknown of ['nobody', "'; drop table folder; --", '%', '\ud800', '__proto__'])
      expect([unknown, await codeOf(call, { ...good, [field]: unknown })]).toEqual([unknown, 'not_found']);
  });

  it('a kind, a role or an address that is none is refused, and nothing was changed', async () => {
    const invitation = { folder_id: sea, emails: ['b@example.com'], role: 'view' };
    for (const wrong of [
      ...[{ emails: [] }, { emails: ['b'] }, { emails: 'b@example.com' }, { role: 'owner' }, { role: null }],
      { emails: Array.from({ length: 51 }, (_, i) => `b${i}@example.com`) },
    ])
      expect(await codeOf(calls.share, { ...invitation, ...wrong })).toBe('bad_request');
    for (const wrong of [{ folder_type: 'video' }, { folder_type: null }, { folder_name: 7 }])
      expect(await codeOf(calls.create, { folder_name: 'Sea', folder_type: 'photo', ...wrong })).toBe(
        'bad_request',
      );
    expect(await ann.api(calls.get, {})).toHaveLength(4);
    expect((await look(ann, sea)).folder.name).toBe('Sea');
    expect(await listed(ann, sea)).toEqual([]);
  });

  it.each(['<b>Sea</b>', "O'Neil; --", 'שלום', '🌊'.repeat(50), 'constructor'])(
    'a folder may be called %j',
    async (name) => {
      const id = await newFolder(ann, 'photo', name);
      expect((await look(ann, id)).folder.name).toBe(name);
    },
  );
});
