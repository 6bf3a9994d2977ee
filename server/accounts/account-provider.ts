import type { ClientCredentials, ExternalProvider } from '../config/accounts.js';
import type { Product } from './sessions.js';

/** The account provider as one of our origins sees it. */
export interface ProviderEndpoint {
  readonly issuer: string;
  /** How it is reached; over the network unless told. */
  readonly fetch?: typeof fetch;
}

/** Who vouches for users. */
export interface AccountProvider {
  /** What its users are kept under: subjects are only unique with it. */
  readonly name: string;
  readonly clients: Readonly<Record<Product, ClientCredentials>>;
  at(origin: string): ProviderEndpoint;
}

/** A provider outside is the same from everywhere. */
export const externalProvider = ({ issuer, clients }: ExternalProvider): AccountProvider => ({
  name: issuer,
  clients,
  at: () => ({ issuer }),
});
