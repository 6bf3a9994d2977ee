import type { Provider } from './oidc-library.js';

/** Origins a server is reached by at a time: localhost, 127.0.0.1, an address in the local network, one or two names. */
const MOST = 8;

export const OIDC_PATH = '/account/oidc';

/**
 * One oidc-provider for each origin that browsers use: an issuer has one address, and which one that is, a server without
 * configured addresses learns only from its requests. They share records, keys and accounts, so one that was dropped for
 * want of room comes back knowing everything.
 */
export class ProvidersByOrigin {
  readonly #known = new Map<string, Provider>();

  constructor(private readonly make: (issuer: string, origin: string) => Provider) {}

  at(origin: string): Provider {
    const provider = this.#known.get(origin) ?? this.make(origin + OIDC_PATH, origin);
    this.#known.delete(origin);
    this.#known.set(origin, provider);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST) break;
      this.#known.delete(oldest);
    }
    return provider;
  }
}
