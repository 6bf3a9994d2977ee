import { createHash, timingSafeEqual } from 'node:crypto';
import { newToken } from '../access/secrets.js';
import type { Executor } from '../db/database.js';
import { storedSecret } from '../access/stored-secret.js';

export const OUTBOX_PATH = '/account/outbox';

/** The operator's key to the outbox: printed at the start, the same for ever. */
export const outboxKey = (db: Executor): Promise<string> => storedSecret(db, 'outbox_key', newToken);

/** What the operator opens. */
export const outboxAddress = (origin: string, key: string): string => `${origin}${OUTBOX_PATH}?key=${key}`;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that tells nothing. */
export const isOutboxKey = (key: string, given: unknown): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(key), digest(given));
