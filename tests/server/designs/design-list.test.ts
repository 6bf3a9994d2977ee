import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { folder as folders } from '../../../server/contract/folder.js';
import { permission } from '../../../server/contract/permission.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import type { DesignInList } from '../../../server/contract/design-list.js';
import { trash } from '../../../server/contract/trash.js';
import { category, designPermission, savedDesign as rows } from '../../../server/db/schema.js';
import { collectDesigns } from '../../../server/jobs/garbage-collection/collect-deleted.js';
import { readCursor, writeCursor } from '../../../server/modules/list-cursor.js';
import { reindexSavedDesigns } from '../../../server/search/saved-designs/reindex-saved-designs.js';
import { newColumns } from '../../../server/search/saved-designs/saved-design-words.js';
import { textOf } from '../../support/objects.js';
import { anyEngine } from '../support/engines.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';
import { age, idsIn, one, trashOf } from '../trash/trash-helpers.js';

type Member = Awaited<ReturnType<TestServer['member']>>;
const ask = (who: Member, question: object = {}) => who.api(savedDesign.list, question);

/** The pages of a list to its end. */
async function pagesOf(who: Member, question: object = {}, size = 500) {
  const pages = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await ask(who, { ...question, size, ...(cursor && { cursor }) });
    pages.push(page);
    cursor = page.next;
  }
  return pages;
}

const docsOf = async (who: Member, question: object = {}, size?: number): Promise<DesignInList[]> =>
  (await pagesOf(who, question, size)).flatMap(({ docs }) => docs);

const namesOf = async (who: Member, question: object = {}): Promise<string[]> =>
  (await docsOf(who, question)).map(({ name }) => name);

describe.each(await anyEngine('lists of designs'))('lists of designs, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());

  /** A design with a name, and with a text on its page. */
  async function design(who: Member, name: string, text = '', size = { width: 800, height: 800 }) {
    const file = blankDesign(size);
    const object = textOf({ text });
    const design_file = { ...file, pages: [{ ...file.pages[0]!, objects: text ? [object] : [] }] };
    return (await who.api(savedDesign.createFromJson, { name, design_file: JSON.stringify(design_file) }))
      ._id;
  }

  it('hold 5,000 designs, each once, and as many as they say, in every order [E-005]', async () => {
    const { db } = server.services;
    const many = await server.member({ email: 'many@example.com' });
    const text = { design_file: '{}', page_count: 1, height: 800 };
    // a hundred of a time and of a name each: the id alone tells them apart
    await db.execute(sql`insert into saved_design
      (id, name, name_key, owner_user, design_file, page_count, width, height, updated_at, words_form)
      select 'many-' || lpad(n::text, 5, '0'), 'Card ' || n / 100, 'card ' || lpad((n / 100)::text, 10, '0'), ${many.user.id},
        ${text.design_file}, 1, 100 + n % 7, ${text.height}, timestamptz '2026-01-01 00:00:00.123456Z' + (n / 100) * interval '1 microsecond', 3
      from generate_series(1, 5000) as n`);
    for (const sort of ['edited', 'name', 'size', 'format']) {
      const pages = await pagesOf(many, { sort });
      const ids = pages.flatMap(({ docs }) => docs.map(({ _id }) => _id));
      expect(ids).toHaveLength(5000);
      expect(new Set(ids).size).toBe(5000);
      expect(new Set(pages.map(({ total, tag }) => `${total} ${tag}`)).size).toBe(1);
      expect(pages[0]!.total).toBe(5000);
    }
    const [entry] = await many.api(folders.get, { id: await myDesigns(many) });
    expect(entry!.folder.count).toBe(5000);
    expect((await ask(many, { scope: 'folder', folder_id: entry!.folder._id })).total).toBe(5000);
  });

  const myDesigns = async (who: Member) =>
    (await who.api(folders.get, {})).find(({ folder: { own } }) => own === 'my_designs')!.folder._id;

  it('lose and repeat nothing that was there all the time, and tell that they have changed', async () => {
    const who = await server.member({ email: 'changing@example.com' });
    const ids = [];
    for (let n = 0; n < 8; n += 1) ids.unshift(await design(who, `Design ${n}`));
    const first = await ask(who, { size: 3 });
    expect(first.docs.map(({ _id }) => _id)).toEqual(ids.slice(0, 3));
    // one that was shown goes, one that was not yet comes to the top
    await who.api(savedDesign.delete, { id: ids[1]! });
    await who.api(savedDesign.update, { id: ids[7]!, name: 'Renamed' });
    const second = await ask(who, { size: 3, cursor: first.next! });
    expect(second.docs.map(({ _id }) => _id)).toEqual(ids.slice(3, 6));
    expect(second.tag).not.toBe(first.tag);
    expect((await docsOf(who, {}, 3)).map(({ _id }) => _id)).toEqual([ids[7], ids[0], ...ids.slice(2, 7)]);
  });

  it('refuse a cursor that was changed, or is of another question or account', async () => {
    const who = await server.member({ email: 'cursor@example.com' });
    const other = await server.member({ email: 'cursor2@example.com' });
    for (let n = 0; n < 3; n += 1) await design(who, `Design ${n}`);
    const { next } = await ask(who, { size: 1 });
    expect((await ask(who, { size: 2, cursor: next! })).docs).toHaveLength(2);
    const [place, signature] = next!.split('.') as [string, string];
    const forged = Buffer.from(JSON.stringify(['2026-01-01T00:00:00.000000Z', 'x'])).toString('base64url');
    const refusals = [
      ...[`${forged}.${signature}`, place, `${place}.`, 'x', '', `${next}A`, `${next}.x`].map((cursor) =>
        failureOf(ask(who, { cursor })),
      ),
      failureOf(ask(who, { cursor: next!, sort: 'name' })),
      failureOf(ask(who, { cursor: next!, text: 'design' })),
      failureOf(ask(other, { cursor: next! })),
    ];
    for (const refusal of await Promise.all(refusals))
      expect(refusal).toMatchObject({ code: 'bad_request', status: 400 });
  });

  it('find by name and by the words on pages, and nothing odd by odd texts', async () => {
    const who = await server.member({ email: 'search@example.com' });
    await design(who, 'Summer sale 50%', 'Beach towels');
    const poster = await design(who, 'Poster', 'Café crème in summer');
    await design(who, "O'Neil \\ 'x':*");
    const find = (text: string) => namesOf(who, { text, sort: 'name' });
    expect(await find('summer')).toEqual(['Poster', 'Summer sale 50%']);
    expect(await find('SALE beach')).toEqual(['Summer sale 50%']);
    expect(await find('cafe cr')).toEqual(['Poster']);
    expect(await find('winter')).toEqual([]);
    expect(await find('%')).toEqual(['Summer sale 50%']);
    expect(await find('\\')).toEqual(["O'Neil \\ 'x':*"]);
    expect(await find("':* | !&")).toEqual([]);
    expect(await find('summer '.repeat(1500))).toEqual(['Poster', 'Summer sale 50%']);
    expect(await find('x'.repeat(10_000))).toEqual([]);
    // a new name and a new text take the place of the old ones, and leave the other alone
    await who.api(savedDesign.update, { id: poster, name: 'Menu' });
    expect(await find('poster')).toEqual([]);
    expect(await find('menu creme')).toEqual(['Menu']);
    await who.api(savedDesign.saveBackend, { id: poster, design_file: blankDesign(), rev: 0 });
    expect(await find('creme')).toEqual([]);
    expect(await find('menu')).toEqual(['Menu']);
  });

  it('are in order of names, sizes and formats', async () => {
    const { db } = server.services;
    const who = await server.member({ email: 'sorted@example.com' });
    await db.insert(category).values([
      { id: 'wide', name: 'Wide thing', width: 4, height: 2, unit: 'in', priority: 1 },
      { id: 'banner', name: 'Banner', width: 90, height: 60, unit: 'px', priority: 1 },
    ]);
    await design(who, 'Card 10', '', { width: 384, height: 192 });
    await design(who, 'card 2', '', { width: 90, height: 60 });
    await design(who, 'Äpfel', '', { width: 5000, height: 400 });
    expect(await namesOf(who, { sort: 'name' })).toEqual(['Äpfel', 'card 2', 'Card 10']);
    expect(await namesOf(who, { sort: 'size' })).toEqual(['Äpfel', 'Card 10', 'card 2']);
    expect(await namesOf(who, { sort: 'format' })).toEqual(['card 2', 'Card 10', 'Äpfel']);
    const page = await ask(who, { format: { width: 384, height: 192 } });
    expect(page.docs).toMatchObject([{ name: 'Card 10', format: 'Wide thing' }]);
    expect(page.total).toBe(1);
    expect(page.formats).toEqual([
      { width: 90, height: 60, name: 'Banner', count: 1 },
      { width: 384, height: 192, name: 'Wide thing', count: 1 },
      { width: 5000, height: 400, name: '', count: 1 },
    ]);
  });

  it('are searched by name and by words, put in order, and give back for 30 days what was deleted [E-039]', async () => {
    const { db } = server.services;
    const who = await server.member({ email: 'keeper@example.com' });
    const [poster, menu, card] = [
      await design(who, 'Poster 10', 'Harbor festival', { width: 100, height: 900 }),
      await design(who, 'Menu', 'Festival dishes', { width: 900, height: 900 }),
      await design(who, 'poster 2', '', { width: 500, height: 500 }),
    ];
    expect(await namesOf(who, { text: 'poster', sort: 'name' })).toEqual(['poster 2', 'Poster 10']);
    expect(await namesOf(who, { text: 'festival', sort: 'name' })).toEqual(['Menu', 'Poster 10']);
    expect(await namesOf(who)).toEqual(['poster 2', 'Menu', 'Poster 10']);
    expect(await namesOf(who, { sort: 'name' })).toEqual(['Menu', 'poster 2', 'Poster 10']);
    expect(await namesOf(who, { sort: 'size' })).toEqual(['Menu', 'poster 2', 'Poster 10']);

    for (const id of [poster, menu, card]) await who.api(savedDesign.delete, { id });
    expect(await namesOf(who)).toEqual([]);
    expect((await trashOf(who)).map(({ name }) => name).sort()).toEqual(['Menu', 'Poster 10', 'poster 2']);
    await who.api(trash.restore, one('design', poster));
    await age(server, 'design', menu, 29);
    await age(server, 'design', card, 31);
    await collectDesigns(db);
    expect(await idsIn(who)).toEqual([menu]);
    await who.api(trash.restore, one('design', menu));
    expect(await failureOf(who.api(trash.restore, one('design', card)))).toMatchObject({ code: 'not_found' });
    expect(await namesOf(who, { text: 'festival', sort: 'name' })).toEqual(['Menu', 'Poster 10']);
  });

  it('call a new design after its format', async () => {
    const who = await server.member({ email: 'formats@example.com' });
    const format = { id: 'flag', name: 'Flag', width: 5, height: 3, unit: 'in' } as const;
    await server.services.db.insert(category).values({ ...format, priority: 9 });
    await who.api(savedDesign.createBlankDesign, { width: 5, height: 3, dimension_units: 'in' });
    await who.api(savedDesign.createBlankDesign, { width: 480, height: 288 });
    await who.api(savedDesign.createBlankDesign, { width: 481, height: 288 });
    expect(await namesOf(who, { sort: 'name' })).toEqual(['Flag', 'Flag', 'Untitled design']);
  });

  it('cost the database no secret for a place in them, once it was read', async () => {
    const { db } = server.services;
    const place = { key: 'a', id: 'b' };
    const cursor = await writeCursor(db, 'question', place);
    const asked = vi.spyOn(db, 'select');
    expect(await writeCursor(db, 'question', place)).toBe(cursor);
    expect(await readCursor(db, 'question', cursor)).toEqual(place);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    // a database that is away for a moment
    const flaky = Object.create(db) as typeof db;
    vi.spyOn(flaky, 'select').mockImplementationOnce(() => {
      throw new Error('away');
    });
    await expect(writeCursor(flaky, 'question', place)).rejects.toThrow('away');
    expect(await writeCursor(flaky, 'question', place)).toBe(cursor);
  });

  it('write down once that an invitation was shown', async () => {
    const [giver, guest] = [await server.member(), await server.member({ email: 'shown@example.com' })];
    const saved_design = await design(giver, 'Card');
    const to = { saved_design, emails: [guest.user.email], role: 'view' as const };
    await giver.api(permission.sharePermissionWithEmails, to);
    const written = vi.spyOn(server.services.db, 'update');
    const counts = [];
    for (let i = 0; i < 2; i += 1) {
      await ask(guest, { scope: 'shared' });
      counts.push(written.mock.calls.filter(([table]) => table === designPermission).length);
    }
    written.mockRestore();
    expect(counts).toEqual([1, 1]);
  });

  it('hold what lies in a folder, what is shared, and what others shared', async () => {
    const owner = await server.member({ email: 'giver@example.com', name: 'Giver' });
    const guest = await server.member({ email: 'guest@example.com' });
    const { _id: place } = await owner.api(folders.create, { folder_name: 'Sea', folder_type: 'design' });
    const [inFolder, invited, linked] = [
      await design(owner, 'A'),
      await design(owner, 'B'),
      await design(owner, 'C'),
    ];
    await design(owner, 'D');
    await owner.api(savedDesign.moveToFolder, { folder_id: place, design_id: inFolder });
    await owner.api(folders.share, { folder_id: place, emails: ['guest@example.com'], role: 'view' });
    const emails = ['guest@example.com'];
    await owner.api(permission.sharePermissionWithEmails, { saved_design: invited, emails, role: 'edit' });
    await owner.api(savedDesign.alterLinkSharing, { design_id: linked, action: 'enable_view' });
    expect(await namesOf(owner, { shared: true, sort: 'name' })).toEqual(['A', 'B', 'C']);
    expect(await namesOf(owner, { folder_id: place })).toEqual(['A']);
    expect(await docsOf(guest, { scope: 'folder', folder_id: place })).toMatchObject([
      { name: 'A', role: 'view', owned: false, shared_by: 'Giver', folder: { _id: place, name: 'Sea' } },
    ]);
    expect(await docsOf(guest, { scope: 'shared', sort: 'invited' })).toMatchObject([
      { name: 'B', role: 'edit', owned: false, shared_by: 'Giver', folder: null },
    ]);
    expect(await namesOf(guest)).toEqual([]);
    const stranger = await server.member({ email: 'nobody@example.com' });
    expect(await failureOf(ask(stranger, { scope: 'folder', folder_id: place }))).toMatchObject({
      code: 'not_found',
    });
    expect(await failureOf(ask(owner, { scope: 'folder' }))).toMatchObject({ code: 'bad_request' });
    expect(await failureOf(ask(owner, { sort: 'invited' }))).toMatchObject({ code: 'bad_request' });
  });

  it('find what an older version has saved, once the server was started', async () => {
    const { db } = server.services;
    const who = await server.member({ email: 'old@example.com' });
    const id = await design(who, 'Lighthouse 9', 'Storm warning');
    const current = newColumns('Lighthouse 9', '');
    await db
      .update(rows)
      .set({ words: '', words_form: 0, name_key: '' })
      .where(sql`id = ${id}`);
    expect(await namesOf(who, { text: 'storm' })).toEqual([]);
    await reindexSavedDesigns(db);
    expect(await namesOf(who, { text: 'lighthouse storm' })).toEqual(['Lighthouse 9']);
    const [row] = await db
      .select({ key: rows.name_key })
      .from(rows)
      .where(sql`id = ${id}`);
    expect(row!.key).toBe(current.name_key);
  });
});
