import { AS_WRITTEN } from '../../template-addresses.js';
import { MAX_SEARCH_TEXT } from '../../../server/contract/search.js';
import type { TemplateFilters } from '../../../server/contract/template-filters.js';
import { filtersIn } from './filters/results-filters.js';

/** What the page of results is asked to show. */
export type ResultsRequest =
  | { readonly mode: 'one'; readonly id: string }
  | { readonly mode: 'category'; readonly category: string; readonly filters?: TemplateFilters }
  | {
      readonly mode: 'text';
      readonly text: string;
      readonly filters?: TemplateFilters;
      /** No word is taken for a typing error. */
      readonly asWritten?: true;
    };

/** Whether anything narrows what is shown. */
export const isFiltered = (request: ResultsRequest): boolean =>
  request.mode !== 'one' && request.filters !== undefined;

/** The address of the same search for the text as it is written. */
export function asWrittenAddress(parameters: URLSearchParams): string {
  const next = new URLSearchParams(parameters);
  next.set(AS_WRITTEN, '1');
  return `?${next.toString()}`;
}

/** The query of the address, as long as one may be. */
export const queryOf = (parameters: URLSearchParams): string =>
  (parameters.get('query') ?? '').trim().slice(0, MAX_SEARCH_TEXT);

/** One template when an id is given, else a category, else a search for words; null when the address names nothing. */
export function requestOf(parameters: URLSearchParams): ResultsRequest | null {
  const named = (name: string) => parameters.get(name)?.trim() ?? '';
  const [id, category, text] = [named('id'), named('category'), queryOf(parameters)];
  if (id) return { mode: 'one', id };
  const filters = filtersIn(parameters);
  const narrowed = Object.keys(filters).length > 0 && { filters };
  if (category) return { mode: 'category', category, ...narrowed };
  const asWritten = parameters.has(AS_WRITTEN) && { asWritten: true as const };
  return text ? { mode: 'text', text, ...narrowed, ...asWritten } : null;
}
