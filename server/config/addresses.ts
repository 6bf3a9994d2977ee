import * as z from 'zod';
import type { PageConfiguration } from '../contract/page-configuration.js';
import { ConfigError, parse, type Settings } from './parse.js';

/** Where the product is reached, each an origin such as 'https://design.example' (D-019). */
export interface Addresses {
  /** The pages. */
  readonly website: string;
  /** The calls, signing in and whatever depends on who asks. */
  readonly api: string;
  /** Files that are the same for everybody. */
  readonly static: string;
}

const EXAMPLE = 'must be an origin like https://design.example, without a path';

const origin = z
  .string()
  .refine(isOrigin, EXAMPLE)
  .transform((value) => new URL(value).origin);

const variables = z.object({
  WEBSITE_URL: origin.optional(),
  API_URL: origin.optional(),
  STATIC_URL: origin.optional(),
});

/** The addresses the operator set; undefined where each request's own origin is meant. Throws a ConfigError. */
export function readAddresses(set: Settings): Addresses | undefined {
  const { WEBSITE_URL: website, ...others } = parse(variables, set);
  for (const [name, value] of Object.entries(others)) {
    if (value === undefined) continue;
    if (website === undefined) throw new ConfigError(`WEBSITE_URL: must be set, since ${name} is`);
    if (schemeOf(value) !== schemeOf(website))
      throw new ConfigError(`${name}: must begin with ${schemeOf(website)}// like WEBSITE_URL`);
  }
  if (website === undefined) return undefined;
  return { website, api: others.API_URL ?? website, static: others.STATIC_URL ?? website };
}

/** What the pages are told: only where something lies elsewhere, so that they also work at an address nobody configured. */
export function pageAddresses(addresses: Addresses): Pick<PageConfiguration, 'apiUrl' | 'staticUrl'> {
  const { website, api, static: files } = addresses;
  return { ...(api !== website && { apiUrl: api }), ...(files !== website && { staticUrl: files }) };
}

const schemeOf = (value: string): string => new URL(value).protocol;

/** Whether a value is an origin and nothing more. */
export function isOrigin(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname === '/' && `${search}${hash}${username}${password}` === '' && !/[?#]/.test(value);
}
