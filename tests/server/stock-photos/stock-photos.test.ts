import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { folder } from '../../../server/contract/folder.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { stockPhoto } from '../../../server/contract/stock-photo.js';
import { user } from '../../../server/contract/user.js';
import { createFetchRemote } from '../../../server/net/fetch-remote.js';
import { createPhotoSources } from '../../../server/stock-photos/create-photo-sources.js';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import {
  BAD_PHOTOS,
  photoProviders,
  type PhotoProviders,
  type Provider,
} from '../../support/fakes/photo-providers.js';
import { jpeg } from '../support/catalog.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';

const PROVIDERS = ['unsplash', 'pexels', 'openverse'] as const;

/** Who made a photo, as each provider tells it. */
const MADE_BY: Readonly<Record<Provider, object>> = {
  unsplash: {
    ...{ provider: 'Unsplash', author: 'Ann Example' },
    author_link: 'https://unsplash.com/@annexample?utm_source=design_maker&utm_medium=referral',
    ...{ licence: 'Unsplash License', licence_link: 'https://unsplash.com/license' },
    source_link: 'https://unsplash.com/photos/1000?utm_source=design_maker&utm_medium=referral',
  },
  pexels: {
    ...{ provider: 'Pexels', author: 'Bo Sample', author_link: 'https://www.pexels.com/@bo' },
    ...{ licence: 'Pexels License', licence_link: 'https://www.pexels.com/license/' },
    source_link: 'https://www.pexels.com/photo/lake-1000/',
  },
  openverse: {
    ...{ provider: 'Openverse', author: 'Cai Test', author_link: 'https://pictures.example/people/cai' },
    ...{ licence: 'CC BY-SA 2.0', licence_link: 'https://creativecommons.org/licenses/by-sa/2.0/' },
    source_link: 'https://pictures.example/photos/1000',
  },
};

describe('photos of providers', () => {
  let providers: PhotoProviders;
  let server: TestServer;
  let member: Awaited<ReturnType<TestServer['member']>>;
  let myPhotos: string;

  const sourcesOf = ({ apis }: PhotoProviders) =>
    createPhotoSources(
      {
        unsplash: { key: 'unsplash-key', api: apis.unsplash, app: 'design_maker' },
        pexels: { key: 'pexels-key', api: apis.pexels },
        openverse: { api: apis.openverse, client: { id: 'us', secret: 'openverse-secret' } },
      },
      { fetchRemote: createFetchRemote(), timeLimit: 1500, now: () => now },
    );
  let now = 0;

  beforeAll(async () => {
    providers = await photoProviders(await jpeg(60, 40));
    server = await testServer({ photoSources: sourcesOf(providers) });
    member = await server.member();
    myPhotos = (await member.api(user.getDetails, {})).my_photos_folder;
  });
  afterAll(async () => {
    await server.close();
    await providers.close();
  });
  afterEach(() => {
    // nobody is busy, and nothing remembered, for the next one
    now += 3_600_000;
    providers.seen.length = 0;
  });

  it('are of those that the operator connected, in the same order for everybody', async () => {
    const told = await server.visitor().api(stockPhoto.providers, {});
    expect(told.map(({ name }) => name)).toEqual(['Unsplash', 'Pexels', 'Openverse']);
    expect(told[0]!.link).toContain('utm_source=design_maker');
  });

  it.each(PROVIDERS)('%s is searched page after page, with its key and who made each', async (provider) => {
    const { api } = server.visitor();
    const search = (page_no: number) => api(stockPhoto.search, { provider, query: 'lake', page_no });
    const [first, second, last] = [await search(1), await search(2), await search(3)];
    expect([first, second, last].map(({ docs, more }) => [docs.length, more])).toEqual([
      ...[
        [20, true],
        [20, true],
        [5, false],
      ],
    ]);
    expect(first.docs[0]).toMatchObject({ id: '1000', attribution: MADE_BY[provider] });
    expect(first.docs[0]!.name).toMatch(/lake/i);
    expect(last.docs.at(-1)!.id).toBe('1044');
    const { headers } = providers.seen.findLast(({ path }) => path.startsWith(`/${provider}`))!;
    const shown = { unsplash: 'Client-ID unsplash-key', pexels: 'pexels-key', openverse: 'Bearer granted' };
    expect(headers.authorization).toBe(shown[provider]);
    expect(JSON.stringify([first, last])).not.toMatch(/unsplash-key|pexels-key|granted|openverse-secret/);
  });

  it('are asked for once while an answer is fresh', async () => {
    const ask = () => member.api(stockPhoto.search, { provider: 'pexels', query: 'Lake' });
    await ask();
    await ask();
    expect(providers.seen).toHaveLength(1);
    now += 11 * 60_000;
    await ask();
    expect(providers.seen).toHaveLength(2);
  });

  it.each(PROVIDERS)(
    '%s: one that is chosen is kept as an upload, with who made it [E-094]',
    async (provider) => {
      const attribution = MADE_BY[provider];
      const kept = await member.api(stockPhoto.keep, { provider, id: '1000' });
      expect(kept).toMatchObject({ width: 60, height: 40, attribution });
      const file = await server.visitor().fetch(`/static/${kept.path}`);
      expect(file.headers.get('content-type')).toBe('image/jpeg');
      if (provider === 'unsplash')
        expect(providers.seen.map(({ path }) => path)).toContain('/unsplash/photos/1000/download');

      // among the member's own photos from now on, and once however often it is chosen
      const again = await member.api(stockPhoto.keep, { provider, id: '1000' });
      expect(again._id).toBe(kept._id);
      const [own] = await member.api(folder.get, { id: myPhotos });
      expect(own!.folder.resources.find(({ _id }) => _id === kept._id)).toMatchObject({ attribution });

      // in a design it survives saving, opening and being made anew from the file
      const picture = {
        ...{ id: 'photo', type: 'image', layer_index: 0, position: { x: 0, y: 0 }, width: 60, height: 40 },
        ...{ rotation: 0, opacity: 1, locked: false },
        image_details: { src: kept.path, picture_name: kept.name, attribution },
      };
      const blank = blankDesign();
      const design_file = { ...blank, pages: [{ ...blank.pages[0]!, objects: [picture] }] };
      const { _id: id } = await member.api(savedDesign.createBlankDesign, {});
      await member.api(savedDesign.saveBackend, { id, rev: 0, design_file: design_file as never });
      const { design_file: saved } = await member.api(savedDesign.getOne, { id });
      const { _id: copy } = await member.api(savedDesign.createFromJson, {
        ...{ design_file: JSON.stringify(saved), name: 'Copy' },
      });
      const copied = parseDesignFile((await member.api(savedDesign.getOne, { id: copy })).design_file);
      expect(copied.pages[0]!.objects[0]).toMatchObject({ image_details: { attribution } });
    },
  );

  it('are given to a browser without an account as a file that was made safe', async () => {
    const bytes = await server.visitor().api(stockPhoto.file, { provider: 'openverse', id: '1001' });
    expect(bytes.type).toBe('image/jpeg');
    expect(bytes.size).toBeGreaterThan(100);
    await expect(
      server.visitor().api(stockPhoto.keep, { provider: 'openverse', id: '1001' }),
    ).rejects.toMatchObject({
      code: 'not_signed_in',
    });
  });

  it.each([
    ['unauthorized', 'unreachable', /doesn’t accept this server’s key/],
    ['busy', 'too_many', /too many searches/],
    ['spent', 'too_many', /too many searches/],
    ['html', 'unreachable', /could not be read/],
    ['half', 'unreachable', /could not be read/],
    ['other', 'unreachable', /could not be read/],
    ['redirected', 'unreachable', /has moved/],
    ['broken', 'unreachable', /failed/],
    ['hang', 'unreachable', /took too long/],
    ['silent', 'unreachable', /took too long/],
    ['endless', 'unreachable', /could not be read/],
  ])('that cannot be searched (%s) are told of in words', async (query, code, message) => {
    const failure = await failureOf(member.api(stockPhoto.search, { provider: 'unsplash', query }));
    expect(failure).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(String(failure)).not.toMatch(/secret/i);
  });

  it('leave a provider alone for a minute that has had enough', async () => {
    const ask = (query: string) => member.api(stockPhoto.search, { provider: 'pexels', query });
    await ask('pond');
    await failureOf(ask('busy'));
    expect(await failureOf(ask('lake'))).toMatchObject({ code: 'too_many' });
    expect(providers.seen).toHaveLength(2);
    // what was listed before is known, and can be had
    await member.api(stockPhoto.keep, { provider: 'pexels', id: '1003' });
    now += 61_000;
    expect((await ask('lake')).docs).toHaveLength(20);
  });

  it('are listed without one that is not told of as it should be', async () => {
    const { docs } = await member.api(stockPhoto.search, { provider: 'unsplash', query: 'odd' });
    expect(docs).toHaveLength(19);
  });

  it.each(BAD_PHOTOS)('that cannot be had (%s) leave nothing behind', async (id) => {
    const before = await member.api(folder.get, { id: myPhotos });
    const failure = await failureOf(member.api(stockPhoto.keep, { provider: 'openverse', id }));
    expect(['unreachable', 'invalid_image']).toContain((failure as { code: string }).code);
    expect(await member.api(folder.get, { id: myPhotos })).toEqual(before);
  });

  it.each([
    [{ provider: 'nobody', id: '1000' }, 'not_found'],
    [{ provider: 'unsplash', id: 'gone' }, 'not_found'],
    [{ provider: 'pexels', id: '../search' }, 'not_found'],
    [{ provider: 'openverse', id: '../../unsplash/photos/1000' }, 'not_found'],
    [{ provider: 'unsplash', id: '' }, 'bad_request'],
  ])('%o is no photo', async (wanted, code) => {
    expect(await failureOf(member.api(stockPhoto.keep, wanted))).toMatchObject({ code });
  });
});

it('without a provider nothing of it is there', async () => {
  const server = await testServer();
  const { api } = await server.member();
  expect(await api(stockPhoto.providers, {})).toEqual([]);
  const photo = { provider: 'unsplash', id: '1000' };
  const failures = await Promise.all(
    [
      api(stockPhoto.search, { provider: 'unsplash', query: 'lake' }),
      api(stockPhoto.keep, photo),
      api(stockPhoto.file, photo),
    ].map(failureOf),
  );
  expect(failures.map((failure) => (failure as { code: string }).code)).toEqual(Array(3).fill('not_found'));
  await server.close();
});
