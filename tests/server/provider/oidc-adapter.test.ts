import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.js';
import { providerRecord } from '../../../server/db/schema.js';
import { providerKeys } from '../../../server/provider/provider-keys.js';
import { forgetAccount, createAdapter, revokeGrants } from '../../../server/provider/oidc-adapter.js';
import { engines, testDatabase } from '../support/engines.js';

const tested = await engines("the embedded provider's records");
const faults = { used: () => new Error('used'), unstorable: () => new Error('unstorable') };

describe.each(tested)("the embedded provider's records on %s", (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterAll(() => database.close());

  const records = () => createAdapter(database.db, faults);

  it('are found by id, uid and user code, of their own kind only', async () => {
    const [sessions, codes] = [records()('Session'), records()('DeviceCode')];
    await sessions.upsert('s1', { uid: 'u1', accountId: 'a' }, 60);
    await codes.upsert('d1', { userCode: 'ABCD' }, 60);
    expect(await sessions.find('s1')).toEqual({ uid: 'u1', accountId: 'a' });
    expect(await sessions.findByUid('u1')).toEqual({ uid: 'u1', accountId: 'a' });
    expect(await codes.findByUserCode('ABCD')).toEqual({ userCode: 'ABCD' });
    expect(await codes.find('s1')).toBeUndefined();
    expect(await codes.find('s1\0')).toBeUndefined();
    await sessions.upsert('s1', { uid: 'u2' }, 60);
    expect(await sessions.findByUid('u1')).toBeUndefined();
    await sessions.destroy('s1');
    expect(await sessions.find('s1')).toBeUndefined();
    await expect(sessions.upsert('s2', { uid: 'a\0' }, 60)).rejects.toThrow('unstorable');
  });

  it('are used up once, however many come at the same time', async () => {
    const codes = records()('AuthorizationCode');
    await codes.upsert('c1', { grantId: 'g1' }, 60);
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => codes.consume('c1')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { consumed } = (await codes.find('c1'))!;
    expect(Math.abs(Number(consumed) - Date.now() / 1000)).toBeLessThan(60);
  });

  it('go with their grant, with their account, and when they are too old', async () => {
    const of = records();
    await of('Grant').upsert('g2', { accountId: 'b' }, 60);
    await of('AccessToken').upsert('t2', { grantId: 'g2', accountId: 'b' }, 60);
    await of('AccessToken').upsert('t3', { grantId: 'g3', accountId: 'c' }, 60);
    await of('AccessToken').upsert('t4', { grantId: 'g4', accountId: 'd' }, 60);
    await of('Session').upsert('old', { uid: 'old' }, -1);
    await revokeGrants(database.db, ['g2']);
    await of('AccessToken').revokeByGrantId('g3');
    await forgetAccount(database.db, 'd');
    await records()('Session').upsert('new', { uid: 'new' }, 60);
    const left = await database.db.select({ id: providerRecord.id }).from(providerRecord);
    expect(left.map(({ id }) => id).sort()).toEqual(['c1', 'd1', 'new']);
  });

  it('are signed with keys that all servers of an installation agree on, whoever starts first', async () => {
    const keys = await Promise.all([providerKeys(database.db), providerKeys(database.db)]);
    expect(keys[0]).toEqual(keys[1]);
    expect(await providerKeys(database.db)).toEqual(keys[0]);
    expect(keys[0].cookies[0]).toMatch(/^[\w-]{43}$/);
  });
});
