import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CreditPack } from '../../../../server/contract/offers.js';
import { order } from '../../../../server/contract/order.js';
import { api } from '../../../api.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { Modal } from '../../../ui/dialogs/modal.js';
import { CardPayment, faultOf, OneOrder, orderCharges, PriceBlock, useCoupon } from '../../payment/index.js';
import { useRefresh } from '../calls.js';
import { packs as strings } from '../strings.js';
import type { PlanDialogProps } from '../plan-request.js';

interface PackDialogProps extends Pick<PlanDialogProps, 'opener' | 'onClose'> {
  readonly pack: CreditPack;
}

/** A pack of credits, by card. One order, however often a card is declined. */
export function PackDialog({ pack, opener, onClose }: PackDialogProps) {
  const refresh = useRefresh();
  const coupon = useCoupon((typed) => api(order.price, { skus: skusOf(pack.id), coupon_code: typed }));
  const { code } = coupon;
  const cents = coupon.cents ?? pack.price_cents;
  const [one] = useState(() => new OneOrder((used) => orderPack(pack.id, used)));
  const steps = useMemo(() => {
    const id = () => one.idFor(code);
    return { ...orderCharges(id), confirm: async () => api(order.confirm, { id: await id() }) };
  }, [one, code]);
  const done = () => {
    notifier.success(strings.bought(pack.credits));
    void refresh();
    onClose();
  };
  const fail = (error: unknown) => {
    notifier.error(faultOf(error));
    onClose();
  };
  const free = useMutation({ mutationFn: () => steps.confirm(), onSuccess: done, onError: fail });
  return (
    <Modal open keeps onOpenChange={onClose} title={strings.buyTitle(pack.credits)} opener={opener}>
      <div className="plan-pay">
        <PriceBlock
          coupon={coupon}
          cents={cents}
          free={{ action: strings.order, busy: free.isPending, onOrder: () => free.mutate() }}
        >
          <CardPayment
            steps={steps}
            amountCents={cents}
            action={strings.pay(cents)}
            onPaid={done}
            onFailed={fail}
          />
        </PriceBlock>
      </div>
    </Modal>
  );
}

const skusOf = (pack: string) => [{ type: 'credit_pack' as const, pack }];

async function orderPack(pack: string, coupon: string | null): Promise<string> {
  const made = await api(order.add, {
    ...{ payment_mode: 'card' as const, skus: skusOf(pack) },
    ...(coupon !== null && { coupon_code: coupon }),
  });
  return made._id;
}
