import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import type { CatalogIndex } from '../catalog/format.js';
import type { EmbedOrigins } from './config/embedding.js';
import type { OwnPages } from './config/footer.js';
import type { PageConfiguration } from './contract/page-configuration.js';
import { registerAuth } from './accounts/auth-routes.js';
import { registerCompression } from './http/compress.js';
import { allowWebsiteOrigin } from './http/security/cors.js';
import { registerApp } from './http/app/app-files.js';
import { isPageVisit, type PageParts } from './http/app/app-page.js';
import { registerEmbedderCalls } from './http/app/embedder-calls.js';
import { registerEmbed } from './http/app/embedding.js';
import { answersFor } from './http/calls/answer-call.js';
import { notFound, sendError } from './http/calls/errors.js';
import { registerForms } from './http/calls/register-forms.js';
import { registerCall } from './http/calls/register-call.js';
import { Callers } from './http/security/callers.js';
import { sparedPerMinute } from './http/security/rate-limit.js';
import { requireHost } from './http/security/require-host.js';
import { PERMISSIONS_POLICY, securityHeaders } from './http/security/security-headers.js';
import { asksForAnswers, pageAnswers } from './modules/page-answers/page-answers.js';
import { pagePreview } from './modules/previews/page-preview.js';
import { registerWebhook } from './modules/payments-webhook.js';
import { registerApiDocs } from './pages/api/register-api-docs.js';
import { registerStatic } from './modules/static/static-files.js';
import { callHandlers, formHandlers } from './handlers.js';
import { closeWhileStopping } from './ops/shutdown.js';
import { registerHealth } from './ops/health.js';
import { logging } from './ops/logging.js';
import type { Metrics } from './ops/metrics/metrics.js';
import { measureRequests, registerMetrics } from './ops/metrics/register-metrics.js';
import { registerRequestIds, requestIds } from './ops/tracing/request-ids.js';
import { registerSpans } from './ops/tracing/spans.js';
import { registerSandboxPages } from './payments/sandbox/sandbox-routes.js';
import type { WaitingThumbnails } from './catalog/waiting-thumbnails.js';
import type { Sandbox } from './payments/sandbox/sandbox.js';
import type { Services } from './services.js';

export interface BuildOptions {
  readonly services: Services;
  readonly dataFolder: string;
  readonly catalogFolder: string;
  readonly fonts: Pick<CatalogIndex, 'fonts' | 'fallbackFonts'>;
  /** Pictures of templates that are drawn when they are asked for. */
  readonly waitingThumbnails?: Pick<WaitingThumbnails, 'drawn' | 'served'>;
  /** Footer pages in the operator's own words; none unless told. */
  readonly ownPages?: OwnPages;
  /** The built app; without it only calls and files are served. */
  readonly appFolder?: string;
  /** The built editor for other people's pages. */
  readonly embedFolder?: string;
  /** Whose pages may embed it; our own alone unless told. */
  readonly embedOrigins?: EmbedOrigins;
  /** What the operator set for the app. */
  readonly page?: PageConfiguration;
  readonly logLevel?: string;
  /** Address of an account provider outside. */
  readonly issuer?: string | undefined;
  /** Puts the embedded account provider in place. */
  readonly registerProvider?: ((app: FastifyInstance) => Promise<void>) | undefined;
  /** Puts the operator's outbox in place. */
  readonly registerOutbox?: ((app: FastifyInstance) => Promise<void>) | undefined;
  /** The test shop, where no payment provider is configured. */
  readonly sandbox?: Sandbox | undefined;
  /** Reverse proxies before the server; none unless told. */
  readonly proxies?: number;
  /** False lets tests call as often as they like. */
  readonly rateLimits?: boolean;
  readonly stopping?: () => boolean;
  /** Whether spans are sent anywhere. */
  readonly traced?: boolean;
  readonly metrics?: Metrics;
  /** Who shows it may read them; nobody unless told. */
  readonly metricsToken?: string;
}

/** Longest a request may take to arrive, ms: the largest save on a slow line, and no socket is held for ever. */
const REQUEST_LIMIT = 300_000;

/** No page lies here: the app says so in its own words. */
const NOT_FOUND_PAGE = '/not-found';

/** What comes in is checked against our contract: the compilers of JSON schemas would take a third of the start to load. */
const noSchemas = () => {
  throw new Error('routes are checked by the contract, not by JSON schemas');
};

/** The server, ready to listen. */
export async function buildApp(options: BuildOptions): Promise<FastifyInstance> {
  const { services, logLevel = 'silent', proxies = 0, stopping = () => false, issuer } = options;
  const app = fastify({
    logger: logging(logLevel),
    genReqId: requestIds(proxies),
    // what stands further left in X-Forwarded-For was written by the browser itself
    trustProxy: proxies > 0 && ((_, hop) => hop < proxies),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_LIMIT,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // an address that cannot be decoded never reaches a route
    frameworkErrors: (error, request, reply) => {
      reply.header('permissions-policy', PERMISSIONS_POLICY);
      return options.appFolder !== undefined && isPageVisit(request)
        ? reply.redirect(NOT_FOUND_PAGE)
        : sendError(error, request, reply);
    },
  });
  app.setErrorHandler(sendError);
  if (options.metrics) measureRequests(app, options.metrics);
  if (options.traced) registerSpans(app, proxies > 0);
  registerRequestIds(app);
  closeWhileStopping(app, stopping);
  const stripe = services.payments.name === 'stripe';
  await app.register(
    helmet,
    securityHeaders({ ...services, stripe, ...(issuer !== undefined && { issuer }) }),
  );
  app.addHook('onRequest', (_, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    done();
  });
  const { waitingThumbnails } = options;
  if (waitingThumbnails)
    app.addHook('onRequest', (_request, _reply, done) => {
      waitingThumbnails.served();
      done();
    });
  // after the headers, which a refusal has too
  requireHost(app);
  if (services.addresses) await allowWebsiteOrigin(app, services.addresses);
  registerCompression(app);
  await app.register(cookie);
  if (options.rateLimits !== false) {
    const callers = new Callers(services);
    await app.register(rateLimit, { global: false, keyGenerator: (request) => callers.keyOf(request) });
  }
  registerHealth(app, {
    database: services.database,
    files: services.files,
    dataFolder: options.dataFolder,
    stopping,
  });
  const shared = callHandlers.filter(({ call }) => call.embedders);
  if (options.metrics && options.metricsToken !== undefined)
    registerMetrics(app, options.metrics, options.metricsToken);
  for (const callHandler of callHandlers)
    if (!shared.includes(callHandler)) registerCall(app, services, callHandler);
  await registerEmbedderCalls(app, services, shared, options.embedOrigins);
  await registerForms(app, services, formHandlers);
  await registerWebhook(app, services);
  if (options.sandbox) await registerSandboxPages(app, options.sandbox, services.addresses);
  await registerApiDocs(app, services);
  registerAuth(app, services);
  await options.registerProvider?.(app);
  await options.registerOutbox?.(app);
  await registerStatic(app, services, options);
  if (options.embedFolder !== undefined) await registerEmbed(app, options.embedFolder, options.embedOrigins);
  if (options.appFolder === undefined)
    app.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply));
  else await registerApp(app, options.appFolder, options.page ?? { footer: {} }, partsOfPages(app, services));
  return app;
}

/** Pages a minute that come with what they ask first: each costs a few calls. */
const ANSWERED_PER_MINUTE = 240;

/** What stands in pages besides. */
function partsOfPages(app: FastifyInstance, services: Services): PageParts {
  const mayHave = sparedPerMinute(app, ANSWERED_PER_MINUTE);
  return {
    head: (request) => pagePreview(services, request),
    end: (request, reply) =>
      asksForAnswers(request.url, services.addresses)
        ? mayHave(request).then((may) =>
            may
              ? pageAnswers(
                  request.url,
                  answersFor(callHandlers, services, request, reply),
                  services.addresses,
                )
              : '',
          )
        : null,
  };
}
