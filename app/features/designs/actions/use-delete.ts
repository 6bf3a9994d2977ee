import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../../server/contract/envelope.js';
import { savedDesign } from '../../../../server/contract/saved-design.js';
import { api } from '../../../api.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { editOwned, refreshDesigns } from '../calls.js';
import { inBatches } from './action-targets.js';
import { deleting as strings } from '../strings.js';

/** Deletes designs and offers to take it back. `onDone` comes when they are gone. */
export function useDelete(onDone: () => void) {
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: (ids: readonly string[]) => inBatches(ids, (id) => api(savedDesign.delete, { id })),
    onSuccess: (_, ids) => {
      const gone = new Set(ids);
      editOwned(client, (list) => list.filter(({ _id }) => !gone.has(_id)));
      notifier.success(strings.deleted(ids.length), () => void restore(client, ids));
      onDone();
    },
    onError: (_, ids) =>
      notifier.error(ids.length === 1 ? strings.failedOne : strings.failedMany, () => deletion.mutate(ids)),
    onSettled: () => refreshDesigns(client),
  });
  return deletion;
}

async function restore(client: QueryClient, ids: readonly string[]): Promise<void> {
  try {
    await inBatches(ids, (id) => api(savedDesign.restore, { id }));
  } catch (error) {
    // somebody emptied the trash: another try changes nothing
    if (error instanceof ApiError && error.code === 'not_found') notifier.error(strings.gone);
    else notifier.error(strings.restoreFailed, () => void restore(client, ids));
  } finally {
    await refreshDesigns(client);
  }
}
