import { createHmac, timingSafeEqual } from 'node:crypto';
import { newToken } from '../access/secrets.js';
import { storedSecret } from '../access/stored-secret.js';
import { ApiError } from '../contract/envelope.js';
import type { Executor } from '../db/database.js';

/**
 * Where a list goes on, as its reader holds it: the key and the id of the last item, signed for one account and one question.
 * What was changed, or belongs to another question, is refused, so that a place in a list tells and opens nothing [E-005].
 */
export interface ListPlace {
  /** What the list is in order of, as text. */
  readonly key: string;
  readonly id: string;
}

/** Bytes of a signature. */
const SIGNATURE = 16;

/** The cursor that goes on after a place; `question` is the account and all that was asked for. */
export async function writeCursor(db: Executor, question: string, { key, id }: ListPlace): Promise<string> {
  const place = Buffer.from(JSON.stringify([key, id])).toString('base64url');
  return `${place}.${(await signatureOf(db, question, place)).toString('base64url')}`;
}

/** The place that a cursor names. Throws ApiError 'bad_request' for one that was not made for this question. */
export async function readCursor(db: Executor, question: string, cursor: string): Promise<ListPlace> {
  const [place = '', signed = ''] = cursor.split('.');
  const signature = Buffer.from(signed, 'base64url');
  const expected = await signatureOf(db, question, place);
  if (
    signature.length !== SIGNATURE ||
    !timingSafeEqual(signature, expected) ||
    !isExact(cursor, place, signed)
  )
    throw new ApiError('bad_request', 'The cursor is not one of this list');
  const [key, id] = JSON.parse(Buffer.from(place, 'base64url').toString()) as [string, string];
  return { key, id };
}

/** Base64 has more than one form of the same bytes. */
const isExact = (cursor: string, place: string, signed: string): boolean =>
  cursor === `${place}.${Buffer.from(signed, 'base64url').toString('base64url')}`;

async function signatureOf(db: Executor, question: string, place: string): Promise<Buffer> {
  return createHmac('sha256', await secretOf(db))
    .update(JSON.stringify([question, place]))
    .digest()
    .subarray(0, SIGNATURE);
}

const secrets = new WeakMap<Executor, Promise<string>>();

/** Read once, since it never changes; what failed is tried again by the next who asks. */
function secretOf(db: Executor): Promise<string> {
  const kept = secrets.get(db);
  if (kept) return kept;
  const secret = storedSecret(db, 'list_cursor', newToken);
  secrets.set(db, secret);
  secret.catch(() => secrets.delete(db));
  return secret;
}
