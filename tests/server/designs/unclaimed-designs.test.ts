import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { anyEngine } from '../support/engines.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

describe.each(await anyEngine('unclaimed designs'))('unclaimed designs, on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());

  const make = async (who: Visitor) => (await who.api(savedDesign.createBlankDesign, {}))._id;
  const listed = async (who: Visitor) =>
    (await who.api(savedDesign.getUnclaimed, {})).docs.map(({ _id }) => _id);

  it('a browser finds what it made without an account, and nothing of another’s', async () => {
    const visitor = server.visitor();
    const [first, second] = [await make(visitor), await make(visitor)];
    // renamed last, it is the newest
    await visitor.api(savedDesign.update, { id: first, name: 'Harbour' });
    const { docs, total, more } = await visitor.api(savedDesign.getUnclaimed, { size: 1 });
    expect([docs[0]!.name, total, more]).toEqual(['Harbour', 2, true]);
    expect((await listed(visitor)).sort()).toEqual([first, second].sort());
    expect(await listed(server.visitor())).toEqual([]);
    const other = server.visitor();
    await make(other);
    expect(await listed(other)).not.toContain(first);
  });

  it('what was deleted, or an account claimed, is no longer among them', async () => {
    const visitor = server.visitor();
    const [deleted, claimed, left] = [await make(visitor), await make(visitor), await make(visitor)];
    await visitor.api(savedDesign.delete, { id: deleted });
    const member = await server.member({ browser: visitor });
    await member.api(savedDesign.claim, { design_id: claimed });
    expect(await listed(member)).toEqual([left]);
  });
});
