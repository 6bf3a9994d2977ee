import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { folder as folders } from '../../../server/contract/folder.js';
import { mockup } from '../../../server/contract/mockup.js';
import { FREE_STORAGE_BYTES } from '../../../server/contract/offers.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { trash } from '../../../server/contract/trash.js';
import { user } from '../../../server/contract/user.js';
import { savedDesign as designs, upload } from '../../../server/db/schema.js';
import {
  collectDesigns,
  collectSavedMockups,
} from '../../../server/jobs/garbage-collection/collect-deleted.js';
import { collectFolders } from '../../../server/jobs/garbage-collection/collect-folders.js';
import { collectUploads } from '../../../server/jobs/garbage-collection/collect-uploads.js';
import { addDesign, addPicture, invite, listed, newFolder, type Member } from '../folders/folder-helpers.js';
import { jpeg } from '../support/catalog.js';
import { anyEngine } from '../support/engines.js';
import { failureOf, testServer, type TestServer, type Visitor } from '../support/server.js';
import { age, deletedDesign, idsIn, one, saveMockup, trashOf } from './trash-helpers.js';

describe.each(await anyEngine('the trash'))('the trash, on %s', (engine) => {
  let server: TestServer;
  let owner: Member;
  let editor: Member;
  let viewer: Member;
  let admin: Member;
  let photos: string;

  beforeAll(async () => {
    server = await testServer({ engine });
    owner = await server.member();
    editor = await server.member({ email: 'editor@example.com' });
    viewer = await server.member({ email: 'viewer@example.com' });
    admin = await server.member({ type: 'admin' });
    photos = (await owner.api(user.getDetails, {})).my_photos_folder;
  });
  afterAll(() => server.close());

  const removedPicture = async (who = owner, folder_id = photos) => {
    const resource = await addPicture(who, folder_id);
    await who.api(folders.deleteResource, { folder_id, resource });
    return resource;
  };

  it('holds all four kinds, latest first, each with its picture, and gives them back', async () => {
    await owner.api(trash.empty, {});
    const design = (await owner.api(savedDesign.createBlankDesign, { width: 300, height: 200 }))._id;
    const thumbnail_data = `data:image/jpeg;base64,${(await jpeg(40, 40)).toString('base64')}`;
    await owner.api(savedDesign.updateThumbnail, { id: design, thumbnail_data });
    await owner.api(savedDesign.delete, { id: design });
    const picture = await removedPicture();
    const saved = await saveMockup(owner);
    await owner.api(mockup.deleteSaved, { _id: saved });
    const folder_id = await newFolder(owner, 'photo', 'Beach');
    await owner.api(folders.delete, { folder_id });
    await age(server, 'design', design, 4);
    await age(server, 'upload', picture, 3);
    await age(server, 'mockup', saved, 2);

    const items = await trashOf(owner);
    expect(items.map(({ kind, name, owned }) => [kind, name, owned])).toEqual([
      ['folder', 'Beach', true],
      ['mockup', 'Mockup mug', true],
      ['upload', 'sea.png', true],
      ['design', expect.any(String), true],
    ]);
    expect(items[3]).toMatchObject({ width: 300, height: 200 });
    const shown = [items[1]!.thumbnail, `/static/${items[2]!.thumbnail}`, items[3]!.thumbnail];
    for (const address of shown) expect((await owner.fetch(address)).status).toBe(200);
    expect((await viewer.fetch(items[3]!.thumbnail)).status).toBe(404);

    const all = items.map(({ kind, _id }) => ({ kind, _id }));
    expect(await owner.api(trash.restore, { items: all })).toEqual({ restored: 4 });
    // an answer that was lost
    expect(await owner.api(trash.restore, { items: all })).toEqual({ restored: 0 });
    expect(await idsIn(owner)).toEqual([]);
    expect((await owner.api(user.fetchOwnedDesigns, {})).map(({ _id }) => _id)).toContain(design);
    expect(await listed(owner, photos)).toContain(picture);
    expect((await owner.api(mockup.getAllSaved, {})).map(({ _id }) => _id)).toContain(saved);
    expect((await owner.api(folders.get, {})).map(({ folder }) => folder._id)).toContain(folder_id);
  });

  it('comes in pages', async () => {
    await owner.api(trash.empty, {});
    const ids = [];
    for (let i = 0; i < 5; i += 1) {
      ids.unshift(await deletedDesign(owner));
      await age(server, 'design', ids[0]!, 10 - i);
    }
    const page = (page_no: number) => owner.api(trash.get, { page_no, size: 2 });
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.flatMap(({ docs }) => docs.map(({ _id }) => _id))).toEqual(ids);
    expect(pages.map(({ total, more }) => [total, more])).toEqual([
      [5, true],
      [5, true],
      [5, false],
    ]);
  });

  it('what was deleted for good is gone, with a clear answer to who restores it later', async () => {
    const design = await deletedDesign(owner);
    expect(await owner.api(trash.delete, one('design', design))).toEqual({ deleted: 1 });
    expect(await idsIn(owner)).not.toContain(design);
    const sent = one('design', design);
    const error = await failureOf(owner.api(trash.restore, sent));
    expect(error).toMatchObject({
      code: 'not_found',
      message: 'This was deleted for good and can no longer be restored',
    });
    expect(await failureOf(owner.api(savedDesign.restore, { id: design }))).toMatchObject({
      code: 'not_found',
    });
    // all, or none
    const other = await deletedDesign(owner);
    const both = { items: [...sent.items, ...one('design', other).items] };
    expect(await failureOf(owner.api(trash.restore, both))).toMatchObject({ code: 'not_found' });
    expect(await idsIn(owner)).toContain(other);
  });

  it('what is not in the trash cannot be deleted for good', async () => {
    const { _id } = await owner.api(savedDesign.createBlankDesign, {});
    expect(await failureOf(owner.api(trash.delete, one('design', _id)))).toMatchObject({ code: 'not_found' });
    await owner.api(trash.empty, {});
    expect(await owner.api(savedDesign.getRev, { id: _id })).toEqual({ rev: 0 });
  });

  it('emptied, it holds nothing of any kind; what others deleted stays', async () => {
    const others = await deletedDesign(editor);
    for (let i = 0; i < 12; i += 1) await deletedDesign(owner);
    await removedPicture();
    await owner.api(mockup.deleteSaved, { _id: await saveMockup(owner) });
    await owner.api(folders.delete, { folder_id: await newFolder(owner) });
    const { total } = await owner.api(trash.get, {});
    expect(await owner.api(trash.empty, {})).toEqual({ deleted: total });
    expect(await idsIn(owner)).toEqual([]);
    expect(await idsIn(editor)).toContain(others);
  });

  it('is for the owner alone: nobody else sees, restores or deletes what lies there', async () => {
    const common = await newFolder(owner, 'design');
    await invite(owner, common, editor, 'edit');
    await invite(owner, common, viewer, 'view');
    const design = await addDesign(server, owner, common);
    await owner.api(savedDesign.delete, { id: design });
    const saved = await saveMockup(owner);
    await owner.api(mockup.deleteSaved, { _id: saved });
    const picture = await removedPicture();
    await owner.api(folders.delete, { folder_id: common });
    const items = [
      one('design', design),
      one('mockup', saved),
      one('upload', picture),
      one('folder', common),
    ].flatMap((sent) => sent.items);
    const others: readonly Visitor[] = [editor, viewer, admin, server.visitor()];
    for (const who of others) {
      const seen = await idsIn(who);
      expect(items.filter(({ _id }) => seen.includes(_id))).toEqual([]);
      for (const item of items)
        for (const call of [trash.restore, trash.delete])
          expect(await failureOf(who.api(call, { items: [item] }))).toMatchObject({ code: 'not_found' });
      await who.api(trash.empty, {});
    }
    expect((await idsIn(owner)).sort()).toEqual(expect.arrayContaining(items.map(({ _id }) => _id).sort()));
    expect(await owner.api(trash.restore, { items })).toEqual({ restored: 4 });
  });

  it('is a visitor’s too, and still theirs after they signed in', async () => {
    const visitor = server.visitor();
    const first = await deletedDesign(visitor);
    const second = await deletedDesign(visitor);
    expect((await idsIn(visitor)).sort()).toEqual([first, second].sort());
    expect(await visitor.api(trash.restore, one('design', first))).toEqual({ restored: 1 });
    expect(await visitor.api(savedDesign.getRev, { id: first })).toEqual({ rev: 0 });
    const member = await server.member({ browser: visitor });
    expect(await idsIn(member)).toEqual([second]);
  });

  it('a folder comes back with what lay in it and with who it is shared with', async () => {
    const shared = await newFolder(owner, 'photo');
    await invite(owner, shared, editor, 'edit');
    const mine = await addPicture(owner, shared);
    const theirs = await addPicture(editor, shared);
    const moved = await addPicture(owner, shared);
    const other = await newFolder(owner, 'photo');
    await owner.api(folders.delete, { folder_id: shared });
    expect(await failureOf(editor.api(folders.get, { id: shared }))).toMatchObject({ code: 'not_found' });
    expect(await listed(owner, photos)).toEqual(expect.arrayContaining([mine, moved]));
    await owner.api(folders.moveResource, { folder_id: photos, to_folder_id: other, resource: moved });
    await owner.api(trash.restore, one('folder', shared));
    expect((await listed(editor, shared)).sort()).toEqual([mine, theirs].sort());
    expect(await listed(owner, other)).toEqual([moved]);
  });

  it('designs of a folder come back with it, but for those that were put elsewhere', async () => {
    const cards = await newFolder(owner, 'design');
    const other = await newFolder(owner, 'design');
    const [stays, moves] = [await addDesign(server, owner, cards), await addDesign(server, owner, cards)];
    await owner.api(folders.delete, { folder_id: cards });
    await owner.api(savedDesign.moveToFolder, { folder_id: other, design_id: moves });
    await owner.api(trash.restore, one('folder', cards));
    expect(await listed(owner, cards)).toEqual([stays]);
    expect(await listed(owner, other)).toEqual([moves]);
  });

  it('a folder deleted for good takes nothing with it', async () => {
    const shared = await newFolder(owner, 'photo');
    const picture = await addPicture(owner, shared);
    await owner.api(folders.delete, { folder_id: shared });
    await owner.api(trash.delete, one('folder', shared));
    expect(await listed(owner, photos)).toContain(picture);
    expect(await failureOf(owner.api(trash.restore, one('folder', shared)))).toMatchObject({
      code: 'not_found',
    });
  });

  it('what the owner of a folder takes out of it, both may bring back, its uploader alone deletes', async () => {
    const shared = await newFolder(owner, 'photo');
    await invite(owner, shared, editor, 'edit');
    const theirs = await addPicture(editor, shared);
    await owner.api(folders.deleteResource, { folder_id: shared, resource: theirs });
    const seenBy = async (who: Member) => (await trashOf(who)).find(({ _id }) => _id === theirs)?.owned;
    expect([await seenBy(owner), await seenBy(editor), await seenBy(viewer)]).toEqual([
      false,
      true,
      undefined,
    ]);
    expect(await failureOf(owner.api(trash.delete, one('upload', theirs)))).toMatchObject({
      code: 'not_found',
    });
    await owner.api(trash.empty, {});
    await owner.api(trash.restore, one('upload', theirs));
    expect(await listed(editor, shared)).toEqual([theirs]);
  });

  it('a guest’s picture comes back into a folder whose owner has no room left; one’s own does not', async () => {
    const [full, guest] = [await server.member(), await server.member()];
    const shared = await newFolder(full, 'photo');
    await invite(full, shared, guest, 'edit');
    const theirs = await addPicture(guest, shared);
    await full.api(folders.deleteResource, { folder_id: shared, resource: theirs });
    const own = await removedPicture(full, shared);
    const { db } = server.services;
    const kept = await addPicture(full, shared);
    await db
      .update(upload)
      .set({ bytes: FREE_STORAGE_BYTES + 1 })
      .where(eq(upload.id, kept));
    await full.api(trash.restore, one('upload', theirs));
    expect(await failureOf(full.api(trash.restore, one('upload', own)))).toMatchObject({ code: 'no_room' });
    expect((await listed(full, shared)).sort()).toEqual([theirs, kept].sort());
  });

  it('a picture whose folder is no longer one’s to edit comes back into My Photos', async () => {
    const shared = await newFolder(owner, 'photo');
    await invite(owner, shared, editor, 'edit');
    const theirs = await removedPicture(editor, shared);
    await invite(owner, shared, editor, 'view');
    await editor.api(trash.restore, one('upload', theirs));
    const own = (await editor.api(user.getDetails, {})).my_photos_folder;
    expect(await listed(editor, own)).toEqual([theirs]);
    expect(await listed(owner, shared)).toEqual([]);
  });

  it('a picture deleted for good goes on being shown by designs, and goes when none does', async () => {
    const { db } = server.services;
    const picture = await removedPicture();
    const id = await addDesign(server, owner, null);
    const file = JSON.stringify({ ...blankDesign(), note: `upload/${picture}` });
    await db.update(designs).set({ design_file: file }).where(eq(designs.id, id));
    await owner.api(trash.delete, one('upload', picture));
    const restore = () => owner.api(folders.restoreResource, { folder_id: photos, resource: picture });
    expect(await failureOf(restore())).toMatchObject({ code: 'not_found' });
    await collectUploads(db);
    expect((await owner.fetch(`/static/upload/${picture}`)).status).toBe(200);
    expect(await idsIn(owner)).not.toContain(picture);
    await db.delete(designs).where(eq(designs.id, id));
    await age(server, 'upload', picture, 31);
    await collectUploads(db);
    expect(await db.$count(upload, eq(upload.id, picture))).toBe(0);
  });

  it('after thirty days all goes by itself; a shown picture stays, out of the trash', async () => {
    const { db } = server.services;
    await owner.api(trash.empty, {});
    const design = await deletedDesign(owner);
    const saved = await saveMockup(owner);
    await owner.api(mockup.deleteSaved, { _id: saved });
    const folder_id = await newFolder(owner);
    await owner.api(folders.delete, { folder_id });
    const picture = await removedPicture();
    const shown = await addDesign(server, owner, null);
    const file = JSON.stringify({ ...blankDesign(), note: `upload/${picture}` });
    await db.update(designs).set({ design_file: file }).where(eq(designs.id, shown));
    const items = [
      one('design', design),
      one('mockup', saved),
      one('folder', folder_id),
      one('upload', picture),
    ].flatMap((sent) => sent.items);
    const collect = async () => {
      await collectDesigns(db);
      await collectFolders(db);
      await collectSavedMockups(db);
      await collectUploads(db);
    };
    for (const { kind, _id } of items) await age(server, kind, _id, 29);
    await collect();
    expect((await idsIn(owner)).sort()).toEqual(items.map(({ _id }) => _id).sort());
    for (const { kind, _id } of items) await age(server, kind, _id, 31);
    expect(await idsIn(owner)).toEqual([]);
    await collect();
    for (const item of items)
      expect(await failureOf(owner.api(trash.restore, { items: [item] }))).toMatchObject({
        code: 'not_found',
      });
    expect((await owner.fetch(`/static/upload/${picture}`)).status).toBe(200);
  });

  it('an editor that stayed open saves again after its design came back', async () => {
    const { _id: id } = await owner.api(savedDesign.createBlankDesign, {});
    const save = () => owner.api(savedDesign.saveBackend, { id, rev: 0, design_file: blankDesign() });
    await owner.api(savedDesign.delete, { id });
    expect(await failureOf(save())).toMatchObject({ code: 'not_found' });
    await owner.api(trash.restore, one('design', id));
    expect(await save()).toEqual({ rev: 1 });
  });
});
