import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { folder as calls } from '../../../server/contract/folder.js';
import { user } from '../../../server/contract/user.js';
import { upload } from '../../../server/db/schema.js';
import { anyEngine } from '../support/engines.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';
import {
  addDesign,
  addPicture,
  invite,
  listed,
  newFolder,
  tryPicture,
  type Member,
} from './folder-helpers.js';

const NOT_FOUND = { code: 'not_found' };

describe.each(await anyEngine('what lies in folders'))('what lies in folders, on %s', (engine) => {
  let server: TestServer;
  let ann: Member;
  let bob: Member;
  let sea: string;
  let other: string;

  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [ann, bob] = [await server.member(), await server.member()];
    [sea, other] = [await newFolder(ann), await newFolder(ann, 'photo', 'Other')];
  });

  const remove = (who: Member, folder_id: string, resource: string | string[]) =>
    who.api(calls.deleteResource, { folder_id, resource });
  const restore = (who: Member, folder_id: string, resource: string | string[]) =>
    who.api(calls.restoreResource, { folder_id, resource });
  const move = (who: Member, folder_id: string, to_folder_id: string, resource: string | string[]) =>
    who.api(calls.moveResource, { folder_id, to_folder_id, resource });
  const several = async (who: Member, folder: string, count: number) => {
    const ids: string[] = [];
    for (let i = 0; i < count; i += 1) ids.push(await addPicture(who, folder));
    return ids;
  };

  it('pictures are removed and taken back by list, all or none', async () => {
    const [a, b, c] = (await several(ann, sea, 3)) as [string, string, string];
    const elsewhere = await addPicture(ann, other);
    for (const wrong of [[a, 'nobody'], [b, elsewhere], 'nobody'])
      expect(await failureOf(remove(ann, sea, wrong))).toMatchObject(NOT_FOUND);
    expect(await listed(ann, sea)).toEqual([a, b, c]);
    expect(await remove(ann, sea, [c, a, c])).toEqual({ removed: 2 });
    expect(await listed(ann, sea)).toEqual([b]);
    expect(await failureOf(restore(ann, sea, [a, elsewhere]))).toMatchObject(NOT_FOUND);
    expect(await listed(ann, sea)).toEqual([b]);
    const { resources } = await restore(ann, sea, [c, a]);
    expect(resources.map(({ _id }) => _id)).toEqual([c, a]);
    expect(await listed(ann, sea)).toEqual([a, b, c]);
    expect(await remove(ann, sea, [])).toEqual({ removed: 0 });
    const many = Array.from({ length: 101 }, (_, i) => `p${i}`);
    expect(await failureOf(remove(ann, sea, many))).toMatchObject({ code: 'bad_request' });
  });

  it('pictures are moved by list, all or none, and stay whose they were', async () => {
    await invite(ann, sea, bob, 'edit');
    const [a, b] = (await several(ann, sea, 2)) as [string, string];
    const bobs = await addPicture(bob, sea);
    const removed = await addPicture(ann, sea);
    await remove(ann, sea, removed);
    const cards = await newFolder(ann, 'design');
    const wrong = [
      () => move(ann, sea, other, [a, 'nobody']),
      () => move(ann, sea, other, [a, removed]),
      () => move(ann, other, sea, a),
      () => move(ann, sea, 'nowhere', a),
    ];
    for (const call of wrong) expect(await failureOf(call())).toMatchObject(NOT_FOUND);
    for (const call of [() => move(ann, sea, cards, a), () => move(ann, cards, sea, a)])
      expect(await failureOf(call())).toMatchObject({
        ...{ code: 'bad_request', message: 'This folder holds designs, not pictures' },
      });
    expect(await listed(ann, sea)).toEqual([a, b, bobs]);
    expect(await move(ann, sea, other, [a, bobs])).toEqual({ moved: 2 });
    expect(await listed(ann, sea)).toEqual([b]);
    expect(await listed(ann, other)).toEqual([a, bobs]);
    const [row] = await server.services.db.select().from(upload).where(eq(upload.id, bobs));
    expect(row!.owner_user).toBe(bob.user.id);
    expect((await bob.fetch(`/static/upload/${bobs}`)).status).toBe(200);
    expect(await move(ann, sea, sea, b)).toEqual({ moved: 1 });
    expect(await listed(ann, sea)).toEqual([b]);
  });

  it('nothing is put into My Purchases', async () => {
    const picture = await addPicture(ann, sea);
    const { my_purchases_folder: bought } = await ann.api(user.getDetails, {});
    const message = 'Pictures cannot be put into My Purchases';
    expect(await failureOf(move(ann, sea, bought, picture))).toMatchObject({ code: 'not_allowed', message });
    expect((await tryPicture(ann, bought)).error).toEqual({ code: 'not_allowed', message });
    expect(await listed(ann, bought)).toEqual([]);
    expect(await listed(ann, sea)).toEqual([picture]);
  });

  it('an editor removes, takes back and moves what they uploaded, nothing else; a viewer takes theirs away', async () => {
    const { my_photos_folder: bobsPhotos } = await bob.api(user.getDetails, {});
    await invite(ann, sea, bob, 'edit');
    const anns = await addPicture(ann, sea);
    const [a, b, c] = (await several(bob, sea, 3)) as [string, string, string];
    for (const call of [
      () => remove(bob, sea, [a, anns]),
      () => move(bob, sea, bobsPhotos, [a, anns]),
      () => move(bob, sea, other, a),
    ])
      expect(await failureOf(call())).toMatchObject(NOT_FOUND);
    await remove(ann, sea, anns);
    expect(await failureOf(restore(bob, sea, anns))).toMatchObject(NOT_FOUND);
    expect(await remove(bob, sea, a)).toEqual({ removed: 1 });
    expect((await restore(bob, sea, a)).resources[0]).toMatchObject({ _id: a });
    expect(await move(bob, sea, bobsPhotos, a)).toEqual({ moved: 1 });
    expect(await listed(bob, bobsPhotos)).toEqual([a]);
    // the same the other way round
    expect(await move(bob, bobsPhotos, sea, a)).toEqual({ moved: 1 });
    await invite(ann, sea, bob, 'view');
    expect(await remove(bob, sea, b)).toEqual({ removed: 1 });
    expect(await failureOf(restore(bob, sea, b))).toMatchObject(NOT_FOUND);
    expect(await move(bob, sea, bobsPhotos, c)).toEqual({ moved: 1 });
    expect(await failureOf(move(bob, bobsPhotos, sea, c))).toMatchObject(NOT_FOUND);
    expect(await listed(ann, sea)).toEqual([a]);
  });

  it("the owner of a folder removes an editor's picture: it is no longer listed, and what shows it goes on showing it", async () => {
    await invite(ann, sea, bob, 'edit');
    const bobs = await addPicture(bob, sea);
    await remove(ann, sea, bobs);
    expect(await listed(bob, sea)).toEqual([]);
    for (const who of [ann, bob]) expect((await who.fetch(`/static/upload/${bobs}`)).status).toBe(200);
    expect((await restore(ann, sea, bobs)).resources).toHaveLength(1);
    expect(await listed(bob, sea)).toEqual([bobs]);
  });

  it("designs go back to My Designs, taken out by the folder's owner or their own", async () => {
    const cards = await newFolder(ann, 'design');
    await invite(ann, cards, bob, 'edit');
    const put = (who: Member) => addDesign(server, who, cards);
    const [anns, bobs, more] = [await put(ann), await put(bob), await put(bob)];
    expect(await failureOf(remove(bob, cards, [bobs, anns]))).toMatchObject(NOT_FOUND);
    expect(await listed(bob, cards)).toEqual([anns, bobs, more]);
    expect(await remove(ann, cards, [anns, bobs])).toEqual({ removed: 2 });
    await invite(ann, cards, bob, 'view');
    expect(await remove(bob, cards, more)).toEqual({ removed: 1 });
    expect(await listed(ann, cards)).toEqual([]);
    const { my_designs_folder: annsDesigns } = await ann.api(user.getDetails, {});
    expect(await listed(ann, annsDesigns)).toEqual([anns]);
    expect(await failureOf(remove(ann, cards, anns))).toMatchObject(NOT_FOUND);
    expect(await failureOf(remove(ann, annsDesigns, anns))).toMatchObject({
      ...{ code: 'not_allowed', message: 'Designs cannot be taken out of My Designs, only deleted' },
    });
    expect(await failureOf(restore(ann, cards, anns))).toMatchObject({ code: 'bad_request' });
  });

  it('uploads into a shared folder take of the room of who uploads', async () => {
    await invite(ann, sea, bob, 'edit');
    const picture = await addPicture(ann, sea);
    const [row] = await server.services.db.select().from(upload).where(eq(upload.id, picture));
    const full = { ...row!, id: `${ann.user.id}-full`, bytes: 1024 ** 3 };
    await server.services.db.insert(upload).values(full);
    await expect(addPicture(ann, sea)).rejects.toThrow('storage is full');
    await addPicture(bob, sea);
    await server.services.db.update(upload).set({ owner_user: bob.user.id }).where(eq(upload.id, full.id));
    await expect(addPicture(bob, sea)).rejects.toThrow('storage is full');
    await addPicture(ann, sea);
  });
});
