import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAssetSource } from '../../../../app/ports/assets/asset-source.js';
import { CatalogPictures } from '../../../../app/ports/assets/catalog-pictures.js';
import { soldRefs, shows } from '../../../../app/ports/sold-pictures.js';
import type { LocalUploads } from '../../../../app/ports/uploads/local-uploads.js';
import { mockupSrc } from '../../../../elements/compose/format/mockup-src.js';
import type { Client } from '../../../../server/contract/client.js';

const address = (source: string) => `https://here${source}`;
const uploads = { owns: () => false } as unknown as LocalUploads;

/** A catalog where `sea` and `sun` are sold, asked by whoever is named. */
function catalogOf(bought: Set<string>, user: { id: string | null }) {
  const calls: [string, unknown][] = [];
  const faults = new Set<string>();
  const row = (_id: string) => ({
    ...{ _id, type: 'image', sub_type: 'photo', name: _id, thumbnail: '/t', width: 1, height: 1 },
    ...{ free: !['sea', 'sun'].includes(_id), svg_colors: [] },
    ...(user.id !== null && bought.has(_id) && { owned: true }),
  });
  const api = (async ({ path }: { path: string }, input: { id: string & string[] }) => {
    calls.push([path, input]);
    if (faults.has(path)) throw new Error('no answer');
    if (path === 'design_resource/get')
      return { docs: (input.id ?? ['sea', 'sun', 'leaf']).map(row), more: false };
    return { src: `/static/design_resource/${input.id}${bought.has(input.id) ? '?clean=1' : ''}` };
  }) as unknown as Client;
  const catalog = new CatalogPictures({ api, address, user: () => user.id });
  return { catalog, source: createAssetSource({ api, address, uploads, catalog }), calls, faults };
}

// files of our own host, as in a page
beforeAll(() => void vi.stubGlobal('location', { href: 'https://here/', origin: 'https://here' }));
afterAll(() => void vi.unstubAllGlobals());

const SEA = 'https://here/static/design_resource/sea';

describe('pictures of the catalog', () => {
  it('have their clean file for who bought them alone, and cost a visitor no question', async () => {
    const bought = new Set(['sea']);
    const user = { id: null as string | null };
    const { source, calls } = catalogOf(bought, user);
    expect(await source.resolve('design_resource:sea')).toBe(SEA);
    expect(calls).toEqual([]);
    user.id = 'u1';
    const all = ['sea', 'sun', 'leaf'].map((id) => source.resolve(`design_resource:${id}`));
    expect(await Promise.all(all)).toEqual([
      `${SEA}?clean=1`,
      'https://here/static/design_resource/sun',
      'https://here/static/design_resource/leaf',
    ]);
    expect(calls).toEqual([
      ['design_resource/get', { id: ['sea', 'sun', 'leaf'] }],
      ['design_resource/load_design_resource', { id: 'sea', quality: 'm' }],
      ['design_resource/load_design_resource', { id: 'sun', quality: 'm' }],
    ]);
    expect(await source.sold!(['design_resource:sea', 'design_resource:sun', 'src:x'])).toEqual([
      'design_resource:sun',
    ]);
    user.id = null;
    expect(await source.resolve('design_resource:sea'), 'signed out').toBe(SEA);
  });

  it('are asked for again once they were bought', async () => {
    const bought = new Set<string>();
    const { catalog, source } = catalogOf(bought, { id: 'u1' });
    const [sea] = soldRefs(['design_resource:sea']);
    expect(await source.resolve('design_resource:sea')).toBe(SEA);
    expect(catalog.marked([sea!])).toEqual([sea]);
    bought.add('sea');
    expect(await source.resolve('design_resource:sea')).toBe(SEA);
    catalog.forget([sea!]);
    expect(await source.resolve('design_resource:sea')).toBe(`${SEA}?clean=1`);
    expect(catalog.marked([sea!])).toEqual([]);
  });

  it('are owned once they were bought, as lists tell and purchases of this visit do, by the one account alone', async () => {
    const user = { id: 'u1' };
    const { catalog, source } = catalogOf(new Set(['sea']), user);
    const lists = { page: 1, size: 20 };
    expect([...source.owned!.value]).toEqual([]);
    await source.photos(lists);
    expect([...source.owned!.value]).toEqual(['sea']);
    catalog.own(['sun']);
    expect([...source.owned!.value]).toEqual(['sea', 'sun']);
    // a list that was asked for before the purchase takes nothing away
    await source.photos(lists);
    expect([...source.owned!.value]).toEqual(['sea', 'sun']);
    user.id = 'u2';
    await source.photos(lists);
    expect([...source.owned!.value]).toEqual(['sea']);
  });

  it('show as to everybody when nobody can say whose they are, and are asked about again', async () => {
    const { source, faults } = catalogOf(new Set(['sea']), { id: 'u1' });
    for (const path of ['design_resource/get', 'design_resource/load_design_resource']) {
      faults.add(path);
      expect(await source.resolve('design_resource:sea'), path).toBe(SEA);
      faults.clear();
    }
    expect(await source.resolve('design_resource:sea')).toBe(`${SEA}?clean=1`);
  });

  it('of other kinds are had by their own calls', async () => {
    const { source, calls } = catalogOf(new Set(), { id: null });
    for (const key of ['123rf:sea', '123rf_plus:sea', 'pixlr:sea'])
      expect(await source.resolve(key)).toBe(SEA);
    expect(calls.map(([path]) => path)).toEqual([
      'design_resource/load_123rf_resource',
      'design_resource/load_123rf_plus_resource',
      'design_resource/load_pixlr_resource',
    ]);
  });

  it('are found in what a design shows, inside its mockups too, each once', () => {
    const mockup = mockupSrc({
      id: 'mug',
      inputs: {
        hue_values: [],
        user_images: [null, { src: '/static/design_resource/le%20af', cropDetails: {} as never }],
      },
    });
    const sources = [
      'design_resource:sea',
      'design_resource:sea',
      'src:upload/1',
      `src:${mockup}`,
      'pixlr:sun',
    ];
    expect(soldRefs(sources)).toEqual([
      { type: 'design_resource', id: 'sea' },
      { type: 'design_resource', id: 'le af' },
      { type: 'pixlr', id: 'sun' },
    ]);
    const leaf = shows([{ type: 'design_resource', id: 'le af' }]);
    expect(sources.filter(leaf)).toEqual([`src:${mockup}`]);
    expect(soldRefs(['src:https://elsewhere.example/static/design_resource/sea', 'imagemaker:1'])).toEqual(
      [],
    );
  });
});
