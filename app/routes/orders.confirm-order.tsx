export { ConfirmOrderPage as Component } from '../features/orders/checkout/confirm-page.js';
