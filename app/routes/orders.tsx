export { MockupOrdersPage as Component } from '../features/mockups/orders/mockup-orders-page.js';
