import { useEffect, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../../server/contract/envelope.js';
import type { PlacedOrder } from '../../../../server/contract/order-skus.js';
import { designAddress } from '../../../saved-designs.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { useTitle } from '../../../ui/hooks/use-title.js';
import { openLogin, useUser } from '../../account/index.js';
import { useOrder } from '../calls.js';
import './checkout.css';
import { CheckoutPayment } from './checkout-payment.js';
import { isFramed, tellParent } from './tell-parent.js';
import { checkout as strings } from '../strings.js';

/**
 * `/designmaker/start/orders/checkout?id&designId`: pays an order by card. Made to be framed: it tells the page around
 * 'orderPaymentSuccess' or, where nothing can be paid any more, 'orderPaymentFailure' (B-023). By itself it confirms and
 * returns to the design.
 */
export function CheckoutPage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const user = useUser();
  useTitle(strings.title);
  return (
    <main className={isFramed() ? 'checkout-page framed' : 'checkout-page'}>
      <h1 className={isFramed() ? 'sr-only' : 'title-1'}>{strings.title}</h1>
      {user ? <OneOrder key={user._id} id={id} design={query.get('designId')} /> : <SignedOut />}
    </main>
  );
}

interface OneOrderProps {
  readonly id: string;
  readonly design: string | null;
}

function OneOrder({ id, design }: OneOrderProps) {
  const { data, error, isFetching, refetch } = useOrder(id, id !== '');
  const paid = usePaid(id, design);
  const gone = id === '' || (error instanceof ApiError && ['not_found', 'bad_request'].includes(error.code));
  if (!data && gone) return <Ended title={strings.unknown} design={design} />;
  if (!data && error)
    return <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data)
    return <span className="skeleton checkout-skeleton" role="status" aria-label={strings.loading} />;
  return <ByStatus order={data} design={design} onPaid={paid} onFailed={() => void refetch()} />;
}

interface ByStatusProps {
  readonly order: PlacedOrder;
  readonly design: string | null;
  readonly onPaid: () => void;
  readonly onFailed: () => void;
}

function ByStatus({ order, design, ...ends }: ByStatusProps) {
  if (order.status === 'fulfilled') return <Paid design={design} />;
  if (order.status !== 'pending')
    return <Ended title={strings.closed} help={strings.closedHelp} design={design} />;
  return <CheckoutPayment order={order} {...ends} />;
}

/** Once it is paid: the page around goes on, or this one returns to the design. */
function usePaid(id: string, design: string | null): () => void {
  const navigate = useNavigate();
  return () => {
    if (isFramed()) return tellParent('orderPaymentSuccess');
    const query = new URLSearchParams({ id, ...(design !== null && { designId: design }) });
    void navigate(`/designmaker/start/orders/confirm-order?${query.toString()}`, { replace: true });
  };
}

/** Paid before this page was opened, as in another window. */
function Paid({ design }: Pick<OneOrderProps, 'design'>) {
  useEffect(() => tellParent('orderPaymentSuccess'), []);
  return (
    <Note title={strings.paid} help={strings.paidHelp}>
      <Back design={design} />
    </Note>
  );
}

interface EndedProps extends Pick<OneOrderProps, 'design'> {
  readonly title: string;
  readonly help?: string;
}

/** Nothing can be paid here. */
function Ended({ title, help, design }: EndedProps) {
  useEffect(() => tellParent('orderPaymentFailure'), []);
  return (
    <Note title={title} help={help ?? ''}>
      <Back design={design} />
    </Note>
  );
}

/** Whoever signs out while they pay: the page around asks them to sign in, a page by itself does so here. */
function SignedOut() {
  useEffect(() => tellParent('orderPaymentFailure'), []);
  return (
    <Note title={strings.signedOut} help={strings.signedOutHelp}>
      {!isFramed() && (
        <button type="button" className="button primary" onClick={() => openLogin()}>
          {strings.signIn}
        </button>
      )}
    </Note>
  );
}

interface NoteProps {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

const Note = ({ title, help, children }: NoteProps) => (
  <div className="checkout-note" role="status">
    <p className="title-2">{title}</p>
    {help && <p>{help}</p>}
    {children}
  </div>
);

const Back = ({ design }: Pick<OneOrderProps, 'design'>) =>
  design !== null &&
  !isFramed() && (
    <Link className="button second" to={designAddress(design)}>
      {strings.back}
    </Link>
  );
