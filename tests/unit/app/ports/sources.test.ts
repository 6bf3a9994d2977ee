import { describe, expect, it, vi } from 'vitest';
import { createAssetSource } from '../../../../app/ports/assets/asset-source.js';
import { createFontSource } from '../../../../app/ports/fonts/font-source.js';
import type { LocalUploads } from '../../../../app/ports/uploads/local-uploads.js';
import { createSaveTarget } from '../../../../app/ports/saving/save-target.js';
import { SaveConflict, SaveFailed } from '../../../../elements/ports/host.js';
import type { Client } from '../../../../server/contract/client.js';
import { ApiError, type ErrorCode } from '../../../../server/contract/envelope.js';

const answering = (answer: (path: string, input: unknown) => unknown) => {
  const calls: [string, unknown][] = [];
  const api = (async (call: { path: string }, input: unknown) => {
    calls.push([call.path, input]);
    return answer(call.path, input);
  }) as unknown as Client;
  return { api, calls };
};

const address = (source: string) => `https://here${source.startsWith('/') ? '' : '/static/'}${source}`;

describe('save target', () => {
  it('keeps the stored form over the revision it was based on', async () => {
    const { api, calls } = answering(() => ({ rev: 8 }));
    expect(await createSaveTarget(api, 'd1').save('{"pages":[]}', { base: 7 })).toEqual({ rev: 8 });
    expect(calls).toEqual([['saved_design/save_backend', { id: 'd1', design_file: '{"pages":[]}', rev: 7 }]]);
  });

  it('asks for a version of its own, and outlives the page when that is possible', async () => {
    const seen: unknown[] = [];
    const api = (async (_call: unknown, input: unknown, options: unknown) => {
      seen.push([input, options]);
      return { rev: 8 };
    }) as unknown as Client;
    const target = createSaveTarget(api, 'd1');
    await target.save('{}', { base: 7, checkpoint: true, leaving: true });
    await target.save('x'.repeat(60_000), { base: 8, leaving: true });
    expect(seen[0]).toEqual([{ id: 'd1', design_file: '{}', rev: 7, checkpoint: true }, { keepalive: true }]);
    expect(seen[1]).toMatchObject([{ rev: 8 }, {}]);
    expect(seen[1]).not.toMatchObject([{}, { keepalive: true }]);
  });

  it('tells a conflict with the revision the server holds', async () => {
    const stale = answering(() => {
      throw new ApiError('stale', 'newer', { rev: 9 });
    });
    const conflict = await createSaveTarget(stale.api, 'd1')
      .save('{}', { base: 7 })
      .catch((error: unknown) => error);
    expect(conflict).toBeInstanceOf(SaveConflict);
    expect((conflict as SaveConflict).current).toBe(9);
  });

  it.each<[ErrorCode, string]>([
    ['offline', 'unreachable'],
    ['unavailable', 'fault'],
    ['too_many', 'fault'],
    ['too_large', 'too_large'],
    ['bad_request', 'invalid'],
    ['not_found', 'refused'],
    ['not_allowed', 'refused'],
  ])('tells what %s means for the design', async (code, trouble) => {
    const { api } = answering(() => {
      throw new ApiError(code, code);
    });
    const failure = await createSaveTarget(api, 'd1')
      .save('{}', { base: 7 })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SaveFailed);
    expect((failure as SaveFailed).trouble).toBe(trouble);
  });

  it('tells a refusal to somebody who is signed out from one to somebody who still is there', async () => {
    const asked = async (tag: string | null) => {
      const { api } = answering((path) => {
        if (path === 'user/check_session') return { tag };
        throw new ApiError('not_found', 'not found');
      });
      const failure = await createSaveTarget(api, 'd1', 'u1')
        .save('{}', { base: 7 })
        .catch((error: unknown) => error);
      return (failure as SaveFailed).trouble;
    };
    expect(await asked(null)).toBe('signed_out');
    expect(await asked('t')).toBe('refused');
  });

  it('renames', async () => {
    const { api, calls } = answering(() => ({ _id: 'd1' }));
    await createSaveTarget(api, 'd1').rename('Menu');
    expect(calls).toEqual([['saved_design/update', { id: 'd1', name: 'Menu' }]]);
  });
});

describe('asset source', () => {
  const uploads = {
    owns: (source: string) => source.startsWith('src:local/'),
    resolve: async () => 'blob:here/1',
  } as unknown as LocalUploads;

  it('turns every kind of source key into an address of our own', async () => {
    const source = createAssetSource({ ...answering(() => null), address, uploads });
    expect(await source.resolve('design_resource:le af')).toBe('https://here/static/design_resource/le%20af');
    expect(await source.resolve('src:/files/a.png')).toBe('https://here/files/a.png');
    expect(await source.resolve('src:local/ab12')).toBe('blob:here/1');
    await expect(source.resolve('unsplash:1')).rejects.toThrow("can't be shown");
  });

  it('knows what of the catalog is sold, a hundred ids a call', async () => {
    const { api, calls } = answering((_path, input) => ({
      docs: (input as { id: string[] }).id.map((_id) => ({ _id, type: 'image', free: _id !== 'r7' })),
      more: false,
    }));
    const source = createAssetSource({ api, address, uploads });
    const keys = Array.from({ length: 120 }, (_, i) => `design_resource:r${i}`);
    expect(await source.sold!([...keys, 'src:/files/a.png'])).toEqual(['design_resource:r7']);
    expect(calls.map(([, input]) => (input as { id: string[] }).id.length)).toEqual([100, 20]);
    expect(await source.sold!(['src:local/ab12'])).toEqual([]);
    expect(calls).toHaveLength(2);
  });

  it('lists icons of a group, page by page, with the colors of their slots', async () => {
    const row = {
      _id: 'leaf',
      name: 'Leaf',
      type: 'image',
      sub_type: 'icon',
      src: '/s',
      thumbnail: 't/leaf.svg',
    };
    const docs = [{ ...row, width: 24, height: 24, free: true, svg_colors: ['#0b6b50'] }];
    const { api, calls } = answering(() => ({ docs, total: 41, more: true }));
    const listing = await createAssetSource({ api, address, uploads }).icons({
      group: 'plants',
      page: 2,
      size: 20,
    });
    expect(calls).toEqual([
      ['design_resource/get', { sub_type: 'icon', category_id: 'plants', page_no: 2, size: 20 }],
    ]);
    expect(listing).toEqual({
      more: true,
      items: [
        {
          ...{ id: 'leaf', name: 'Leaf', kind: 'icon', source: 'design_resource:leaf', free: true },
          ...{ thumbnail: 'https://here/static/t/leaf.svg', width: 24, height: 24, colors: ['#0b6b50'] },
        },
      ],
    });
  });

  it('asks for text templates twenty a page', async () => {
    const { api, calls } = answering(() => ({ docs: [], total: 0, more: false }));
    await createAssetSource({ api, address, uploads }).textTemplates({ page: 1, size: 20 });
    expect(calls).toEqual([['text_template/get', { page_no: 1, size: 20 }]]);
  });
});

describe('font source', () => {
  const face = { id: 'Jost-400', weight: 400, italic: false, src: '/static/fonts/jost.ttf' };
  const jost = { name: 'Jost', category: 'sans', faces: [face], moods: ['modern'] };
  const list = { fonts: [jost] };
  const serving = (answers: Response[]) =>
    vi.fn(async (_address: string | URL | Request) => answers.shift()!);

  it('fetches the lists, each face and the words of each script once, the long list when it is asked for', async () => {
    const bytes = () => new Response(new Uint8Array([1, 2]));
    const fallbackFonts = [{ ...jost, scripts: ['Latn'], covers: '1p q' }];
    const fetch = serving([
      ...[Response.json(list), Response.json({ fallbackFonts }), bytes(), bytes(), bytes()],
    ]);
    const fonts = createFontSource({ address, fetch });
    expect([await fonts.families(), await fonts.fallbacks()]).toEqual([[jost], fallbackFonts]);
    expect(await fonts.families()).toEqual([jost]);
    expect((await fonts.words!('Thai'))?.byteLength).toBe(2);
    expect(await fonts.words!('Thai')).toBe(await fonts.words!('Thai'));
    expect(await fonts.hyphens!('de')).toBe(await fonts.hyphens!('de'));
    const [first, second] = await Promise.all([fonts.load(face), fonts.load(face)]);
    expect(first).toBe(second);
    expect(fetch.mock.calls.map(([at]) => at)).toEqual([
      'https://here/static/fonts.json',
      'https://here/static/fallback-fonts.json',
      'https://here/static/fonts/words/Thai.dict',
      'https://here/static/fonts/hyphens/de.txt',
      'https://here/static/fonts/jost.ttf',
    ]);
  });

  it('asks again for what failed', async () => {
    const fetch = serving([new Response('', { status: 503 }), new Response(new Uint8Array([1]))]);
    const fonts = createFontSource({ address, fetch });
    await expect(fonts.load(face)).rejects.toThrow('could not be loaded (503)');
    expect((await fonts.load(face)).byteLength).toBe(1);
  });

  it('offers the fonts of the team after those of its font set; without a team none', async () => {
    const name = (one: string, src: string) => ({ _id: one, name: one, src });
    const upload = name('House', '/static/brand_file/ab12');
    const styled = { ...name('Jost', '/static/fonts/jost.ttf'), size: 31 };
    const kit = {
      rev: 1,
      fonts: { heading: styled, sub_heading: styled, paragraph: { ...upload, size: 12 } },
    };
    const team = (change = {}) =>
      ({ brand_kits: [{ ...kit, all_fonts: [upload], ...change }], font_uploads: [upload] }) as never;
    const offered = async (asked: () => Promise<never>) => {
      const fonts = createFontSource({ address, fetch: serving([Response.json(list)]), team: asked });
      return (await fonts.brand!()).map((family) => [family.name, family.src]);
    };
    expect(await offered(async () => team())).toEqual([
      ['Jost', undefined],
      ['House', '/static/brand_file/ab12'],
    ]);
    // nobody chose the fonts that every kit begins with
    expect(await offered(async () => team({ rev: 0 }))).toEqual([['House', '/static/brand_file/ab12']]);
    expect(await offered(async () => null as never)).toEqual([]);
    await expect(offered(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  });

  it('finds fonts of teams where texts say that they lie, and nothing elsewhere', () => {
    const { placed } = createFontSource({ address, fetch: serving([]) });
    for (const src of ['/static/brand_file/ab12', 'brand_file/ab12'])
      expect(placed!('House', src)).toMatchObject({
        ...{ name: 'House', src: '/static/brand_file/ab12' },
        faces: [{ weight: 400, italic: false, src: '/static/brand_file/ab12' }],
      });
    for (const src of [
      'https://elsewhere.example/brand_file/ab12',
      '/static/fonts/jost.ttf',
      'brand_file/../x',
    ])
      expect(placed!('House', src)).toBeNull();
  });
});
