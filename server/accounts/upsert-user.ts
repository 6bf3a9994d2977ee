import { newId } from '../../elements/math/ids.js';
import { DEFAULT_COMMERCE } from '../config/commerce.js';
import type { Executor } from '../db/database.js';
import { user } from '../db/schema.js';
import { ID_LENGTH } from '../db/id-length.js';
import { makeOwnFolders } from '../modules/folders/own-folders.js';
import { moveCredits } from '../modules/payments/ledger.js';
import { makeTeam } from '../modules/brand-kit/team.js';

/** What a provider says of a user; nothing but the subject is sure to be there or of the right kind. */
export interface Claims {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

/** Longest name kept, letters. */
const LONGEST_NAME = 200;

/** The longest address mail knows, letters. */
const LONGEST_EMAIL = 320;

/**
 * Keeps what the provider says of a user and gives their id. They are known by issuer and subject: whoever takes over an
 * e-mail address does not take over the account. Type and subscription are ours and stay. Who comes for the first time is given
 * so many credits, once. Throws without an e-mail address.
 */
export async function upsertUser(
  db: Executor,
  issuer: string,
  claims: Claims,
  welcomeCredits = DEFAULT_COMMERCE.welcomeCredits,
): Promise<string> {
  const details = { email: emailOf(claims), email_verified: isVerified(claims), name: nameOf(claims) };
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(user)
      .values({ id: newId(ID_LENGTH), issuer, subject: claims.sub, ...details })
      .onConflictDoUpdate({ target: [user.issuer, user.subject], set: details })
      .returning({ id: user.id });
    await makeOwnFolders(tx, row!.id);
    await moveCredits(tx, {
      ...{ userId: row!.id, amount: welcomeCredits, reason: 'welcome', key: `welcome:${row!.id}` },
      actor: 'provider',
    });
    await makeTeam(tx, { id: row!.id, name: details.name });
    return row!.id;
  });
}

function emailOf({ email }: Claims): string {
  const address = textOf(email).toLowerCase();
  if (address === '' || address.length > LONGEST_EMAIL)
    throw new Error('the account provider gave no e-mail address');
  return address;
}

/** Some providers write it as a word. */
const isVerified = ({ email_verified: verified }: Claims): boolean =>
  verified === true || verified === 'true';

function nameOf(claims: Claims): string {
  const { name, given_name: given, family_name: family, preferred_username: username } = claims;
  const candidates = [textOf(name), `${textOf(given)} ${textOf(family)}`.trim(), textOf(username)];
  const chosen = candidates.find((candidate) => candidate !== '') ?? emailOf(claims).split('@')[0]!;
  return chosen.slice(0, LONGEST_NAME);
}

/** PostgreSQL keeps no NUL in a text. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').trim() : '';
