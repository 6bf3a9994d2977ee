import { isAbsolute, resolve } from 'node:path';
import * as z from 'zod';
import { FOOTER_PAGES, footerAddress, type PageConfiguration } from './contract/page-configuration.js';

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
  /** 1 behind a reverse proxy, whose X-Forwarded headers then count. */
  TRUST_PROXY: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  CATALOG_DIR: z.string().default('./catalog/dist'),
  APP_DIR: z.string().default('./dist/app'),
});

/** FOOTER_ABOUT, FOOTER_LEGAL ...: footer pages that live elsewhere (DECISIONS 23). */
const footerVariable = (page: string) => `FOOTER_${page.toUpperCase()}`;
const footer = z.object(
  Object.fromEntries(FOOTER_PAGES.map((page) => [footerVariable(page), z.optional(footerAddress)])),
);

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl?: string;
  readonly fsync: boolean;
  readonly logLevel: string;
  readonly trustProxy: boolean;
  readonly catalogFolder: string;
  readonly appFolder: string;
  readonly page: PageConfiguration;
}

/** A setting cannot be used; the message is one line that names it. */
export class ConfigError extends Error {}

/** Reads the configuration; an empty variable counts as not set. Throws a ConfigError. */
export function readConfig(env: NodeJS.ProcessEnv = process.env, root = process.cwd()): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const data = parse(environment, set);
  if (data.DATABASE_URL && data.DATA_FSYNC) {
    throw new ConfigError('DATA_FSYNC is about the embedded database: unset it or DATABASE_URL');
  }
  const folder = (path: string) => (isAbsolute(path) ? path : resolve(root, path));
  return {
    port: data.PORT,
    host: data.HOST,
    dataFolder: folder(data.DATA_DIR),
    ...(data.DATABASE_URL && { databaseUrl: data.DATABASE_URL }),
    fsync: data.DATA_FSYNC !== '0',
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY === '1',
    catalogFolder: folder(data.CATALOG_DIR),
    appFolder: folder(data.APP_DIR),
    page: { footer: readFooter(set) },
  };
}

function readFooter(set: NodeJS.ProcessEnv): PageConfiguration['footer'] {
  const addresses = parse(footer, set);
  return Object.fromEntries(
    FOOTER_PAGES.flatMap((page) => {
      const address = addresses[footerVariable(page)];
      return address === undefined ? [] : [[page, address]];
    }),
  );
}

function parse<Schema extends z.ZodType>(schema: Schema, set: NodeJS.ProcessEnv): z.output<Schema> {
  const result = schema.safeParse(set);
  if (!result.success) throw new ConfigError(describe(result.error));
  return result.data;
}

const describe = (error: z.ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
