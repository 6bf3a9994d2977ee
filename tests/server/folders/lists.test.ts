import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wholeFolder } from '../../../app/ports/whole-folder.js';
import { folder as calls } from '../../../server/contract/folder.js';
import { permission } from '../../../server/contract/permission.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { user } from '../../../server/contract/user.js';
import { folderPermission, savedDesign as designs, upload } from '../../../server/db/schema.js';
import { anyEngine } from '../support/engines.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';
import { addDesign, addPicture, invite, listed, look, newFolder, type Member } from './folder-helpers.js';

describe.each(await anyEngine('lists of folders'))('lists of folders, on %s', (engine) => {
  let server: TestServer;
  let ann: Member;
  let bob: Member;

  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [ann, bob] = [await server.member(), await server.member()];
  });

  const names = async (who: Member) => (await who.api(calls.get, {})).map(({ folder }) => folder.name);

  it("the account's own come first, then those it made by age, then those that others share", async () => {
    const shared = await newFolder(bob, 'design', 'Of Bob');
    await newFolder(ann, 'photo', 'Zebra');
    await newFolder(ann, 'design', 'Ape');
    await newFolder(bob, 'photo', 'Not shared');
    await invite(bob, shared, ann, 'edit');
    const entries = await ann.api(calls.get, {});
    expect(
      entries.map(({ folder: { name, type, own }, ...about }) => ({ name, type, own, ...about })),
    ).toEqual([
      { name: 'My Designs', type: 'design', own: 'my_designs', ...OWN },
      { name: 'My Photos', type: 'photo', own: 'my_photos', ...OWN },
      { name: 'My Purchases', type: 'photo', own: 'my_purchases', ...OWN },
      { name: 'Zebra', type: 'photo', own: null, ...OWN },
      { name: 'Ape', type: 'design', own: null, ...OWN },
      {
        name: 'Of Bob',
        type: 'design',
        own: null,
        role: 'edit',
        ownership: 'shared',
        shared_by: bob.user.name,
      },
    ]);
    expect(await names(await server.member())).toEqual(['My Designs', 'My Photos', 'My Purchases']);
    expect(await failureOf(server.visitor().api(calls.get, {}))).toMatchObject({ code: 'not_signed_in' });
  });
  const OWN = { role: 'edit', ownership: 'owned', shared_by: '' };

  it('each shows how much lies in it and the newest three, oldest of them first', async () => {
    const [sea, empty] = [await newFolder(ann), await newFolder(ann, 'photo', 'Empty')];
    const pictures: string[] = [];
    for (let i = 0; i < 5; i += 1) pictures.push(await addPicture(ann, sea));
    await ann.api(calls.deleteResource, { folder_id: sea, resource: pictures[3]! });
    const entries = await ann.api(calls.get, {});
    const found = (id: string) => entries.find(({ folder }) => folder._id === id)!.folder;
    expect(found(sea).count).toBe(4);
    expect(found(sea).resources.map(({ _id }) => _id)).toEqual([pictures[1], pictures[2], pictures[4]]);
    expect(found(empty)).toMatchObject({ count: 0, resources: [] });
    const all = await look(ann, sea);
    expect(all.folder.count).toBe(4);
    expect(await listed(ann, sea)).toEqual(pictures.filter((_, i) => i !== 3));
  });

  it('a folder of designs shows each with what the principal may do with it; deleted ones are nowhere', async () => {
    const cards = await newFolder(ann, 'design', 'Cards');
    await invite(ann, cards, bob, 'view');
    const [old, gone, linked, newest] = [
      await addDesign(server, ann, cards),
      await addDesign(server, ann, cards),
      await addDesign(server, ann, cards),
      await addDesign(server, bob, cards),
    ];
    await ann.api(savedDesign.delete, { id: gone });
    await ann.api(savedDesign.alterLinkSharing, { design_id: linked, action: 'enable_edit' });
    const seen = async (who: Member) =>
      (await look(who, cards)).folder.resources.map(({ _id, design }) => [_id, design!.role, design!.owned]);
    expect(await seen(ann)).toEqual([
      [old, 'edit', true],
      [linked, 'edit', true],
      [newest, 'edit', false],
    ]);
    expect(await seen(bob)).toEqual([
      [old, 'view', false],
      [linked, 'edit', false],
      [newest, 'edit', true],
    ]);
    const { count, resources } = (await look(bob, cards)).folder;
    expect(count).toBe(3);
    expect(resources[0]).toMatchObject({ name: 'Card', path: '', low_path: '', width: 800, height: 800 });
    await server.services.db
      .update(designs)
      .set({ thumbnail_hash: (await anyFile(ann)).file_hash })
      .where(eq(designs.id, old));
    const { low_path } = (await look(bob, cards)).folder.resources[0]!;
    expect(low_path).toMatch(/^\/static\/saved_design\//);
    expect((await bob.fetch(low_path)).status).toBe(200);
    expect((await server.visitor().fetch(low_path)).status).toBe(404);
  });

  it('in My Designs lie all designs one owns, and nobody else’s', async () => {
    const { my_designs_folder } = await ann.api(user.getDetails, {});
    const shared = await newFolder(bob, 'design');
    await invite(bob, shared, ann, 'edit');
    const mine = [await addDesign(server, ann, null), await addDesign(server, ann, shared)];
    await addDesign(server, bob, shared);
    const gone = await addDesign(server, ann, null);
    await ann.api(savedDesign.delete, { id: gone });
    expect(await listed(ann, my_designs_folder)).toEqual(mine);
    const entries = await ann.api(calls.get, {});
    expect(entries[0]!.folder.count).toBe(2);
    expect(await failureOf(bob.api(calls.get, { id: my_designs_folder }))).toMatchObject({
      code: 'not_found',
    });
  });

  it('the newest come first, the others before a cursor, each once; one of another folder or account is refused', async () => {
    const { db } = server.services;
    const sea = await newFolder(ann);
    const row = { ...(await anyFile(ann)), folder_id: sea };
    const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 1000);
    const rows = Array.from({ length: 1003 }, (_, n) => ({
      ...{ ...row, id: `${sea}-${n}`, created_at: at(Math.max(n, 6)), removed_at: n === 1000 ? at(n) : null },
    }));
    await db.insert(upload).values(rows);
    const { count, resources, next } = (await look(ann, sea)).folder;
    expect([count, resources.length]).toEqual([1002, 1000]);
    expect([resources[0]!._id, resources.at(-1)!._id]).toEqual([`${sea}-2`, `${sea}-1002`]);
    // six of one moment lie on both sides
    const [older] = await ann.api(calls.get, { id: sea, cursor: next! });
    expect(older!.folder.resources.map(({ _id }) => _id)).toEqual([`${sea}-0`, `${sea}-1`]);
    expect(older!.folder.next).toBeUndefined();
    await invite(ann, sea, bob, 'view');
    const other = await newFolder(ann);
    const refused = [
      { api: ann.api, id: other, cursor: next! },
      { api: ann.api, id: sea, cursor: `${next}A` },
      { api: bob.api, id: sea, cursor: next! },
    ];
    for (const { api, ...query } of refused)
      expect(await failureOf(api(calls.get, query))).toMatchObject({ code: 'bad_request' });
    expect((await wholeFolder(ann.api, sea)).folder.resources).toHaveLength(1002);
  });

  it('who was invited is named once their account has seen it, in the list or in the folder itself', async () => {
    const unverified = await server.member({ emailVerified: false });
    const [one, two] = [await newFolder(ann), await newFolder(ann)];
    for (const folder of [one, two])
      for (const guest of [bob, unverified]) await invite(ann, folder, guest, 'view');
    const invited = async (folder_id: string) =>
      (await ann.api(permission.getInvited, { folder_id })).invited.map(({ name }) => name);
    const seenAt = async () =>
      (
        await server.services.db.select().from(folderPermission).where(eq(folderPermission.folder_id, one))
      ).map(({ seen_at }) => seen_at?.getTime());
    expect(await invited(one)).toEqual(['', '']);
    await look(bob, one);
    expect(await invited(one)).toEqual([bob.user.name, '']);
    expect(await invited(two)).toEqual(['', '']);
    const first = await seenAt();
    expect(await names(bob)).toHaveLength(5);
    expect(await names(unverified)).toHaveLength(3);
    expect(await invited(two)).toEqual([bob.user.name, '']);
    expect(await seenAt()).toEqual(first);
  });

  /** What an upload's row needs besides its place. */
  async function anyFile(who: Member) {
    const { my_photos_folder } = await who.api(user.getDetails, {});
    const id = await addPicture(who, my_photos_folder);
    const [row] = await server.services.db.select().from(upload).where(eq(upload.id, id));
    return row!;
  }
});
