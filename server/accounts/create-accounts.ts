import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.js';
import type { Executor } from '../db/database.js';
import type { Mailer } from '../mail/mailer.js';
import { externalProvider, type AccountProvider } from './account-provider.js';
import { createEmbeddedAccountProvider } from './embedded-account-provider.js';
import { ProviderClients } from './provider-clients.js';
import type { Sessions } from './sessions.js';
import { SignIn } from './sign-in.js';

interface Parts {
  readonly db: Executor;
  readonly sessions: Sessions;
  readonly mailer: Mailer;
}

export interface AccountsSetup {
  readonly signIn: SignIn;
  /** Address of a provider outside. */
  readonly issuer?: string;
  /** Puts the embedded provider in place. */
  readonly registerProvider?: (app: FastifyInstance) => Promise<void>;
}

/** The way to sign in that the configuration asks for: at a provider outside, else at the embedded one. */
export async function createAccounts(
  { provider: external, addresses }: Pick<Config, 'provider' | 'addresses'>,
  parts: Parts,
): Promise<AccountsSetup> {
  if (external) return { signIn: signInAt(externalProvider(external), parts), issuer: external.issuer };
  const { provider, register } = await createEmbeddedAccountProvider(parts, addresses);
  return { signIn: signInAt(provider, parts), registerProvider: register };
}

const signInAt = (provider: AccountProvider, { db, sessions }: Omit<Parts, 'mailer'>): SignIn =>
  new SignIn({ db, sessions, clients: new ProviderClients(provider) });
