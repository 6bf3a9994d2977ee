import { useMemo } from 'react';
import type { PlanRecord } from '../../../../server/contract/subscription.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { Modal } from '../../../ui/dialogs/modal.js';
import { CardPayment, faultOf } from '../../payment/index.js';
import { useRefresh } from '../calls.js';
import { cardSteps, subscribeSteps } from '../plan-steps.js';
import { dialogs as strings, packs } from '../strings.js';
import type { PlanDialogProps } from '../plan-request.js';

interface CardDialogProps extends Pick<PlanDialogProps, 'opener' | 'onClose'> {
  readonly plan: PlanRecord;
  /** It is subscribed to; otherwise the plan that there is goes on with another card. */
  readonly fresh?: boolean;
}

/** A plan with a card: for the first time, or with another one after the last could not be charged. */
export function CardDialog({ plan, fresh = false, opener, onClose }: CardDialogProps) {
  const { _id, name, price_cents: cents } = plan;
  const refresh = useRefresh();
  const steps = useMemo(() => (fresh ? subscribeSteps(_id) : cardSteps(_id)), [fresh, _id]);
  const done = () => {
    notifier.success(fresh ? strings.subscribed(name) : strings.cardSaved);
    void refresh();
    onClose();
  };
  return (
    <Modal
      open
      keeps
      onOpenChange={onClose}
      title={fresh ? strings.subscribe(name) : strings.card}
      description={fresh ? strings.subscribeAbout(cents) : strings.cardAbout(name, cents)}
      opener={opener}
    >
      <CardPayment
        steps={steps}
        amountCents={cents}
        recurring
        action={fresh ? packs.pay(cents) : strings.card}
        onPaid={done}
        onFailed={(error) => {
          notifier.error(faultOf(error));
          void refresh();
          onClose();
        }}
      />
    </Modal>
  );
}
