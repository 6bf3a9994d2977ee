import * as z from 'zod/mini';
import type { OpenverseSettings } from '../config/stock-photos.js';
import { STOCK_PHOTOS_PAGE } from '../contract/stock-photo.js';
import { askProvider } from './ask-provider.js';
import { fetchPhoto } from './fetch-photo.js';
import type { PhotoSource, StockPhoto } from './photo-source.js';
import { address, attributionOf, idText, photosOf, readAs, side, someText, words } from './read-answer.js';
import type { SourceParts } from './source-parts.js';

const row = z.object({
  id: idText(),
  title: someText(),
  creator: someText(),
  creator_url: someText(),
  url: address(),
  thumbnail: address(),
  license: z.string(),
  license_version: someText(),
  license_url: someText(),
  foreign_landing_url: someText(),
  width: side(),
  height: side(),
});
const answer = z.object({ page_count: z.number(), results: z.array(z.unknown()) });
const grant = z.object({ access_token: z.string(), expires_in: z.number() });

/** A token is renewed so long before it ends, ms. */
const EARLY = 60_000;

/**
 * Openly licensed photos, found by Openverse wherever they lie (https://api.openverse.org/v1/). Only those that may be
 * changed and used for trade; works without an account, and with one more often.
 */
export function createOpenverse(
  { api, client }: OpenverseSettings,
  { fetchRemote, timeLimit, now = Date.now }: SourceParts,
): PhotoSource {
  const name = 'Openverse';
  const asking = { name, ...(timeLimit !== undefined && { timeLimit }) };
  let token: { readonly value: string; readonly until: number } | null = null;

  async function headers(): Promise<Record<string, string>> {
    if (!client) return {};
    if (!token || token.until < now()) {
      const form = { grant_type: 'client_credentials', client_id: client.id, client_secret: client.secret };
      const url = new URL(`${api}/auth_tokens/token/`);
      const { access_token, expires_in } = readAs(grant, await askProvider({ url, form }, asking), name);
      token = { value: access_token, until: now() + expires_in * 1000 - EARLY };
    }
    return { authorization: `Bearer ${token.value}` };
  }

  const ask = async (path: string, query: Readonly<Record<string, string>> = {}) =>
    askProvider(
      { url: new URL(`${api}${path}?${new URLSearchParams(query)}`), headers: await headers() },
      asking,
    );
  const photo = (found: z.output<typeof row>): StockPhoto => ({
    ...{ id: found.id, width: found.width, height: found.height },
    ...{ thumbnail: found.thumbnail, file: found.url, name: words(found.title) || 'Photo' },
    attribution: attributionOf({
      ...{ provider: name, author: found.creator, author_link: found.creator_url },
      ...{ licence: licenceName(found.license, found.license_version), licence_link: found.license_url },
      source_link: found.foreign_landing_url,
    }),
  });
  return {
    ...{ id: 'openverse', name, link: 'https://openverse.org/' },
    search: async ({ query, page }) => {
      const asked = {
        ...{ q: query, page: String(page), page_size: String(STOCK_PHOTOS_PAGE) },
        ...{ license_type: 'commercial,modification', mature: 'false' },
      };
      const { results, page_count } = readAs(answer, await ask('/images/', asked), name);
      return { photos: photosOf(row, results, photo), more: page < page_count };
    },
    photo: async (id) => {
      if (!/^[\w-]+$/.test(id)) return null;
      const found = await ask(`/images/${id}/`);
      return found === null ? null : photo(readAs(row, found, name));
    },
    fetch: (found) => fetchPhoto(found, { name, api, fetchRemote }),
  };
}

/** 'by-sa', '2.0' -> 'CC BY-SA 2.0'. */
function licenceName(license: string, version: string | null | undefined): string {
  if (license === 'pdm') return 'Public Domain Mark';
  const name = license === 'cc0' ? 'CC0' : `CC ${license.toUpperCase()}`;
  return version ? `${name} ${version}` : name;
}
