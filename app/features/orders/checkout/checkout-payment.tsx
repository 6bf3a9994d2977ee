import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../../../server/contract/envelope.js';
import { order as calls } from '../../../../server/contract/order.js';
import type { PlacedOrder } from '../../../../server/contract/order-skus.js';
import { api } from '../../../api.js';
import { pictureAddress } from '../../../configuration.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { Icon } from '../../../ui/icon.js';
import { money } from '../../../ui/money.js';
import { CardPayment, CouponField, faultOf, orderSteps } from '../../payment/index.js';
import { useOrderCoupon } from '../calls.js';
import { kindText } from '../order-texts.js';
import { checkout as strings, orders as words } from '../strings.js';

interface CheckoutPaymentProps {
  readonly order: PlacedOrder;
  readonly onPaid: () => void;
  /** It can not be paid any more: how it stands is to be asked anew. */
  readonly onFailed: () => void;
}

/** What is bought and what it comes to, then the card. */
export function CheckoutPayment({ order, onPaid, onFailed }: CheckoutPaymentProps) {
  const steps = useMemo(() => orderSteps(order._id), [order._id]);
  const amount = money(order.amount_cents);
  const coupon = <OrderCoupon order={order} onFailed={onFailed} />;
  return (
    <>
      <Summary order={order} />
      {order.amount_cents === 0 ? (
        <>
          {coupon}
          <NothingToPay id={order._id} onPaid={onPaid} onFailed={onFailed} />
        </>
      ) : (
        <CardPayment
          before={coupon}
          steps={steps}
          amountCents={order.amount_cents}
          action={strings.pay(amount)}
          onPaid={onPaid}
          onFailed={onFailed}
        />
      )}
    </>
  );
}

/** As in the cart: a code, or the one that counts. */
function OrderCoupon({ order: { _id, coupon_code: code }, onFailed }: Omit<CheckoutPaymentProps, 'onPaid'>) {
  const { mutate, isPending, error } = useOrderCoupon(_id);
  return (
    <div className="checkout-coupon">
      <CouponField
        code={code}
        fault={error ? faultOf(error) : null}
        busy={isPending}
        onCode={(typed) =>
          mutate(typed, {
            // it was paid or closed elsewhere
            onError: (why) => !(why instanceof ApiError && why.code === 'invalid_coupon') && onFailed(),
          })
        }
      />
    </div>
  );
}

function Summary({
  order: { skus, discount, coupon_code, amount_cents },
}: Pick<CheckoutPaymentProps, 'order'>) {
  return (
    <section className="checkout-summary" aria-label={strings.summary}>
      <ul>
        {skus.map((sku, index) => (
          <li key={index}>
            {sku.image_src === null ? (
              <span className="checkout-picture">
                <Icon name="coins" />
              </span>
            ) : (
              <img className="checkout-picture" src={pictureAddress(sku.image_src)} alt="" />
            )}
            <div className="grow">
              <p className="checkout-name" dir="auto">
                {sku.name}
              </p>
              <p className="checkout-kind">{kindText(sku)}</p>
            </div>
            <span>{money(sku.price_cents)}</span>
          </li>
        ))}
      </ul>
      {discount > 0 && (
        <p className="checkout-sum">
          <span>{words.discount(coupon_code)}</span>
          <span>{`− ${money(Math.round(discount * 100))}`}</span>
        </p>
      )}
      <p className="checkout-sum total">
        <span>{strings.total}</span>
        <span>{money(amount_cents)}</span>
      </p>
    </section>
  );
}

/** A coupon took all of it off: no card is needed. */
function NothingToPay({
  id,
  onPaid,
  onFailed,
}: Omit<CheckoutPaymentProps, 'order'> & { readonly id: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(calls.confirm, { id }),
    onSuccess: onPaid,
    onError: (error) => {
      notifier.error(faultOf(error));
      onFailed();
    },
  });
  return (
    <button
      type="button"
      className="button primary large block"
      aria-busy={isPending || undefined}
      onClick={() => !isPending && mutate()}
    >
      {isPending && <span className="spinner" />}
      {strings.finish}
    </button>
  );
}
