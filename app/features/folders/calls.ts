import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../server/contract/envelope.js';
import { folder as calls, type FolderEntry, type FolderResource } from '../../../server/contract/folder.js';
import { permission } from '../../../server/contract/permission.js';
import { api } from '../../api.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { wholeFolder } from '../../ports/whole-folder.js';
import { FOLDER, FOLDERS } from '../account/index.js';
import { folders as strings, type FolderType } from './strings.js';

const folderKey = (id: string) => [...FOLDER, id] as const;

/** Every folder the member may see, their own first. */
export const useFolders = () =>
  useQuery({
    queryKey: FOLDERS,
    queryFn: ({ signal }) => api(calls.get, {}, { signal }),
    // what was put into them since is counted
    refetchOnMount: 'always',
  });

export const useFolder = (id: string, wanted: boolean) =>
  useQuery({
    queryKey: folderKey(id),
    queryFn: ({ signal }): Promise<FolderEntry> => wholeFolder(api, id, { signal }),
    enabled: wanted,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/** One that is not there, and one that somebody else keeps to themselves, are the same. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'bad_request');

/** Asks again for the folders: for the list, and for those that are open. */
export async function refreshFolders(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: FOLDERS }),
    client.invalidateQueries({ queryKey: FOLDER }),
  ]);
}

/** What a failure is called: the server's words only where they say what to do. */
export const failureMessage = (error: unknown): string =>
  error instanceof ApiError && (error.code === 'no_room' || error.code === 'too_many')
    ? error.message
    : strings.failed;

/** A change of folders that says when it failed, and can be tried again. */
function useChange<Input>(change: (input: Input) => Promise<unknown>, onDone?: (input: Input) => void) {
  const client = useQueryClient();
  const changing = useMutation({
    mutationFn: change,
    onSuccess: (_, input) => {
      onDone?.(input);
      void refreshFolders(client);
    },
    onError: (error, input) => notifier.error(failureMessage(error), () => changing.mutate(input)),
  });
  return changing;
}

interface NewFolder {
  readonly name: string;
  readonly type: FolderType;
}

export const useCreateFolder = (onDone: () => void) =>
  useChange(
    ({ name, type }: NewFolder) => api(calls.create, { folder_name: name, folder_type: type }),
    onDone,
  );

export const useRenameFolder = (id: string, onDone: () => void) =>
  useChange((new_name: string) => api(calls.rename, { folder_id: id, new_name }), onDone);

export const useDeleteFolder = (id: string, onDone: () => void) =>
  useChange(() => api(calls.delete, { folder_id: id }), onDone);

/** Takes away one's own invitation. */
export const useLeaveFolder = (id: string, email: string, onDone: () => void) =>
  useChange(() => api(permission.alterInvited, { folder_id: id, email, role: 'none' }), onDone);

/** Changes what a folder that is open shows, before the server is asked again. */
export function editFolder(
  client: QueryClient,
  id: string,
  change: (resources: readonly FolderResource[]) => FolderResource[],
): void {
  client.setQueryData<FolderEntry>(folderKey(id), (entry) => {
    if (!entry) return entry;
    const resources = change(entry.folder.resources);
    const count = entry.folder.count + resources.length - entry.folder.resources.length;
    return { ...entry, folder: { ...entry.folder, resources, count } };
  });
}
