import { useMutation } from '@tanstack/react-query';
import { subscription, type PlanRecord } from '../../../../server/contract/subscription.js';
import { api } from '../../../api.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { useRefresh } from '../calls.js';
import { dialogs as strings, plans as words } from '../strings.js';
import type { PlanDialogProps } from '../plan-request.js';

/** Asks before a plan is canceled, at the end of what is paid for. */
export function CancelDialog({
  plan,
  standing,
  opener,
  onClose,
}: PlanDialogProps & { readonly plan: PlanRecord }) {
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(subscription.cancel, {}),
    onSuccess: () => {
      notifier.success(strings.canceled);
      void refresh();
      onClose();
    },
    onError: () => notifier.error(words.failed, () => mutate()),
  });
  return (
    <ConfirmDialog
      title={strings.cancel}
      question={strings.cancelAbout(plan.name, standing.period_end ?? new Date().toISOString())}
      no={strings.keep}
      yes={strings.cancel}
      busy={isPending}
      large
      onYes={() => mutate()}
      onClose={onClose}
      opener={opener}
    />
  );
}
