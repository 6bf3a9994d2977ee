import { randomUUID } from 'node:crypto';
import { ApiError } from '../../contract/envelope.js';
import { moveCredits } from '../../modules/payments/ledger.js';
import { requireConfirmed } from '../users/find-user.js';
import type { Verb } from '../verb.js';

const MOST = 1_000_000;

export const grantCreditsVerb: Verb = {
  name: 'grant-credits',
  args: ['EMAIL', 'CREDITS'],
  about: 'give a user credits, or take some with a number below zero',
  async run({ database: { db }, say }, email, given) {
    const amount = Number(given);
    if (!Number.isInteger(amount) || amount === 0 || Math.abs(amount) > MOST)
      throw new Error(`CREDITS is a whole number up to ${MOST}, not '${given!}'`);
    const row = await requireConfirmed(db, email!);
    const balance = await db
      .transaction((tx) =>
        moveCredits(tx, {
          ...{ userId: row.id, amount, reason: 'grant', key: `grant:${randomUUID()}`, actor: 'admin' },
        }),
      )
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'no_credits')
          throw new Error(`${row.email} has no more than ${row.credits} credits`);
        throw error;
      });
    say(`${row.email} now has ${balance} credits`);
  },
};
