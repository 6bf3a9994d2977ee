import { describe, expect, it, vi } from 'vitest';
import { createAssetSource } from '../../../../app/ports/assets/asset-source.js';
import type { LocalUploads } from '../../../../app/ports/uploads/local-uploads.js';
import { MemberUploads } from '../../../../app/ports/uploads/member-uploads.js';
import type { UploadCall } from '../../../../app/ports/uploads/upload-call.js';
import type { Client } from '../../../../server/contract/client.js';
import { ApiError, type ErrorCode } from '../../../../server/contract/envelope.js';

const row = (id: string) => ({
  ...{ _id: id, name: `${id}.png`, width: 40, height: 30 },
  ...{ path: `upload/${id}`, low_path: `upload/${id}/low` },
});

const address = (source: string) => `https://here/static/${source}`;

/** Uploads of an account whose server answers as told; keeps what was asked. */
function account(send: () => Promise<unknown> = async () => ({ resources: [row('a'), row('b')] })) {
  const calls: [string, unknown][] = [];
  const api = (async (call: { path: string }, input: unknown) => {
    calls.push([call.path, input]);
    return call.path === 'folder/get' ? [{ folder: { resources: [row('a'), row('b')] } }] : { removed: 1 };
  }) as unknown as Client;
  const uploads = new MemberUploads({
    ...{ api, address, folderId: () => 'photos' },
    send: send as unknown as UploadCall,
  });
  return { api, calls, uploads };
}

const file = (size = 1) => new File([new Uint8Array(size)], 'sea.png');
const refusing = (code: ErrorCode) => account(() => Promise.reject(new ApiError(code, `the ${code}`)));

describe('uploads of a member', () => {
  it('lists the newest first, and a new one is the last of the answer', async () => {
    const { uploads } = account();
    expect((await uploads.list()).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(await uploads.add(file())).toEqual({
      ...{ id: 'b', name: 'b.png', kind: 'upload', source: 'src:upload/b', width: 40, height: 30 },
      ...{ thumbnail: 'https://here/static/upload/b/low', colors: [], free: true },
    });
  });

  it('deletes and takes back in My Photos', async () => {
    const { uploads, calls } = account();
    await uploads.remove('a');
    await uploads.restore('a');
    expect(calls).toEqual([
      ['folder/delete_resource', { folder_id: 'photos', resource: 'a' }],
      ['folder/restore_resource', { folder_id: 'photos', resource: 'a' }],
    ]);
  });

  it('says of which file it is told; what concerns the account stays in its words', async () => {
    const told = (code: ErrorCode) => refusing(code).uploads.add(file());
    await expect(told('invalid_image')).rejects.toThrow(/^sea\.png is not a picture we can read/);
    await expect(told('too_large')).rejects.toThrow(/^sea\.png is too large. The most we take is 25 MB/);
    for (const code of ['offline', 'failed', 'unavailable'] as const)
      await expect(told(code)).rejects.toMatchObject({ message: '', cause: { code } });
    await expect(told('no_room')).rejects.toThrow('the no_room');
    await expect(told('not_signed_in')).rejects.toThrow('the not_signed_in');
  });

  it('sends nothing that is empty or far too large', async () => {
    const send = vi.fn();
    const { uploads } = account(send);
    await expect(uploads.add(file(0))).rejects.toThrow('sea.png is empty');
    await expect(uploads.add(file(26_000_000))).rejects.toThrow('sea.png is larger than 25 MB');
    expect(send).not.toHaveBeenCalled();
  });
});

describe('where uploads go', () => {
  const local = {
    owns: (source: string) => source.startsWith('src:local/'),
    resolve: async () => 'blob:here/1',
    list: async () => ['local'],
  } as unknown as LocalUploads;

  it('to the account of whoever is signed in at that moment, else to this browser', async () => {
    const { api, uploads } = account();
    let member: MemberUploads | null = null;
    const source = createAssetSource({ api, address, uploads: local, memberUploads: () => member });
    expect([source.keepsUploads(), await source.uploads()]).toEqual([false, ['local']]);
    member = uploads;
    expect(source.keepsUploads()).toBe(true);
    expect((await source.uploads()).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('pictures of either are found whoever is signed in', async () => {
    const { api, uploads } = account();
    const source = createAssetSource({ api, address, uploads: local, memberUploads: () => uploads });
    expect(await source.resolve('src:upload/a')).toBe('https://here/static/upload/a');
    expect(await source.resolve('src:local/ab')).toBe('blob:here/1');
  });
});
