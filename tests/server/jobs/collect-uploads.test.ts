import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { folder } from '../../../server/contract/folder.js';
import { savedDesign as calls } from '../../../server/contract/saved-design.js';
import { user as userCalls } from '../../../server/contract/user.js';
import { designRevision, file, template, textTemplate, upload, user } from '../../../server/db/schema.js';
import { collectFiles } from '../../../server/jobs/garbage-collection/collect-files.js';
import { collectUploads } from '../../../server/jobs/garbage-collection/collect-uploads.js';
import { paintThumbnail } from '../../../server/jobs/handlers/paint-thumbnail.js';
import { RenderPool } from '../../../server/jobs/page-rendering/render-pool.js';
import { anyEngine } from '../support/engines.js';
import { sendForm, uploaded } from '../support/form.js';
import { testServer, type TestServer } from '../support/server.js';

type Member = Awaited<ReturnType<TestServer['member']>>;

/** A picture of one color that no other test uploads. */
const picture = (background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();

const showing = (id: string) => {
  const blank = blankDesign({ width: 100, height: 100 });
  const image = {
    ...{ id: 'u', type: 'image', layer_index: 0, position: { x: 0, y: 0 }, width: 100, height: 100 },
    ...{ rotation: 0, opacity: 1, locked: false, image_details: { src: `upload/${id}` } },
  };
  return { ...blank, pages: [{ ...blank.pages[0], objects: [image] }] };
};

describe.each(await anyEngine('uploads in jobs'))('uploads in jobs, on %s', (engine) => {
  let server: TestServer;
  let member: Member;
  let pool: RenderPool;

  beforeAll(async () => {
    server = await testServer({ engine });
    member = await server.member();
    const { folder, index } = await loadCatalog(server.catalog.folder);
    const fonts = { folder, families: index.fonts, fallbacks: index.fallbackFonts };
    pool = new RenderPool(fonts, { onError: ({ message }) => expect.unreachable(message) });
  });
  afterAll(async () => {
    await pool.close();
    await server.close();
  });

  const keep = async (color: string, who = member) => {
    const send = sendForm(who, userCalls.uploadPhoto, {}, [{ bytes: await picture(color) }]);
    return (await uploaded(send)).picture!._id;
  };
  const remove = async (id: string, days: number) => {
    const folder_id = (await member.api(userCalls.getDetails, {})).my_photos_folder;
    await member.api(folder.deleteResource, { folder_id, resource: id });
    await server.services.db
      .update(upload)
      .set({ removed_at: sql`now() - make_interval(days => ${days})` })
      .where(eq(upload.id, id));
  };
  const there = async (id: string) =>
    (await server.services.db.select().from(upload).where(eq(upload.id, id))).length === 1;
  const design = async (id: string) => {
    const { _id } = await member.api(calls.createBlankDesign, {});
    await member.api(calls.saveBackend, { id: _id, design_file: showing(id), rev: 0 });
    return _id;
  };

  it('thumbnails show them', async () => {
    const id = await design(await keep('#c81e5a'));
    await paintThumbnail({ ...server.services, pool }, id);
    const { thumbnail } = await member.api(calls.getOne, { id });
    const bytes = Buffer.from(await (await member.fetch(thumbnail)).arrayBuffer());
    const { channels } = await sharp(bytes).stats();
    const found = channels.slice(0, 3).map(({ mean }) => mean);
    for (const [i, meant] of [0xc8, 0x1e, 0x5a].entries())
      expect(Math.abs(found[i]! - meant)).toBeLessThan(8);
  });

  it('deleted ones go after 30 days, unless a design, a state of one, or a template shows them', async () => {
    const { db } = server.services;
    const ids = await Promise.all(
      ['#010101', '#020202', '#030303', '#040404', '#050505', '#060607'].map((c) => keep(c)),
    );
    const [unused, young, shown, earlier, inTemplate, inText] = ids as [
      ...[string, string, string],
      ...[string, string, string],
    ];
    await design(shown);
    const other = (await member.api(calls.createBlankDesign, {}))._id;
    const design_file = JSON.stringify(showing(earlier));
    await db.insert(designRevision).values({ design_id: other, rev: 7, design_file, saved_at: new Date() });
    await db
      .update(template)
      .set({ design_file: JSON.stringify(showing(inTemplate)) })
      .where(eq(template.id, 'rainy'));
    await db.update(textTemplate).set({ object: showing(inText) });
    for (const id of ids) await remove(id, id === young ? 29 : 31);
    expect(await collectUploads(db)).toBe(1);
    expect(await Promise.all(ids.map(there))).toEqual([false, true, true, true, true, true]);
    expect(await there(unused)).toBe(false);
    // what is shown waits for its next turn, so that it does not hold up the others
    expect(await collectUploads(db)).toBe(0);
    const [again] = await db.select().from(upload).where(eq(upload.id, shown));
    expect(Date.now() - again!.removed_at!.getTime()).toBeLessThan(60_000);
  });

  it('looks through more designs than fit one query', async () => {
    const id = await keep('#060606');
    for (let i = 0; i < 25; i += 1) await member.api(calls.createBlankDesign, {});
    await design(id);
    for (let i = 0; i < 25; i += 1) await member.api(calls.createBlankDesign, {});
    await remove(id, 31);
    expect(await collectUploads(server.services.db)).toBe(0);
    expect(await there(id)).toBe(true);
  });

  it('their files stay while their rows do, also those of deleted ones, and go with the account', async () => {
    const { db, files } = server.services;
    const leaving = await server.member();
    const kept = await keep('#070707');
    const gone = await keep('#080808', leaving);
    await remove(kept, 1);
    const hashes = async (id: string) => {
      const [row] = await db.select().from(upload).where(eq(upload.id, id));
      return [row!.file_hash, row!.low_hash];
    };
    const [stays, goes] = [await hashes(kept), await hashes(gone)];
    await db.delete(user).where(eq(user.id, leaving.user.id));
    await collectFiles(db, files, -1);
    expect(await Promise.all(stays.map((hash) => files.has(hash)))).toEqual([true, true]);
    expect(await Promise.all(goes.map((hash) => files.has(hash)))).toEqual([false, false]);
    expect(await db.select().from(file).where(eq(file.hash, goes[0]!))).toEqual([]);
  });
});
