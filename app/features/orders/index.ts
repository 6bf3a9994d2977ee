/** What the mockup maker shares of orders. */
export { useOrders } from './calls.js';
export { OrderCard } from './order-card.js';
export { mockupOrders } from './order-history.js';
export { OrderSkeletons } from './order-skeletons.js';
export { MockupOrderState } from './order-state.js';
export { orders as orderStrings } from './strings.js';
