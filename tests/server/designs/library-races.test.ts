import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { ApiError } from '../../../server/contract/envelope.js';
import { folder } from '../../../server/contract/folder.js';
import { permission } from '../../../server/contract/permission.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { user } from '../../../server/contract/user.js';
import { designPermission, savedDesign as rows } from '../../../server/db/schema.js';
import { collectDesigns } from '../../../server/jobs/garbage-collection/collect-deleted.js';
import { engines } from '../support/engines.js';
import { testServer, type TestServer } from '../support/server.js';

const ROUNDS = 6;

/** A promise's outcome in one word: 'done', or the code of its failure. */
const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );

describe.each(await engines('deleting, moving and sharing that race'))('acts that race, on %s', (engine) => {
  let server: TestServer;
  let owner: Awaited<ReturnType<TestServer['member']>>;
  beforeAll(async () => {
    server = await testServer({ engine });
    owner = await server.member();
  });
  afterAll(() => server.close());

  const make = async () => (await owner.api(savedDesign.createBlankDesign, {}))._id;
  const makeMany = (count: number) => Promise.all(Array.from({ length: count }, make));
  const makeFolder = async () =>
    (await owner.api(folder.create, { folder_name: 'Cards', folder_type: 'design' }))._id;
  const share = (saved_design: string, emails: string[]) =>
    owner.api(permission.sharePermissionWithEmails, { saved_design, emails, role: 'view' });

  it('of many deletions of one design exactly one did it, and none fails', async () => {
    const id = await make();
    const results = await Promise.all(Array.from({ length: 8 }, () => owner.api(savedDesign.delete, { id })));
    expect(results.map(({ deleted }) => deleted).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('deletions, moves and restorings of the same designs in any order wait for each other', async () => {
    const [ids, there] = [await makeMany(20), await makeFolder()];
    const turned = [...ids].reverse();
    for (let round = 0; round < ROUNDS; round += 1) {
      const results = await Promise.all([
        outcome(owner.api(savedDesign.delete, { id: ids })),
        outcome(owner.api(savedDesign.moveToFolder, { folder_id: there, design_id: turned })),
        outcome(owner.api(savedDesign.restore, { id: turned })),
      ]);
      // a move that comes while they are deleted finds none
      expect([results[0], ['done', 'not_found'].includes(results[1]!), results[2]]).toEqual([
        ...['done', true, 'done'],
      ]);
      await owner.api(savedDesign.restore, { id: ids });
    }
    expect(await owner.api(savedDesign.get, { ids })).toHaveLength(20);
  });

  it('a save while its design is deleted is kept or refused as a whole, and is there once it is restored', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await make();
      const [saved, deleted] = await Promise.all([
        outcome(owner.api(savedDesign.saveBackend, { id, rev: 0, design_file: blankDesign({ width: 640 }) })),
        outcome(owner.api(savedDesign.delete, { id })),
      ]);
      expect([deleted, ['done', 'not_found'].includes(saved)]).toEqual(['done', true]);
      await owner.api(savedDesign.restore, { id });
      const kept = saved === 'done' ? { rev: 1, design_file: { width: 640 } } : { rev: 0 };
      expect(await owner.api(savedDesign.getOne, { id })).toMatchObject(kept);
    }
  });

  it('designs that are moved into a folder while it is deleted are in My Designs or where they were', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ids, there] = [await makeMany(5), await makeFolder()];
      const [moved, deleted] = await Promise.all([
        outcome(owner.api(savedDesign.moveToFolder, { folder_id: there, design_id: ids })),
        outcome(owner.api(folder.delete, { folder_id: there })),
      ]);
      expect([deleted, ['done', 'not_found'].includes(moved)]).toEqual(['done', true]);
      const owned = await owner.api(user.fetchOwnedDesigns, {});
      const found = owned.filter(({ _id }) => ids.includes(_id));
      expect(found.map((design) => design.folder)).toEqual([null, null, null, null, null]);
    }
  });

  it('designs that are moved out of a folder while it is deleted go where they were moved', async () => {
    const target = await makeFolder();
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ids, there] = [await makeMany(30), await makeFolder()];
      await owner.api(savedDesign.moveToFolder, { folder_id: there, design_id: ids });
      const results = await Promise.all([
        outcome(owner.api(savedDesign.moveToFolder, { folder_id: target, design_id: ids })),
        outcome(owner.api(folder.delete, { folder_id: there })),
      ]);
      expect(results).toEqual(['done', 'done']);
      const owned = await owner.api(user.fetchOwnedDesigns, {});
      const found = owned.filter(({ _id }) => ids.includes(_id)).map((design) => design.folder?._id);
      expect(new Set(found)).toEqual(new Set([target]));
    }
  });

  it('one that is restored while it is forgotten for good is back or gone, never half', async () => {
    const { db } = server.services;
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await make();
      await owner.api(savedDesign.delete, { id });
      await db
        .update(rows)
        .set({ deleted_at: sql`now() - interval '31 days'` })
        .where(eq(rows.id, id));
      const [restored] = await Promise.all([
        outcome(owner.api(savedDesign.restore, { id })),
        collectDesigns(db),
      ]);
      expect(await outcome(owner.api(savedDesign.getOne, { id }))).toBe(restored);
    }
  });

  it('an address that is invited many times at once is mailed once', async () => {
    const id = await make();
    const email = 'often@example.com';
    const results = await Promise.all(Array.from({ length: 6 }, () => outcome(share(id, [email]))));
    expect(new Set(results)).toEqual(new Set(['done']));
    expect(server.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('never more are invited than may be', async () => {
    const id = await make();
    const held = Array.from({ length: 198 }, (_, i) => ({ design_id: id, email: `held-${i}@example.com` }));
    await server.services.db
      .insert(designPermission)
      .values(held.map((row) => ({ ...row, role: 'view' as const })));
    const results = await Promise.all(
      Array.from({ length: 5 }, (_, i) => outcome(share(id, [`more-${i}@example.com`]))),
    );
    expect(results.sort()).toEqual(['done', 'done', 'no_room', 'no_room', 'no_room']);
  });
});
