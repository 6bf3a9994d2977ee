/** What other features may know of paying. */
export { Authenticate } from './card/authenticate.js';
export { CardPayment } from './card/card-payment.js';
export { CouponField } from './coupon/coupon-field.js';
export { OneOrder } from './one-order.js';
export { PriceBlock } from './coupon/price-block.js';
export { orderCharges, orderSteps } from './order-steps.js';
export { TestShopNote } from './test-shop-note.js';
export { useCoupon } from './coupon/use-coupon.js';
export { faultOf, type PaymentSteps } from './card/use-card-payment.js';
