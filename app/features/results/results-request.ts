import { MAX_SEARCH_TEXT } from '../../../server/contract/search.js';

/** What the page of results is asked to show. */
export type ResultsRequest =
  | { readonly mode: 'one'; readonly id: string }
  | { readonly mode: 'category'; readonly category: string }
  | { readonly mode: 'text'; readonly text: string };

/** The query of the address, as long as one may be. */
export const queryOf = (parameters: URLSearchParams): string =>
  (parameters.get('query') ?? '').trim().slice(0, MAX_SEARCH_TEXT);

/** One template when an id is given, else a category, else a search for words; null when the address names nothing. */
export function requestOf(parameters: URLSearchParams): ResultsRequest | null {
  const named = (name: string) => parameters.get(name)?.trim() ?? '';
  const [id, category, text] = [named('id'), named('category'), queryOf(parameters)];
  if (id) return { mode: 'one', id };
  if (category) return { mode: 'category', category };
  return text ? { mode: 'text', text } : null;
}
