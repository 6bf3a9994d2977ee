import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../contract/envelope.js';
import { file, mockup, order, orderSku } from '../../db/schema.js';
import type { Context, FileReply } from '../../http/calls/handler.js';
import { requireMember } from '../../access/require-member.js';

export type Sku = typeof orderSku.$inferSelect;

/** The job that makes the render of a line of an order. */
export const renderKey = (orderId: string, position: number): string => `${orderId}:${position}`;

export function readRenderKey(key: string): { readonly orderId: string; readonly position: number } {
  const at = key.lastIndexOf(':');
  return { orderId: key.slice(0, at), position: Number(key.slice(at + 1)) };
}

/** A line of an order of one's own that is fulfilled; anything else is not there (C-009). */
export async function requireSku(
  { db, principal }: Pick<Context, 'db' | 'principal'>,
  orderId: string,
  position: number,
): Promise<Sku> {
  const member = requireMember(principal);
  const wanted = and(
    ...[eq(order.id, orderId), eq(order.owner_user, member.id), eq(order.status, 'fulfilled')],
    eq(orderSku.position, Number.isInteger(position) && position >= 0 && position < 1000 ? position : -1),
  );
  const [row] = await db
    .select({ sku: orderSku })
    .from(orderSku)
    .innerJoin(order, eq(order.id, orderSku.order_id))
    .where(wanted);
  if (!row) throw new ApiError('not_found', 'There is no such order');
  return row.sku;
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': '.jpg', 'image/png': '.png' };

/** The render itself, to be saved under the name of its mockup. Throws 'not_found' until it is there. */
export async function renderFile(
  { db, files }: Context,
  { output_hash, mockup_id }: Sku,
): Promise<FileReply> {
  const [kept] =
    output_hash === null || mockup_id === null
      ? []
      : await db
          .select({ mime: file.mime, name: mockup.name })
          .from(file)
          .innerJoin(mockup, eq(mockup.id, mockup_id))
          .where(eq(file.hash, output_hash));
  if (output_hash === null || !kept) throw new ApiError('not_found', 'The render is not there yet');
  const name = `${kept.name}${ENDINGS[kept.mime] ?? ''}`;
  return { bytes: await files.read(output_hash), mime: kept.mime, name };
}
