import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import type { DesignFile } from '../../../elements/document/design-file.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { user } from '../../../server/contract/user.js';
import { folder, folderPermission, job, savedDesign as rows } from '../../../server/db/schema.js';
import { anyEngine } from '../support/engines.js';
import { failureOf, testServer, type TestServer, type Visitor } from '../support/server.js';

type Member = Awaited<ReturnType<TestServer['member']>>;

describe.each(await anyEngine('designs in folders'))('designs in folders, on %s', (engine) => {
  let server: TestServer;
  let owner: Member;
  let other: Member;
  let count = 0;

  beforeAll(async () => {
    server = await testServer({ engine });
    owner = await server.member({ email: 'owner@example.com' });
    other = await server.member({ email: 'other@example.com' });
  });
  afterAll(() => server.close());

  const make = async (who: Visitor = owner) => (await who.api(savedDesign.createBlankDesign, {}))._id;
  const put = (who: Visitor, folder_id: string, design_id: string | string[]) =>
    who.api(savedDesign.moveToFolder, { folder_id, design_id });
  const placed = async (id: string) =>
    (await owner.api(user.fetchOwnedDesigns, {})).find(({ _id }) => _id === id)!.folder;
  /** A folder of `whose`, shared with the other of both when a role is given. */
  async function folderOf(whose: Member, role?: 'view' | 'edit', type: 'design' | 'photo' = 'design') {
    const id = `folder-${(count += 1)}`;
    await server.services.db.insert(folder).values({ id, owner_user: whose.user.id, name: id, type });
    const email = whose === owner ? other.user.email : owner.user.email;
    if (role) await server.services.db.insert(folderPermission).values({ folder_id: id, email, role });
    return id;
  }
  const ownFolder = async (who: Member, own: 'my_designs_folder' | 'my_photos_folder') =>
    (await who.api(user.getDetails, {}))[own];

  it('are listed with theirs, and in My Designs again once they are put back there', async () => {
    const [id, there] = [await make(), await folderOf(owner)];
    expect(await placed(id)).toBeNull();
    expect(await put(owner, there, id)).toEqual({ moved: 1 });
    expect(await placed(id)).toEqual({ _id: there, name: there });
    expect(await put(owner, await ownFolder(owner, 'my_designs_folder'), [id])).toEqual({ moved: 1 });
    expect(await placed(id)).toBeNull();
  });

  it('are there for whoever the folder is shared with, as they may be in it, and no longer once they are elsewhere', async () => {
    for (const role of ['view', 'edit'] as const) {
      const [id, there] = [await make(), await folderOf(owner, role)];
      expect(await failureOf(other.api(savedDesign.getOne, { id }))).toMatchObject({ code: 'not_found' });
      await put(owner, there, id);
      expect(await other.api(savedDesign.getOne, { id })).toMatchObject({ role, owned: false });
      // it was put there by its owner and stays theirs
      expect(await failureOf(other.api(savedDesign.delete, { id }))).toMatchObject({ code: 'not_found' });
      expect(await failureOf(put(other, there, id))).toMatchObject({ code: 'not_found' });
      await put(owner, await folderOf(owner), id);
      expect(await failureOf(other.api(savedDesign.getOne, { id }))).toMatchObject({ code: 'not_found' });
    }
  });

  it('go into another’s folder with the right to edit it, not with the right to view it', async () => {
    const id = await make();
    const [editable, viewable, foreign] = await Promise.all([
      ...[folderOf(other, 'edit'), folderOf(other, 'view'), folderOf(other)],
    ]);
    expect(await put(owner, editable!, id)).toEqual({ moved: 1 });
    for (const wrong of [viewable!, foreign!, 'nobody', await ownFolder(other, 'my_designs_folder')])
      expect(await failureOf(put(owner, wrong, id))).toMatchObject({ code: 'not_found' });
    expect(await placed(id)).toEqual({ _id: editable, name: editable });
  });

  it('never go into somebody’s My Designs, however it came to be shared', async () => {
    const id = await make();
    const theirs = await ownFolder(other, 'my_designs_folder');
    const { email } = owner.user;
    await server.services.db.insert(folderPermission).values({ folder_id: theirs, email, role: 'edit' });
    expect(await failureOf(put(owner, theirs, id))).toMatchObject({ code: 'not_found' });
  });

  it('never go into a folder of photos', async () => {
    const id = await make();
    for (const photos of [
      await ownFolder(owner, 'my_photos_folder'),
      await folderOf(owner, undefined, 'photo'),
    ])
      expect(await failureOf(put(owner, photos, id))).toMatchObject({
        ...{ code: 'bad_request', details: { path: 'folder_id' } },
      });
  });

  it('move all or not at all', async () => {
    const [one, two, there] = [await make(), await make(), await folderOf(owner)];
    for (const wrong of [await make(other), 'nobody']) {
      expect(await failureOf(put(owner, there, [one, wrong, two]))).toMatchObject({ code: 'not_found' });
      expect([await placed(one), await placed(two)]).toEqual([null, null]);
    }
    expect(await put(owner, there, [one, two, one])).toEqual({ moved: 2 });
  });

  it('lie in a folder whose name is not told any more once it is no longer shared', async () => {
    const [id, theirs] = [await make(), await folderOf(other, 'edit')];
    await put(owner, theirs, id);
    await server.services.db.delete(folderPermission).where(eq(folderPermission.folder_id, theirs));
    expect(await placed(id)).toBeNull();
    expect(await owner.api(savedDesign.getOne, { id })).toMatchObject({ owned: true, role: 'edit' });
  });

  describe('made by the hundred', () => {
    const bulk = (designs: (string | Record<string, unknown>)[], folderId?: string, id?: string) =>
      make().then((own) =>
        owner.api(savedDesign.bulkSave, {
          ...{ original_save_id: id ?? own, designs },
          ...(folderId !== undefined && { folderId }),
        }),
      );
    const named = async (name: string) => {
      const id = await make();
      await owner.api(savedDesign.update, { id, name });
      return id;
    };

    it('are new designs in the order sent, numbered after the one they were made from', async () => {
      const [id, there] = [await named('Card'), await folderOf(owner)];
      const sent = [blankDesign({ width: 301 }), JSON.stringify(blankDesign({ width: 302 }))];
      const ids = await bulk(sent, there, id);
      const made = await owner.api(savedDesign.get, { ids });
      expect(made.map(({ name, width }) => [name, width])).toEqual([
        ['Card 1', 301],
        ['Card 2', 302],
      ]);
      expect(await placed(ids[0]!)).toEqual({ _id: there, name: there });
      const waiting = await server.services.db.select().from(job);
      expect(waiting.filter(({ key }) => ids.includes(key))).toHaveLength(2);
    });

    it('have ids of their own, inside too', async () => {
      const design = blankDesign();
      const ids = await bulk([{ ...design }, { ...design }]);
      const files = await Promise.all(ids.map((id) => owner.api(savedDesign.getOne, { id })));
      const [one, two] = files.map(({ design_file }) => design_file as DesignFile);
      expect([one!.id, two!.id]).toEqual(ids);
      expect(new Set([design.pages[0]!.id, one!.pages[0]!.id, two!.pages[0]!.id]).size).toBe(3);
    });

    it('sent again after a lost answer are there once, numbered where the ones before them ended', async () => {
      const [id, there] = [await named('Card'), await folderOf(owner)];
      const batch = 'batch-of-sixteen-letters';
      const send = (first: number, count: number, from = owner) =>
        from.api(savedDesign.bulkSave, {
          ...{ original_save_id: id, folderId: there, first, batch },
          designs: Array.from({ length: count }, () => blankDesign()),
        });
      const [one, two] = await send(1, 2);
      expect(await send(1, 2)).toEqual([one, two]);
      const [again, three] = await send(2, 2);
      expect(again).toBe(two);
      const made = await owner.api(savedDesign.get, { ids: [one!, two!, three!] });
      expect(made.map(({ name }) => name)).toEqual(['Card 1', 'Card 2', 'Card 3']);
      const { db } = server.services;
      expect(await db.$count(rows, eq(rows.folder_id, there))).toBe(3);
      const waiting = await db.select().from(job);
      expect(waiting.filter(({ key }) => [one, two, three].includes(key))).toHaveLength(3);
    });

    it('of one account are never those of another that uses the same words', async () => {
      const batch = 'batch-of-sixteen-letters';
      const save = async (who: typeof owner) =>
        who.api(savedDesign.bulkSave, {
          ...{ original_save_id: await make(who), batch, designs: [blankDesign()] },
        });
      const [mine] = await save(owner);
      const [theirs] = await save(other);
      expect(mine).not.toBe(theirs);
    });

    it('keep a long name short enough for its number', async () => {
      const id = await named('x'.repeat(200));
      const ids = await bulk([blankDesign()], undefined, id);
      const [made] = await owner.api(savedDesign.get, { ids });
      expect(made!.name).toBe(`${'x'.repeat(198)} 1`);
    });

    it('are all kept, or none', async () => {
      const { db } = server.services;
      const before = await db.$count(rows, eq(rows.owner_user, owner.user.id));
      const broken = { ...blankDesign(), width: -1 };
      expect(await failureOf(bulk([blankDesign(), broken]))).toMatchObject({
        ...{ code: 'bad_request', details: { path: 'designs[1].width' } },
      });
      expect(await failureOf(bulk([blankDesign()], await folderOf(other, 'view')))).toMatchObject({
        code: 'not_found',
      });
      const many = Array.from({ length: 101 }, () => blankDesign());
      expect(await failureOf(bulk(many.map((one) => ({ ...one }))))).toMatchObject({ code: 'bad_request' });
      expect(await failureOf(bulk([]))).toMatchObject({ code: 'bad_request' });
      // each try made the one design it started from
      expect(await db.$count(rows, eq(rows.owner_user, owner.user.id))).toBe(before + 4);
    });

    it('may be a hundred, in My Designs too', async () => {
      const designs = Array.from({ length: 100 }, () => ({ ...blankDesign() }));
      const ids = await bulk(designs, await ownFolder(owner, 'my_designs_folder'));
      expect(new Set(ids).size).toBe(100);
      expect(await placed(ids[99]!)).toBeNull();
    });

    it('need an account: nobody without one fills the store', async () => {
      const guest = server.visitor();
      const id = await make(guest);
      const designs = [blankDesign()];
      expect(
        await failureOf(guest.api(savedDesign.bulkSave, { original_save_id: id, designs })),
      ).toMatchObject({ code: 'not_signed_in' });
    });

    it('nested without end are refused as such', async () => {
      const deep = `${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}`;
      const file = JSON.stringify(blankDesign()).replace('{', `{"extra":${deep},`);
      expect(await failureOf(bulk([file]))).toMatchObject({ code: 'bad_request' });
    });

    it('are refused as a whole beyond what one call may carry', async () => {
      const heavy = { ...blankDesign(), extra: 'x'.repeat(7 * 1024 * 1024) };
      expect(await failureOf(bulk([heavy, heavy, heavy, heavy, heavy]))).toMatchObject({ code: 'too_large' });
    });
  });
});
