import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.js';
import type { Executor } from '../db/database.js';
import type { Mailer } from '../mail/mailer.js';
import type { OwnAccounts } from '../provider/own-accounts.js';
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
  /** What members do with their accounts at the provider that comes with us. */
  readonly ownAccounts?: OwnAccounts;
  /** Address of a provider outside. */
  readonly issuer?: string;
  /** Puts the embedded provider in place. */
  readonly registerProvider?: (app: FastifyInstance) => Promise<void>;
}

/** The way to sign in that the configuration asks for: at a provider outside, else at the embedded one. */
export async function createAccounts(
  { provider: external, addresses, commerce }: Pick<Config, 'provider' | 'addresses'> & Partial<Config>,
  parts: Parts,
): Promise<AccountsSetup> {
  if (external)
    return { signIn: signInAt(externalProvider(external), parts, commerce), issuer: external.issuer };
  const { provider, accounts, register } = await createEmbeddedAccountProvider(parts, addresses);
  const signIn = signInAt(provider, parts, commerce);
  return { signIn, ownAccounts: accounts, registerProvider: register };
}

const signInAt = (
  provider: AccountProvider,
  { db, sessions }: Omit<Parts, 'mailer'>,
  commerce: Config['commerce'] | undefined,
): SignIn =>
  new SignIn({
    ...{ db, sessions, clients: new ProviderClients(provider) },
    ...(commerce && { welcomeCredits: commerce.welcomeCredits }),
  });
