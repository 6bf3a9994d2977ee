import * as z from 'zod';
import { ConfigError, parse, requireWhole, type Settings } from './parse.js';

/** What the provider knows a product by. */
export interface ClientCredentials {
  readonly id: string;
  readonly secret: string;
}

/** An account provider outside; undefined where the embedded one is to be used. */
export interface ExternalProvider {
  readonly issuer: string;
  /** One for each product (D-019); the same twice unless set apart. */
  readonly clients: { readonly design: ClientCredentials; readonly mockup: ClientCredentials };
}

const DESIGN = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
const MOCKUP = ['OIDC_MOCKUP_CLIENT_ID', 'OIDC_MOCKUP_CLIENT_SECRET'] as const;

const variables = z.object({
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://accounts.example' })
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_MOCKUP_CLIENT_ID: z.string().optional(),
  OIDC_MOCKUP_CLIENT_SECRET: z.string().optional(),
});

/**
 * Reads who vouches for users. `website` is the configured address of the pages: where they travel in the open, the
 * provider may too. Throws a ConfigError.
 */
export function readAccounts(set: Settings, website: string | undefined): ExternalProvider | undefined {
  requireWhole(set, DESIGN);
  requireWhole(set, MOCKUP);
  const data = parse(variables, set);
  const issuer = data.OIDC_ISSUER;
  if (issuer === undefined) {
    if (data.OIDC_MOCKUP_CLIENT_ID) throw new ConfigError(`OIDC_ISSUER: must be set, since ${MOCKUP[0]} is`);
    return undefined;
  }
  if (!mayTravel(issuer, website))
    throw new ConfigError('OIDC_ISSUER: must begin with https:// unless WEBSITE_URL begins with http://');
  const design = { id: data.OIDC_CLIENT_ID!, secret: data.OIDC_CLIENT_SECRET! };
  const mockup =
    data.OIDC_MOCKUP_CLIENT_ID === undefined
      ? design
      : { id: data.OIDC_MOCKUP_CLIENT_ID, secret: data.OIDC_MOCKUP_CLIENT_SECRET! };
  return { issuer, clients: { design, mockup } };
}

/** Codes and secrets go there: in the open only on this machine, or where the operator lets the pages do so too. */
function mayTravel(issuer: string, website: string | undefined): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || isLoopback(hostname) || (website?.startsWith('http:') ?? false);
}

const isLoopback = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
