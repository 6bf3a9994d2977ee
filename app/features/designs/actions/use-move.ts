import { useMutation, useQueryClient } from '@tanstack/react-query';
import { savedDesign } from '../../../../server/contract/saved-design.js';
import { api } from '../../../api.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { refreshDesigns } from '../calls.js';
import { inBatches } from './action-targets.js';
import { moving as strings } from '../strings.js';

interface Move {
  readonly ids: readonly string[];
  readonly folder: string;
  /** Told instead of 'Moved design to folder'. */
  readonly words?: string;
}

/** Moves designs to a folder, or back to My Designs. */
export function useMove(onDone?: () => void) {
  const client = useQueryClient();
  const moves = useMutation({
    mutationFn: ({ ids, folder }: Move) =>
      inBatches(ids, (design_id) => api(savedDesign.moveToFolder, { design_id, folder_id: folder })),
    onSuccess: (_, { words }) => {
      notifier.success(words ?? strings.moved);
      onDone?.();
    },
    onError: (_, move) => notifier.error(strings.failed, () => moves.mutate(move)),
    onSettled: () => refreshDesigns(client),
  });
  return moves;
}
