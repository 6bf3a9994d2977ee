import { eq, inArray } from 'drizzle-orm';
import { boughtOf } from '../../access/purchases.js';
import { requireMember } from '../../access/require-member.js';
import { servedFileHashFor } from '../../catalog/served-file-hash.js';
import { designResource as calls } from '../../contract/design-resource.js';
import { ApiError } from '../../contract/envelope.js';
import { designResource } from '../../db/schema.js';
import { handler, type Context } from '../../http/calls/handler.js';
import { requireDesign } from '../designs/require-design.js';
import { resourceAddress } from './resource-address.js';

/** Pictures that are sold: which of a design are still to be bought, and the file that each may have (DECISIONS 21). */

const load = async (
  { id }: { readonly id: string },
  { db, principal }: Context,
): Promise<{ src: string }> => {
  const userId = principal.user?.id ?? null;
  const [row] = await db
    .select({ hash: servedFileHashFor(userId), file: designResource.file_hash, free: designResource.free })
    .from(designResource)
    .where(eq(designResource.id, id));
  if (!row) throw new ApiError('not_found', 'There is no such picture');
  return { src: resourceAddress(id, row.hash, { clean: !row.free && row.hash === row.file }) };
};

export const premiumCalls = [
  handler(calls.getPremiumResources, async ({ design_id, resources }, context) => {
    const { id: userId } = requireMember(context.principal);
    await requireDesign(context, 'view', design_id);
    const ids = [...new Set(resources.map(({ id }) => id))];
    if (ids.length === 0) return [];
    const rows = await context.db
      .select({ id: designResource.id, free: designResource.free })
      .from(designResource)
      .where(inArray(designResource.id, ids));
    const bought = await boughtOf(context.db, userId, ids);
    const sold = new Set(rows.filter(({ id, free }) => !free && !bought.has(id)).map(({ id }) => id));
    // the same picture twice is one to be bought
    return resources.filter(({ id }) => sold.delete(id));
  }),
  handler(calls.loadDesignResource, load),
  handler(calls.load123rfResource, load),
  handler(calls.load123rfPlusResource, load),
  handler(calls.loadPixlrResource, load),
];
