import { createHmac, generateKeyPair, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';
import type { Executor } from '../db/database.js';
import { storedSecret } from '../access/stored-secret.js';

/** What the provider signs with. Kept in the database: a restart must sign nobody out. */
export interface ProviderKeys {
  readonly jwks: { readonly keys: JWK[] };
  /** Of cookies; the first one signs. */
  readonly cookies: string[];
}

export const providerKeys = async (db: Executor): Promise<ProviderKeys> => ({
  jwks: { keys: [await storedSecret(db, 'provider_signing_key', makeSigningKey)] },
  cookies: [await storedSecret(db, 'provider_cookie_key', makeCookieKey)],
});

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' } as JWK;
}

const makeCookieKey = () => randomBytes(32).toString('base64url');

/** What a form must carry: it is bound to one sign-in, whose cookie no other site can read or set. */
export class FormTokens {
  constructor(private readonly key: string) {}

  of(uid: string): string {
    return createHmac('sha256', this.key).update(`form:${uid}`).digest('base64url');
  }

  isOf(uid: string, token: string): boolean {
    const [wanted, given] = [Buffer.from(this.of(uid)), Buffer.from(token)];
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  }
}
