import * as oidc from 'openid-client';
import type { AccountProvider } from './account-provider.js';
import type { Product } from './sessions.js';

/** How long the provider may take to answer us, seconds. */
const PATIENCE = 10;

/** What was discovered is asked for anew after this long, ms: endpoints move, rarely. */
const KEEP = 3_600_000;

/** Kept at once: the embedded provider is another at each origin, and anybody may write one into a Host header. */
const LIMIT = 50;

/** The account provider did not answer, or not as one. The message is for the log. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';

  constructor(issuer: string, cause: unknown) {
    super(`the account provider ${issuer} cannot be used: ${reasonsOf(cause).join(': ')}`, { cause });
  }
}

interface Kept {
  readonly client: Promise<oidc.Configuration>;
  readonly until: number;
}

/** Our clients at the provider. Discovery happens at the first need, not at start: the server runs without the provider. */
export class ProviderClients {
  readonly #kept = new Map<string, Kept>();

  constructor(readonly provider: AccountProvider) {}

  /** Throws ProviderUnavailable; the next call then tries again. */
  async of(product: Product, origin: string): Promise<oidc.Configuration> {
    const { issuer } = this.provider.at(origin);
    const key = `${product} ${issuer}`;
    const kept = this.#kept.get(key);
    if (kept && kept.until > Date.now()) return kept.client;
    const client = this.#discover(product, origin).catch((error: unknown) => {
      if (this.#kept.get(key)?.client === client) this.#kept.delete(key);
      throw new ProviderUnavailable(issuer, error);
    });
    this.#keep(key, { client, until: Date.now() + KEEP });
    return client;
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.delete(key);
    if (this.#kept.size >= LIMIT) this.#kept.delete(this.#kept.keys().next().value!);
    this.#kept.set(key, kept);
  }

  #discover(product: Product, origin: string): Promise<oidc.Configuration> {
    const { issuer, fetch } = this.provider.at(origin);
    const { id, secret } = this.provider.clients[product];
    const open = new URL(issuer).protocol === 'http:';
    return oidc.discovery(new URL(issuer), id, undefined, secretAuth(secret), {
      timeout: PATIENCE,
      ...(fetch && { [oidc.customFetch]: fetch as oidc.CustomFetch }),
      // the configuration has decided where http is good enough
      execute: [oidc.enableNonRepudiationChecks, ...(open ? [oidc.allowInsecureRequests] : [])],
    });
  }
}

/** The secret goes into the header, which is what a provider must take unless it says otherwise, else into the body. */
const secretAuth =
  (secret: string): oidc.ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const inHeader = methods === undefined || methods.includes('client_secret_basic');
    const auth = inHeader ? oidc.ClientSecretBasic(secret) : oidc.ClientSecretPost(secret);
    return auth(server, ...rest);
  };

/** What went wrong, from the outside in: 'fetch failed' alone helps nobody. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return [error.message || error.name, ...reasonsOf(error.cause)];
}

/** True for what may pass when tried again: the line broke, or the provider has trouble of its own. */
export function isTransient(error: unknown): boolean {
  if (error instanceof ProviderUnavailable) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof TypeError || ['TimeoutError', 'AbortError'].includes(error.name)) return true;
  const status = (error as { status?: unknown }).status;
  return (typeof status === 'number' && status >= 500) || isTransient(error.cause);
}
