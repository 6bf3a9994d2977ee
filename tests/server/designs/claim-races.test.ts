import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VISITOR_COOKIE } from '../../../server/access/cookies.js';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { ApiError } from '../../../server/contract/envelope.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { savedDesign as rows } from '../../../server/db/schema.js';
import { engines } from '../support/engines.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

const tested = await engines('claims and changes of rights that race');

/** A promise's outcome in one word: what it gave, or the code of its failure. */
const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );

describe.each(tested)('acts that race, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());

  const ownerOf = async (id: string) => {
    const [row] = await server.services.db.select().from(rows).where(eq(rows.id, id));
    return [row!.owner_user, row!.owner_visitor];
  };
  /** Two accounts in one browser after the other: both hold the secret of what was made before. */
  const heirs = async (guest: Visitor, count: number) => {
    const members = await Promise.all(Array.from({ length: count }, () => server.member()));
    for (const { cookies } of members) cookies.set(VISITOR_COOKIE, guest.cookies.get(VISITOR_COOKIE)!);
    return members;
  };

  it('of several accounts that claim one design exactly one gets it', async () => {
    const guest = server.visitor();
    const { _id: id } = await guest.api(savedDesign.createBlankDesign, {});
    const members = await heirs(guest, 6);
    const results = await Promise.all(
      members.map(({ api }) => outcome(api(savedDesign.claim, { design_id: id }))),
    );
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect(results.filter((result) => result === 'not_found')).toHaveLength(5);
    expect(await ownerOf(id)).toEqual([members[results.indexOf('done')]!.user.id, null]);
  });

  it('claims that overlap are each all or nothing', async () => {
    const guest = server.visitor();
    const ids: string[] = [];
    for (let i = 0; i < 4; i += 1) ids.push((await guest.api(savedDesign.createBlankDesign, {}))._id);
    const [one, two] = await heirs(guest, 2);
    const results = await Promise.all([
      outcome(one!.api(savedDesign.claim, { design_id: ids })),
      outcome(two!.api(savedDesign.claim, { design_id: [...ids].reverse() })),
    ]);
    expect(results.sort()).toEqual(['done', 'not_found']);
    expect(new Set((await Promise.all(ids.map(ownerOf))).map(String)).size).toBe(1);
  });

  it('a claim while its design is saved loses neither', async () => {
    const guest = server.visitor();
    const { _id: id } = await guest.api(savedDesign.createBlankDesign, {});
    const [member] = await heirs(guest, 1);
    const save = member!.api(savedDesign.saveBackend, {
      id,
      rev: 0,
      design_file: blankDesign({ width: 640 }),
    });
    expect(
      await Promise.all([outcome(save), outcome(member!.api(savedDesign.claim, { design_id: id }))]),
    ).toEqual(['done', 'done']);
    expect(await member!.api(savedDesign.getOne, { id })).toMatchObject({
      ...{ rev: 1, owned: true, claimed: true, design_file: { width: 640 } },
    });
  });

  it('a save by link is kept or refused as a whole when the link is taken away meanwhile', async () => {
    const owner = await server.member();
    for (let round = 0; round < 5; round += 1) {
      const { _id: id } = await owner.api(savedDesign.createBlankDesign, {});
      await owner.api(savedDesign.alterLinkSharing, { design_id: id, action: 'enable_edit' });
      const guest = server.visitor();
      const [saved, disabled] = await Promise.all([
        outcome(guest.api(savedDesign.saveBackend, { id, rev: 0, design_file: blankDesign({ width: 640 }) })),
        outcome(owner.api(savedDesign.alterLinkSharing, { design_id: id, action: 'disable' })),
      ]);
      expect([disabled, ['done', 'not_found'].includes(saved)]).toEqual(['done', true]);
      const found = await owner.api(savedDesign.getOne, { id });
      const expected =
        saved === 'done' ? { rev: 1, design_file: { width: 640 } } : { rev: 0, design_file: { width: 800 } };
      expect(found).toMatchObject({ ...expected, view_all: false, edit_all: false });
      expect(
        await outcome(guest.api(savedDesign.saveBackend, { id, rev: found.rev, design_file: blankDesign() })),
      ).toBe('not_found');
    }
  });

  it('writers who each read, change and save again lose no change', async () => {
    const owner = server.visitor();
    const { _id: id } = await owner.api(savedDesign.createBlankDesign, {});
    const addMark = async (mark: string): Promise<void> => {
      const { rev, design_file } = await owner.api(savedDesign.getOne, { id });
      const file = design_file as { marks?: string[] };
      const marked = { ...file, marks: [...(file.marks ?? []), mark] };
      const result = await outcome(owner.api(savedDesign.saveBackend, { id, rev, design_file: marked }));
      if (result === 'stale') return addMark(mark);
      expect(result).toBe('done');
    };
    const marks = Array.from({ length: 8 }, (_, i) => `mark ${i}`);
    await Promise.all(marks.map(addMark));
    const { rev, design_file } = await owner.api(savedDesign.getOne, { id });
    expect([rev, [...(design_file as { marks: string[] }).marks].sort()]).toEqual([8, marks]);
  });
});
