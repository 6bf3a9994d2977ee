import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { listDesignsVerb } from '../../../server/admin/list-designs.js';
import { statsVerb } from '../../../server/admin/stats.js';
import type { VerbContext } from '../../../server/admin/verb.js';
import { readConfig } from '../../../server/config.js';
import { permission } from '../../../server/contract/permission.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { user } from '../../../server/contract/user.js';
import {
  designPermission,
  designRevision,
  folder,
  folderPermission,
  savedDesign as rows,
} from '../../../server/db/schema.js';
import { collectDesigns } from '../../../server/jobs/garbage-collection/collect-deleted.js';
import { jpeg } from '../support/catalog.js';
import { anyEngine } from '../support/engines.js';
import { failureOf, testServer, type TestServer, type Visitor } from '../support/server.js';

/** A folder that the owner and the invited may edit. */
const COMMON = 'common';

type Member = Awaited<ReturnType<TestServer['member']>>;

describe.each(await anyEngine('deleted designs'))('deleted designs, on %s', (engine) => {
  let server: TestServer;
  let owner: Member;
  let invited: Member;

  beforeAll(async () => {
    server = await testServer({ engine });
    owner = await server.member();
    invited = await server.member({ email: 'invited@example.com' });
    const { db } = server.services;
    await db.insert(folder).values({ id: COMMON, owner_user: owner.user.id, name: 'Common', type: 'design' });
    const email = invited.user.email;
    await db.insert(folderPermission).values({ folder_id: COMMON, email, role: 'edit' });
  });
  afterAll(() => server.close());

  const make = async (who: Visitor = owner) => (await who.api(savedDesign.createBlankDesign, {}))._id;
  const save = (who: Visitor, id: string, rev: number, width = 300 + rev) =>
    who.api(savedDesign.saveBackend, { id, rev, design_file: blankDesign({ width }), checkpoint: true });
  const owned = async () => (await owner.api(user.fetchOwnedDesigns, {})).map(({ _id }) => _id);
  const shared = async () =>
    (await invited.api(user.fetchSharedPermissions, {})).map(({ saved_design }) => saved_design._id);
  const age = (id: string, days: number) =>
    server.services.db
      .update(rows)
      .set({ deleted_at: sql`now() - make_interval(days => ${days})` })
      .where(eq(rows.id, id));

  /** Shared by link and with somebody, with a thumbnail and an earlier state. */
  async function sharedDesign(): Promise<{ id: string; thumbnail: string }> {
    const id = await make();
    await save(owner, id, 0);
    await owner.api(savedDesign.alterLinkSharing, { design_id: id, action: 'enable_edit' });
    await owner.api(permission.sharePermissionWithEmails, {
      ...{ saved_design: id, emails: ['invited@example.com'], role: 'edit' },
    });
    const thumbnail_data = `data:image/jpeg;base64,${(await jpeg(40, 40)).toString('base64')}`;
    return { id, ...(await owner.api(savedDesign.updateThumbnail, { id, thumbnail_data })) };
  }

  /** Everything one may ask about a design, and what came of it. */
  async function asked(who: Visitor, { id, thumbnail }: { id: string; thumbnail: string }) {
    const [dot] = [`data:image/jpeg;base64,${(await jpeg(8, 8)).toString('base64')}`];
    const calls: Record<string, Promise<unknown>> = {
      open: who.api(savedDesign.getOne, { id }),
      save: save(who, id, 9),
      rename: who.api(savedDesign.update, { id, name: 'Mine' }),
      thumbnail: who.api(savedDesign.updateThumbnail, { id, thumbnail_data: dot! }),
      copy: who.api(savedDesign.clone, { saved_design_id: id }),
      bulk: who.api(savedDesign.bulkSave, { original_save_id: id, designs: [blankDesign()] }),
      revisions: who.api(savedDesign.getRevisions, { id }),
      revision: who.api(savedDesign.getRevision, { id, rev: 0 }),
      sharing: who.api(savedDesign.getSharing, { id }),
      link: who.api(savedDesign.alterLinkSharing, { design_id: id, action: 'enable_edit' }),
      claim: who.api(savedDesign.claim, { design_id: id }),
      move: who.api(savedDesign.moveToFolder, { folder_id: COMMON, design_id: id }),
      invite: who.api(permission.sharePermissionWithEmails, {
        ...{ saved_design: id, emails: ['x@example.com'], role: 'view' },
      }),
      check: who.api(permission.checkPermission, {
        ...{ saved_design: id, user_email: 'invited@example.com', role: 'view' },
      }),
      invited: who.api(permission.getInvited, { saved_design: id }),
      alter: who.api(permission.alterInvited, {
        ...{ saved_design: id, email: 'invited@example.com', role: 'none' },
      }),
      listed: who.api(savedDesign.get, { ids: id }).then((found) => {
        if (found.length > 0) return;
        throw Object.assign(new Error('not listed'), { code: 'not_found' });
      }),
      picture: who.fetch(thumbnail).then(({ status }) => {
        if (status === 404) throw Object.assign(new Error('no picture'), { code: 'not_found' });
      }),
    };
    const results = await Promise.allSettled(Object.values(calls));
    return Object.fromEntries(
      Object.keys(calls).map((name, i) => {
        const result = results[i]!;
        return [
          name,
          result.status === 'fulfilled' ? 'done' : String((result.reason as { code?: string }).code),
        ];
      }),
    );
  }

  it('are nowhere to be seen, for their owner, for whoever was invited and by the link', async () => {
    const design = await sharedDesign();
    expect([await owned(), await shared()].map((list) => list.includes(design.id))).toEqual([true, true]);
    await owner.api(savedDesign.delete, { id: design.id });
    for (const who of [owner, invited]) {
      const found = await asked(who, design);
      const nothing = Object.fromEntries(Object.keys(found).map((name) => [name, 'not_found']));
      // its owner's trash shows it
      expect(found).toEqual({ ...nothing, picture: who === owner ? 'done' : 'not_found' });
    }
    const stranger = await asked(server.visitor(), design);
    expect(Object.entries(stranger).filter(([, code]) => !/^not_(found|signed_in)$/.test(code))).toEqual([]);
    expect([await owned(), await shared()].map((list) => list.includes(design.id))).toEqual([false, false]);
  });

  it('a save that comes late is told so, changes nothing, and goes through once the design is back', async () => {
    const id = await make();
    await owner.api(savedDesign.delete, { id });
    expect(await failureOf(save(owner, id, 0, 777))).toMatchObject({ code: 'not_found', status: 404 });
    await owner.api(savedDesign.restore, { id });
    expect(await owner.api(savedDesign.getOne, { id })).toMatchObject({
      rev: 0,
      design_file: { width: 800 },
    });
    expect(await save(owner, id, 0, 777)).toEqual({ rev: 1 });
  });

  it('come back with all that belongs to them, sharing too', async () => {
    const design = await sharedDesign();
    const { id } = design;
    const before = await owner.api(savedDesign.getOne, { id });
    expect(await owner.api(savedDesign.delete, { id })).toEqual({ deleted: 1 });
    expect(await owner.api(savedDesign.restore, { id })).toEqual({ restored: 1 });
    expect(await owner.api(savedDesign.getOne, { id })).toEqual(before);
    expect(before).toMatchObject({ view_all: true, edit_all: true, rev: 1 });
    expect(await owner.api(savedDesign.getRevisions, { id })).toHaveLength(1);
    expect((await owner.api(permission.getInvited, { saved_design: id })).invited).toMatchObject([
      { email: 'invited@example.com', role: 'edit' },
    ]);
    expect((await owner.fetch(design.thumbnail)).status).toBe(200);
    expect((await shared()).includes(id)).toBe(true);
    expect(await server.visitor().api(savedDesign.getOne, { id })).toMatchObject({ role: 'edit' });
  });

  it('many go and come back at once; one that is not the principal’s leaves all as they were', async () => {
    const ids = [await make(), await make()];
    const others = await make(invited);
    for (const wrong of [others, 'nobody']) {
      const all = [...ids, wrong];
      expect(await failureOf(owner.api(savedDesign.delete, { id: all }))).toMatchObject({
        code: 'not_found',
      });
      expect(await owned()).toEqual(expect.arrayContaining(ids));
    }
    expect(await owner.api(savedDesign.delete, { id: [...ids, ids[0]!] })).toEqual({ deleted: 2 });
    expect(await failureOf(owner.api(savedDesign.restore, { id: [...ids, others] }))).toMatchObject({
      code: 'not_found',
    });
    expect((await owned()).filter((id) => ids.includes(id))).toEqual([]);
    expect(await owner.api(savedDesign.restore, { id: ids })).toEqual({ restored: 2 });
    expect(await owned()).toEqual(expect.arrayContaining(ids));
  });

  it('a deletion whose answer was lost comes again and changes nothing, not the day of the first either', async () => {
    const id = await make();
    await owner.api(savedDesign.delete, { id });
    await age(id, 7);
    expect(await owner.api(savedDesign.delete, { id })).toEqual({ deleted: 0 });
    const [row] = await server.services.db.select().from(rows).where(eq(rows.id, id));
    expect(Date.now() - row!.deleted_at!.getTime()).toBeGreaterThan(6 * 86_400_000);
    expect(await owner.api(savedDesign.restore, { id })).toEqual({ restored: 1 });
    expect(await owner.api(savedDesign.restore, { id })).toEqual({ restored: 0 });
  });

  it('nobody but their owner deletes them or brings them back', async () => {
    const { id } = await sharedDesign();
    for (const who of [invited, server.visitor(), await server.member({ type: 'admin' })])
      expect(await failureOf(who.api(savedDesign.delete, { id }))).toMatchObject({ code: 'not_found' });
    await owner.api(savedDesign.delete, { id });
    for (const who of [invited, server.visitor(), await server.member({ type: 'admin' })])
      expect(await failureOf(who.api(savedDesign.restore, { id }))).toMatchObject({ code: 'not_found' });
  });

  it('a visitor deletes and restores what this browser made', async () => {
    const guest = server.visitor();
    const id = await make(guest);
    expect(await guest.api(savedDesign.delete, { id })).toEqual({ deleted: 1 });
    expect(await failureOf(guest.api(savedDesign.getOne, { id }))).toMatchObject({ code: 'not_found' });
    expect(await guest.api(savedDesign.restore, { id })).toEqual({ restored: 1 });
  });

  it('the operator’s lists leave them out', async () => {
    const id = await make();
    const said: string[] = [];
    const context: VerbContext = {
      ...server.services,
      config: readConfig({ CATALOG_DIR: server.catalog.folder }),
      say: (line) => said.push(line),
    };
    const told = async () => {
      said.length = 0;
      await listDesignsVerb.run(context);
      await statsVerb.run(context);
      const [, count] = /Saved designs\s+(\d+)/.exec(said.join('\n'))!;
      return { listed: said.some((line) => line.startsWith(id)), count: Number(count) };
    };
    const before = await told();
    await owner.api(savedDesign.delete, { id });
    expect([before, await told()]).toEqual([
      { listed: true, count: before.count },
      { listed: false, count: before.count - 1 },
    ]);
  });

  it('go for good after 30 days, with their states and invitations', async () => {
    const { db } = server.services;
    const old = (await sharedDesign()).id;
    const young = (await sharedDesign()).id;
    const kept = (await sharedDesign()).id;
    for (const id of [old, young]) await owner.api(savedDesign.delete, { id });
    await age(old, 31);
    await age(young, 29);
    expect(await collectDesigns(db)).toBe(1);
    const left = async (id: string) => [
      await db.$count(rows, eq(rows.id, id)),
      await db.$count(designRevision, eq(designRevision.design_id, id)),
      await db.$count(designPermission, eq(designPermission.design_id, id)),
    ];
    expect([await left(old), await left(young), await left(kept)]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
      [1, 1, 1],
    ]);
    expect(await failureOf(owner.api(savedDesign.restore, { id: old }))).toMatchObject({ code: 'not_found' });
    expect(await owner.api(savedDesign.restore, { id: young })).toEqual({ restored: 1 });
  });

  it('more than fit one batch all go in one run', async () => {
    const ids = await Promise.all(Array.from({ length: 25 }, () => make()));
    await owner.api(savedDesign.delete, { id: ids });
    for (const id of ids) await age(id, 40);
    expect(await collectDesigns(server.services.db)).toBe(25);
  });
});
