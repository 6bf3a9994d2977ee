import { mayOnDesign, type DesignAct } from '../../access/access.js';
import { savedDesign } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import type { Context } from '../../http/calls/handler.js';

/** Asked before any costly work: nobody makes us parse or decode for a design that is not theirs. Throws 'not_found'. */
export async function requireDesign(
  { db, asker }: Pick<Context, 'db' | 'asker'>,
  act: DesignAct,
  id: string,
): Promise<void> {
  const rows = await db
    .select({ id: savedDesign.id })
    .from(savedDesign)
    .where(mayOnDesign(asker, act, id));
  if (rows.length === 0) throw notFound();
}
