import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { category } from '../../../server/contract/category.js';
import { ApiError } from '../../../server/contract/envelope.js';
import { MOCKUP_PAGE_SIZE, mockup, type SavedMockup } from '../../../server/contract/mockup.js';
import { api } from '../../api.js';
import { BY_NUMBER, eachOnce } from '../../ui/lists/paging.js';
import { OF_USER, useUser } from '../account/index.js';
import { findMockups } from './find-mockups.js';

/** What the mockup maker asks the server, and where the answers are kept. */

const MOCKUPS = 'mockups';
export const SAVED = [OF_USER, 'saved-mockups'] as const;

/** Whoever comes back from a mockup finds the list as it was, ms. */
const KEPT_MS = 30 * 60_000;

/** Categories that hold mockups, with how many (spec 3 section 3). */
export const useMockupCategories = () =>
  useQuery({
    queryKey: [MOCKUPS, 'categories'],
    queryFn: ({ signal }) => api(category.get, { type: 'mockup', filter_empty: true }, { signal }),
  });

/** What the grid shows: what was found for words, or those of a category, or all. */
export interface ListRequest {
  readonly q: string;
  readonly category?: string;
  /** No word is taken for a typing error. */
  readonly asWritten?: boolean;
}

/** The grid, 30 a page; what a search finds comes as one page (D-042). */
export function useMockupList({ q, category: category_id, asWritten = false }: ListRequest) {
  const query = useInfiniteQuery({
    queryKey: [MOCKUPS, 'list', q, q ? asWritten : category_id],
    queryFn: async ({ pageParam, signal }) => {
      if (q) return findMockups(q, signal, { asWritten });
      const paging = { page_no: pageParam, size: MOCKUP_PAGE_SIZE, priority_sort: true };
      return api(mockup.getMockups, { ...paging, ...(category_id && { category_id }) }, { signal });
    },
    ...BY_NUMBER,
    gcTime: KEPT_MS,
  });
  const pages = query.data?.pages;
  const list = useMemo(() => eachOnce(pages?.flatMap(({ docs }) => docs) ?? [], ({ _id }) => _id), [pages]);
  return { ...query, first: pages?.[0], list };
}

/** The table of a category: all of it (C-004). */
export const useMockupTable = (category_id: string) =>
  useQuery({
    queryKey: [MOCKUPS, 'table', category_id],
    queryFn: ({ signal }) => api(category.getMockups, { category_id }, { signal }),
  });

export const useMockup = (id: string) =>
  useQuery({
    queryKey: [MOCKUPS, 'one', id],
    queryFn: ({ signal }) => api(mockup.getOne, { id }, { signal }),
  });

/** What to try next: others of its first category, then all others. */
export const useRecommendations = (id: string) =>
  useQuery({
    queryKey: [MOCKUPS, 'recommendations', id],
    queryFn: ({ signal }) => api(category.getRecommendations, { id }, { signal }),
  });

/** What is offered while one types: the same index is asked. */
export const useSuggested = (text: string) =>
  useQuery({
    queryKey: [MOCKUPS, 'suggested', text],
    enabled: text !== '',
    queryFn: async ({ signal }) => (await findMockups(text, signal, { size: MOST_SUGGESTED })).docs,
    placeholderData: keepPreviousData,
    retry: false,
  });

const MOST_SUGGESTED = 6;

/** Saved mockups that are asked for at once. */
const SAVED_PAGE_SIZE = 48;

/** A member's own, newest first; more of them by `fetchNextPage`. */
export function useAllSaved() {
  const member = useUser();
  const query = useInfiniteQuery({
    queryKey: [...SAVED, member?._id],
    enabled: member !== null,
    queryFn: ({ pageParam: page_no, signal }) =>
      api(mockup.getAllSaved, { page_no, size: SAVED_PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page, pages) => (page.length < SAVED_PAGE_SIZE ? undefined : pages.length + 1),
    refetchOnMount: 'always',
  });
  const pages = query.data?.pages;
  const list = useMemo(() => pages && eachOnce(pages.flat(), ({ _id }) => _id), [pages]);
  return { ...query, list };
}

/** One of them, as it was when the page was opened: what is being changed is not replaced meanwhile. */
export const useSavedMockup = (id: string, wanted: boolean) =>
  useQuery({
    queryKey: [OF_USER, 'editor-session', 'saved-mockup', id],
    enabled: wanted,
    queryFn: ({ signal }) => api(mockup.getSaved, { _id: id }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

export const refreshSaved = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: SAVED });

/** Lists at once show what was done to a member's own. */
export const editSaved = (
  client: QueryClient,
  edit: (list: readonly SavedMockup[]) => readonly SavedMockup[],
): void =>
  void client.setQueriesData<InfiniteData<readonly SavedMockup[]>>(
    { queryKey: SAVED },
    (data) => data && { ...data, pages: data.pages.map(edit) },
  );

/** After a mockup was added: every list may hold it. */
export const refreshMockups = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [MOCKUPS] });

/** Asking again helps where the server failed, not where there is no such mockup. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && ['not_found', 'bad_request'].includes(error.code);
