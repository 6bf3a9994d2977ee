import { useInfiniteQuery, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../../server/contract/envelope.js';
import { trash as calls, type TrashItem } from '../../../server/contract/trash.js';
import { api } from '../../api.js';
import { BY_NUMBER, eachOnce } from '../../ui/lists/paging.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { OF_USER, useUser } from '../account/index.js';
import { trash as strings } from './strings.js';

const TRASH = [OF_USER, 'trash'] as const;

/** Items of a page. */
const PAGE_SIZE = 40;

/** What lies in the trash, page by page, latest deleted first. */
export function useTrash() {
  const query = useInfiniteQuery({
    queryKey: [...TRASH, useUser()?._id],
    queryFn: ({ pageParam, signal }) => api(calls.get, { page_no: pageParam, size: PAGE_SIZE }, { signal }),
    ...BY_NUMBER,
    refetchOnMount: 'always',
  });
  const pages = query.data?.pages;
  const items = useMemo(() => eachOnce(pages?.flatMap(({ docs }) => docs) ?? [], keyOf), [pages]);
  return { ...query, items };
}

const keyOf = ({ kind, _id }: TrashItem) => `${kind} ${_id}`;

const named = ({ kind, _id }: TrashItem) => ({ items: [{ kind, _id }] });

/** What was restored may stand in any list of what is one's own. */
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: [OF_USER] });

/** One thing goes back to where it was. `onDone` comes once the list is without it. */
export function useRestore(onDone: () => void) {
  const client = useQueryClient();
  const restoring = useMutation({
    mutationFn: (item: TrashItem) => api(calls.restore, named(item)),
    onSuccess: async (_, { name }) => {
      notifier.success(strings.restored(name));
      await refresh(client);
      onDone();
    },
    onError: (error, item) => {
      void refresh(client);
      tell(error, () => restoring.mutate(item));
    },
  });
  return restoring;
}

/** One thing, or all of it for null, is deleted for good. */
export function usePurge(onDone: () => void) {
  const client = useQueryClient();
  const purging = useMutation({
    mutationFn: (item: TrashItem | null) => (item ? api(calls.delete, named(item)) : api(calls.empty, {})),
    onSuccess: async (_, item) => {
      await client.invalidateQueries({ queryKey: TRASH });
      notifier.success(item ? strings.deleted(item.name) : strings.emptied);
      onDone();
    },
    onError: (error, item) => {
      void client.invalidateQueries({ queryKey: TRASH });
      tell(error, () => purging.mutate(item));
    },
  });
  return purging;
}

/** Another try changes nothing about what is gone, or about an account that is full. */
function tell(error: unknown, retry: () => void): void {
  if (error instanceof ApiError && error.code === 'not_found') notifier.error(strings.gone);
  else if (error instanceof ApiError && error.code === 'no_room') notifier.error(error.message);
  else notifier.error(strings.failed, retry);
}
