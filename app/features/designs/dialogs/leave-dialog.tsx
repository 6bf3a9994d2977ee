import { useMutation, useQueryClient } from '@tanstack/react-query';
import { permission } from '../../../../server/contract/permission.js';
import { api } from '../../../api.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { currentUser } from '../../account/index.js';
import { refreshDesigns } from '../calls.js';
import type { NamedDesign } from './design-dialog-types.js';
import { deleting, designs, shared as strings } from '../strings.js';

/** A design that is to be removed from what is shared with one. */
export interface Leaving {
  readonly design: NamedDesign;
  readonly opener: HTMLElement;
}

interface LeaveDialogProps {
  readonly design: NamedDesign;
  readonly onClose: () => void;
  readonly opener: () => Element | null;
}

/** Asks before one's own invitation is taken away: only whoever shares it can bring it back. */
export function LeaveDialog({ design, onClose, opener }: LeaveDialogProps) {
  const { mutate, isPending } = useLeave(onClose);
  return (
    <ConfirmDialog
      title={strings.removeTitle}
      question={<span dir="auto">{strings.removeHelp(design.name)}</span>}
      no={deleting.cancel}
      yes={strings.remove}
      busy={isPending}
      onYes={() => mutate(design)}
      onClose={onClose}
      opener={opener}
    />
  );
}

function useLeave(onDone: () => void) {
  const client = useQueryClient();
  const leaving = useMutation({
    mutationFn: ({ _id }: NamedDesign) =>
      api(permission.alterInvited, { saved_design: _id, email: currentUser()?.email ?? '', role: 'none' }),
    onSuccess: async (_, { name }) => {
      await refreshDesigns(client);
      notifier.success(strings.removed(name));
      onDone();
    },
    onError: (_, design) => notifier.error(designs.failed, () => leaving.mutate(design)),
  });
  return leaving;
}
