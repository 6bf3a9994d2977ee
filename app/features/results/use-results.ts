import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BY_NUMBER, eachOnce } from '../../ui/lists/paging.js';
import { findTemplates } from './find-templates.js';
import type { ResultsRequest } from './results-request.js';

/** Whoever comes back from a template finds the list as it was, down to its last page, ms. */
const KEPT_MS = 30 * 60_000;
const FRESH_MS = 5 * 60_000;

/** What is found, page by page. */
export function useResults(request: ResultsRequest) {
  const query = useInfiniteQuery({
    queryKey: ['found-templates', request],
    queryFn: ({ pageParam, signal }) => findTemplates(request, pageParam, signal),
    ...BY_NUMBER,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
  });
  const pages = query.data?.pages;
  const templates = useMemo(
    () => eachOnce(pages?.flatMap((page) => page.templates) ?? [], ({ _id }) => _id),
    [pages],
  );
  return { ...query, first: pages?.[0], templates };
}
