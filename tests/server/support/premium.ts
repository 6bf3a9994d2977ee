import { eq, sum } from 'drizzle-orm';
import { newId } from '../../../elements/math/ids.js';
import { creditEntry, designResource, sandboxObject, user } from '../../../server/db/schema.js';
import { storeFile } from '../../../server/files/store/store-file.js';
import { moveCredits } from '../../../server/modules/payments/ledger.js';
import type { Services } from '../../../server/services.js';
import { jpeg } from './catalog.js';

type Needs = Pick<Services, 'db' | 'files'>;

/** Puts pictures that are sold into the catalog: clean ones of 32 px, marked ones of 16 px. */
export async function sellPictures({ db, files }: Needs, ids: readonly string[]): Promise<void> {
  const file_hash = await storeFile(db, files, await jpeg(32, 32), 'image/jpeg');
  const marked_hash = await storeFile(db, files, await jpeg(16, 16), 'image/jpeg');
  await db.insert(designResource).values(
    ids.map((id) => ({
      ...{ id, name: `Picture ${id}`, sub_type: 'photo' as const, keywords: '', file_hash, marked_hash },
      ...{ thumbnail: `/static/thumbs/${id}.webp`, width: 64, height: 48, colors: [], free: false },
      ...{ author: 'Ann', licence: 'own', source: 'own' },
    })),
  );
}

export const giveCredits = ({ db }: Pick<Needs, 'db'>, userId: string, amount: number): Promise<number> =>
  db.transaction((tx) =>
    moveCredits(tx, { userId, amount, reason: 'grant', key: newId(10), actor: 'admin' }),
  );

/** What an account has, and what its entries add up to. */
export async function balanceOf({ db }: Pick<Needs, 'db'>, userId: string) {
  const [row] = await db.select({ credits: user.credits }).from(user).where(eq(user.id, userId));
  const [entries] = await db
    .select({ total: sum(creditEntry.amount) })
    .from(creditEntry)
    .where(eq(creditEntry.owner_user, userId));
  return { balance: row!.credits, ledger: Number(entries!.total ?? 0) };
}

/** Charges of the test shop that money moved for, by the order they are for. */
export async function chargesOf({ db }: Pick<Needs, 'db'>): Promise<Map<string, number>> {
  const rows = await db.select().from(sandboxObject).where(eq(sandboxObject.kind, 'charge'));
  const found = new Map<string, number>();
  for (const { body } of rows) {
    const order = (body['metadata'] as { order_id?: string }).order_id ?? '';
    found.set(order, (found.get(order) ?? 0) + 1);
  }
  return found;
}
