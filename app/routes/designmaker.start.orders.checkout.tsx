export { CheckoutPage as Component } from '../features/orders/checkout/checkout-page.js';
