import { eq, sql } from 'drizzle-orm';
import { newId } from '../../../elements/math/ids.js';
import type { Executor } from '../../db/database.js';
import { sandboxEvent, sandboxObject } from '../../db/schema.js';
import { missing, type Body } from './wire.js';

/** What the test shop remembers. All of it lies in the database, so that a server that is killed loses no charge. */

const ID_LENGTH = 24;

export const newObjectId = (start: string): string => `${start}_${newId(ID_LENGTH)}`;

/** Seconds, as Stripe counts. */
export const seconds = (date = new Date()): number => Math.floor(date.getTime() / 1000);

/** The object, locked until the transaction ends. Throws when there is none of the kind. */
export async function lockObject(tx: Executor, kind: string, id: string, param = 'id'): Promise<Body> {
  const [row] = await tx.select().from(sandboxObject).where(eq(sandboxObject.id, id)).for('update');
  if (row?.kind !== kind) throw missing(kind, id, param);
  return row.body;
}

export async function saveObject(tx: Executor, body: Body): Promise<Body> {
  const values = { id: String(body['id']), kind: String(body['object']), body: { ...body } };
  await tx
    .insert(sandboxObject)
    .values(values)
    .onConflictDoUpdate({ target: sandboxObject.id, set: { body: values.body } });
  return body;
}

/** A message to our webhook, sent once what it tells is true. */
export async function emit(tx: Executor, type: string, object: Body): Promise<void> {
  const id = newObjectId('evt');
  const body = {
    id,
    object: 'event',
    type,
    created: seconds(),
    livemode: false,
    data: { object: shown(object) },
  };
  await tx.insert(sandboxEvent).values({ id, body, created_at: sql`clock_timestamp()` });
}

/** An object without what is only for us: fields that begin with an underscore. */
export const shown = (body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !name.startsWith('_')));
