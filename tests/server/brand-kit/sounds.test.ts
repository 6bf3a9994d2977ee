import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_SOUND_BYTES } from '../../../server/contract/brand-kit.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { brandFile } from '../../../server/db/schema.js';
import { collectBrandFiles } from '../../../server/jobs/garbage-collection/collect-brand-files.js';
import { tone, wav } from '../../support/media/wav.js';
import { anyEngine } from '../support/engines.js';
import { testServer, type TestServer } from '../support/server.js';
import { kitOf, teamOf, uploadBrand } from './brand-kit-helpers.js';

/** The header of an MP3 frame of 128 kbit/s, and silence. */
const MP3 = Uint8Array.from({ length: 2000 }, (_, i) => [0xff, 0xfb, 0x90, 0x00][i % 417] ?? 0);

describe.each(await anyEngine('sounds'))('sounds, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());

  it('are kept as they came, under the name of their file, and are no part of the brand', async () => {
    const member = await server.member();
    const file = wav(tone(0.1), 48000);
    const { data } = await uploadBrand(member, 'sound', file);
    expect(data).toMatchObject({ name: 'sound.bin', width: 0, height: 0 });
    const response = await server.visitor().fetch(data!.src);
    expect(response.headers.get('content-type')).toBe('audio/wav');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(file);
    expect((await uploadBrand(member, 'sound', file, 'Again')).data!._id).toBe(data!._id);
    expect((await uploadBrand(member, 'sound', MP3)).error).toBeUndefined();
    expect((await kitOf(member)).logos).toEqual([]);
    expect((await teamOf(member)).font_uploads).toEqual([]);
  });

  it('are refused when they are none, whatever their name says, or too large', async () => {
    const member = await server.member();
    const text = new TextEncoder().encode('<html><script>alert(1)</script></html>');
    expect((await uploadBrand(member, 'sound', text)).error).toMatchObject({ code: 'invalid_sound' });
    expect((await uploadBrand(member, 'sound', new Uint8Array())).error).toMatchObject({
      code: 'invalid_sound',
    });
    const large = new Uint8Array(MAX_SOUND_BYTES + 1);
    large.set(wav([], 48000));
    expect((await uploadBrand(member, 'sound', large)).error).toMatchObject({ code: 'too_large' });
  });

  it('stay while a design names them and go when none does', async () => {
    const member = await server.member();
    const kept = (await uploadBrand(member, 'sound', wav(tone(0.1), 8000))).data!;
    const lost = (await uploadBrand(member, 'sound', wav(tone(0.2), 8000))).data!;
    const { _id: id } = await member.api(savedDesign.createBlankDesign, {});
    const { design_file, rev } = await member.api(savedDesign.getOne, { id });
    const sound = { src: `src:brand_file/${kept._id}`, name: 'Song' };
    await member.api(savedDesign.saveBackend, {
      id,
      rev,
      design_file: { ...(design_file as object), sound } as never,
    });
    const longAgo = sql`now() - make_interval(days => 31)`;
    const { db } = server.services;
    await db.update(brandFile).set({ created_at: longAgo }).where(eq(brandFile.type, 'sound'));
    // counts as removed now, and is gone after as many days
    await collectBrandFiles(db);
    await db.update(brandFile).set({ removed_at: longAgo }).where(eq(brandFile.type, 'sound'));
    await collectBrandFiles(db);
    const left = await db.select({ id: brandFile.id }).from(brandFile);
    expect(left.map((row) => row.id)).toContain(kept._id);
    expect(left.map((row) => row.id)).not.toContain(lost._id);
  });
});
