import * as z from 'zod/mini';
import type { KeySettings } from '../config/stock-photos.js';
import { STOCK_PHOTOS_PAGE } from '../contract/stock-photo.js';
import { askProvider } from './ask-provider.js';
import { fetchPhoto } from './fetch-photo.js';
import type { PhotoSource, StockPhoto } from './photo-source.js';
import { address, attributionOf, photosOf, readAs, side, someText, words } from './read-answer.js';
import type { SourceParts } from './source-parts.js';

/** Longest side asked for, px: an original may weigh 30 MB. */
const LONGEST_SIDE = '4000';

const row = z.object({
  id: z.int(),
  width: side(),
  height: side(),
  url: address(),
  photographer: z.string(),
  photographer_url: z.string(),
  alt: someText(),
  src: z.object({ original: address(), medium: address() }),
});
const answer = z.object({ photos: z.array(z.unknown()), next_page: someText() });

/** Photos of Pexels (https://www.pexels.com/api/documentation). */
export function createPexels(
  { key, api }: KeySettings,
  { fetchRemote, timeLimit }: SourceParts,
): PhotoSource {
  const name = 'Pexels';
  const asking = { name, ...(timeLimit !== undefined && { timeLimit }) };
  const ask = (path: string, query: Readonly<Record<string, string>> = {}) =>
    askProvider(
      { url: new URL(`${api}${path}?${new URLSearchParams(query)}`), headers: { authorization: key } },
      asking,
    );
  const photo = (found: z.output<typeof row>): StockPhoto => ({
    ...{ id: String(found.id), width: found.width, height: found.height },
    ...{ thumbnail: found.src.medium, file: atMost(found.src.original) },
    name: words(found.alt) || `Photo by ${words(found.photographer)}`,
    attribution: attributionOf({
      ...{ provider: name, author: found.photographer, author_link: found.photographer_url },
      ...{ licence: 'Pexels License', licence_link: 'https://www.pexels.com/license/' },
      source_link: found.url,
    }),
  });
  return {
    ...{ id: 'pexels', name, link: 'https://www.pexels.com/' },
    search: async ({ query, page }) => {
      const asked = { query, page: String(page), per_page: String(STOCK_PHOTOS_PAGE) };
      const { photos, next_page } = readAs(answer, await ask('/search', asked), name);
      return { photos: photosOf(row, photos, photo), more: Boolean(next_page) };
    },
    photo: async (id) => {
      if (!/^\d{1,15}$/.test(id)) return null;
      const found = await ask(`/photos/${id}`);
      return found === null ? null : photo(readAs(row, found, name));
    },
    fetch: (found) => fetchPhoto(found, { name, api, fetchRemote }),
  };
}

/** The same picture, no larger than a page of print needs. */
function atMost(original: string): string {
  const url = new URL(original);
  for (const [name, value] of Object.entries({
    ...{ auto: 'compress', cs: 'tinysrgb', fit: 'max', w: LONGEST_SIDE, h: LONGEST_SIDE },
  }))
    url.searchParams.set(name, value);
  return url.href;
}
