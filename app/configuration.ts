import {
  CONFIGURATION_ID,
  pageConfiguration,
  type PageConfiguration,
} from '../server/contract/page-configuration.js';
import { imageAddress } from './ports/addresses.js';

/** The configuration in a page's JSON. A broken one is as good as none: a typo must not take the product down. */
export function parseConfiguration(text: string | null | undefined): PageConfiguration {
  const parsed = pageConfiguration.safeParse(readJson(text));
  return parsed.success ? parsed.data : pageConfiguration.parse({});
}

function readJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text || '{}');
  } catch {
    return {};
  }
}

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
