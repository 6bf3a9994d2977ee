import type { PlacedOrder } from '../../../server/contract/order-skus.js';
import { orders as strings } from './strings.js';

/** How an order stands, in a word. */
export function OrderState({ order: { status } }: { readonly order: PlacedOrder }) {
  if (status === 'fulfilled') return <span className="badge order-badge good">{strings.fulfilled}</span>;
  return (
    <span className="badge order-badge">{status === 'refunded' ? strings.refunded : strings.pending}</span>
  );
}

/** The same in the words of the mockup maker: payment and order apart (C-005). */
export function MockupOrderState({ order: { status } }: { readonly order: PlacedOrder }) {
  if (status === 'fulfilled')
    return (
      <>
        <span className="order-paid">{strings.paid}</span>
        <span className="badge order-badge good">{strings.orderFulfilled}</span>
      </>
    );
  return (
    <>
      <span className="order-paid">{status === 'refunded' ? strings.refunded : strings.pending}</span>
      {status !== 'refunded' && <span className="badge order-badge">{strings.orderPending}</span>}
    </>
  );
}
