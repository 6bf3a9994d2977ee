import { Link } from 'react-router-dom';
import type { PlacedOrder } from '../../../server/contract/order-skus.js';
import { START_ADDRESS } from '../../saved-designs.js';
import { EmptyPage } from '../../ui/feedback/empty-page.js';
import { Failure } from '../../ui/feedback/failure.js';
import { Icon } from '../../ui/icon.js';
import { LeadToSignIn, useUser } from '../account/index.js';
import { DashboardPage } from '../dashboard/index.js';
import { useOrders } from './calls.js';
import { OrderCard } from './order-card.js';
import { designOrders, mockupOrders } from './order-history.js';
import { OrderSkeletons } from './order-skeletons.js';
import { OrderState } from './order-state.js';
import { orders as strings } from './strings.js';

/** `/designmaker/start/design-orders`: what a member bought; visitors go to the dashboard's home. */
export function DesignOrdersPage() {
  const user = useUser();
  if (!user) return <LeadToSignIn to={START_ADDRESS} reason={strings.signIn} />;
  return (
    <DashboardPage
      title={strings.title}
      signIn={strings.signIn}
      actions={
        <Link className="button second" to={`${START_ADDRESS}/folders/${user.my_purchases_folder}/view`}>
          <Icon name="folder" />
          {strings.purchases}
        </Link>
      }
    >
      <Orders />
    </DashboardPage>
  );
}

function Orders() {
  const { data, isPending, isFetching, refetch } = useOrders();
  if (isPending) return <OrderSkeletons />;
  if (!data) return <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />;
  const designs = designOrders(data);
  const mockups = mockupOrders(data);
  if (designs.length + mockups.length === 0)
    return (
      <EmptyPage heading={strings.noPurchases}>
        <Link className="button second" to={`${START_ADDRESS}/templates`}>
          {strings.browse}
        </Link>
      </EmptyPage>
    );
  return (
    <>
      <Block title={strings.designs} orders={designs} none={strings.noPurchases} />
      <Block title={strings.mockups} orders={mockups} none={strings.noOrders} />
    </>
  );
}

interface BlockProps {
  readonly title: string;
  readonly orders: readonly PlacedOrder[];
  readonly none: string;
}

/** Orders of one kind; mockups stand apart. */
function Block({ title, orders, none }: BlockProps) {
  return (
    <section className="order-list" aria-label={title}>
      <h2 className="title-2">{title}</h2>
      {orders.length === 0 && <p className="order-none">{none}</p>}
      {orders.map((order) => (
        <OrderCard key={order._id} order={order} state={<OrderState order={order} />} />
      ))}
    </section>
  );
}
