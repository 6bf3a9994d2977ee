import { CONFIGURATION_ID, FOOTER_ADDRESS, FOOTER_PAGES } from '../server/contract/footer-pages.js';
import type { PageConfiguration } from '../server/contract/page-configuration.js';
import { imageAddress } from './ports/image-address.js';

/**
 * The configuration in a page's JSON, read by hand: a schema would put its library into every page's first bytes. A broken
 * part is as good as none: a typo must not take the product down.
 */
export function parseConfiguration(text: string | null | undefined): PageConfiguration {
  const { footer, ownPages, apiUrl, staticUrl, environment, payments, packs, walls, cutoutModel } = record(
    readJson(text),
  );
  const provider = providerOf(record(payments));
  const replaced = Array.isArray(ownPages) ? FOOTER_PAGES.filter((page) => ownPages.includes(page)) : [];
  const offered = Array.isArray(packs) ? packs.flatMap(packOf) : [];
  return {
    footer: footerOf(record(footer)),
    ...(replaced.length > 0 && { ownPages: replaced }),
    ...(typeof apiUrl === 'string' && { apiUrl }),
    ...(typeof environment === 'string' && { environment }),
    ...(typeof staticUrl === 'string' && { staticUrl }),
    ...(provider && { payments: provider }),
    ...(offered.length > 0 && { packs: offered }),
    ...(typeof walls === 'boolean' && { walls }),
    ...(cutoutModel === true && { cutoutModel }),
  };
}

type Payments = NonNullable<PageConfiguration['payments']>;

function providerOf({ provider, publishableKey }: Readonly<Record<string, unknown>>): Payments | null {
  if (provider === 'sandbox') return { provider };
  return provider === 'stripe' && typeof publishableKey === 'string' ? { provider, publishableKey } : null;
}

type Pack = NonNullable<PageConfiguration['packs']>[number];

function packOf(given: unknown): Pack[] {
  const { id, credits, price_cents } = record(given);
  const isPack = typeof id === 'string' && typeof credits === 'number' && typeof price_cents === 'number';
  return isPack ? [{ id, credits, price_cents }] : [];
}

function footerOf(given: Readonly<Record<string, unknown>>): PageConfiguration['footer'] {
  const footer: PageConfiguration['footer'] = {};
  for (const page of FOOTER_PAGES) {
    const address = given[page];
    if (typeof address === 'string' && FOOTER_ADDRESS.test(address)) footer[page] = address;
  }
  return footer;
}

function readJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text || '{}');
  } catch {
    return {};
  }
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

export const settings = parseConfiguration(
  typeof document === 'undefined' ? null : document.getElementById(CONFIGURATION_ID)?.textContent,
);

/** The address of a picture the server named (D-021). */
export function pictureAddress(source: string): string {
  if (!source) return '';
  const { origin } = location;
  const { apiUrl = origin, staticUrl = origin } = settings;
  return imageAddress(source, { origin, apiOrigin: apiUrl, staticOrigin: staticUrl });
}

/** Whether cards are taken by the test shop, which charges nobody. */
export const isTestShop = (): boolean => settings.payments?.provider !== 'stripe';
