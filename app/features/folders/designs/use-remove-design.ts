import { useMutation, useQueryClient } from '@tanstack/react-query';
import { folder as calls, type FolderResource } from '../../../../server/contract/folder.js';
import { savedDesign } from '../../../../server/contract/saved-design.js';
import { api } from '../../../api.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { OF_USER } from '../../account/index.js';
import { editFolder, failureMessage } from '../calls.js';
import { designs as strings } from '../strings.js';

/** Takes a design out of the folder: it is in its owner's My Designs still. Its owner can take that back. */
export function useRemoveDesign(folderId: string) {
  const client = useQueryClient();
  // all of the member's lists show which folder a design lies in
  const settle = () => client.invalidateQueries({ queryKey: [OF_USER] });

  const puttingBack = useMutation({
    mutationFn: ({ _id }: FolderResource) =>
      api(savedDesign.moveToFolder, { folder_id: folderId, design_id: _id }),
    onError: (error, design) => notifier.error(failureMessage(error), () => puttingBack.mutate(design)),
    onSettled: settle,
  });

  const takingOut = useMutation({
    mutationFn: ({ _id }: FolderResource) =>
      api(calls.deleteResource, { folder_id: folderId, resource: _id }),
    onSuccess: (_, design) => {
      editFolder(client, folderId, (resources) => resources.filter(({ _id }) => _id !== design._id));
      const undo = design.design?.owned ? () => puttingBack.mutate(design) : undefined;
      notifier.success(strings.removed(design.name), undo);
    },
    onError: (error, design) => notifier.error(failureMessage(error), () => takingOut.mutate(design)),
    onSettled: settle,
  });
  return takingOut;
}
