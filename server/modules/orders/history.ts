import { and, asc, desc, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import { order as calls } from '../../contract/order.js';
import { PICTURE_FIELDS, type OrderedSku, type PlacedOrder } from '../../contract/order-skus.js';
import type { Executor } from '../../db/database.js';
import { designResource, invoice, order, orderSku, payment } from '../../db/schema.js';
import { mockupsById } from '../mockups/mockup-records.js';
import type { OrderRow } from './order-events.js';
import { usd } from './pricing/price-lines.js';

/** Orders listed at once. */
const MOST = 500;

/** Those that came to something, and those whose payment is under way. */
export const listedOrders = (db: Executor, userId: string): SQL =>
  and(
    eq(order.owner_user, userId),
    or(
      inArray(order.status, ['fulfilled', 'refunded']),
      and(
        eq(order.status, 'pending'),
        exists(
          db
            .select({ one: sql`1` })
            .from(payment)
            .where(
              and(
                eq(payment.order_id, order.id),
                inArray(payment.status, [
                  'processing',
                  'requires_action',
                  'requires_confirmation',
                  'succeeded',
                ]),
              ),
            ),
        ),
      ),
    ),
  )!;

/** Orders as their buyer is told of them, newest first. */
export async function placedOrders(db: Executor, wanted: SQL): Promise<PlacedOrder[]> {
  const rows = await db
    .select({ order, number: invoice.number })
    .from(order)
    .leftJoin(invoice, eq(invoice.order_id, order.id))
    .where(wanted)
    .orderBy(desc(order.created_at), desc(order.id))
    .limit(MOST);
  const lines = await linesOf(
    db,
    rows.map((row) => row.order.id),
  );
  return rows.map((row) => placed(row.order, row.number, lines.get(row.order.id) ?? []));
}

const placed = (row: OrderRow, number: number | null, skus: OrderedSku[]): PlacedOrder => ({
  ...{
    _id: row.id,
    createdAt: row.created_at.toISOString(),
    status: row.status,
    design: row.design_id,
    skus,
  },
  ...{ amount: usd(row.amount_cents), amount_cents: row.amount_cents, amount_credits: row.amount_credits },
  ...{ discount: usd(row.discount_cents), coupon_code: row.coupon_code, currency: row.currency },
  ...{ payment_mode: row.payment_mode, invoice: number },
});

type Line = typeof orderSku.$inferSelect;

async function linesOf(db: Executor, orders: readonly string[]): Promise<Map<string, OrderedSku[]>> {
  const found = new Map<string, OrderedSku[]>();
  if (orders.length === 0) return found;
  const rows = await db
    .select({ line: orderSku, thumbnail: designResource.thumbnail })
    .from(orderSku)
    .leftJoin(designResource, eq(designResource.id, orderSku.resource_id))
    .where(inArray(orderSku.order_id, [...orders]))
    .orderBy(asc(orderSku.position));
  const scenes = [...new Set(rows.flatMap(({ line }) => line.mockup_id ?? []))];
  const previews = new Map(
    (await mockupsById(db, scenes)).map(({ _id, placeholders }) => [_id, placeholders[0]]),
  );
  for (const { line, thumbnail } of rows) {
    const image = line.mockup_id === null ? thumbnail : (previews.get(line.mockup_id) ?? null);
    found.set(line.order_id, [...(found.get(line.order_id) ?? []), orderedLine(line, image)]);
  }
  return found;
}

function orderedLine(line: Line, image_src: string | null): OrderedSku {
  const { type, name, license, price_cents, credits, design_id: design } = line;
  return {
    ...{ type, name, license, price: usd(price_cents), price_cents, credits, design, image_src },
    ...thingOf(line),
    output_file: line.output_hash === null ? null : outputAddress(line.order_id, line.position),
  };
}

/** The one id that a line carries, under the name that goes with its type. */
function thingOf({ type, mockup_id, resource_id, offer }: Line): Partial<OrderedSku> {
  if (type === 'mockup') return { mockup: mockup_id! };
  if (type === 'credit_pack') return { pack: offer! };
  if (type === 'plan') return { plan: offer! };
  return { [PICTURE_FIELDS[type]]: resource_id! };
}

/** Where the buyer, and nobody else, may load the render of a line. */
export const outputAddress = (orderId: string, skuIndex: number): string =>
  `/api/${calls.output.path}?${new URLSearchParams({ orderId, skuIndex: String(skuIndex) }).toString()}`;
