import type { FastifyInstance } from 'fastify';
import { newToken } from '../access/secrets.js';
import type { ClientCredentials } from '../config/accounts.js';
import type { Addresses } from '../config/addresses.js';
import { CALLBACK_PATH, SIGNED_OUT_PATH } from '../contract/sign-in.js';
import type { Executor } from '../db/database.js';
import type { Mailer } from '../mail/mailer.js';
import { EMBEDDED_ISSUER } from '../access/embedded-issuer.js';
import type { ProviderClient } from '../provider/configuration.js';
import { createEmbeddedProvider } from '../provider/embedded-provider.js';
import { storedSecret } from '../access/stored-secret.js';
import type { OwnAccounts } from '../provider/own-accounts.js';
import { returnOfAttempt } from './sign-in-attempts.js';
import type { AccountProvider } from './account-provider.js';
import type { Product, Sessions } from './sessions.js';

interface Parts {
  readonly db: Executor;
  readonly sessions: Sessions;
  readonly mailer: Mailer;
}

/** What the embedded provider knows the products by (D-019). */
const IDS: Record<Product, string> = { design: 'designmaker', mockup: 'mockupmaker' };

/** Opens the provider that comes with the product; it is reached without the network, through what `at` gives. */
export async function createEmbeddedAccountProvider(
  { db, sessions, mailer }: Parts,
  addresses: Addresses | undefined,
): Promise<{
  readonly provider: AccountProvider;
  readonly accounts: OwnAccounts;
  readonly register: (app: FastifyInstance) => Promise<void>;
}> {
  const clients = { design: await clientOf(db, 'design'), mockup: await clientOf(db, 'mockup') };
  const embedded = await createEmbeddedProvider({
    services: { db, sessions },
    clients: Object.values(clients).map(registration),
    mailer,
    returnOf: (state) => returnOfAttempt(db, state),
    allowedOrigins: addresses ? [addresses.api] : 'any',
    ...(addresses && { website: addresses.website }),
  });
  return {
    provider: { name: EMBEDDED_ISSUER, clients, at: (origin) => embedded.at(origin) },
    accounts: embedded.accounts,
    register: (app) => embedded.register(app),
  };
}

/** The secret is made once and kept, so that every server of the installation has the same. */
const clientOf = async (db: Executor, product: Product): Promise<ClientCredentials> => ({
  id: IDS[product],
  secret: await storedSecret(db, `client ${IDS[product]}`, newToken),
});

const registration = ({ id, secret }: ClientCredentials): ProviderClient => ({
  client_id: id,
  client_secret: secret,
  redirect_path: CALLBACK_PATH,
  signed_out_path: SIGNED_OUT_PATH,
});
