import type { Member } from '../../../access/principal.js';
import type { Executor } from '../../../db/database.js';
import { quotaLeft } from '../../subscriptions/quotas.js';
import type { PricedLine } from './price-lines.js';

/** Whether a line is a picture that the account does not have yet. */
const isBought = ({ type, owned }: PricedLine): boolean =>
  !owned && type !== 'mockup' && type !== 'credit_pack';

/** Whether the quota of an account's plan is enough for all the pictures of some lines; false where there are none. */
export async function planCovers(
  db: Executor,
  { id }: Pick<Member, 'id'>,
  lines: readonly PricedLine[],
): Promise<boolean> {
  const pictures = lines.filter(isBought).length;
  return pictures > 0 && pictures <= (await quotaLeft(db, id, 'premium_image'));
}

/** The lines with what the account's plan covers at no price: the pictures of them, all or none. */
export async function coveredLines(
  db: Executor,
  member: Pick<Member, 'id'>,
  lines: readonly PricedLine[],
): Promise<readonly PricedLine[]> {
  if (!(await planCovers(db, member, lines))) return lines;
  return lines.map((line) => (isBought(line) ? { ...line, price_cents: 0, credits: 0 } : line));
}
