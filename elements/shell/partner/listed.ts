import type { Listing, SearchOptions } from '../../ports/assets.js';
import { matchesWords } from '../../panels/shared/match-words.js';

/** A page of a list that is whole at hand, of what its words find. */
export function listed<T extends { readonly name: string }>(
  all: readonly T[],
  { query, page, size }: SearchOptions,
): Listing<T> {
  const found = query ? all.filter(({ name }) => matchesWords(name, query)) : all;
  return { items: found.slice((page - 1) * size, page * size), more: found.length > page * size };
}
