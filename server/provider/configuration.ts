import type { Configuration, FindAccount, KoaContextWithOIDC } from 'oidc-provider';
import { COOKIES } from '../contract/cookies.js';
import type { Executor } from '../db/database.js';
import type { ProviderKeys } from './provider-keys.js';
import { adapterErrors } from './oidc-library.js';
import { createAdapter } from './oidc-adapter.js';

/** Seconds. */
const [MINUTE, HOUR, DAY] = [60, 3600, 24 * 3600];
/** How long a browser stays logged in at the provider, unless it is told to forget when it closes. */
const SESSION = 30 * DAY;

export const SCOPES = 'openid email profile';

/** A product that lets people in through the provider. */
export interface ProviderClient {
  readonly client_id: string;
  readonly client_secret: string;
  /** Where people come back to after they logged in, e.g. '/auth/callback'. */
  readonly redirect_path: string;
  /** Where they come back to after they signed out, e.g. '/auth/signed-out'. */
  readonly signed_out_path: string;
}

export interface ConfigurationOptions {
  readonly db: Executor;
  readonly keys: ProviderKeys;
  readonly clients: readonly ProviderClient[];
  /** Where the clients' paths may lie. */
  readonly origins: readonly string[];
  readonly findAccount: FindAccount;
  /** The page that says a request was wrong; texts of the library are for developers and stay out of it. */
  readonly errorPage: () => Promise<string>;
}

/** Everything one oidc-provider is told. */
export function providerConfiguration(options: ConfigurationOptions): Configuration {
  const { db, keys, clients, origins, findAccount, errorPage } = options;
  return {
    adapter: createAdapter(db, adapterErrors),
    clients: clients.map((client) => clientMetadata(client, origins)),
    jwks: keys.jwks,
    cookies: {
      keys: keys.cookies,
      names: {
        session: COOKIES.account.name,
        interaction: COOKIES.accountStep.name,
        resume: COOKIES.accountResume.name,
      },
      long: { path: '/account', httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    pkce: { required: () => true },
    responseTypes: ['code'],
    scopes: SCOPES.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // the ID token carries all claims, so that signing in needs no call for them
    conformIdTokenClaims: false,
    extraParams: ['screen_hint'],
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true, logoutSource } },
    interactions: { url: (_ctx, { uid }) => `/account/interaction/${uid}` },
    clientBasedCORS: () => false,
    ttl: {
      ...{ Session: SESSION, Grant: SESSION, Interaction: HOUR },
      ...{ AuthorizationCode: MINUTE, AccessToken: HOUR, IdToken: HOUR },
    },
    findAccount,
    loadExistingGrant,
    renderError: async (ctx) => {
      ctx.type = 'html';
      ctx.body = await errorPage();
    },
  };
}

const clientMetadata = (client: ProviderClient, origins: readonly string[]) => ({
  client_id: client.client_id,
  client_secret: client.client_secret,
  redirect_uris: origins.map((origin) => origin + client.redirect_path),
  post_logout_redirect_uris: origins.map((origin) => origin + client.signed_out_path),
});

/** Our own products need nobody's consent: what they may know is granted when they first ask. */
async function loadExistingGrant(ctx: KoaContextWithOIDC) {
  const { provider, client, session, result } = ctx.oidc;
  const known = result?.consent?.grantId ?? session!.grantIdFor(client!.clientId);
  const found = known === undefined ? undefined : await provider.Grant.find(known);
  if (found && found.accountId === session!.accountId) return found;
  const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
  grant.addOIDCScope(SCOPES);
  await grant.save();
  return grant;
}

/** Never seen: `signOutAtOnce` puts its own answer in place. */
async function logoutSource(ctx: KoaContextWithOIDC): Promise<void> {
  ctx.body = '';
}
