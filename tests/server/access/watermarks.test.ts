import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CatalogPictures } from '../../../app/ports/assets/catalog-pictures.js';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { allCalls } from '../../../server/contract/all-calls.js';
import { addressOf, GUARD_HEADER, type Call } from '../../../server/contract/contract.js';
import { designResource as resources } from '../../../server/contract/design-resource.js';
import { render } from '../../../server/contract/render.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { resourceSearch } from '../../../server/contract/search.js';
import { designResource, order, purchase, user } from '../../../server/db/schema.js';
import { storeFile } from '../../../server/files/store/store-file.js';
import { loadPictures } from '../../../server/jobs/page-rendering/load-pictures.js';
import { storedHash } from '../../../server/modules/mockups/art-file.js';
import { imageOf } from '../../support/objects.js';
import { failureOf, testServer, type TestServer, type Visitor } from '../support/server.js';
import { MATRIX } from './matrix.js';
import { NO_FOLDER } from './test-folder.js';

/** The picture that is sold: magenta as it is, cyan with its mark. */
const SOLD = 'gold';
const CLEAN_ADDRESS = `/static/design_resource/${SOLD}?clean=1`;

/** Payloads that name what is sold, where those of the matrix name something else. */
const ABOUT_SOLD: Readonly<Record<string, (design: string) => object>> = {
  'design_resource/get': () => ({ id: [SOLD] }),
  'design_resources/_search': () => resourceSearch({ text: SOLD, sub_type: 'photo' }),
  'design_resource/get_premium_resources': (design_id) => ({
    ...{ design_id, resources: [{ type: 'design_resource', id: SOLD }] },
  }),
  'design_resource/load_design_resource': () => ({ id: SOLD, quality: 'm' }),
  'design_resource/load_123rf_resource': () => ({ id: SOLD, quality: 'm' }),
  'design_resource/load_123rf_plus_resource': () => ({ id: SOLD, quality: 'm' }),
  'design_resource/load_pixlr_resource': () => ({ id: SOLD, quality: 'm' }),
};

/** Addresses of files in an answer, however they are written. */
const ADDRESSES =
  /(?:\/?static\/|\/uploads\/|\b(?:design_resource|upload|imagemaker|brand_file)\/)[^"'\s\\<>)]+/g;

const flat = async (background: string) =>
  sharp({ create: { width: 32, height: 32, channels: 3, background } })
    .png()
    .toBuffer();

/** 'clean' or 'marked' where it is one of the two; else something that is not sold. */
async function kindOf(bytes: Uint8Array): Promise<'clean' | 'marked' | 'other'> {
  const pixels = await pixelsOf(bytes).catch(() => Buffer.of());
  let kind: 'marked' | 'other' = 'other';
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    if (r > 200 && b > 200 && g < 60) return 'clean';
    if (g > 200 && b > 200 && r < 60) kind = 'marked';
  }
  return kind;
}

const pixelsOf = async (bytes: Uint8Array): Promise<Buffer> => sharp(bytes).removeAlpha().raw().toBuffer();

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe('what is sold', () => {
  let server: TestServer;
  let member: Awaited<ReturnType<TestServer['member']>>;

  beforeAll(async () => {
    server = await testServer();
    const { db, files } = server.services;
    await db.insert(designResource).values({
      ...{ id: SOLD, name: 'Picture gold', sub_type: 'photo', keywords: SOLD, width: 32, height: 32 },
      file_hash: await storeFile(db, files, await flat('#ff00ff'), 'image/png'),
      marked_hash: await storeFile(db, files, await flat('#00ffff'), 'image/png'),
      ...{ thumbnail: `/static/design_resource/${SOLD}`, colors: [], free: false },
      ...{ author: 'Ann', licence: 'own', source: 'own' },
    });
    member = await server.member();
    await db.update(user).set({ credits: 0 }).where(eq(user.id, member.user.id));
  });
  afterAll(() => server.close());

  async function designOf(who: Visitor): Promise<string> {
    const blank = blankDesign();
    const picture = imageOf({ resource_id: SOLD, resource_type: 'design_resource' } as never);
    const pages = [{ ...blank.pages[0]!, objects: [picture] }];
    const design_file = JSON.stringify({ ...blank, pages });
    return (await who.api(savedDesign.createFromJson, { design_file }))._id;
  }

  /** Makes a call; gives what came, and the addresses in it. */
  async function answerOf(who: Visitor, call: Call, payload: object) {
    const headers = { 'content-type': 'application/json', [GUARD_HEADER]: '1' };
    const response =
      call.method === 'GET'
        ? await who.fetch(addressOf(call, payload as Record<string, string>))
        : await who.fetch(addressOf(call), { method: 'POST', headers, body: JSON.stringify(payload) });
    const bytes = await bytesOf(response);
    return { bytes, addresses: Buffer.from(bytes).toString().match(ADDRESSES) ?? [] };
  }

  it('comes with its mark alone, at quality m, to who has no purchase, credit or subscription, by whatever call [D-038]', async () => {
    const { db, files } = server.services;
    for (const who of [server.visitor(), member]) {
      const seen = new Map<string, string>();
      for (const call of allCalls) {
        // a form answers what was just sent
        if (call.body === 'form') continue;
        const payload = ABOUT_SOLD[call.path] ?? MATRIX[call.path]!.payload;
        // most calls are about no design at all
        const sent = payload(payload.length > 0 ? await designOf(who) : '', NO_FOLDER);
        const { bytes, addresses } = await answerOf(who, call, sent);
        expect([call.path, await kindOf(bytes)]).not.toEqual([call.path, 'clean']);
        for (const address of addresses) {
          const path = address.startsWith('/') ? address : `/static/${address.replace(/^static\//, '')}`;
          if (!seen.has(path)) seen.set(path, await kindOf(await bytesOf(await who.fetch(path))));
        }
        if (call.path.startsWith('design_resource/load_')) expect(addresses).toHaveLength(1);
      }
      expect([...seen].filter(([, kind]) => kind === 'clean')).toEqual([]);
      expect([...seen.values()]).toContain('marked');
      for (const path of [CLEAN_ADDRESS, `${CLEAN_ADDRESS}&v=1`, `/static/premium/${SOLD}.png`])
        expect((await who.fetch(path)).ok).toBe(false);
    }
    // signed out by the last of the calls
    const again = await server.member({ email: 'again@example.com' });
    const viewer = again.user.id;
    await db.update(user).set({ credits: 0 }).where(eq(user.id, viewer));

    // what is painted on the server for them
    const sources = [`design_resource:${SOLD}`, `src:design_resource/${SOLD}?clean=1`];
    for (const whose of [viewer, null]) {
      const loaded = [...(await loadPictures(db, files, { sources, viewer: whose })).values()];
      expect(await Promise.all(loaded.map(kindOf))).toEqual(['marked', 'marked']);
      const art = await storedHash({ db, viewer: whose }, { kind: 'resource', id: SOLD });
      expect(await kindOf(await files.read(art!))).toBe('marked');
    }

    // what the app asks for
    const asked: unknown[] = [];
    const pictures = new CatalogPictures({
      api: ((call: Call, input: object) => {
        if (call.path.includes('/load_')) asked.push(input);
        return again.api(call, input as never);
      }) as never,
      address: (path) => path,
      user: () => viewer,
    });
    for (const type of ['design_resource', '123rf', '123rf_plus', 'pixlr'] as const) {
      const address = await pictures.addressOf({ type, id: SOLD });
      expect([type, await kindOf(await bytesOf(await again.fetch(address)))]).toEqual([type, 'marked']);
    }
    expect(asked).toEqual(Array.from({ length: 4 }, () => ({ id: SOLD, quality: 'm' })));
    const large = again.api(resources.loadDesignResource, { id: SOLD, quality: 'l' as 'm' });
    expect(await failureOf(large)).toMatchObject({ code: 'bad_request' });
    const [output] = await again.api(render.initiateBulk, {
      render_data: [{ type: 'png', html_data: await designOf(again) }],
    });
    expect((await again.fetch(output!.src)).status).toBe(202);

    // once it is bought, all of this is clean
    await db
      .insert(order)
      .values({ id: 'paid', owner_user: viewer, payment_mode: 'credits', amount_cents: 0 });
    await db.insert(purchase).values({ owner_user: viewer, resource_id: SOLD, order_id: 'paid' });
    const { src } = await again.api(resources.loadDesignResource, { id: SOLD });
    expect(await kindOf(await bytesOf(await again.fetch(src)))).toBe('clean');
    const [bought] = (await loadPictures(db, files, { sources, viewer })).values();
    expect(await kindOf(bought!)).toBe('clean');
  });
});
