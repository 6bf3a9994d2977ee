import {
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import {
  MAX_LISTED,
  type DesignInList,
  type DesignListPage,
  type DesignQuestion,
} from '../../../server/contract/design-list.js';
import { savedDesign as calls } from '../../../server/contract/saved-design.js';
import { api } from '../../api.js';
import { THUMBNAIL_POLL_MS, isThumbnailPending } from '../../saved-designs.js';
import { eachOnce } from '../../ui/lists/paging.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { DEVICE_DESIGNS, FOLDER, FOLDERS, OF_USER, OWNED_DESIGNS, useUser } from '../account/index.js';
import { designs as strings } from './strings.js';

const SHARED_DESIGNS = [OF_USER, 'shared-designs'] as const;

/** Designs of the first page: what a window shows, and some more. The pages after it are as large as the server gives. */
const FIRST_PAGE = 100;

/** What a list is asked for; what is left out is as the server takes it: one's own, those edited last first. */
export type ListQuestion = Partial<DesignQuestion>;

const keyOf = ({ scope }: ListQuestion) => (scope === 'shared' ? SHARED_DESIGNS : OWNED_DESIGNS);

/**
 * A list of designs, however long, in pages. Asked for again when one comes back to it: copies open in other tabs. While
 * another question is on its way the former list stays.
 */
export function useDesignList(question: ListQuestion = {}, first = FIRST_PAGE) {
  const member = useUser();
  const query = useInfiniteQuery({
    // once their address is confirmed, invitations count
    queryKey: [...keyOf(question), member?._id, member?.email_verified, question, first],
    queryFn: ({ pageParam: cursor, signal }) =>
      api(
        calls.list,
        { ...question, ...(cursor ? { cursor, size: MAX_LISTED } : { size: first }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => waitsForPictures(state.data) && THUMBNAIL_POLL_MS,
  });
  useRefreshFailure(query.isRefetchError && !query.isFetchNextPageError);
  useSameList(query);
  const pages = query.data?.pages;
  const designs = useMemo(() => designsOf(pages ?? []), [pages]);
  return { ...query, designs, total: pages?.at(-1)?.total ?? 0, formats: pages?.[0]?.formats ?? [] };
}

/** All designs of a list, asked for now. */
export async function fetchAllDesigns(question: ListQuestion): Promise<readonly DesignInList[]> {
  const pages: DesignListPage[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: DesignListPage = await api(calls.list, {
      ...question,
      size: MAX_LISTED,
      ...(cursor && { cursor }),
    });
    pages.push(page);
    cursor = page.next;
  }
  return designsOf(pages);
}

const designsOf = (pages: readonly DesignListPage[]): readonly DesignInList[] =>
  eachOnce(
    pages.flatMap(({ docs }) => docs),
    ({ _id }) => _id,
  );

interface Pictured {
  readonly thumbnail: string;
  readonly updated_at: string;
}

/** Whether the picture of something listed is still being made. */
export const waitsForPictures = (
  data: { readonly pages: readonly { readonly docs: readonly Pictured[] }[] } | undefined,
): boolean =>
  data?.pages.some(({ docs }) =>
    docs.some(({ thumbnail, updated_at }) => isThumbnailPending(thumbnail, updated_at)),
  ) ?? false;

interface Paged {
  readonly data: InfiniteData<DesignListPage> | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** Pages that were made of a list before and after it was changed are asked for again: one between them may be missing. */
function useSameList({ data, isFetching, isError, refetch }: Paged): void {
  const mixed = new Set(data?.pages.map(({ tag }) => tag)).size > 1;
  useEffect(() => {
    if (mixed && !isFetching && !isError) void refetch();
  }, [mixed, isFetching, isError, refetch]);
}

/** What is shown is older than it should be; without anything to show the list says so in its own place. */
function useRefreshFailure(failed: boolean): void {
  useEffect(() => {
    if (failed) notifier.error(strings.refreshFailed);
  }, [failed]);
}

/** Changes what the lists of one's own show, before the server is asked again. What is left out is counted. */
export function editOwned(
  client: QueryClient,
  change: (list: readonly DesignInList[]) => readonly DesignInList[],
): void {
  client.setQueriesData<InfiniteData<DesignListPage>>({ queryKey: OWNED_DESIGNS }, (data) => {
    if (!data) return data;
    const changed = data.pages.map((page) => ({ ...page, docs: [...change(page.docs)] }));
    const gone = data.pages.reduce((sum, page, i) => sum + page.docs.length - changed[i]!.docs.length, 0);
    return { ...data, pages: changed.map((page) => ({ ...page, total: page.total - gone })) };
  });
}

/** Asks again for every list that shows designs. */
export async function refreshDesigns(client: QueryClient): Promise<void> {
  const keys = [OWNED_DESIGNS, DEVICE_DESIGNS, SHARED_DESIGNS, FOLDERS, FOLDER];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
