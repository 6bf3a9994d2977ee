import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanRecord } from '../../../../server/contract/subscription.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { Icon } from '../../../ui/icon.js';
import { Modal } from '../../../ui/dialogs/modal.js';
import { Authenticate, faultOf } from '../../payment/index.js';
import { useRefresh } from '../calls.js';
import { offerOf } from '../plan-offer.js';
import { changeArrived, changePlan } from '../plan-steps.js';
import { dialogs as strings } from '../strings.js';
import type { PlanDialogProps } from '../plan-request.js';

/** To another plan with the card that is known: a dearer one at once, a cheaper one at the end of what is paid for. */
export function ChangeDialog({
  plan,
  standing,
  plans,
  opener,
  onClose,
}: PlanDialogProps & { readonly plan: PlanRecord }) {
  const { _id, name, price_cents: cents } = plan;
  const refresh = useRefresh();
  const [secret, setSecret] = useState<string | null>(null);
  // what it was when the dialog was opened
  const [later] = useState(() => offerOf(plan, standing, plans) === 'change-later');
  const done = () => {
    notifier.success(strings.changed);
    void refresh();
    onClose();
  };
  const arriving = useMutation({
    mutationFn: () => changeArrived(_id),
    onSuccess: done,
    onError: () => setSecret(null),
  });
  const changing = useMutation({
    mutationFn: () => changePlan(_id),
    onSuccess: (asked) => (asked === null ? done() : setSecret(asked)),
  });
  const fault = changing.error ?? arriving.error;
  const busy = changing.isPending || arriving.isPending;
  const about =
    later && standing.period_end !== null
      ? strings.changeLater(name, standing.period_end)
      : strings.changeNow(name, cents);
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={strings.change(name)}
      description={about}
      opener={opener}
      keeps={busy}
    >
      {secret !== null && !arriving.isPending && (
        <Authenticate secret={secret} onDone={() => arriving.mutate()} />
      )}
      <p className="field-error plan-fault" role="alert" hidden={!fault || busy}>
        <Icon name="warning-circle" size={16} />
        <span>{fault && faultOf(fault)}</span>
      </p>
      {(secret === null || arriving.isPending) && (
        <div className="dialog-actions">
          <button type="button" className="button second large" onClick={onClose}>
            {strings.back}
          </button>
          <button
            type="button"
            className="button primary large"
            aria-busy={busy || undefined}
            onClick={() => {
              if (busy) return;
              arriving.reset();
              changing.mutate();
            }}
          >
            {busy && <span className="spinner" />}
            {strings.change(name)}
          </button>
        </div>
      )}
    </Modal>
  );
}
