import { eq, isNull, sql } from 'drizzle-orm';
import { readConfig } from '../../../../server/config.js';
import { connectDatabase } from '../../../../server/db/connect.js';
import type { Database } from '../../../../server/db/database.js';
import { order, purchase, sandboxEvent } from '../../../../server/db/schema.js';
import { createStore } from '../../../../server/files/store/create-store.js';
import { Sessions } from '../../../../server/accounts/sessions.js';
import { signIn } from '../../support/members.js';
import { balanceOf, chargesOf, giveCredits, sellPictures } from '../../support/premium.js';

/** What money moved, and what was given for it, as it lies in the database of a server that does not run. */
export interface Books {
  /** Charges of each order. */
  readonly charges: ReadonlyMap<string, number>;
  readonly states: ReadonlyMap<string, string>;
  readonly modes: ReadonlyMap<string, string>;
  /** Pictures that the buyer owns. */
  readonly owned: number;
  readonly balance: number;
  readonly ledger: number;
}

/** An installation in which one account, signed in, can buy so many pictures, and has the credits for all of them. */
export class TestBooks {
  private constructor(
    private readonly env: Record<string, string>,
    readonly pictures: readonly string[],
    readonly buyer: string,
    /** Of the browser that is signed in. */
    readonly cookies: Map<string, string>,
  ) {}

  static async open(env: Record<string, string>, count: number): Promise<TestBooks> {
    const pictures = Array.from({ length: count }, (_, index) => `killed-${index}`);
    const member = await withDatabase(env, async (database) => {
      const { db } = database;
      const files = await createStore(readConfig(env));
      await sellPictures({ db, files }, pictures);
      const signedIn = await signIn({ db, sessions: new Sessions(database) }, 'http://127.0.0.1:9');
      await giveCredits({ db }, signedIn.user.id, count);
      return signedIn;
    });
    return new TestBooks(env, pictures, member.user.id, member.cookies);
  }

  /** Reads them, and has the provider's messages that were under way come again at once instead of in a while. */
  read(): Promise<Books> {
    return withDatabase(this.env, async ({ db }) => {
      await db
        .update(sandboxEvent)
        .set({ due_at: sql`now()` })
        .where(isNull(sandboxEvent.delivered_at));
      const orders = await db.select().from(order);
      return {
        charges: await chargesOf({ db }),
        states: new Map(orders.map(({ id, status }) => [id, status])),
        modes: new Map(orders.map(({ id, payment_mode }) => [id, payment_mode])),
        owned: await db.$count(purchase, eq(purchase.owner_user, this.buyer)),
        ...(await balanceOf({ db }, this.buyer)),
      };
    });
  }
}

async function withDatabase<T>(
  env: Record<string, string>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await connectDatabase(readConfig(env), (error) => {
    throw error;
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
