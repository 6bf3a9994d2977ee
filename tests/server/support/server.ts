import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AccountProvider } from '../../../server/accounts/account-provider.js';
import { createAccounts, type AccountsSetup } from '../../../server/accounts/create-accounts.js';
import { ProviderClients } from '../../../server/accounts/provider-clients.js';
import { Sessions } from '../../../server/accounts/sessions.js';
import { SignIn } from '../../../server/accounts/sign-in.js';
import { buildApp, type BuildOptions } from '../../../server/app.js';
import type { Addresses } from '../../../server/config/addresses.js';
import { DEFAULT_COMMERCE, type CommerceSettings } from '../../../server/config/commerce.js';
import { importCatalog } from '../../../server/catalog/import-catalog.js';
import { connectPostgres } from '../../../server/db/connect-postgres.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { createClient, type Client } from '../../../server/contract/client.js';
import { DiskStore } from '../../../server/files/store/disk-store.js';
import { JobQueue } from '../../../server/queue/job-queue.js';
import type { Member } from '../../../server/access/principal.js';
import type { CutoutModel } from '../../../server/cutout-model/cutout-model.js';
import type { TakeScreenshot } from '../../../server/browser/screenshot-queue.js';
import type { ImageModel } from '../../../server/image-model/image-model.js';
import { createIllustrator } from '../../../server/image-model/illustrator/create-illustrator.js';
import { catalogDrawings } from '../../../server/image-model/illustrator/drawings.js';
import { paintIllustration } from '../../../server/image-model/illustrator/illustrate-task.js';
import type { PhotoSource } from '../../../server/stock-photos/photo-source.js';
import type { FetchRemote } from '../../../server/net/fetch-remote.js';
import { databaseEngine, type SearchEngine } from '../../../server/search/search-engine.js';
import type { Database } from '../../../server/db/database.js';
import { injectWebhook } from '../../../server/modules/payments-webhook.js';
import { sandboxPayments, type Payments } from '../../../server/payments/create-payments.js';
import { SandboxDelivery } from '../../../server/payments/sandbox/delivery.js';
import { Sandbox } from '../../../server/payments/sandbox/sandbox.js';
import type { FillWork, PdfWork, Services } from '../../../server/services.js';
import { testCatalog, type TestCatalog } from './catalog.js';
import { testDatabase, type Engine } from './engines.js';
import { signIn, type NewMember } from './members.js';

/** A browser: keeps its cookies and calls the server. */
export interface Visitor {
  readonly api: Client;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The same browser, with its cookies, at a server that has moved. */
  at(address: string): Visitor;
  /** What it was given so far, by name. */
  readonly cookies: Map<string, string>;
}

/** Before connections that are still open are closed, ms. */
const PATIENCE = 2000;

export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly catalog: TestCatalog;
  readonly address: string;
  /** What was mailed so far; an embedded provider's mail too. */
  readonly mails: readonly SentMail[];
  /** The test shop. Its messages wait until they are delivered. */
  readonly sandbox: Sandbox;
  readonly payments: Payments;
  deliverMessages(): Promise<void>;
  /** Somebody new. */
  visitor(): Visitor;
  /** Somebody with an account, signed in; `as` gives a browser that is there already the session. */
  member(about?: NewMember): Promise<Visitor & { readonly user: Member }>;
  close(): Promise<void>;
}

interface TestServerOptions extends Partial<
  Pick<
    BuildOptions,
    | 'rateLimits'
    | 'appFolder'
    | 'page'
    | 'ownPages'
    | 'logLevel'
    | 'proxies'
    | 'embedFolder'
    | 'embedOrigins'
    | 'waitingThumbnails'
  >
> {
  readonly engine?: Engine;
  /** A PostgreSQL database that somebody else makes and drops, instead of one of its own. */
  readonly databaseUrl?: string;
  readonly fetchRemote?: FetchRemote;
  /** None unless told. */
  readonly photoSources?: readonly PhotoSource[];
  readonly takeScreenshot?: TakeScreenshot;
  /** The illustrator, in this thread, unless told. */
  readonly imageModel?: ImageModel;
  /** None unless told. It is not closed with the server. */
  readonly cutoutModel?: CutoutModel;
  /** The database's unless told. */
  readonly searchEngine?: SearchEngine | ((parts: Pick<Services, 'db' | 'jobs'>) => SearchEngine);
  /** Who vouches for users; nobody unless told: `member` needs nobody. */
  readonly provider?: AccountProvider | 'embedded';
  readonly addresses?: Addresses;
  /** Stands between the server and the test shop, as a network does. */
  readonly paymentNetwork?: (shop: typeof globalThis.fetch) => typeof globalThis.fetch;
  readonly commerce?: CommerceSettings;
  /** Goes with the server; a small one of the tests unless told. */
  readonly catalog?: TestCatalog;
}

const NOBODY_VOUCHES: AccountProvider = {
  name: 'nobody',
  clients: { design: { id: 'design', secret: '' }, mockup: { id: 'mockup', secret: '' } },
  at: () => ({ issuer: 'http://127.0.0.1:9' }),
};

/** The server with a small catalog, listening on a free port. */
export async function testServer({
  engine,
  databaseUrl,
  fetchRemote,
  photoSources = [],
  takeScreenshot,
  imageModel,
  cutoutModel,
  searchEngine,
  provider = NOBODY_VOUCHES,
  addresses,
  paymentNetwork = (shop) => shop,
  commerce = DEFAULT_COMMERCE,
  catalog: builtCatalog,
  ...options
}: TestServerOptions = {}): Promise<TestServer> {
  const [database, catalog, dataFolder] = await Promise.all([
    databaseUrl === undefined ? testDatabase(engine) : connectPostgres(databaseUrl, () => undefined),
    builtCatalog ?? testCatalog(),
    mkdtemp(join(tmpdir(), 'server-')),
  ]);
  const files = new DiskStore(join(dataFolder, 'files'));
  const nowhere: FetchRemote = () => Promise.reject(new Error('no network in tests'));
  const sessions = new Sessions(database);
  await sessions.start();
  const mails: SentMail[] = [];
  const mailer = {
    send: (to: string, subject: string, text: string) => {
      mails.push({ to, subject, text });
      return Promise.resolve();
    },
  };
  const parts = { db: database.db, sessions, mailer };
  const accounts: AccountsSetup =
    provider === 'embedded'
      ? await createAccounts(addresses ? { addresses } : {}, parts)
      : { signIn: new SignIn({ ...parts, clients: new ProviderClients(provider) }) };
  const loaded = await loadCatalog(catalog.folder);
  const jobs = new JobQueue(0);
  const sandbox = new Sandbox(database.db);
  const payments = sandboxPayments(sandbox, 'whsec_test', paymentNetwork(sandbox.fetch));
  const services = {
    ...{ mailer, catalog: loaded.index, payments: payments.provider, plans: payments.plans, commerce },
    writePdf: async (work: PdfWork) => {
      // only tests of invoices load what lays texts out
      const { pdf } = await import('../../../server/jobs/page-rendering/pdf-task.js');
      const { fonts: families, fallbackFonts: fallbacks } = loaded.index;
      return pdf({ ...work, fonts: { folder: catalog.folder, families, fallbacks } });
    },
    fillTemplate: async (work: FillWork) => {
      const { fill } = await import('../../../server/jobs/page-rendering/fill-task.js');
      const { fonts: families, fallbackFonts: fallbacks } = loaded.index;
      return fill({ ...work, fonts: { folder: catalog.folder, families, fallbacks } });
    },
    db: database.db,
    database,
    files,
    jobs,
    sessions,
    signIn: accounts.signIn,
    ...(accounts.ownAccounts && { ownAccounts: accounts.ownAccounts }),
    ...(addresses && { addresses }),
    ...(cutoutModel && { cutoutModel }),
    photoSources,
    fetchRemote: fetchRemote ?? nowhere,
    takeScreenshot: takeScreenshot ?? nowhere,
    imageModel:
      imageModel ??
      createIllustrator({ drawings: catalogDrawings(database.db, files), paint: paintIllustration }),
    searchEngine:
      typeof searchEngine === 'function'
        ? searchEngine({ db: database.db, jobs })
        : (searchEngine ?? databaseEngine(database.db)),
  };
  await importCatalog(database, files, loaded);
  const folders = { dataFolder, catalogFolder: catalog.folder, fonts: loaded.index };
  const app = await buildApp({ services, sandbox, rateLimits: false, ...accounts, ...folders, ...options });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    // a connection that a client opened and asked nothing on is none of the idle ones: Node waits for it a minute
    const late = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
    await app.close().finally(() => clearTimeout(late));
    await database.close();
    await catalog.remove();
    await rm(dataFolder, { recursive: true, force: true });
  };
  const member = (about?: NewMember) => signIn(services, address, about);
  const told = { services, catalog, address, mails, sandbox, payments };
  const deliverMessages = () => deliveryOf(app, database, payments).drain();
  return { app, ...told, deliverMessages, visitor: () => visitorOf(address), member, close };
}

/** The test shop's messages, handed to the webhook of a server. */
export const deliveryOf = (
  app: FastifyInstance,
  { db }: Pick<Database, 'db'>,
  { sandbox, provider, webhookSecret }: Payments,
): SandboxDelivery =>
  new SandboxDelivery({
    ...{ db, sandbox: sandbox!, sdk: provider.sdk, webhookSecret },
    deliver: (body, signature) => injectWebhook(app, body, signature),
  });

export function visitorOf(address: string, jar = new Map<string, string>()): Visitor {
  const fetchWithCookies: typeof globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await globalThis.fetch(input, { ...init, headers });
    for (const given of response.headers.getSetCookie()) keep(jar, given);
    return response;
  };
  return {
    api: createClient({ base: `${address}/api/`, fetch: fetchWithCookies }),
    fetch: (path, init) => fetchWithCookies(`${address}${path}`, init),
    at: (moved) => visitorOf(moved, jar),
    cookies: jar,
  };
}

/** An empty value is how a server has a cookie forgotten. */
function keep(jar: Map<string, string>, given: string): void {
  const [, name, value] = /^([^=]+)=([^;]*)/.exec(given)!;
  if (value === '') jar.delete(name!);
  else jar.set(name!, value!);
}

/** What a call threw. */
export const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => {
      throw new Error('the call was expected to fail');
    },
    (error: unknown) => error,
  );
