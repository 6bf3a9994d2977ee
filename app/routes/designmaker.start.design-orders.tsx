export { DesignOrdersPage as Component } from '../features/orders/design-orders-page.js';
