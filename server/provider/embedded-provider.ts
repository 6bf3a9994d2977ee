import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Mailer } from '../mail/mailer.js';
import type { Services } from '../services.js';
import { accountFinder } from './accounts/accounts.js';
import { AccountLimits } from './accounts/account-limits.js';
import { providerConfiguration, type ProviderClient } from './configuration.js';
import { FormTokens, providerKeys, type ProviderKeys } from './provider-keys.js';
import { AfterResponse } from './after-response.js';
import { Provider } from './oidc-library.js';
import { inProcessFetch, mountProvider } from './mount-provider.js';
import { originOf, type AllowedOrigins } from './origins.js';
import { registerAssets } from '../pages/assets.js';
import { NOTES } from './pages/link-pages.js';
import { createPageRenderer } from '../pages/page-renderer.js';
import { EmbeddedAccounts } from './embedded-accounts.js';
import type { OwnAccounts } from './own-accounts.js';
import { OIDC_PATH, ProvidersByOrigin } from './providers-by-origin.js';
import { prepareForms } from './routes/form-scope.js';
import { KnownDevices } from './routes/known-device.js';
import type { RouteContext } from './routes/route-context.js';
import { registerLinks } from './routes/link-routes.js';
import { registerInteractions } from './routes/interaction-routes.js';
import { signOutAtOnce } from './sign-out.js';

export interface EmbeddedProvider {
  /** Mounts it below /account. */
  register(app: FastifyInstance): Promise<void>;
  /** What members do with their accounts. */
  readonly accounts: OwnAccounts;
  /** The provider as browsers reach it at an origin ('http://localhost:3000'). */
  at(origin: string): ProviderAt;
}

export interface ProviderAt {
  /** `${origin}/account/oidc` */
  readonly issuer: string;
  /** Reaches the provider from inside the process, without the network: for openid-client's `customFetch`. */
  readonly fetch: typeof fetch;
}

export interface EmbeddedProviderOptions {
  readonly services: Pick<Services, 'db' | 'sessions'>;
  readonly clients: readonly ProviderClient[];
  readonly mailer: Mailer;
  /**
   * The origins whose paths above may be returned to, the API's own first. 'any' where addresses are not configured: then
   * each origin the server is asked by is a provider of its own.
   */
  readonly allowedOrigins: AllowedOrigins;
  /** Where the pages of the website begin; absent: on this very host. */
  readonly website?: string;
  /** Where a product goes on to after the sign-in it knows by `state`. */
  readonly returnOf: RouteContext['returnOf'];
}

/** The account provider for who has none: log in, register, forgot password. It needs only the database. */
export async function createEmbeddedProvider(options: EmbeddedProviderOptions): Promise<EmbeddedProvider> {
  const { services, mailer, allowedOrigins, website = '', returnOf } = options;
  const limits = new AccountLimits();
  const { db, sessions } = services;
  const keys = await providerKeys(db);
  const page = createPageRenderer(db, website);
  const afterResponse = new AfterResponse();
  const providers = new ProvidersByOrigin((issuer, origin) =>
    makeProvider(options, { keys, page, afterResponse, issuer, origin }),
  );
  const foundAt = (origin: string) => ({ provider: providers.at(origin), origin });
  const fetchAt = inProcessFetch(foundAt);
  const find = (request: FastifyRequest) => {
    const origin = originOf(request, allowedOrigins);
    return origin === null ? null : foundAt(origin);
  };
  const context: RouteContext = {
    ...{ db, sessions, mailer, find, page, limits, returnOf },
    formTokens: new FormTokens(keys.cookies[0]!),
    devices: new KnownDevices(keys.cookies[0]!),
    afterResponse: (reply, work) => afterResponse.run(reply, work),
  };
  return {
    accounts: new EmbeddedAccounts({ db, sessions, mailer, limits }),
    at: (origin) => ({ issuer: origin + OIDC_PATH, fetch: fetchAt(origin) }),
    register: async (app) => {
      afterResponse.start(app);
      await mountProvider(app, find);
      await app.register(async (scope) => registerAssets(scope));
      await app.register(async (scope) => {
        prepareForms(scope, context, endsOf(options));
        registerInteractions(scope, context);
        registerLinks(scope, context);
      });
    },
  };
}

interface Made {
  readonly keys: ProviderKeys;
  readonly page: RouteContext['page'];
  readonly afterResponse: AfterResponse;
  readonly issuer: string;
  readonly origin: string;
}

/** The library's provider for one origin. */
function makeProvider(
  { services: { db }, clients, allowedOrigins }: EmbeddedProviderOptions,
  { keys, page, afterResponse, issuer, origin }: Made,
): Provider {
  const origins = allowedOrigins === 'any' ? [origin] : allowedOrigins;
  const configuration = providerConfiguration({
    ...{ db, keys, clients, origins, findAccount: accountFinder(db) },
    errorPage: () => page(NOTES.failed),
  });
  const provider = new Provider(issuer, configuration);
  provider.proxy = true;
  provider.use(signOutAtOnce(db, () => page(NOTES.signedOut)));
  provider.on('server_error', (_ctx, err) =>
    afterResponse.log?.error({ err }, 'the account provider failed'),
  );
  return provider;
}

/** Where a form may lead: a sign-in that ends well goes on to the product and to the page that was left. */
const endsOf = ({ allowedOrigins, website }: EmbeddedProviderOptions): readonly string[] =>
  allowedOrigins === 'any' ? [] : [...new Set([...allowedOrigins, ...(website ? [website] : [])])];
