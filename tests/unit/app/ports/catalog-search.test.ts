import { describe, expect, it } from 'vitest';
import { createAssetSource } from '../../../../app/ports/assets/asset-source.js';
import type { LocalUploads } from '../../../../app/ports/uploads/local-uploads.js';
import type { Client } from '../../../../server/contract/client.js';

interface Asked {
  readonly from?: number;
  readonly size?: number;
  readonly id?: readonly string[];
  readonly query?: unknown;
}

const row = (_id: string) => ({
  ...{ _id, name: _id, type: 'image', sub_type: 'photo', thumbnail: `t/${_id}`, width: 4, height: 3 },
  ...{ free: true, svg_colors: [], object: { id: _id } },
});

/** A server that finds so many; what it was asked is noted. */
function finding(total: number) {
  const calls: [string, Asked][] = [];
  const api = (async ({ path }: { path: string }, input: Asked) => {
    calls.push([path, input]);
    if (path === 'category/get')
      return [
        { _id: 'social', name: 'Social media', parent: null },
        { _id: 'post', name: 'Instagram Post', parent: 'social' },
      ];
    if (!path.endsWith('/_search')) return { docs: input.id!.map(row), total: input.id!.length, more: false };
    const { from = 0, size = 20 } = input;
    const count = Math.max(0, Math.min(size, total - from));
    const hits = Array.from({ length: count }, (_, index) => ({ _id: `x${from + index}` }));
    return { hits: { total: { value: total }, hits } };
  }) as unknown as Client;
  const source = createAssetSource({ api, address: (path) => path, uploads: {} as LocalUploads });
  const searches = () => calls.filter(([path]) => path.endsWith('/_search'));
  return { source, calls, searches };
}

const texts = (query: unknown): string => JSON.stringify(query);

describe('searches of the catalog', () => {
  it('find a page of photos and ask for just those, in the order found', async () => {
    const { source, calls } = finding(130);
    const first = await source.photos({ page: 1, size: 100, query: 'sea' });
    const second = await source.photos({ page: 2, size: 100, query: 'sea' });
    expect([first.items.length, first.more, second.items.length, second.more]).toEqual([
      100,
      true,
      30,
      false,
    ]);
    expect(first.items[99]!.id).toBe('x99');
    expect(calls.map(([path]) => path)).toEqual([
      'design_resources/_search',
      'design_resource/get',
      'design_resources/_search',
      'design_resource/get',
    ]);
    expect(calls[2]![1]).toMatchObject({ from: 100, size: 100 });
    expect(calls[3]![1].id![0]).toBe('x100');
  });

  it.each([
    ['photos', 'photo'],
    ['backgrounds', 'background'],
    ['icons', 'icon'],
  ] as const)('find only %s among them', async (list, kind) => {
    const { source, searches } = finding(1);
    await source[list]({ page: 1, size: 20, query: 'sea' });
    expect(texts(searches()[0]![1].query)).toContain(`{"sub_type":"${kind}"}`);
  });

  it('ask for nothing when nothing is found', async () => {
    const { source, calls } = finding(0);
    const nothing = { items: [], more: false };
    expect(await source.photos({ page: 1, size: 100, query: 'sea' })).toEqual(nothing);
    expect(await source.templates({ page: 1, size: 20, query: 'sea' })).toEqual(nothing);
    expect(await source.textTemplates({ page: 1, size: 20, query: 'sea' })).toEqual(nothing);
    expect(calls.every(([path]) => path.endsWith('/_search'))).toBe(true);
  });

  it('find text templates by the page', async () => {
    const { source, searches } = finding(25);
    const { items, more } = await source.textTemplates({ page: 2, size: 20, query: 'sale' });
    expect([items.length, more]).toEqual([5, false]);
    expect(items[0]!.object).toEqual({ id: 'x20' });
    expect(searches()[0]).toMatchObject(['text_templates/_search', { from: 20, size: 20 }]);
  });

  it('find up to a hundred templates at once, of the category by its name, and show them by the page', async () => {
    const { source, searches } = finding(250);
    const pages = [];
    for (const page of [1, 2, 3, 4, 5])
      pages.push(await source.templates({ page, size: 20, query: 'sale', category: 'post' }));
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 20, 20, 20]);
    expect(pages.map(({ more }) => more)).toEqual([true, true, true, true, false]);
    expect(pages[4]!.items[19]!.id).toBe('x99');
    expect(searches()).toHaveLength(1);
    expect(searches()[0]![1]).toMatchObject({ from: 0, size: 100 });
    expect(texts(searches()[0]![1].query)).toContain('"Instagram Post"');
  });

  it('search anew for other words, for another category and from the start', async () => {
    const { source, searches } = finding(250);
    await source.templates({ page: 1, size: 20, query: 'sale' });
    await source.templates({ page: 1, size: 20, query: 'sale' });
    await source.templates({ page: 2, size: 20, query: 'cake' });
    await source.templates({ page: 2, size: 20, query: 'cake', category: 'post' });
    expect(searches()).toHaveLength(4);
  });

  it('name the categories by what they belong to, and ask once', async () => {
    const { source, calls } = finding(0);
    const listed = [{ id: 'post', name: 'Instagram Post', parent: 'Social media' }];
    expect(await source.templateCategories()).toEqual(listed);
    expect(await source.templateCategories()).toEqual(listed);
    expect(calls).toEqual([['category/get', { type: 'design', filter_empty: true, active: true }]]);
  });
});
