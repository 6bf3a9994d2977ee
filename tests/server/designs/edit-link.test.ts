import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { permission } from '../../../server/contract/permission.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { designRevision, savedDesign as rows } from '../../../server/db/schema.js';
import { anyEngine } from '../support/engines.js';
import { failureOf, testServer, type TestServer, type Visitor } from '../support/server.js';

type Member = Awaited<ReturnType<TestServer['member']>>;

describe.each(await anyEngine('what edit links show'))('what an edit link shows, on %s', (engine) => {
  let server: TestServer;
  let owner: Member;
  let editor: Member;
  let viewer: Member;

  beforeAll(async () => {
    server = await testServer({ engine });
    owner = await server.member();
    editor = await server.member({ email: 'helper@example.com' });
    viewer = await server.member({ email: 'reader@example.com' });
  });
  afterAll(() => server.close());

  const save = (who: Visitor, id: string, rev: number) =>
    who.api(savedDesign.saveBackend, { id, rev, design_file: blankDesign({ id }), checkpoint: true });
  const link = (id: string, action: 'enable_edit' | 'enable_view' | 'disable') =>
    owner.api(savedDesign.alterLinkSharing, { design_id: id, action });
  const seen = (who: Visitor, id: string) => who.api(savedDesign.getRevisions, { id });
  const revs = async (who: Visitor, id: string) => (await seen(who, id)).map(({ rev }) => rev);

  /** A design of the owner's with people invited to it: revisions 0 and 1 are kept, 2 is the newest. */
  async function shared(): Promise<string> {
    const { _id: id } = await owner.api(savedDesign.createBlankDesign, {});
    const invite = (email: string, role: 'edit' | 'view') =>
      owner.api(permission.sharePermissionWithEmails, { saved_design: id, emails: [email], role });
    await invite('helper@example.com', 'edit');
    await invite('reader@example.com', 'view');
    for (const rev of [0, 1]) await save(owner, id, rev);
    return id;
  }

  it('neither who saved nor what was saved before it was made; people with a right of their own see both [E-023]', async () => {
    const id = await shared();
    const [stranger, member, maker] = [server.visitor(), await server.member(), server.visitor()];
    await maker.api(savedDesign.createBlankDesign, {});
    for (const nobody of [stranger, member, maker, viewer])
      expect(await failureOf(seen(nobody, id))).toMatchObject({ code: 'not_found' });

    await link(id, 'enable_view');
    expect(await failureOf(seen(stranger, id))).toMatchObject({ code: 'not_found' });

    await link(id, 'enable_edit');
    // what was the newest until then was made before the link, too
    await save(stranger, id, 2);
    await save(editor, id, 3);
    await save(owner, id, 4);
    for (const holder of [stranger, member, maker, viewer]) {
      expect(await seen(holder, id)).toEqual([
        { rev: 4, saved_at: expect.any(String), saved_by: '' },
        { rev: 3, saved_at: expect.any(String), saved_by: '' },
      ]);
      expect(await holder.api(savedDesign.getRevision, { id, rev: 3 })).toMatchObject({ rev: 3 });
      for (const rev of [0, 1, 2])
        expect(await failureOf(holder.api(savedDesign.getRevision, { id, rev }))).toEqual(
          await failureOf(holder.api(savedDesign.getRevision, { id, rev: 99 })),
        );
    }
    for (const known of [owner, editor]) {
      expect((await seen(known, id)).map(({ rev, saved_by }) => [rev, saved_by])).toEqual([
        [4, editor.user.name],
        [3, ''],
        [2, owner.user.name],
        [1, owner.user.name],
        [0, ''],
      ]);
      expect(await known.api(savedDesign.getRevision, { id, rev: 0 })).toMatchObject({ rev: 0 });
    }

    await link(id, 'disable');
    for (const nobody of [stranger, member, maker, viewer]) {
      expect(await failureOf(seen(nobody, id))).toMatchObject({ code: 'not_found' });
      expect(await failureOf(nobody.api(savedDesign.getRevision, { id, rev: 3 }))).toMatchObject({
        code: 'not_found',
      });
    }
  });

  it('a link that is made anew begins anew; one that is there already stays as old as it is', async () => {
    const id = await shared();
    const holder = server.visitor();
    await link(id, 'enable_edit');
    await save(owner, id, 2);
    await save(owner, id, 3);
    await link(id, 'enable_edit');
    expect(await revs(holder, id)).toEqual([3]);
    await link(id, 'enable_view');
    await link(id, 'enable_edit');
    expect(await revs(holder, id)).toEqual([]);
    await save(owner, id, 4);
    await save(owner, id, 5);
    expect(await revs(holder, id)).toEqual([5]);
    expect(await revs(owner, id)).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it('of a link whose age is not known nothing is shown', async () => {
    const id = await shared();
    await server.services.db.update(rows).set({ edit_all: true }).where(eq(rows.id, id));
    expect(await revs(server.visitor(), id)).toEqual([]);
    expect(await revs(owner, id)).toEqual([1, 0]);
  });

  it('who made a design without an account sees all of it also while a link is there', async () => {
    const maker = server.visitor();
    const { _id: id } = await maker.api(savedDesign.createBlankDesign, {});
    await save(maker, id, 0);
    await server.services.db
      .update(rows)
      .set({ edit_all: true, edit_link_since: sql`now()` })
      .where(eq(rows.id, id));
    expect(await revs(maker, id)).toEqual([0]);
    const old = and(eq(designRevision.design_id, id), eq(designRevision.rev, 0));
    expect(await server.services.db.$count(designRevision, old)).toBe(1);
  });

  it('the newest revision is told to whoever may look, and to nobody else', async () => {
    const id = await shared();
    const stranger = server.visitor();
    const rev = (who: Visitor) => who.api(savedDesign.getRev, { id });
    for (const known of [owner, editor, viewer]) expect(await rev(known)).toEqual({ rev: 2 });
    expect(await failureOf(rev(stranger))).toEqual(
      await failureOf(stranger.api(savedDesign.getRev, { id: 'nosuchdesign' })),
    );
    await link(id, 'enable_view');
    expect(await rev(stranger)).toEqual({ rev: 2 });
    await save(owner, id, 2);
    expect(await rev(viewer)).toEqual({ rev: 3 });
    await owner.api(savedDesign.delete, { id });
    expect(await failureOf(rev(owner))).toMatchObject({ code: 'not_found' });
  });
});
