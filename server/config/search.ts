import * as z from 'zod';
import { ConfigError, parse, requireWhole, type Settings } from './parse.js';

/** An OpenSearch server that answers searches; undefined where the database does. */
export interface OpenSearchSettings {
  /** Without a slash at its end, e.g. 'https://search.example:9200'. */
  readonly url: string;
  /** Absent where it lets everybody in that reaches it. */
  readonly login?: { readonly username: string; readonly password: string };
  /** What the names of our indices begin with. */
  readonly index: string;
}

const DEFAULT_INDEX = 'design-maker';
const LOGIN = ['OPENSEARCH_USERNAME', 'OPENSEARCH_PASSWORD'] as const;

const variables = z.object({
  OPENSEARCH_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://search.example:9200' })
    .refine(isPlain, 'must be an address without user, password, ? and #')
    .optional(),
  // the header that carries both ends the name at the first colon
  OPENSEARCH_USERNAME: z
    .string()
    .regex(/^[^:]+$/, 'must not hold a colon')
    .optional(),
  OPENSEARCH_PASSWORD: z.string().optional(),
  OPENSEARCH_INDEX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,59}$/, 'must be up to 60 small letters, digits and -, a letter first')
    .optional(),
});

/** Reads which search engine answers; undefined for the database. Throws a ConfigError. */
export function readSearch(set: Settings): OpenSearchSettings | undefined {
  requireWhole(set, LOGIN);
  const data = parse(variables, set);
  if (data.OPENSEARCH_URL === undefined) {
    for (const name of ['OPENSEARCH_USERNAME', 'OPENSEARCH_INDEX'] as const)
      if (data[name] !== undefined) throw new ConfigError(`OPENSEARCH_URL: must be set, since ${name} is`);
    return undefined;
  }
  const { OPENSEARCH_USERNAME: username, OPENSEARCH_PASSWORD: password } = data;
  return {
    url: data.OPENSEARCH_URL.replace(/\/+$/, ''),
    ...(username !== undefined && password !== undefined && { login: { username, password } }),
    index: data.OPENSEARCH_INDEX ?? DEFAULT_INDEX,
  };
}

function isPlain(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, search, hash } = new URL(address);
  return `${username}${password}${search}${hash}` === '' && !/[?#]/.test(address);
}
