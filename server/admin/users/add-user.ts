import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { upsertUser } from '../../accounts/upsert-user.js';
import { providerAccount } from '../../db/schema.js';
import { EMBEDDED_ISSUER } from '../../access/embedded-issuer.js';
import { addAccount } from '../../provider/accounts/accounts.js';
import { emailFault, nameFault } from '../../provider/accounts/field-validation.js';
import type { Verb } from '../verb.js';

export const addUserVerb: Verb = {
  name: 'add-user',
  args: ['EMAIL', 'NAME'],
  about: 'an account at the embedded provider; prints its password once',
  async run({ config, database: { db }, say }, email, name) {
    if (config.provider)
      throw new Error(`Accounts live at ${config.provider.issuer} (OIDC_ISSUER): add this one there`);
    const fault = emailFault(email!) ?? nameFault(name!);
    if (fault) throw new Error(fault);
    const password = randomBytes(12).toString('base64url');
    const account = await addAccount(db, { email: email!, name: name!, password });
    if (!account) throw new Error(`${email!} has an account already`);
    const { id, ...known } = account;
    // the operator vouches for the address; and the user is there at once, so that other verbs find them
    await db.update(providerAccount).set({ email_verified: true }).where(eq(providerAccount.id, id));
    await upsertUser(
      db,
      EMBEDDED_ISSUER,
      { ...known, sub: id, email_verified: true },
      config.commerce.welcomeCredits,
    );
    say(`${account.email} can log in with the password ${password}`);
  },
};
