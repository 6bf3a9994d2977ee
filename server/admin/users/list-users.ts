import { and, count, desc, eq, gt } from 'drizzle-orm';
import { session, user } from '../../db/schema.js';
import type { UserRow } from './find-user.js';
import type { Verb } from '../verb.js';

const NEWEST = 100;

export const listUsersVerb: Verb = {
  name: 'list-users',
  args: [],
  about: `the ${NEWEST} users who came last, with their type, subscription and open sessions`,
  async run({ database: { db }, say }) {
    const rows = await db
      .select({ user, sessions: count(session.hash) })
      .from(user)
      .leftJoin(session, and(eq(session.user_id, user.id), gt(session.expires_at, new Date())))
      .groupBy(user.id)
      .orderBy(desc(user.created_at), user.id)
      .limit(NEWEST);
    for (const row of rows) say(lineOf(row.user, row.sessions));
    say(`${rows.length} of ${await db.$count(user)} users`);
  },
};

function lineOf(row: UserRow, sessions: number): string {
  const address = `${row.email}${row.email_verified ? '' : ' (not confirmed)'}`;
  const subscription = [row.sub_status, ...row.sub_scope].join(' ');
  return `${row.id}  ${address}  ${row.name}  ${row.type}  ${subscription}  ${row.credits} credit(s)  ${sessions} session(s)  ${row.issuer}`;
}
