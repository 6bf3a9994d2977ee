import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { account } from '../../../server/contract/account.js';
import { permission } from '../../../server/contract/permission.js';
import { user as calls } from '../../../server/contract/user.js';
import { savedDesign as designs } from '../../../server/contract/saved-design.js';
import { deviceName } from '../../../server/accounts/device-name.js';
import { invoice, order, providerAccount, savedDesign, upload, user } from '../../../server/db/schema.js';
import { collectFiles } from '../../../server/jobs/garbage-collection/collect-files.js';
import { GUARD_HEADER } from '../../../server/contract/contract.js';
import { EmbeddedAccounts } from '../../../server/provider/embedded-accounts.js';
import { invite, listed, newFolder, tryPicture } from '../folders/folder-helpers.js';
import { giveOwnAccount, PASSWORD } from '../support/accounts/own-account.js';
import { jpeg } from '../support/catalog.js';
import { anyEngine } from '../support/engines.js';
import { sendForm, uploaded } from '../support/form.js';
import { failureOf, testServer, type TestServer, type Visitor } from '../support/server.js';

type Member = Awaited<ReturnType<TestServer['member']>>;

describe.each(await anyEngine('accounts of members'))('one’s own account, on %s', (engine) => {
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    server = await testServer({ engine, provider: 'embedded' });
  });
  afterAll(() => server.close());

  async function newMember(name = 'Ann Lee'): Promise<Member> {
    const member = await server.member({ name, email: `ann-${(count += 1)}@example.com` });
    await giveOwnAccount(server, member.user);
    return member;
  }
  /** The same account in another browser. */
  async function elsewhere({ user: { id } }: Member): Promise<Visitor> {
    const browser = server.visitor();
    const { sessions } = server.services;
    const device = 'Firefox on Windows';
    const secret = await sessions.begin({
      userId: id,
      product: 'design',
      idToken: null,
      lasts: 60_000,
      device,
    });
    browser.cookies.set('dm_session', secret);
    return browser;
  }
  const detailsOf = (who: Visitor) => who.api(calls.getDetails, {});
  const mailTo = (address: string) => server.mails.filter(({ to }) => to === address).at(-1)!;
  const confirm = async (path: string, who: Visitor, text: string) => {
    const { search } = new URL(/https?:\S+/.exec(text)![0]);
    const token = new URLSearchParams(search).get('token')!;
    return who.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ token }),
    });
  };

  it('has another name, where one is signed in', async () => {
    const ann = await newMember();
    const there = await elsewhere(ann);
    const { tag } = await there.api(calls.checkSession, {});
    await ann.api(account.updateName, { name: '  Ann Moss ' });
    expect(await detailsOf(there)).toMatchObject({ name: 'Ann Moss' });
    expect((await there.api(calls.checkSession, {})).tag).not.toBe(tag);
    expect(await failureOf(ann.api(account.updateName, { name: ' ' }))).toMatchObject({
      ...{ code: 'bad_request', details: { path: 'name' }, message: 'Enter your name' },
    });
  });

  it('has another e-mail once its link was followed; what was shared with the old one goes with it', async () => {
    const ann = await newMember();
    const owner = await newMember();
    const { _id: id } = await owner.api(designs.createBlankDesign, {});
    const to = { saved_design: id, emails: [ann.user.email], role: 'view' as const };
    await owner.api(permission.sharePermissionWithEmails, to);
    const [email, password] = [`moss-${count}@example.com`, PASSWORD];
    expect(await failureOf(ann.api(account.changeEmail, { email, password: 'wrong' }))).toMatchObject({
      ...{ code: 'bad_request', details: { path: 'password' } },
    });
    const taken = { email: owner.user.email, password };
    expect(await failureOf(ann.api(account.changeEmail, taken))).toMatchObject({
      details: { path: 'email' },
    });
    await ann.api(account.changeEmail, { email: ` ${email.toUpperCase()} `, password });
    expect(await detailsOf(ann)).toMatchObject({ email: ann.user.email });

    const followed = await confirm('/account/change', server.visitor(), mailTo(email).text);
    expect(followed.status).toBe(200);
    expect(await detailsOf(ann)).toMatchObject({ email, email_verified: true });
    expect(await ann.api(designs.getOne, { id })).toMatchObject({ role: 'view' });
    expect(mailTo(ann.user.email)).toMatchObject({ subject: 'Your Design Maker e-mail was changed' });
    expect((await confirm('/account/change', server.visitor(), mailTo(email).text)).status).toBe(410);
  });

  it('has another password; every other browser is signed out, and guessing is counted', async () => {
    const ann = await newMember();
    const there = await elsewhere(ann);
    const [password, next] = [PASSWORD, 'harbour kite meadow'];
    expect(
      await failureOf(ann.api(account.changePassword, { password, new_password: 'short' })),
    ).toMatchObject({
      ...{ code: 'bad_request', details: { path: 'new_password' } },
    });
    await ann.api(account.changePassword, { password, new_password: next });
    expect(await detailsOf(ann)).toMatchObject({ email: ann.user.email });
    expect(await failureOf(detailsOf(there))).toMatchObject({ code: 'not_signed_in' });
    const tries = await Promise.all(
      Array.from({ length: 11 }, () => failureOf(ann.api(account.deleteAccount, { confirm: password }))),
    );
    const codes = tries.map((error) => (error as { code: string }).code);
    expect(codes.filter((code) => code === 'too_many')).toHaveLength(1);
  });

  it('has a picture that only its owner loads', async () => {
    const ann = await newMember();
    const sent = await sendForm(ann, account.uploadPicture, {}, [{ bytes: await jpeg(400, 300) }]);
    const { data } = (await sent.json()) as { data: { picture: string } };
    expect(await detailsOf(ann)).toMatchObject({ picture: data.picture });
    const { db, files } = server.services;
    await collectFiles(db, files, -1);
    const shown = await ann.fetch(data.picture);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await (await newMember()).fetch(data.picture)).status).toBe(404);
    await ann.api(account.removePicture, {});
    expect(await detailsOf(ann)).toMatchObject({ picture: '' });
  });

  it('lists where it is signed in, and signs out there', async () => {
    const ann = await newMember();
    const [one, two] = [await elsewhere(ann), await elsewhere(ann)];
    const listed = await ann.api(account.fetchSessions, {});
    expect(listed.map(({ current, device }) => [current, device])).toEqual([
      [true, ''],
      [false, 'Firefox on Windows'],
      [false, 'Firefox on Windows'],
    ]);
    const other = (await (await newMember()).api(account.fetchSessions, {}))[0]!;
    expect(await ann.api(account.endSessions, { id: other._id })).toEqual({ ended: 0 });
    expect(await ann.api(account.endSessions, { id: listed[1]!._id })).toEqual({ ended: 1 });
    expect(await ann.api(account.endSessions, {})).toEqual({ ended: 1 });
    for (const gone of [one, two])
      expect(await failureOf(detailsOf(gone))).toMatchObject({ code: 'not_signed_in' });
    expect(await ann.api(account.fetchSessions, {})).toHaveLength(1);
  });

  it('is deleted with all that is its own; what was paid stays without a name', async () => {
    const ann = await newMember();
    const { db } = server.services;
    const { _id: id } = await ann.api(designs.createBlankDesign, {});
    await uploaded(sendForm(ann, calls.uploadPhoto, {}, [{ bytes: await jpeg(9, 9) }]));
    const of = { owner_user: ann.user.id, email: ann.user.email };
    const paid = { id: `order-${ann.user.id}`, payment_mode: 'card' as const, amount_cents: 900 };
    await db.insert(order).values({ ...of, ...paid, status: 'fulfilled', design_id: id });
    const party = { name: 'Ann Lee', lines: [], email: ann.user.email };
    const sums = { subtotal_cents: 900, discount_cents: 0, total_cents: 900, currency: 'usd' };
    const bill = { number: 7000 + count, order_id: paid.id, seller: party, buyer: party, lines: [], ...sums };
    await db.insert(invoice).values(bill);
    const there = await elsewhere(ann);

    const wrong = failureOf(ann.api(account.deleteAccount, { confirm: 'wrong' }));
    expect(await wrong).toMatchObject({ code: 'bad_request', message: 'The password is wrong' });
    await ann.api(account.deleteAccount, { confirm: PASSWORD });

    for (const gone of [ann, there])
      expect(await failureOf(detailsOf(gone))).toMatchObject({ code: 'not_signed_in' });
    expect(await db.$count(savedDesign, eq(savedDesign.id, id))).toBe(0);
    expect(await db.$count(upload, eq(upload.owner_user, ann.user.id))).toBe(0);
    expect(await db.$count(providerAccount, eq(providerAccount.email, ann.user.email))).toBe(0);
    const [kept] = await db.select().from(order).where(eq(order.id, paid.id));
    expect(kept).toMatchObject({ amount_cents: 900, email: '', design_id: null });
    const [issued] = await db.select().from(invoice).where(eq(invoice.order_id, paid.id));
    expect(issued).toMatchObject({ total_cents: 900, buyer: { name: 'Deleted account', lines: [] } });
    const rows = await db.select().from(user).where(eq(user.id, ann.user.id));
    expect(JSON.stringify([kept, issued!.buyer, rows])).not.toMatch(/Ann Lee|ann-/);

    const bo = await newMember('Bo');
    await bo.api(account.deleteAccount, { confirm: PASSWORD });
    expect(await db.$count(user, eq(user.id, bo.user.id))).toBe(0);
  });

  it('is deleted at once with its log in, or not at all; no session that began meanwhile stays', async () => {
    const ann = await newMember();
    const { db, sessions } = server.services;
    await ann.api(designs.createBlankDesign, {});
    const owned = { owner_user: ann.user.id, email: ann.user.email, amount_cents: 900 };
    await db
      .insert(order)
      .values({ ...owned, id: `order-${ann.user.id}`, payment_mode: 'card', status: 'fulfilled' });
    const held = () =>
      Promise.all([db.$count(savedDesign, eq(savedDesign.owner_user, ann.user.id)), logIns()]);
    const logIns = () => db.$count(providerAccount, eq(providerAccount.email, ann.user.email));
    vi.spyOn(EmbeddedAccounts.prototype, 'remove').mockRejectedValueOnce(new Error('the disk is full'));
    const [first, again] = [await elsewhere(ann), await elsewhere(ann)];
    expect(await failureOf(first.api(account.deleteAccount, { confirm: PASSWORD }))).toMatchObject({
      code: 'failed',
    });
    expect(await held()).toEqual([1, 1]);

    let late = again;
    const endAll = sessions.endAll.bind(sessions);
    vi.spyOn(sessions, 'endAll').mockImplementationOnce(async (id) => {
      const ended = await endAll(id);
      late = await elsewhere(ann);
      return ended;
    });
    const here = await elsewhere(ann);
    await here.api(account.deleteAccount, { confirm: PASSWORD });
    expect(await held()).toEqual([0, 0]);
    expect(late).not.toBe(again);
    expect(await failureOf(detailsOf(late))).toMatchObject({ code: 'not_signed_in' });
  });

  it('is deleted without the pictures that guests put into its folders meanwhile', async () => {
    const [ann, guest] = [await newMember(), await newMember()];
    const sea = await newFolder(ann);
    await invite(ann, sea, guest, 'edit');
    const kept: string[] = [];
    const upload = async () => {
      for (;;) {
        const { picture, error } = await tryPicture(guest, sea);
        if (!picture) return error!.code;
        kept.push(picture._id);
      }
    };
    const uploads = Array.from({ length: 4 }, upload);
    await expect.poll(() => kept.length).toBeGreaterThan(0);
    await ann.api(account.deleteAccount, { confirm: PASSWORD });
    expect(new Set(await Promise.all(uploads))).toEqual(new Set(['not_found']));
    const { my_photos_folder } = await detailsOf(guest);
    expect((await listed(guest, my_photos_folder)).sort()).toEqual(kept.sort());
  });

  it('kept by another provider: its name is changed there, and it is deleted by its e-mail', async () => {
    const outside = await server.member({ email: 'ola@example.com' });
    await server.services.db
      .update(user)
      .set({ issuer: 'https://id.example' })
      .where(eq(user.id, outside.user.id));
    await server.services.sessions.userChanged(outside.user.id);
    expect(await detailsOf(outside)).toMatchObject({ own_account: false });
    expect(await failureOf(outside.api(account.updateName, { name: 'Ola' }))).toMatchObject({
      code: 'not_allowed',
    });
    const wrong = await outside.fetch('/api/user/delete_account', {
      ...{ method: 'POST', body: JSON.stringify({ confirm: 'x' }) },
      headers: { 'content-type': 'application/json', [GUARD_HEADER]: '1' },
    });
    expect(wrong.status).toBe(400);
    await outside.api(account.deleteAccount, { confirm: 'Ola@example.com' });
    expect(await failureOf(detailsOf(outside))).toMatchObject({ code: 'not_signed_in' });
  });
});

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8', ''],
  [undefined, ''],
])('calls %s by what its user would', (agent, name) => expect(deviceName(agent)).toBe(name));
