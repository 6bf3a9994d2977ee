import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDesign } from '../../elements/document/blank-design.js';
import { savedDesign } from '../../server/contract/saved-design.js';
import { user as userCalls } from '../../server/contract/user.js';
import { engines, scratchPostgres } from './support/engines.js';
import { testServer, type TestServer, type Visitor } from './support/server.js';

const withPostgres = (await engines('two servers over one database')).includes('postgres');

describe.runIf(withPostgres)('two servers over one database', () => {
  let scratch: Awaited<ReturnType<typeof scratchPostgres>>;
  let servers: TestServer[];
  beforeAll(async () => {
    scratch = await scratchPostgres();
    servers = await Promise.all([1, 2].map(() => testServer({ databaseUrl: scratch.url })));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await scratch.drop();
  });

  /** The same browser at each server. */
  const both = (browser: Visitor): Visitor[] => servers.map(({ address }) => browser.at(address));

  it('of 20 saves at once over both exactly one wins', async () => {
    const owner = both(servers[0]!.visitor());
    const { _id: id } = await owner[0]!.api(savedDesign.createBlankDesign, {});
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        owner[i % 2]!.api(savedDesign.saveBackend, {
          id,
          rev: 0,
          design_file: blankDesign({ width: 500 + i }),
        }),
      ),
    );
    const won = results.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []));
    expect(won).toHaveLength(1);
    for (const { api } of owner)
      expect(await api(savedDesign.getOne, { id })).toMatchObject({
        rev: 1,
        design_file: { width: 500 + won[0]! },
      });
  });

  it('a sign-out at one is known at the other', async () => {
    const member = both(await servers[0]!.member());
    for (const { api } of member)
      expect(await api(userCalls.getDetails, {})).toMatchObject({ _id: expect.any(String) });
    await member[0]!.api(userCalls.logout, {});
    // the browser's cookie is gone; another copy of it must be worthless too
    await expect.poll(async () => (await member[1]!.api(userCalls.checkSession, {})).tag).toBeNull();
  });

  it('every job is done by one of them', async () => {
    const [first, second] = servers.map(({ services }) => services);
    for (let i = 0; i < 10; i += 1) await first!.jobs.add(first!.db, 'thumbnail', `shared-${i}`);
    const take = async ({ jobs, db }: TestServer['services']) => {
      const keys: string[] = [];
      for (let job = await jobs.take(db); job; job = await jobs.take(db)) keys.push(job.key);
      return keys.filter((key) => key.startsWith('shared-'));
    };
    const taken = (await Promise.all([take(first!), take(second!)])).flat();
    expect(taken.sort()).toEqual(Array.from({ length: 10 }, (_, i) => `shared-${i}`));
  });
});
