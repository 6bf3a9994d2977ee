import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { user as calls, type OwnedDesign } from '../../../server/contract/user.js';
import { api } from '../../api.js';
import { THUMBNAIL_POLL_MS, isThumbnailPending } from '../../saved-designs.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { FOLDER, FOLDERS, OF_USER, OWNED_DESIGNS, useUser } from '../account/index.js';
import { designs as strings } from './strings.js';

export const SHARED_DESIGNS = [OF_USER, 'shared-designs'] as const;

/** A member's own designs, newest first. Asked for again when one comes back to them: copies open in other tabs. */
export function useOwnedDesigns() {
  const query = useQuery({
    queryKey: [...OWNED_DESIGNS, useUser()?._id],
    queryFn: ({ signal }) => api(calls.fetchOwnedDesigns, {}, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => waitsForPictures(state.data ?? []) && THUMBNAIL_POLL_MS,
  });
  useRefreshFailure(query.isRefetchError);
  return query;
}

const waitsForPictures = (list: readonly OwnedDesign[]): boolean =>
  list.some(({ thumbnail, updated_at }) => isThumbnailPending(thumbnail, updated_at));

/** The designs a member was invited to. */
export function useSharedDesigns() {
  const member = useUser();
  const query = useQuery({
    // once their address is confirmed, invitations count
    queryKey: [...SHARED_DESIGNS, member?._id, member?.email_verified],
    queryFn: ({ signal }) => api(calls.fetchSharedPermissions, {}, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  useRefreshFailure(query.isRefetchError);
  return query;
}

/** What is shown is older than it should be; without anything to show the list says so in its own place. */
function useRefreshFailure(failed: boolean): void {
  useEffect(() => {
    if (failed) notifier.error(strings.refreshFailed);
  }, [failed]);
}

/** Changes what the list shows, before the server is asked again. */
export function editOwned(
  client: QueryClient,
  change: (list: readonly OwnedDesign[]) => OwnedDesign[],
): void {
  client.setQueriesData<OwnedDesign[]>({ queryKey: OWNED_DESIGNS }, (list) => list && change(list));
}

/** Asks again for every list that shows designs. */
export async function refreshDesigns(client: QueryClient): Promise<void> {
  const keys = [OWNED_DESIGNS, SHARED_DESIGNS, FOLDERS, FOLDER];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
