import './orders.css';
import { orders as strings } from './strings.js';

/** The room of orders on their way. */
const SKELETONS = 3;

export const OrderSkeletons = () => (
  <div className="order-list" role="status" aria-label={strings.loading}>
    {Array.from({ length: SKELETONS }, (_, i) => (
      <span key={i} className="skeleton order-skeleton" />
    ))}
  </div>
);
