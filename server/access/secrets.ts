import { createHash, randomBytes } from 'node:crypto';

/** A secret for a cookie or a mailed link: 256 bits, 43 letters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

const TOKEN = /^[\w-]{43}$/;

/** What the database knows of a token: with a stolen table nobody gets in. Null for one we cannot have made. */
export const tokenHash = (token: string | undefined): string | null => hashIf(TOKEN, token);

/** sha256 of a secret in hex; null for one that has not the form of ours. */
export const hashIf = (form: RegExp, secret: string | undefined): string | null =>
  secret !== undefined && form.test(secret) ? createHash('sha256').update(secret).digest('hex') : null;
