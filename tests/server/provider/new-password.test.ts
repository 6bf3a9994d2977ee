import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.js';
import { providerAccount } from '../../../server/db/schema.js';
import {
  changeEmail,
  resetPassword,
  setPassword,
} from '../../../server/provider/accounts/account-changes.js';
import {
  accountByEmail,
  addAccount,
  authenticateAccount,
} from '../../../server/provider/accounts/accounts.js';
import { newLink } from '../../../server/provider/accounts/mailed-links.js';
import { testDatabase } from '../support/engines.js';
import { Browser, departure, linkIn, providerServer, type ProviderServer } from './harness.js';

const EMAIL = 'ada@example.com';
const OLD = 'river stone lantern';
const NEW = 'quiet copper meadow';

describe('whoever knows only the old password', () => {
  let database: Database;
  let server: ProviderServer;
  beforeAll(async () => {
    database = await testDatabase();
    server = await providerServer(database);
    await addAccount(database.db, { name: 'Ada', email: EMAIL, password: OLD });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const opened = async (hint = 'login') =>
    new Browser().open((await departure(server, { screen_hint: hint })).address);

  it('gets in by no log in that was begun and put by before the new one was set', async () => {
    const thief = await opened();
    const putBy = await thief.submitWithoutFollowing({ email: EMAIL, password: OLD });
    expect(putBy).toContain('/account/oidc/auth/');
    const owner = await opened('forgot_password');
    await owner.submit({ email: EMAIL });
    await expect.poll(() => server.mails.length).toBe(1);
    await (await new Browser().open(linkIn(server.mails[0]!))).submit({ password: NEW });
    await thief.open(putBy);
    expect(thief.url).not.toContain('code=');
    await thief.open((await departure(server)).address);
    expect(thief.url).toMatch(/\/log-in$/);
  });

  it.each(['is reset', 'is changed'])(
    'takes the account over by no link to their address once it %s',
    async (way) => {
      const { db } = database;
      const parts = { db, sessions: server.sessions };
      const { id } = (await accountByEmail(db, EMAIL))!;
      const link = await newLink(db, 'change', id, { email: 'thief@example.com' });
      if (way === 'is changed') await setPassword(db, id, NEW);
      else await resetPassword(parts, await newLink(db, 'reset', id), NEW);
      expect(await changeEmail(parts, link)).toBeNull();
      expect(await accountByEmail(db, EMAIL)).toMatchObject({ id });
    },
  );

  it('gets in by no log in that was still being judged', async () => {
    const { db } = database;
    const ada = eq(providerAccount.email, EMAIL);
    const judged = authenticateAccount(db, EMAIL, NEW);
    await db.update(providerAccount).set({ password: 'another' }).where(ada);
    expect(await judged).toBeNull();
  });
});
