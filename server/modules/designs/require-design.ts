import { mayOnDesign, type DesignAct } from '../../access/designs.js';
import { savedDesign } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import type { Context } from '../../http/calls/handler.js';

/** Asked before any costly work: nobody makes us parse or decode for a design that is not theirs. Throws 'not_found'. */
export async function requireDesign(
  { db, principal }: Pick<Context, 'db' | 'principal'>,
  act: DesignAct,
  id: string,
): Promise<void> {
  const rows = await db
    .select({ id: savedDesign.id })
    .from(savedDesign)
    .where(mayOnDesign(principal, act, id));
  if (rows.length === 0) throw notFound();
}
