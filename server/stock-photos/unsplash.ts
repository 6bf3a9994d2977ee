import * as z from 'zod/mini';
import type { UnsplashSettings } from '../config/stock-photos.js';
import { STOCK_PHOTOS_PAGE } from '../contract/stock-photo.js';
import { askProvider } from './ask-provider.js';
import { fetchPhoto } from './fetch-photo.js';
import type { PhotoSource, StockPhoto } from './photo-source.js';
import { address, attributionOf, idText, photosOf, readAs, side, someText, words } from './read-answer.js';
import type { SourceParts } from './source-parts.js';

/** Longest side asked for, px: an original may weigh 30 MB. */
const LONGEST_SIDE = '4000';

const row = z.object({
  id: idText(),
  width: side(),
  height: side(),
  description: someText(),
  alt_description: someText(),
  urls: z.object({ raw: address(), small: address() }),
  links: z.object({ html: address(), download_location: address() }),
  user: z.object({ name: z.string(), links: z.object({ html: address() }) }),
});
const answer = z.object({ total_pages: z.number(), results: z.array(z.unknown()) });

/** Photos of Unsplash (https://unsplash.com/documentation); its guidelines ask to tell it of each photo that is used. */
export function createUnsplash(
  { key, api, app }: UnsplashSettings,
  { fetchRemote, timeLimit }: SourceParts,
): PhotoSource {
  const name = 'Unsplash';
  const asking = { name, ...(timeLimit !== undefined && { timeLimit }) };
  const headers = { authorization: `Client-ID ${key}`, 'accept-version': 'v1' };
  const ask = (path: string, query: Readonly<Record<string, string>> = {}) =>
    askProvider({ url: new URL(`${api}${path}?${new URLSearchParams(query)}`), headers }, asking);
  /** Links back say who sends the visitor. */
  const referred = (link: string): string => {
    const url = new URL(link);
    url.searchParams.set('utm_source', app);
    url.searchParams.set('utm_medium', 'referral');
    return url.href;
  };
  const photo = ({ id, width, height, urls, links, user, ...said }: z.output<typeof row>): StockPhoto => ({
    ...{ id, width, height, thumbnail: urls.small, used: links.download_location },
    name: words(said.alt_description) || words(said.description) || `Photo by ${words(user.name)}`,
    file: atMost(urls.raw),
    attribution: attributionOf({
      ...{ provider: name, author: user.name, author_link: referred(user.links.html) },
      ...{ licence: 'Unsplash License', licence_link: 'https://unsplash.com/license' },
      source_link: referred(links.html),
    }),
  });
  return {
    ...{ id: 'unsplash', name, link: referred('https://unsplash.com/') },
    search: async ({ query, page }) => {
      const asked = {
        query,
        page: String(page),
        per_page: String(STOCK_PHOTOS_PAGE),
        content_filter: 'high',
      };
      const { results, total_pages } = readAs(answer, await ask('/search/photos', asked), name);
      return { photos: photosOf(row, results, photo), more: page < total_pages };
    },
    photo: async (id) => {
      const found = await ask(`/photos/${encodeURIComponent(id)}`);
      return found === null ? null : photo(readAs(row, found, name));
    },
    fetch: async (found) => {
      const bytes = await fetchPhoto(found, { name, api, fetchRemote });
      const url = new URL(found.used ?? api);
      // the key is for the address that the operator named alone; a photo that is here is none the worse for a failure
      if (found.used !== undefined && url.origin === new URL(api).origin)
        await askProvider({ url, headers }, asking).catch(() => undefined);
      return bytes;
    },
  };
}

/** The same picture, no larger than a page of print needs. */
function atMost(raw: string): string {
  const url = new URL(raw);
  for (const [name, value] of Object.entries({
    w: LONGEST_SIDE,
    h: LONGEST_SIDE,
    fit: 'max',
    fm: 'jpg',
    q: '85',
  }))
    url.searchParams.set(name, value);
  return url.href;
}
