import { Link } from 'react-router-dom';
import { PLANS_ADDRESS } from '../../../commerce-addresses.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { Icon } from '../../../ui/icon.js';
import { money } from '../../../ui/money.js';
import { CardPayment, PriceBlock, TestShopNote } from '../../payment/index.js';
import { render as strings } from '../strings.js';
import { MakingRender, OrderFailed } from './making-render.js';
import { PayWays } from './pay-ways.js';
import { confirmPaid, type ToRender } from './place-order.js';
import type { Purchase } from './use-purchase.js';

interface BuyRenderProps {
  readonly wanted: ToRender;
  readonly soft: readonly string[];
  readonly purchase: Purchase;
  readonly onClose: () => void;
}

/** For who has no subscription: the image is paid for, then made (C-012). */
export function BuyRender({ wanted, purchase, soft, onClose }: BuyRenderProps) {
  const { paid, failed, cents } = purchase;
  if (paid !== null)
    return <MakingRender name={wanted.mockup.name} place={() => confirmPaid(paid)} onClose={onClose} paid />;
  if (purchase.looking)
    return (
      <p className="render-wait" role="status">
        <span className="spinner" />
        {strings.looking}
      </p>
    );
  // without knowing whether it was paid for already nobody is asked to pay
  if (purchase.lookFailed) return <Failure message={strings.lookFailed} onRetry={purchase.look} />;
  if (failed) return <OrderFailed error={failed.error} onRetry={purchase.again} onClose={onClose} />;
  return (
    <div className="render-buy">
      <p className="render-about">
        {strings.size(wanted.mockup.width, wanted.mockup.height)}{' '}
        <Link className="render-plan" to={PLANS_ADDRESS}>
          {strings.plan}
        </Link>
      </p>
      {soft.length > 0 && (
        <p className="render-soft" role="note">
          <Icon name="warning-circle" size={16} />
          {strings.soft(soft)}
        </p>
      )}
      <PriceBlock
        coupon={purchase.coupon}
        cents={cents}
        free={{ action: strings.order, busy: purchase.ordering, onOrder: purchase.orderFree }}
      >
        <PayWays>
          <CardPayment
            steps={purchase.steps}
            amountCents={cents}
            action={strings.pay(money(cents))}
            onPaid={purchase.onPaid}
            onFailed={purchase.fail}
          />
        </PayWays>
      </PriceBlock>
      {cents === 0 && <TestShopNote />}
    </div>
  );
}
