import { and, asc, eq, sql } from 'drizzle-orm';
import { newId } from '../../../elements/math/ids.js';
import { hueLayers, imageLayers } from '../../../elements/compose/format/package-layers.js';
import type { PayloadOf } from '../../contract/contract.js';
import { ApiError } from '../../contract/envelope.js';
import { order as calls } from '../../contract/order.js';
import { mockup, order, orderPicture, orderSku } from '../../db/schema.js';
import { handler, fileHandler, type Context } from '../../http/calls/handler.js';
import { artHash } from '../mockups/art-file.js';
import { requireArtSource, type ArtSource } from '../mockups/art-source.js';
import { requireDesign } from '../designs/require-design.js';
import { ID_LENGTH } from '../../db/id-length.js';
import { requireMember } from '../../access/require-member.js';
import { requireMockupPlan } from './mockup-plan.js';
import { renderFile, renderKey, requireSku } from './order-renders.js';

type Sku = PayloadOf<typeof calls.add>['skus'][number];

/** Renders are expensive, and nobody needs one every second. */
const LIMITS = { perMinute: 20 };

export const orderCalls = [
  handler(
    calls.add,
    async ({ payment_mode, skus }, context) => {
      const member = requireMember(context.principal);
      if (payment_mode !== 'subscription')
        throw new ApiError('not_allowed', 'This feature is currently under development');
      requireMockupPlan(member);
      // pictures come first: what lies elsewhere is fetched, never inside a transaction
      const items: Awaited<ReturnType<typeof itemOf>>[] = [];
      for (const sku of skus) items.push(await itemOf(context, sku));
      const id = newId(ID_LENGTH);
      // the plan covers them
      const amount_cents = 0;
      await context.db.transaction(async (tx) => {
        await tx.insert(order).values({ id, owner_user: member.id, payment_mode, amount_cents });
        for (const [position, { hashes, ...item }] of items.entries()) {
          await tx.insert(orderSku).values({ order_id: id, position, type: 'mockup', ...item });
          const pictures = hashes.flatMap((hash, image) =>
            hash === null ? [] : [{ order_id: id, position, image, hash }],
          );
          if (pictures.length > 0) await tx.insert(orderPicture).values(pictures);
        }
      });
      return { _id: id };
    },
    LIMITS,
  ),

  handler(
    calls.confirm,
    async ({ id }, { db, principal, jobs }) => {
      const member = requireMember(principal);
      requireMockupPlan(member);
      await db.transaction(async (tx) => {
        const own = and(eq(order.id, id), eq(order.owner_user, member.id));
        const [row] = await tx.select().from(order).where(own).for('update');
        if (!row) throw new ApiError('not_found', 'There is no such order');
        // asked twice, it is fulfilled once
        if (row.status === 'fulfilled') return;
        await tx
          .update(order)
          .set({ status: 'fulfilled', fulfilled_at: sql`now()` })
          .where(own);
        const skus = await tx
          .select({ position: orderSku.position })
          .from(orderSku)
          .where(eq(orderSku.order_id, id))
          .orderBy(asc(orderSku.position));
        for (const { position } of skus) await jobs.add(tx, 'render_mockup', renderKey(id, position));
      });
      return { _id: id };
    },
    LIMITS,
  ),

  handler(calls.renderStatus, async ({ orderId, skuIndex }, context) => {
    const sku = await requireSku(context, orderId, skuIndex);
    const done = sku.output_hash !== null;
    const key = renderKey(orderId, skuIndex);
    const failed = !done && !(await context.jobs.isOpen(context.db, 'render_mockup', key));
    return {
      success: done,
      fileSrc: done
        ? `/api/${calls.output.path}?${new URLSearchParams({ orderId, skuIndex: String(skuIndex) }).toString()}`
        : null,
      progress: done ? 1 : sku.progress,
      // it is tried several times before it is given up
      failed,
    };
  }),

  fileHandler(calls.output, async ({ orderId, skuIndex }, context) => {
    const sku = await requireSku(context, orderId, Number(skuIndex));
    return renderFile(context, sku);
  }),
];

/** What is kept of a picture for the render; of a page nothing is, but it must be one that the buyer may see. */
async function orderedHash(context: Context, source: ArtSource): Promise<string | null> {
  if (source.kind === 'page') await requireDesign(context, 'view', source.design);
  return artHash(context, source);
}

/** A line of the order with what it was at this moment: its price, and the pictures that were put in. */
async function itemOf(context: Context, { mockup: id, inputs, price }: Sku) {
  const { db } = context;
  const [scene] = await db
    .select()
    .from(mockup)
    .where(and(eq(mockup.id, id), eq(mockup.active, true)));
  if (!scene) throw new ApiError('not_found', 'There is no such mockup');
  if (price !== undefined && Math.round(price * 100) !== scene.price_cents)
    throw new ApiError('bad_request', 'price: is another by now', { path: 'skus.price' });
  // values beyond the last layer belong to none
  const kept = {
    hue_values: inputs.hue_values.slice(0, hueLayers(scene.package).length),
    user_images: inputs.user_images.slice(0, imageLayers(scene.package).length),
  };
  const hashes: (string | null)[] = [];
  for (const [index, image] of kept.user_images.entries())
    hashes.push(image ? await orderedHash(context, requireArtSource(image.src, index)) : null);
  return { mockup_id: id, price_cents: scene.price_cents, inputs: kept, hashes };
}
