import * as z from 'zod/mini';
import { DEFAULT_PROXY_PATH, imageAddress } from './ports/addresses.js';

/** What an operator may set for the app: the server writes it into the page as JSON (`<script id="configuration">`). */

export const FOOTER_PAGES = [
  'about',
  'legal',
  'blog',
  'faq',
  'license',
  'cookie',
  'policy',
  'referal',
] as const;
export type FooterPage = (typeof FOOTER_PAGES)[number];

const configuration = z.object({
  /** Path or address that files without a host lie under. */
  staticPath: z._default(z.string(), '/static/'),
  /** Addresses of footer pages that live elsewhere; the others are our own. */
  footer: z._default(
    z.partialRecord(z.enum(FOOTER_PAGES), z.string().check(z.regex(/^(https?:\/\/|\/)/))),
    {},
  ),
});
export type Configuration = z.infer<typeof configuration>;

/** The configuration in a page's JSON. A broken one is as good as none: a typo must not take the product down. */
export function parseConfiguration(text: string | null | undefined): Configuration {
  const parsed = configuration.safeParse(readJson(text));
  return parsed.success ? parsed.data : configuration.parse({});
}

function readJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text || '{}');
  } catch {
    return {};
  }
}

export const settings = parseConfiguration(
  typeof document === 'undefined' ? null : document.getElementById('configuration')?.textContent,
);

/** The address of a picture the server named (D-021). */
export function pictureAddress(source: string): string {
  if (!source) return '';
  return imageAddress(source, {
    origin: location.origin,
    staticPath: settings.staticPath,
    proxyPath: DEFAULT_PROXY_PATH,
  });
}
