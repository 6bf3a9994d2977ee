import { createHash } from 'node:crypto';

const HASH = /^[0-9a-f]{64}$/;

/** The name of stored bytes: their sha256. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const isHash = (name: string): boolean => HASH.test(name);

/** A name from outside never leads out of the store. */
export function requireHash(name: string): string {
  if (!isHash(name)) throw new Error('not the name of a stored file');
  return name;
}
