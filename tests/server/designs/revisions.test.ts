import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { savedDesign as rows } from '../../../server/db/schema.js';
import { anyEngine } from '../support/engines.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

describe.each(await anyEngine('revisions'))('earlier states of a design, on %s', (engine) => {
  let server: TestServer;
  let owner: Visitor;

  beforeAll(async () => {
    server = await testServer({ engine });
    owner = await server.member();
  });
  afterAll(() => server.close());

  const make = async () => (await owner.api(savedDesign.createBlankDesign, {}))._id;
  /** A state that can be told from every other by its page's color. */
  const state = (n: number) => {
    const blank = blankDesign({ id: 'same' });
    const background_color = `#${n.toString(16).padStart(6, '0')}`;
    return { ...blank, pages: [{ ...blank.pages[0]!, id: 'page', background_color }] };
  };
  const save = (who: Visitor, id: string, rev: number, checkpoint?: boolean) =>
    who.api(savedDesign.saveBackend, {
      id,
      rev,
      design_file: state(rev + 1),
      ...(checkpoint && { checkpoint }),
    });
  const kept = async (id: string) =>
    (await owner.api(savedDesign.getRevisions, { id })).map(({ rev }) => rev);
  const later = (id: string) =>
    server.services.db
      .update(rows)
      .set({ checkpoint_at: sql`checkpoint_at - interval '6 minutes'` })
      .where(eq(rows.id, id));

  it('saves of one sitting keep the state it began with, and none between', async () => {
    const id = await make();
    for (let rev = 0; rev < 4; rev += 1) await save(owner, id, rev);
    expect(await kept(id)).toEqual([0]);
    await later(id);
    for (let rev = 4; rev < 7; rev += 1) await save(owner, id, rev);
    expect(await kept(id)).toEqual([4, 0]);
  });

  it('the state somebody else left is kept, and so is one a save asks to keep', async () => {
    const id = await make();
    await owner.api(savedDesign.alterLinkSharing, { design_id: id, action: 'enable_edit' });
    const other = await server.member();
    await save(owner, id, 0);
    await save(other, id, 1);
    await save(owner, id, 2);
    await save(owner, id, 3, true);
    expect(await kept(id)).toEqual([3, 2, 1, 0]);
    const [newest, theirs] = await owner.api(savedDesign.getRevisions, { id });
    expect(newest!.saved_by).not.toBe('');
    expect(theirs!.saved_by).toBe(other.user.name);
  });

  it('the last 20 are kept, each as it was', async () => {
    const id = await make();
    for (let rev = 0; rev < 25; rev += 1) await save(owner, id, rev, true);
    expect(await kept(id)).toEqual(Array.from({ length: 20 }, (_, i) => 24 - i));
    const { design_file } = await owner.api(savedDesign.getRevision, { id, rev: 10 });
    expect(design_file).toMatchObject({
      pages: [{ background_color: state(10).pages[0]!.background_color }],
    });
  });

  it('a save that is refused keeps nothing', async () => {
    const id = await make();
    await save(owner, id, 0);
    await expect(save(owner, id, 0, true)).resolves.toMatchObject({ rev: 1 });
    await expect(save(owner, id, 7, true)).rejects.toMatchObject({ code: 'stale', details: { rev: 1 } });
    expect(await kept(id)).toEqual([0]);
  });
});
