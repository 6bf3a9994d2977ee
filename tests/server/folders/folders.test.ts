import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { folder as calls, MAX_FOLDERS } from '../../../server/contract/folder.js';
import { permission } from '../../../server/contract/permission.js';
import { trash } from '../../../server/contract/trash.js';
import { savedDesign as designCalls } from '../../../server/contract/saved-design.js';
import { user } from '../../../server/contract/user.js';
import { folder, savedDesign, upload } from '../../../server/db/schema.js';
import { anyEngine } from '../support/engines.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';
import {
  addDesign,
  addPicture,
  invite,
  listed,
  look,
  newFolder,
  tryPicture,
  type Member,
} from './folder-helpers.js';

describe.each(await anyEngine('folders'))('folders, on %s', (engine) => {
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

  const ownFolders = async (who: Member) => {
    const { my_designs_folder, my_photos_folder, my_purchases_folder } = await who.api(user.getDetails, {});
    return { my_designs_folder, my_photos_folder, my_purchases_folder };
  };

  it('is made, renamed and deleted by its owner', async () => {
    const id = await newFolder(ann, 'design', '  Łódź 漢字  ');
    expect((await look(ann, id)).folder).toMatchObject({ name: 'Łódź 漢字', type: 'design', count: 0 });
    expect(await ann.api(calls.rename, { folder_id: id, new_name: 'Lodz' })).toEqual({ _id: id });
    expect((await look(ann, id)).folder.name).toBe('Lodz');
    expect(await ann.api(calls.delete, { folder_id: id })).toEqual({ _id: id });
    for (const call of [
      () => ann.api(calls.get, { id }),
      () => ann.api(calls.delete, { folder_id: id }),
      () => ann.api(calls.rename, { folder_id: id, new_name: 'Again' }),
    ])
      expect(await failureOf(call())).toMatchObject({ code: 'not_found' });
  });

  it.each(['', '   ', 'x'.repeat(101), 'a\0b'])('a name such as %j is refused', async (name) => {
    const made = ann.api(calls.create, { folder_name: name, folder_type: 'photo' });
    expect(await failureOf(made)).toMatchObject({ code: 'bad_request', details: { path: 'folder_name' } });
    const id = await newFolder(ann);
    const renamed = ann.api(calls.rename, { folder_id: id, new_name: name });
    expect(await failureOf(renamed)).toMatchObject({ code: 'bad_request', details: { path: 'new_name' } });
  });

  it('there are at most so many of an account, however many are made at once', async () => {
    const rows = Array.from({ length: MAX_FOLDERS - 2 }, (_, i) => ({
      ...{ id: `${ann.user.id}-${i}`, owner_user: ann.user.id, name: 'Full', type: 'photo' as const },
    }));
    await server.services.db.insert(folder).values(rows);
    const tries = await Promise.all(
      [1, 2, 3, 4, 5].map(() => newFolder(ann).catch((error: unknown) => error)),
    );
    const refused = tries.filter((made) => typeof made !== 'string');
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({
      code: 'no_room',
      message: 'An account can have at most 200 folders. Delete some, then try again.',
    });
    expect(await ann.api(calls.get, {})).toHaveLength(MAX_FOLDERS + 3);
    await ann.api(calls.delete, { folder_id: rows[0]!.id });
    await newFolder(ann);
  });

  it('My Designs, My Photos and My Purchases are neither renamed nor deleted; of them My Photos can be shared [C-018]', async () => {
    const own = await ownFolders(ann);
    for (const [key, name] of [
      ['my_designs_folder', 'My Designs'],
      ['my_photos_folder', 'My Photos'],
      ['my_purchases_folder', 'My Purchases'],
    ] as const) {
      const folder_id = own[key];
      const refusal = (what: string) => ({ code: 'not_allowed', message: `${name} cannot be ${what}` });
      const renamed = ann.api(calls.rename, { folder_id, new_name: 'Mine' });
      expect(await failureOf(renamed)).toMatchObject(refusal('renamed'));
      expect(await failureOf(ann.api(calls.delete, { folder_id }))).toMatchObject(refusal('deleted'));
      if (key === 'my_photos_folder') continue;
      expect(await failureOf(invite(ann, folder_id, bob, 'view'))).toMatchObject(refusal('shared'));
    }
    expect(await ownFolders(ann)).toEqual(own);
    await invite(ann, own.my_photos_folder, bob, 'edit');
    const picture = await addPicture(bob, own.my_photos_folder);
    expect(await listed(ann, own.my_photos_folder)).toEqual([picture]);
    for (const call of [
      () => bob.api(calls.rename, { folder_id: own.my_photos_folder, new_name: 'Ours' }),
      () => bob.api(calls.delete, { folder_id: own.my_photos_folder }),
    ])
      expect(await failureOf(call())).toMatchObject({ code: 'not_found' });
    expect((await look(ann, own.my_photos_folder)).folder.name).toBe('My Photos');
  });

  it('owner, editor and viewer may what their role says, and no more [C-019]', async () => {
    const viewer = await server.member();
    const stranger = await server.member();
    const sea = await newFolder(ann);
    const other = await newFolder(ann);
    await invite(ann, sea, bob, 'edit');
    await invite(ann, sea, viewer, 'view');
    const picture = await addPicture(ann, sea);
    const roles = await Promise.all(
      [ann, bob, viewer].map((who) => look(who, sea).then(({ role, ownership }) => [role, ownership])),
    );
    expect(roles).toEqual([
      ['edit', 'owned'],
      ['edit', 'shared'],
      ['view', 'shared'],
    ]);
    // only edit on a folder of photos allows to upload
    await addPicture(bob, sea);
    for (const who of [viewer, stranger])
      expect((await tryPicture(who, sea)).error).toMatchObject({ code: 'not_found' });
    const cards = await newFolder(ann, 'design');
    expect((await tryPicture(ann, cards)).error).toMatchObject({
      code: 'bad_request',
      message: 'This folder holds designs, not pictures',
    });
    // share, rename, delete, move or remove is the owner's
    for (const who of [bob, viewer, stranger])
      for (const call of [
        () => invite(who, sea, stranger, 'view'),
        () => who.api(calls.rename, { folder_id: sea, new_name: 'Mine' }),
        () => who.api(calls.delete, { folder_id: sea }),
        () => who.api(calls.deleteResource, { folder_id: sea, resource: picture }),
        () => who.api(calls.moveResource, { folder_id: sea, to_folder_id: other, resource: picture }),
      ])
        expect(await failureOf(call())).toMatchObject({ code: 'not_found' });
    await ann.api(calls.moveResource, { folder_id: sea, to_folder_id: other, resource: picture });
    await ann.api(calls.deleteResource, { folder_id: other, resource: picture });
    await ann.api(calls.rename, { folder_id: sea, new_name: 'Shore' });
    await ann.api(calls.delete, { folder_id: sea });
    expect(await failureOf(bob.api(calls.get, { id: sea }))).toMatchObject({ code: 'not_found' });
  });

  it('deleted, it loses nothing: pictures go to My Photos of who uploaded them, designs to My Designs', async () => {
    const carl = await server.member();
    const sea = await newFolder(ann);
    for (const guest of [bob, carl]) await invite(ann, sea, guest, 'edit');
    const [anns, bobs, carls] = [
      await addPicture(ann, sea),
      await addPicture(bob, sea),
      await addPicture(carl, sea),
    ];
    const removed = await addPicture(bob, sea);
    await ann.api(calls.deleteResource, { folder_id: sea, resource: removed });
    // an account from before there were own folders
    await server.services.db.delete(folder).where(eq(folder.owner_user, carl.user.id));
    await ann.api(calls.delete, { folder_id: sea });
    for (const [who, picture] of [
      [ann, anns],
      [bob, bobs],
      [carl, carls],
    ] as const) {
      expect(await listed(who, (await ownFolders(who)).my_photos_folder)).toEqual([picture]);
      expect((await who.fetch(`/static/upload/${picture}`)).status).toBe(200);
    }
    expect((await ann.fetch(`/static/upload/${removed}`)).status).toBe(200);
    const restored = { folder_id: (await ownFolders(bob)).my_photos_folder, resource: removed };
    expect((await bob.api(calls.restoreResource, restored)).resources[0]).toMatchObject({ _id: removed });

    const cards = await newFolder(ann, 'design');
    await invite(ann, cards, bob, 'edit');
    const designs = [await addDesign(server, ann, cards), await addDesign(server, bob, cards)];
    await ann.api(calls.delete, { folder_id: cards });
    expect(await listed(ann, (await ownFolders(ann)).my_designs_folder)).toEqual([designs[0]]);
    expect(await listed(bob, (await ownFolders(bob)).my_designs_folder)).toEqual([designs[1]]);
    const rows = await server.services.db
      .select({ folder_id: savedDesign.folder_id })
      .from(savedDesign)
      .where(eq(savedDesign.owner_user, bob.user.id));
    expect(rows).toEqual([{ folder_id: null }]);
    expect(await failureOf(bob.api(calls.get, { id: cards }))).toMatchObject({ code: 'not_found' });
  });

  it('when its share is taken away, pictures stay where they are and with whom they belong', async () => {
    const sea = await newFolder(ann);
    await invite(ann, sea, bob, 'edit');
    const picture = await addPicture(bob, sea);
    await ann.api(permission.alterInvited, { folder_id: sea, email: bob.user.email, role: 'none' });
    expect(await failureOf(bob.api(calls.get, { id: sea }))).toMatchObject({ code: 'not_found' });
    expect((await tryPicture(bob, sea)).error).toMatchObject({ code: 'not_found' });
    expect(await listed(ann, sea)).toEqual([picture]);
    // what shows it goes on showing it, and it goes on taking of the uploader's room
    expect((await bob.fetch(`/static/upload/${picture}`)).status).toBe(200);
    const [row] = await server.services.db.select().from(upload).where(eq(upload.id, picture));
    expect(row).toMatchObject({ owner_user: bob.user.id, removed_at: null });
    // and it comes back to them when the folder goes
    await ann.api(calls.delete, { folder_id: sea });
    expect(await listed(bob, (await ownFolders(bob)).my_photos_folder)).toEqual([picture]);
  });

  it('who no longer sees it takes their own designs home, however it came to that', async () => {
    for (const by of [ann, bob]) {
      const cards = await newFolder(ann, 'design');
      await invite(ann, cards, bob, 'edit');
      const design = await addDesign(server, bob, cards);
      const save = (rev: number) =>
        ann.api(designCalls.saveBackend, { id: design, design_file: blankDesign(), rev });
      await save(0);
      await by.api(permission.alterInvited, { folder_id: cards, email: bob.user.email, role: 'none' });
      expect(await failureOf(save(1))).toMatchObject({ code: 'not_found' });
      expect(await listed(ann, cards)).toEqual([]);
      expect(await listed(bob, (await ownFolders(bob)).my_designs_folder)).toContain(design);
    }
  });

  it('nobody leaves one that lies in the trash: restored, it is shared as it was', async () => {
    const cards = await newFolder(ann, 'design');
    await invite(ann, cards, bob, 'edit');
    const design = await addDesign(server, bob, cards);
    await ann.api(calls.delete, { folder_id: cards });
    const left = bob.api(permission.alterInvited, { folder_id: cards, email: bob.user.email, role: 'none' });
    expect(await failureOf(left)).toMatchObject({ code: 'not_found' });
    await ann.api(trash.restore, { items: [{ kind: 'folder', _id: cards }] });
    expect(await listed(bob, cards)).toEqual([design]);
  });

  it('shared again it gives the new role; the own address and bad ones are no guests', async () => {
    const sea = await newFolder(ann);
    expect(await invite(ann, sea, bob, 'view')).toEqual({ shared: 1 });
    expect((await look(bob, sea)).role).toBe('view');
    expect(await invite(ann, sea, bob, 'edit')).toEqual({ shared: 1 });
    expect((await look(bob, sea)).role).toBe('edit');
    expect(await invite(ann, sea, ann, 'view')).toEqual({ shared: 0 });
    const bad = ann.api(calls.share, { folder_id: sea, emails: ['bob'], role: 'view' });
    expect(await failureOf(bad)).toMatchObject({ code: 'bad_request' });
    const capitals = await server.member({ email: 'dora@example.com' });
    await ann.api(calls.share, { folder_id: sea, emails: [' Dora@Example.COM '] });
    expect((await look(capitals, sea)).role).toBe('view');
    const elsewhere = await server.member({ email: 'dora@example.com', emailVerified: false });
    expect(await failureOf(elsewhere.api(calls.get, { id: sea }))).toMatchObject({ code: 'not_found' });
  });
});
