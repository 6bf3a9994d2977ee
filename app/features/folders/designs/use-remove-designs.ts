import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DesignInList } from '../../../../server/contract/design-list.js';
import { folder as calls } from '../../../../server/contract/folder.js';
import { savedDesign } from '../../../../server/contract/saved-design.js';
import { api } from '../../../api.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { OF_USER } from '../../account/index.js';
import { inBatches } from '../../designs/index.js';
import { failureMessage } from '../calls.js';
import { designs as strings } from '../strings.js';

type Designs = readonly Pick<DesignInList, '_id' | 'name' | 'owned'>[];

const idsOf = (designs: Designs) => designs.map(({ _id }) => _id);

/**
 * Takes designs out of the folder: they are in their owners' My Designs still. Who owns all of them can take that back
 * [E-046].
 */
export function useRemoveDesigns(folderId: string, onDone: () => void) {
  const client = useQueryClient();
  // all of the member's lists show which folder a design lies in
  const settle = () => client.invalidateQueries({ queryKey: [OF_USER] });

  const puttingBack = useMutation({
    mutationFn: (designs: Designs) =>
      inBatches(idsOf(designs), (design_id) =>
        api(savedDesign.moveToFolder, { folder_id: folderId, design_id }),
      ),
    onError: (error, designs) => notifier.error(failureMessage(error), () => puttingBack.mutate(designs)),
    onSettled: settle,
  });

  const takingOut = useMutation({
    mutationFn: (designs: Designs) =>
      inBatches(idsOf(designs), (resource) => api(calls.deleteResource, { folder_id: folderId, resource })),
    onSuccess: (_, designs) => {
      const undo = designs.every(({ owned }) => owned) ? () => puttingBack.mutate(designs) : undefined;
      const [first] = designs;
      const words = designs.length === 1 ? strings.removed(first!.name) : strings.removedMany(designs.length);
      notifier.success(words, undo);
      onDone();
    },
    onError: (error, designs) => notifier.error(failureMessage(error), () => takingOut.mutate(designs)),
    onSettled: settle,
  });
  return takingOut;
}
