import { asc, eq } from 'drizzle-orm';
import { designResource, invoice, order, orderSku, purchase } from '../../../db/schema.js';
import { addKept, type Exporting } from './exporting.js';

/** Renders that were bought; `orders.json` has every order with its lines and its invoice. */
export async function addOrders(exporting: Exporting): Promise<void> {
  const { db, member, archive } = exporting;
  const rows = await db
    .select()
    .from(order)
    .where(eq(order.owner_user, member.id))
    .orderBy(asc(order.created_at), asc(order.id));
  const list = [];
  for (const { owner_user: _owner, attempt: _attempt, ...row } of rows) {
    const skus = await db
      .select()
      .from(orderSku)
      .where(eq(orderSku.order_id, row.id))
      .orderBy(asc(orderSku.position));
    const [issued] = await db.select().from(invoice).where(eq(invoice.order_id, row.id));
    const lines = [];
    for (const { order_id: _order, fault: _fault, progress: _progress, output_hash, ...line } of skus) {
      const file = await addKept(exporting, { folders: ['Renders'], name: line.name }, output_hash);
      lines.push({ ...line, file });
    }
    list.push({ ...row, lines, invoice: issued ?? null });
  }
  await archive.addList('orders', list);
}

/** Pictures that were bought, without their mark; `purchases.json` lists them. */
export async function addPurchases(exporting: Exporting): Promise<void> {
  const { db, member, archive } = exporting;
  const rows = await db
    .select({ bought: purchase, picture: designResource })
    .from(purchase)
    .innerJoin(designResource, eq(designResource.id, purchase.resource_id))
    .where(eq(purchase.owner_user, member.id))
    .orderBy(asc(purchase.created_at), asc(designResource.id));
  const list = [];
  for (const { bought, picture } of rows) {
    const { id, name, file_hash } = picture;
    const file = await addKept(exporting, { folders: ['Purchases'], name }, file_hash);
    list.push({ ...{ id, name, created_at: bought.created_at }, file });
  }
  await archive.addList('purchases', list);
}
