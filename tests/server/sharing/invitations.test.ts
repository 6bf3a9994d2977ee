import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permission } from '../../../server/contract/permission.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { user } from '../../../server/contract/user.js';
import {
  designPermission,
  folder,
  folderPermission,
  invitationMail,
  mail,
  user as users,
} from '../../../server/db/schema.js';
import { StoredMailer } from '../../../server/mail/stored-mailer.js';
import { anyEngine } from '../support/engines.js';
import { failureOf, testServer, type TestServer, type Visitor } from '../support/server.js';

type Member = Awaited<ReturnType<TestServer['member']>>;
type Role = 'view' | 'edit';

describe.each(await anyEngine('invitations'))('invitations by e-mail, on %s', (engine) => {
  let server: TestServer;
  let owner: Member;
  let count = 0;

  beforeAll(async () => {
    server = await testServer({ engine });
    owner = await server.member({ email: 'owner@example.com', name: 'Ann Lee' });
  });
  afterAll(() => server.close());

  /** An address that nobody has. */
  const address = () => `somebody-${(count += 1)}@example.com`;
  const make = async (who: Visitor = owner) => (await who.api(savedDesign.createBlankDesign, {}))._id;
  const share = (saved_design: string, emails: string[], role: Role = 'view', who: Visitor = owner) =>
    who.api(permission.sharePermissionWithEmails, { saved_design, emails, role });
  const invited = async (target: { saved_design: string } | { folder_id: string }) =>
    (await owner.api(permission.getInvited, target)).invited;
  const shown = async (who: Visitor) =>
    (await who.api(user.fetchSharedPermissions, {})).map(({ saved_design, role }) => [
      saved_design._id,
      role,
    ]);
  const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);
  async function makeFolder() {
    const id = `folder-${(count += 1)}`;
    await server.services.db
      .insert(folder)
      .values({ id, owner_user: owner.user.id, name: 'Trips', type: 'photo' });
    return id;
  }

  it('count for whoever has the address, also one who registers later, once it is verified', async () => {
    const [id, email] = [await make(), address()];
    expect(await share(id, [email], 'edit')).toEqual({ shared: 1 });
    const late = await server.member({ email });
    expect(await shown(late)).toEqual([[id, 'edit']]);
    expect(await late.api(savedDesign.getOne, { id })).toMatchObject({ role: 'edit', owned: false });
    const pretender = await server.member({ email, emailVerified: false });
    expect(await shown(pretender)).toEqual([]);
    expect(await failureOf(pretender.api(savedDesign.getOne, { id }))).toMatchObject({ code: 'not_found' });
  });

  it('are compared in small letters, without spaces, once each, and never to the owner', async () => {
    const [id, email] = [await make(), address()];
    const written = [` ${email.toUpperCase()} `, email, 'Owner@Example.com'];
    expect(await share(id, written)).toEqual({ shared: 1 });
    expect(await invited({ saved_design: id })).toEqual([{ email, name: '', role: 'view' }]);
    expect(mailsTo('owner@example.com')).toEqual([]);
    expect(await share(id, ['owner@example.com'])).toEqual({ shared: 0 });
  });

  it('give who was invited before the new role', async () => {
    const [id, email] = [await make(), address()];
    const guest = await server.member({ email });
    for (const role of ['view', 'edit', 'view'] as const) {
      await share(id, [email], role);
      expect(await shown(guest)).toEqual([[id, role]]);
    }
    expect(await invited({ saved_design: id })).toHaveLength(1);
  });

  it('are kept all or not at all', async () => {
    const [id, email] = [await make(), address()];
    expect(await failureOf(share(id, [email, 'not an address']))).toMatchObject({
      ...{ code: 'bad_request', details: { path: 'emails.1' } },
    });
    expect(await failureOf(share(id, []))).toMatchObject({ code: 'bad_request' });
    expect(await failureOf(share('nobody', [email]))).toMatchObject({ code: 'not_found' });
    expect([await invited({ saved_design: id }), mailsTo(email)]).toEqual([[], []]);
  });

  it('are the owner’s alone to give: an editor, whoever has the link and an admin find nothing', async () => {
    const [id, email] = [await make(), address()];
    const editor = await server.member({ email });
    await share(id, [email], 'edit');
    await owner.api(savedDesign.alterLinkSharing, { design_id: id, action: 'enable_edit' });
    for (const who of [editor, await server.member(), await server.member({ type: 'admin' })]) {
      const asked = [
        share(id, [address()], 'view', who),
        who.api(permission.getInvited, { saved_design: id }),
        who.api(permission.checkPermission, { saved_design: id, user_email: email, role: 'view' }),
        who.api(permission.alterInvited, { saved_design: id, email: 'a@example.com', role: 'edit' }),
      ];
      for (const failure of await Promise.all(asked.map(failureOf)))
        expect(failure).toMatchObject({ code: 'not_found' });
    }
    expect(await failureOf(share(id, [address()], 'view', server.visitor()))).toMatchObject({
      code: 'not_signed_in',
    });
  });

  it('are listed in their order, with a name only after its account has seen them', async () => {
    const [id, first, second] = [await make(), `z-${address()}`, `a-${address()}`];
    const guest = await server.member({ email: second });
    await share(id, [first, second], 'edit');
    expect(await owner.api(permission.getInvited, { saved_design: id })).toEqual({
      owner: { name: owner.user.name, email: 'owner@example.com' },
      invited: [
        { email: first, name: '', role: 'edit' },
        { email: second, name: '', role: 'edit' },
      ],
    });
    await shown(guest);
    expect((await invited({ saved_design: id })).map(({ name }) => name)).toEqual(['', guest.user.name]);
  });

  it('name nobody who has the address unverified', async () => {
    const [id, email] = [await make(), address()];
    const guest = await server.member({ email });
    await share(id, [email]);
    await shown(guest);
    await server.services.db.update(users).set({ email_verified: false }).where(eq(users.id, guest.user.id));
    expect(await invited({ saved_design: id })).toMatchObject([{ email, name: '' }]);
  });

  it('tell whose design it is, newest first, and never one’s own', async () => {
    const email = address();
    const guest = await server.member({ email });
    const [one, two] = [await make(), await make()];
    await share(one, [email]);
    await share(two, [email], 'edit');
    const mine = await make(guest);
    await server.services.db.insert(designPermission).values({ design_id: mine, email, role: 'view' });
    const found = await guest.api(user.fetchSharedPermissions, {});
    expect(found.map(({ saved_design }) => saved_design._id)).toEqual([two, one]);
    expect(found[0]).toMatchObject({ resource_type: 'design', role: 'edit', shared_by: owner.user.name });
  });

  it('are checked by role: editing includes viewing, and the owner has both', async () => {
    const [id, viewer, editor] = [await make(), address(), address()];
    await share(id, [viewer], 'view');
    await share(id, [editor], 'edit');
    const check = async (user_email: string, role: Role) =>
      (await owner.api(permission.checkPermission, { saved_design: id, user_email, role })).permitted;
    const asked = [viewer, editor, 'OWNER@example.com', address()];
    expect(await Promise.all(asked.map((email) => check(email, 'view')))).toEqual([true, true, true, false]);
    expect(await Promise.all(asked.map((email) => check(email, 'edit')))).toEqual([false, true, true, false]);
  });

  it('are altered and taken away by the owner, and what was taken away opens nothing', async () => {
    const [id, email] = [await make(), address()];
    const guest = await server.member({ email });
    await share(id, [email]);
    const alter = (role: Role | 'none', whom = email) =>
      owner.api(permission.alterInvited, { saved_design: id, email: whom, role });
    expect(await alter('edit')).toEqual({ role: 'edit' });
    expect(await guest.api(savedDesign.getOne, { id })).toMatchObject({ role: 'edit' });
    expect(await alter('none')).toEqual({ role: 'none' });
    expect(await alter('none')).toEqual({ role: 'none' });
    expect(await failureOf(guest.api(savedDesign.getOne, { id }))).toMatchObject({ code: 'not_found' });
    expect(await failureOf(alter('edit'))).toMatchObject({ code: 'not_found' });
    expect(await shown(guest)).toEqual([]);
  });

  it('are taken away by who was invited, for themselves and with a verified address alone', async () => {
    const [id, email, another] = [await make(), address(), address()];
    await share(id, [email, another], 'edit');
    const guest = await server.member({ email });
    const pretender = await server.member({ email, emailVerified: false });
    const go = (who: Visitor, whom: string, role: Role | 'none' = 'none') =>
      who.api(permission.alterInvited, { saved_design: id, email: whom, role });
    const wrong = [go(pretender, email), go(guest, another), go(guest, email, 'view')];
    for (const failure of await Promise.all(wrong.map(failureOf)))
      expect(failure).toMatchObject({ code: 'not_found' });
    expect(await go(guest, email)).toEqual({ role: 'none' });
    expect(await failureOf(go(guest, email))).toMatchObject({ code: 'not_found' });
    expect((await invited({ saved_design: id })).map((one) => one.email)).toEqual([another]);
  });

  it('work for folders alike', async () => {
    const [folder_id, email] = [await makeFolder(), address()];
    await server.services.db.insert(folderPermission).values({ folder_id, email, role: 'view' });
    expect(await invited({ folder_id })).toEqual([{ email, name: '', role: 'view' }]);
    const check = { folder_id, user_email: email, role: 'edit' as const };
    expect(await owner.api(permission.checkPermission, check)).toEqual({ permitted: false });
    await owner.api(permission.alterInvited, { folder_id, email, role: 'edit' });
    expect(await owner.api(permission.checkPermission, check)).toEqual({ permitted: true });
    const guest = await server.member({ email });
    expect(await failureOf(guest.api(permission.getInvited, { folder_id }))).toMatchObject({
      code: 'not_found',
    });
    expect(await guest.api(permission.alterInvited, { folder_id, email, role: 'none' })).toEqual({
      role: 'none',
    });
    expect(await invited({ folder_id })).toEqual([]);
  });

  it('are mailed once, with who shares what and where it is', async () => {
    const [id, email] = [await make(), address()];
    await owner.api(savedDesign.update, { id, name: 'Summer sale' });
    await share(id, [email], 'edit');
    const [sent, ...more] = mailsTo(email);
    expect(more).toEqual([]);
    expect(sent!.subject).toBe('A design was shared with you');
    expect(sent!.text).toContain('Ann Lee shared the design “Summer sale” with you');
    expect(sent!.text).toContain(`\n${server.address}/designmaker/start/share/design/${id}\n`);
    // again, in another role, and even taken away in between
    await share(id, [email], 'edit');
    await share(id, [email], 'view');
    await owner.api(permission.alterInvited, { saved_design: id, email, role: 'none' });
    await share(id, [email], 'view');
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('are kept together with their mail, or neither is', async () => {
    const { db, jobs, mailer } = server.services;
    const kept = () => db.$count(mail);
    Object.assign(server.services, { mailer: new StoredMailer(db, jobs) });
    const sender = await server.member({ emailVerified: false });
    const id = await make(sender);
    await share(id, Array.from({ length: 19 }, address), 'view', sender);
    expect(await kept()).toBe(19);
    // one of them is one too many
    expect(await failureOf(share(id, [address(), address()], 'view', sender))).toMatchObject({
      code: 'too_many',
    });
    expect(await kept()).toBe(19);
    Object.assign(server.services, { mailer });
  });

  it('carry nothing that others could be sent here with', async () => {
    const [id, email] = [await make(), address()];
    await owner.api(savedDesign.update, { id, name: 'You won! Go to evil.example/prize now' });
    const spammer = await server.member({ emailVerified: false });
    const theirs = await make(spammer);
    await share(id, [email]);
    await share(theirs, [email], 'view', spammer);
    const [first, second] = mailsTo(email);
    expect(first!.text).not.toContain('evil');
    expect(first!.text).toContain('shared a design with you');
    // an address that is not confirmed may be somebody else's, and so may the name
    expect(second!.text).toContain('Somebody shared the design “Untitled design” with you');
  });

  it('stay within what one account may mail in a day, and begin anew the next', async () => {
    const id = await make();
    const sender = await server.member({ emailVerified: false });
    const theirs = await make(sender);
    const many = Array.from({ length: 20 }, address);
    expect(await share(theirs, many, 'view', sender)).toEqual({ shared: 20 });
    const next = address();
    expect(await failureOf(share(theirs, [next], 'view', sender))).toMatchObject({
      ...{ code: 'too_many', status: 429 },
      message: 'At most 20 people can be invited in a day. Please try again tomorrow',
    });
    // nothing of the call is kept; a new role for those who were invited is no invitation; others are not held up
    expect((await sender.api(permission.getInvited, { saved_design: theirs })).invited).toHaveLength(20);
    expect(await share(theirs, many, 'edit', sender)).toEqual({ shared: 20 });
    expect(await share(id, [next])).toEqual({ shared: 1 });
    const { db } = server.services;
    await db
      .update(invitationMail)
      .set({ sent_at: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(invitationMail.sender, sender.user.id));
    expect(await share(theirs, [next], 'view', sender)).toEqual({ shared: 1 });
  });

  it('fill nobody’s mailbox: who was mailed often that day is invited without', async () => {
    const email = address();
    const guest = await server.member({ email });
    for (let i = 0; i < 21; i += 1) await share(await make(), [email]);
    expect(mailsTo(email)).toHaveLength(20);
    expect(await shown(guest)).toHaveLength(21);
  });

  it('are at most 200 for one design', async () => {
    const host = await server.member();
    const id = await make(host);
    const rows = Array.from({ length: 199 }, () => ({
      design_id: id,
      email: address(),
      role: 'view' as const,
    }));
    await server.services.db.insert(designPermission).values(rows);
    expect(await failureOf(share(id, [address(), address()], 'view', host))).toMatchObject({
      ...{ code: 'no_room', message: 'A design can be shared with at most 200 people' },
    });
    expect(await share(id, [address(), rows[0]!.email], 'edit', host)).toEqual({ shared: 2 });
  });
});

it('with a configured website, the mail leads there', async () => {
  const website = 'https://design.example';
  const server = await testServer({ addresses: { website, api: website, static: website } });
  const owner = await server.member();
  const { _id: id } = await owner.api(savedDesign.createBlankDesign, {});
  await owner.api(permission.sharePermissionWithEmails, {
    ...{ saved_design: id, emails: ['ann@example.com'], role: 'view' },
  });
  expect(server.mails[0]!.text).toContain(`\n${website}/designmaker/start/share/design/${id}\n`);
  await server.close();
});
