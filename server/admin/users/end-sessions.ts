import { eq } from 'drizzle-orm';
import { Sessions } from '../../accounts/sessions.js';
import { session } from '../../db/schema.js';
import { EMBEDDED_ISSUER } from '../../access/embedded-issuer.js';
import { forgetAccount } from '../../provider/oidc-adapter.js';
import { findUser } from './find-user.js';
import type { Verb } from '../verb.js';

export const endSessionsVerb: Verb = {
  name: 'end-sessions',
  args: ['EMAIL'],
  about: 'sign a user out of every browser',
  async run({ database, say }, email) {
    const { id, email: address, issuer, subject } = await findUser(database.db, email!);
    const open = await database.db.$count(session, eq(session.user_id, id));
    const embedded = issuer === EMBEDDED_ISSUER;
    // first, or a browser could be signed in again in between
    if (embedded) await forgetAccount(database.db, subject);
    await new Sessions(database).endAll(id);
    say(`${address} is signed out of ${open} browser(s)`);
    if (!embedded) say(`Their session at ${issuer} goes on: only that provider can end it`);
  },
};
