import { useMutation, useQueryClient } from '@tanstack/react-query';
import { savedDesign } from '../../../../server/contract/saved-design.js';
import { api } from '../../../api.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { editOwned, refreshDesigns } from '../calls.js';
import { renaming as strings } from '../strings.js';

interface Renaming {
  readonly id: string;
  readonly name: string;
}

/** Gives a design another name; the list shows it at once. */
export function useRename(onDone: () => void) {
  const client = useQueryClient();
  const renames = useMutation({
    mutationFn: ({ id, name }: Renaming) => api(savedDesign.update, { id, name }),
    onSuccess: (_, { id, name }) => {
      editOwned(client, (list) => list.map((one) => (one._id === id ? { ...one, name } : one)));
      onDone();
    },
    onError: (_, renaming) => notifier.error(strings.failed, () => renames.mutate(renaming)),
    onSettled: () => refreshDesigns(client),
  });
  return renames;
}
