import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder as folderCalls } from '../../../server/contract/folder.js';
import { permission } from '../../../server/contract/permission.js';
import { savedDesign as calls } from '../../../server/contract/saved-design.js';
import { accessRequest, folder } from '../../../server/db/schema.js';
import { accessRequestMail } from '../../../server/modules/sharing/access-request-mail.js';
import { anyEngine } from '../support/engines.js';
import { failureOf, testServer, type TestServer, type Visitor } from '../support/server.js';

type Member = Awaited<ReturnType<TestServer['member']>>;

describe.each(await anyEngine('requests for access'))('asking an owner for access, on %s', (engine) => {
  let server: TestServer;
  let owner: Member;
  beforeAll(async () => {
    server = await testServer({ engine });
    owner = await server.member({ email: 'owner@example.com', name: 'Ann Lee' });
  });
  afterAll(() => server.close());

  const make = async (who: Visitor = owner) => (await who.api(calls.createBlankDesign, {}))._id;
  const ask = (who: Visitor, saved_design: string, role: 'view' | 'edit' = 'view') =>
    who.api(permission.requestAccess, { saved_design, role });
  const mailed = (to = 'owner@example.com') => server.mails.filter((mail) => mail.to === to);

  it('mails the owner once a day, with the address to invite and the way there', async () => {
    const [id, bob] = [await make(), await server.member({ email: 'bob@example.com', name: 'Bob' })];
    const before = mailed().length;
    for (let i = 0; i < 3; i += 1) expect(await ask(bob, id, 'edit')).toEqual({ asked: true });
    const [mail, ...more] = mailed().slice(before);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Somebody asks for access to a design');
    expect(mail!.text).toContain('Bob (bob@example.com) asks to edit your design “Untitled design”:');
    expect(mail!.text).toContain(`${server.address}/designmaker/start/share/design/${id}`);
    await server.services.db.update(accessRequest).set({ asked_at: sql`now() - interval '2 days'` });
    await ask(bob, id);
    expect(mailed().length).toBe(before + 2);
  });

  it('answers the same for what does not exist, is theirs already, or has nobody to ask', async () => {
    const asker = await server.member();
    const before = server.mails.length;
    const visitors = await make(server.visitor());
    const own = await make(asker);
    const deleted = await make();
    await owner.api(calls.delete, { id: deleted });
    const open = await make();
    await owner.api(calls.alterLinkSharing, { design_id: open, action: 'enable_view' });
    for (const id of ['nothing', visitors, own, deleted, open])
      expect(await ask(asker, id)).toEqual({ asked: true });
    expect(server.mails.length).toBe(before);
    const editing = await server.member();
    await ask(editing, open, 'edit');
    expect(server.mails.length).toBe(before + 1);
  });

  it('asks for a folder, though not for the account’s own that are never shared', async () => {
    const asker = await server.member();
    const folders = await server.services.db
      .select()
      .from(folder)
      .where(eq(folder.owner_user, owner.user.id));
    const before = mailed().length;
    for (const { id } of folders) await asker.api(permission.requestAccess, { folder_id: id, role: 'view' });
    const sent = mailed().slice(before);
    expect(sent.map(({ subject }) => subject)).toEqual(['Somebody asks for access to a folder']);
  });

  it('tells nobody of a folder in their trash', async () => {
    const { _id: folder_id } = await owner.api(folderCalls.create, {
      folder_name: 'Gone',
      folder_type: 'photo',
    });
    await owner.api(folderCalls.delete, { folder_id });
    const before = mailed().length;
    const asker = await server.member();
    expect(await asker.api(permission.requestAccess, { folder_id, role: 'view' })).toEqual({ asked: true });
    expect(mailed().length).toBe(before);
  });

  it('is for members whose address is confirmed, and for so many a day', async () => {
    const id = await make();
    expect(await failureOf(ask(server.visitor(), id))).toMatchObject({ code: 'not_signed_in' });
    const unconfirmed = await server.member({ emailVerified: false });
    expect(await failureOf(ask(unconfirmed, id))).toMatchObject({ code: 'not_allowed' });
    const keen = await server.member();
    for (let i = 0; i < 20; i += 1) await ask(keen, `nothing-${i}`);
    expect(await failureOf(ask(keen, id))).toMatchObject({ code: 'too_many' });
  });

  it('fills nobody’s mailbox: one owner hears of so many a day, whoever asks', async () => {
    const popular = await server.member({ email: 'popular@example.com' });
    const designs = [await make(popular), await make(popular)];
    for (let i = 0; i < 12; i += 1) {
      const asker = await server.member();
      for (const id of designs) await ask(asker, id);
    }
    expect(mailed('popular@example.com')).toHaveLength(20);
    const unknown = await server.member({ email: 'unsure@example.com', emailVerified: false });
    await ask(await server.member(), await make(unknown));
    expect(mailed('unsure@example.com')).toEqual([]);
  });
});

it('a request carries no name that advertises', () => {
  const about = { kind: 'design', role: 'view', link: 'https://design.example/x' } as const;
  const asker = { name: 'visit evil.example', email: 'bob@example.com' };
  const { text } = accessRequestMail({ ...about, asker, name: 'www.evil.example' });
  expect(text).toContain('\n\nbob@example.com asks to view a design of yours:\n\n');
});
