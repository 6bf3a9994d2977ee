import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { subscription } from '../../../server/contract/subscription.js';
import { user } from '../../../server/contract/user.js';
import { api } from '../../api.js';
import { BY_NUMBER, eachOnce } from '../../ui/lists/paging.js';
import { OF_USER } from '../account/index.js';

const STANDING = [OF_USER, 'subscription'] as const;

/** What there is to subscribe to, the cheapest first. */
export const usePlans = () =>
  useQuery({
    queryKey: ['plans'],
    queryFn: async ({ signal }) =>
      (await api(subscription.plans, {}, { signal })).toSorted((a, b) => a.price_cents - b.price_cents),
  });

/** How the account's plan stands, with quotas and credits. */
export const useStanding = () =>
  useQuery({
    queryKey: STANDING,
    queryFn: ({ signal }) => api(subscription.get, {}, { signal }),
    refetchOnMount: 'always',
  });

/** Lines of the history that are asked for at once. */
const HISTORY_SIZE = 10;

/** What became of the account's credits, the newest first, page by page. */
export function useCreditHistory() {
  const query = useInfiniteQuery({
    queryKey: [OF_USER, 'credit-history'],
    queryFn: ({ pageParam: page_no, signal }) =>
      api(user.creditHistory, { page_no, size: HISTORY_SIZE }, { signal }),
    ...BY_NUMBER,
    refetchOnMount: 'always',
  });
  const pages = query.data?.pages;
  const entries = useMemo(
    () => eachOnce(pages?.flatMap(({ docs }) => docs) ?? [], ({ position }) => position),
    [pages],
  );
  return { ...query, entries };
}

/** After something was bought or changed: everything of the account's may be another now. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [OF_USER] });
}
