import type { ReactNode } from 'react';
import { Failure } from '../../../ui/feedback/failure.js';
import type { BuyingFlow, BuyingState } from './buying-flow.js';
import './buying.css';
import { CartForm } from './cart-form.js';
import { CheckoutFrame } from './checkout/checkout-frame.js';
import { buying as strings } from './strings.js';

interface BuyingBodyProps {
  readonly flow: BuyingFlow;
  readonly state: BuyingState;
  /** What follows when nothing is left to be bought. */
  readonly children: ReactNode;
}

/** What the dialog shows until the format is chosen: loading, cart, payment (spec 2 section 2). */
export function BuyingBody({ flow, state, children }: BuyingBodyProps) {
  switch (state.at) {
    case 'download':
      return children;
    case 'loading':
      return <Waiting words={strings.loading} />;
    case 'paying':
      return <Waiting words={strings.paying} />;
    case 'settling':
      return <Waiting words={strings.settling} />;
    case 'checkout':
      return <CheckoutFrame src={state.src} onEnd={(how) => void flow.ended(how)} />;
    case 'failed':
      return <NoCart flow={flow} />;
    case 'cart':
      return (
        <CartForm
          cart={state.cart}
          couponFault={state.couponFault}
          isPending={state.isPending}
          onPayWith={(way) => flow.payWith(way)}
          onCoupon={(code) => void flow.applyCoupon(code)}
          onRemoveCoupon={() => flow.removeCoupon()}
          onAskAgain={() => flow.retry()}
          onBuy={() => void flow.buy()}
          onSkip={() => flow.skip()}
        />
      );
  }
}

function Waiting({ words }: { readonly words: string }) {
  return (
    <div className="cart-waiting" role="status">
      <span className="spinner" />
      {words}
    </div>
  );
}

/** The way with watermarks needs nothing to be known. */
function NoCart({ flow }: Pick<BuyingBodyProps, 'flow'>) {
  return (
    <div className="cart">
      <Failure message={strings.failedCart} onRetry={() => flow.retry()} />
      <div className="cart-actions">
        <button type="button" className="button second large block" onClick={() => flow.skip()}>
          {strings.withWatermarks}
        </button>
      </div>
    </div>
  );
}
