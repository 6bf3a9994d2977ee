import { Link } from 'react-router-dom';
import { MOCKUPS_START } from '../../../mockup-addresses.js';
import { EmptyPage } from '../../../ui/feedback/empty-page.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { useTitle } from '../../../ui/hooks/use-title.js';
import { LeadToSignIn, useUser } from '../../account/index.js';
import {
  MockupOrderState,
  mockupOrders,
  OrderCard,
  OrderSkeletons,
  orderStrings as strings,
  useOrders,
} from '../../orders/index.js';
import { MockupLayout } from '../layout/mockup-layout.js';
import { mockups as words } from '../strings.js';

/** `/orders`: a member's mockup orders; visitors go to the mockup maker (C-005). */
export function MockupOrdersPage() {
  const user = useUser();
  useTitle(strings.title);
  if (!user) return <LeadToSignIn to="/mockupmaker" reason={strings.signIn} />;
  return (
    <MockupLayout>
      <div className="mockup-page">
        <h1 className="title-1">{strings.title}</h1>
        <Orders key={user._id} />
      </div>
    </MockupLayout>
  );
}

function Orders() {
  const { data, isPending, isFetching, refetch } = useOrders();
  if (isPending) return <OrderSkeletons />;
  if (!data) return <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />;
  const orders = mockupOrders(data);
  if (orders.length === 0)
    return (
      <EmptyPage heading={strings.noOrders}>
        <Link className="button second" to={MOCKUPS_START}>
          {words.browse}
        </Link>
      </EmptyPage>
    );
  return (
    <section className="order-list" aria-label={strings.title}>
      {orders.map((order) => (
        <OrderCard key={order._id} order={order} state={<MockupOrderState order={order} />} />
      ))}
    </section>
  );
}
