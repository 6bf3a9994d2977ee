import { isAbsolute, resolve } from 'node:path';
import * as z from 'zod';
import { readAccounts, type ExternalProvider } from './config/accounts.js';
import { pageAddresses, readAddresses, type Addresses } from './config/addresses.js';
import { pageOffers, readCommerce, type CommerceSettings } from './config/commerce.js';
import { readCutoutModel, type CutoutModelSettings } from './config/cutout-model.js';
import { readEmbedding, type EmbedOrigins } from './config/embedding.js';
import { readFooter, type OwnPages } from './config/footer.js';
import { readImageModel, type ImageModelSettings } from './config/image-model.js';
import { readMail, type MailSettings } from './config/mail.js';
import { readOperations, type OperationSettings } from './config/operations.js';
import { ConfigError, parse } from './config/parse.js';
import { pagePayments, readPayments, type StripeSettings } from './config/payments.js';
import { readS3, type S3Settings } from './config/s3.js';
import { readSearch, type OpenSearchSettings } from './config/search.js';
import { readStockPhotos, type StockPhotoSettings } from './config/stock-photos.js';
import { FOOTER_PAGES } from './contract/footer-pages.js';
import type { PageConfiguration } from './contract/page-configuration.js';

export { ConfigError } from './config/parse.js';

/** What the environment may set. PORT, HOST and DATA_DIR suffice for the embedded default. */
const environment = z.object({
  /** 0 takes any free port. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Holds the embedded database and the files. */
  DATA_DIR: z.string().default('./data'),
  /** A PostgreSQL server instead of the embedded one. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address like postgres://user@host/name' })
    .optional(),
  /** 0 gives up safety against power cuts for speed; embedded database only. */
  DATA_FSYNC: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  /** How many reverse proxies stand before the server; so many of their X-Forwarded entries count, and no more. */
  TRUST_PROXY: z
    .string()
    .regex(/^[0-9]$/, 'must be the number of reverse proxies, 0 to 9')
    .default('0'),
  CATALOG_DIR: z.string().default('./catalog/dist'),
  APP_DIR: z.string().default('./dist/app'),
  EMBED_DIR: z.string().default('./dist/embed'),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl?: string;
  readonly fsync: boolean;
  readonly logLevel: string;
  /** Reverse proxies before the server. */
  readonly proxies: number;
  readonly catalogFolder: string;
  readonly appFolder: string;
  /** The built editor for other people's pages. */
  readonly embedFolder: string;
  /** Absent: our own pages alone may embed. */
  readonly embedOrigins?: EmbedOrigins;
  readonly page: PageConfiguration;
  /** Footer pages in the operator's own words; {}: all are ours. */
  readonly ownPages: OwnPages;
  /** Absent: each request's own origin. */
  readonly addresses?: Addresses;
  /** Absent: the embedded account provider. */
  readonly provider?: ExternalProvider;
  /** Absent: files are kept in `dataFolder`. */
  readonly s3?: S3Settings;
  /** Absent: the database answers searches. */
  readonly search?: OpenSearchSettings;
  /** Absent: pictures are drawn by the illustrator. */
  readonly imageModel?: ImageModelSettings;
  /** Absent: subjects of pictures are found in the page. */
  readonly cutoutModel?: CutoutModelSettings;
  /** {}: only our own photos. */
  readonly stockPhotos: StockPhotoSettings;
  /** Absent: mail stays in the operator's outbox. */
  readonly mail?: MailSettings;
  /** Absent: the test shop, which charges nobody. */
  readonly stripe?: StripeSettings;
  readonly commerce: CommerceSettings;
  readonly operations: OperationSettings;
}

/** Reads the configuration; an empty variable counts as not set. Throws a ConfigError. */
export function readConfig(env: NodeJS.ProcessEnv = process.env, root = process.cwd()): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const data = parse(environment, set);
  if (data.DATABASE_URL && data.DATA_FSYNC) {
    throw new ConfigError('DATA_FSYNC is about the embedded database: unset it or DATABASE_URL');
  }
  const addresses = readAddresses(set);
  const provider = readAccounts(set, addresses?.website);
  const s3 = readS3(set);
  const search = readSearch(set);
  const mail = readMail(set, addresses);
  const imageModel = readImageModel(set);
  const cutoutModel = readCutoutModel(set, root);
  const stockPhotos = readStockPhotos(set);
  const embedOrigins = readEmbedding(set);
  const stripe = readPayments(set);
  const commerce = readCommerce(set);
  const operations = readOperations(set);
  const footer = readFooter(set, root);
  const ownPages = FOOTER_PAGES.filter((page) => footer.pages[page]);
  if (!operations.doesJobs && !data.DATABASE_URL)
    throw new ConfigError(
      'JOBS: is elsewhere, and the embedded database belongs to one process: set DATABASE_URL',
    );
  const folder = (path: string) => (isAbsolute(path) ? path : resolve(root, path));
  return {
    port: data.PORT,
    host: data.HOST,
    dataFolder: folder(data.DATA_DIR),
    ...(data.DATABASE_URL && { databaseUrl: data.DATABASE_URL }),
    fsync: data.DATA_FSYNC !== '0',
    logLevel: data.LOG_LEVEL,
    proxies: Number(data.TRUST_PROXY),
    catalogFolder: folder(data.CATALOG_DIR),
    appFolder: folder(data.APP_DIR),
    embedFolder: folder(data.EMBED_DIR),
    ...(embedOrigins && { embedOrigins }),
    page: {
      ...{ environment: readEnvironment(env), footer: footer.addresses, payments: pagePayments(stripe) },
      ...(ownPages.length > 0 && { ownPages }),
      ...(addresses && pageAddresses(addresses)),
      ...pageOffers(commerce),
    },
    ownPages: footer.pages,
    ...(addresses && { addresses }),
    ...(provider && { provider }),
    ...(s3 && { s3 }),
    ...(search && { search }),
    ...(mail && { mail }),
    ...(imageModel && { imageModel }),
    ...(cutoutModel && { cutoutModel }),
    ...(stripe && { stripe }),
    stockPhotos,
    commerce,
    operations,
  };
}

/** The one variable that is not the same empty as not set: empty leaves 'Animate' out of the toolbars (D-032). */
const readEnvironment = ({ ENVIRONMENT = 'production' }: NodeJS.ProcessEnv): string => ENVIRONMENT.trim();
