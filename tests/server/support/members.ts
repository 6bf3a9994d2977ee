import { SESSION_COOKIE } from '../../../server/access/cookies.js';
import type { Member } from '../../../server/access/principal.js';
import { memberOf } from '../../../server/access/member-of.js';
import { user } from '../../../server/db/schema.js';
import { makeOwnFolders } from '../../../server/modules/folders/own-folders.js';
import type { Services } from '../../../server/services.js';
import { visitorOf, type Visitor } from './server.js';

export interface NewMember {
  readonly email?: string;
  readonly name?: string;
  readonly emailVerified?: boolean;
  readonly type?: Member['type'];
  readonly scope?: string[];
  /** The browser that signs in; a new one unless told. */
  readonly browser?: Visitor;
}

let count = 0;

/** An account with a session, as a sign-in at the provider leaves it. */
export async function signIn(
  { db, sessions }: Pick<Services, 'db' | 'sessions'>,
  address: string,
  { email, name, emailVerified = true, type = 'member', scope, browser = visitorOf(address) }: NewMember = {},
): Promise<Visitor & { readonly user: Member }> {
  const id = `member-${(count += 1)}`;
  const [row] = await db
    .insert(user)
    .values({
      ...{ id, issuer: 'embedded', subject: id, name: name ?? `Member ${count}`, type },
      ...{ email: email ?? `${id}@example.com`, email_verified: emailVerified },
      ...(scope && { sub_status: 'active' as const, sub_scope: scope }),
    })
    .returning();
  await makeOwnFolders(db, id);
  const secret = await sessions.begin({ userId: id, product: 'design', idToken: null, lasts: 3_600_000 });
  browser.cookies.set(SESSION_COOKIE, secret);
  return { ...browser, user: memberOf(row!) };
}
