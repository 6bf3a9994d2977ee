import { infiniteQueryOptions, useInfiniteQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { categories } from '../../catalog.js';
import { BY_NUMBER, eachOnce } from '../../ui/lists/paging.js';
import { findTemplates } from './find-templates.js';
import { requestOf, type ResultsRequest } from './results-request.js';

/** Whoever comes back from a template finds the list as it was, down to its last page, ms. */
const KEPT_MS = 30 * 60_000;
const FRESH_MS = 5 * 60_000;

const foundFor = (request: ResultsRequest) =>
  infiniteQueryOptions({
    queryKey: ['found-templates', request],
    queryFn: ({ pageParam, signal }) => findTemplates(request, pageParam, signal),
    ...BY_NUMBER,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
  });

/** Reads what an address asks for. */
export async function readResults(client: QueryClient, parameters: URLSearchParams): Promise<void> {
  const request = requestOf(parameters);
  await Promise.all([
    client.prefetchQuery(categories),
    request && client.prefetchInfiniteQuery(foundFor(request)),
  ]);
}

/** What is found, page by page. */
export function useResults(request: ResultsRequest) {
  const query = useInfiniteQuery(foundFor(request));
  const pages = query.data?.pages;
  const templates = useMemo(
    () => eachOnce(pages?.flatMap((page) => page.templates) ?? [], ({ _id }) => _id),
    [pages],
  );
  return { ...query, first: pages?.[0], templates };
}
