import { PhotoSourceError, type FoundPhotos, type PhotoSource, type StockPhoto } from './photo-source.js';

/** How long an answer is good, ms: providers count our questions by the hour. */
const GOOD_FOR = 10 * 60_000;
/** Lists kept, the latest; each is some 20 KB. */
const MOST_LISTS = 200;
/** How long a provider that has had enough is left alone, ms. */
const QUIET = 60_000;

/**
 * A provider that is asked the same thing once: fifty questions an hour are all that a new key of Unsplash allows. A photo
 * that was listed lately is known, and a provider that has had enough is not asked for a minute.
 */
export function remembering(source: PhotoSource, now: () => number = Date.now): PhotoSource {
  const lists = new Map<string, { readonly found: FoundPhotos; readonly until: number }>();
  let busy: { readonly error: PhotoSourceError; readonly until: number } | null = null;

  async function ask<T>(question: () => Promise<T>): Promise<T> {
    if (busy && busy.until > now()) throw busy.error;
    try {
      return await question();
    } catch (error) {
      if (error instanceof PhotoSourceError && error.fault === 'busy') busy = { error, until: now() + QUIET };
      throw error;
    }
  }

  function listed(id: string): StockPhoto | undefined {
    for (const { found, until } of lists.values()) {
      const photo = until > now() ? found.photos.find((one) => one.id === id) : undefined;
      if (photo) return photo;
    }
    return undefined;
  }

  return {
    ...source,
    search: async ({ query, page }) => {
      const key = JSON.stringify([query.toLowerCase(), page]);
      const known = lists.get(key);
      if (known && known.until > now()) return known.found;
      const found = await ask(() => source.search({ query, page }));
      // the oldest goes first: a map keeps the order in which its keys came
      lists.delete(key);
      lists.set(key, { found, until: now() + GOOD_FOR });
      if (lists.size > MOST_LISTS) lists.delete(lists.keys().next().value!);
      return found;
    },
    photo: async (id) => listed(id) ?? (await ask(() => source.photo(id))),
    // pictures do not count, and come while nothing may be asked
    fetch: (photo) => source.fetch(photo),
  };
}
