import { describe, expect, it } from 'vitest';
import { createFolderSource } from '../../../../app/ports/assets/folder-source.js';
import type { Client } from '../../../../server/contract/client.js';
import type { FolderEntry, FolderResource } from '../../../../server/contract/folder.js';

const picture = (id: string): FolderResource => ({
  ...{
    _id: id,
    name: `${id}.png`,
    path: `upload/${id}`,
    low_path: `upload/${id}/low`,
    width: 40,
    height: 30,
  },
});

const entry = (folder: Partial<FolderEntry['folder']>, more: Partial<FolderEntry> = {}): FolderEntry => ({
  ...{ role: 'edit', ownership: 'owned', shared_by: '' },
  ...more,
  folder: { _id: 'f', name: 'Market', type: 'photo', own: null, count: 0, resources: [], ...folder },
});

function sourceOver(answer: readonly FolderEntry[]) {
  const asked: unknown[] = [];
  const api = (async ({ path }: { path: string }, input: unknown) => {
    asked.push([path, input]);
    return answer;
  }) as unknown as Client;
  const address = (path: string) => `https://here/${path}`;
  const source = createFolderSource({ api, address, signedIn: () => true, signIn: () => undefined });
  return { source, asked };
}

describe('folder source', () => {
  it('lists folders of pictures with their newest three, and leaves those of designs out', async () => {
    const { source, asked } = sourceOver([
      entry({ _id: 'd', name: 'My Designs', type: 'design', own: 'my_designs', count: 9 }),
      entry({
        _id: 'p',
        name: 'My Photos',
        own: 'my_photos',
        count: 3,
        resources: ['a', 'b', 'c'].map(picture),
      }),
      entry({ _id: 'b', name: 'My Purchases', own: 'my_purchases' }),
      entry({ _id: 's', name: 'Report' }, { ownership: 'shared', shared_by: 'Mira', role: 'view' }),
    ]);
    expect(await source.folders()).toEqual([
      {
        ...{ id: 'p', name: 'My Photos', own: 'photos', sharedBy: null, count: 3 },
        newest: ['c', 'b', 'a'].map((id) => `https://here/upload/${id}/low`),
      },
      { id: 'b', name: 'My Purchases', own: 'purchases', sharedBy: null, count: 0, newest: [] },
      { id: 's', name: 'Report', own: null, sharedBy: 'Mira', count: 0, newest: [] },
    ]);
    expect(asked).toEqual([['folder/get', {}]]);
  });

  it('lists what lies in a folder, newest first, as pictures that can be placed', async () => {
    const { source, asked } = sourceOver([entry({ count: 2, resources: ['a', 'b'].map(picture) })]);
    const [newest, oldest] = await source.pictures('f');
    expect(newest).toEqual({
      ...{ id: 'b', name: 'b.png', kind: 'upload', width: 40, height: 30, colors: [], free: true },
      ...{ source: 'src:upload/b', thumbnail: 'https://here/upload/b/low' },
    });
    expect(oldest!.id).toBe('a');
    expect(asked).toEqual([['folder/get', { id: 'f' }]]);
  });
});
