import { useMutation, useQueryClient } from '@tanstack/react-query';
import { folder as calls, type FolderResource } from '../../../../server/contract/folder.js';
import { api } from '../../../api.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { FOLDERS } from '../../account/index.js';
import { editFolder, failureMessage, refreshFolders } from '../calls.js';
import { inBatches } from './batches.js';
import { photos as strings } from '../strings.js';

/** What happens to the pictures of one folder. It shows at once, and is put back when it fails. */
export function usePhotoActions(folderId: string) {
  const client = useQueryClient();
  const settle = () => void refreshFolders(client);
  const hide = (ids: readonly string[]) => {
    const gone = new Set(ids);
    editFolder(client, folderId, (resources) => resources.filter(({ _id }) => !gone.has(_id)));
  };

  const restoring = useMutation({
    mutationFn: (ids: readonly string[]) =>
      inBatches(ids, (resource) => api(calls.restoreResource, { folder_id: folderId, resource })),
    onSuccess: (_, ids) => notifier.success(strings.restored(ids.length)),
    onError: (error, ids) => notifier.error(failureMessage(error), () => restoring.mutate(ids)),
    onSettled: settle,
  });

  const removing = useMutation({
    mutationFn: (ids: readonly string[]) =>
      inBatches(ids, (resource) => api(calls.deleteResource, { folder_id: folderId, resource })),
    onMutate: hide,
    onSuccess: (_, ids) => notifier.success(strings.removed(ids.length), () => restoring.mutate(ids)),
    onError: (error, ids) => notifier.error(failureMessage(error), () => removing.mutate(ids)),
    onSettled: settle,
  });

  /** A picture that has just been uploaded stands last. */
  const added = (picture: FolderResource) => {
    editFolder(client, folderId, (resources) => [
      ...resources.filter(({ _id }) => _id !== picture._id),
      picture,
    ]);
    void client.invalidateQueries({ queryKey: FOLDERS });
  };

  return { remove: removing.mutate, added, refresh: settle };
}

interface Move {
  readonly ids: readonly string[];
  readonly to: { readonly id: string; readonly name: string };
}

export function useMovePhotos(folderId: string, onDone: () => void) {
  const client = useQueryClient();
  const moving = useMutation({
    mutationFn: ({ ids, to }: Move) =>
      inBatches(ids, (resource) =>
        api(calls.moveResource, { folder_id: folderId, to_folder_id: to.id, resource }),
      ),
    onSuccess: (_, { ids, to }) => {
      notifier.success(strings.moved(ids.length, to.name));
      onDone();
    },
    onError: (error, move) => notifier.error(failureMessage(error), () => moving.mutate(move)),
    onSettled: () => refreshFolders(client),
  });
  return moving;
}
