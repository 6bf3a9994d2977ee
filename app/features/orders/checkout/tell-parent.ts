/** What the page around a framed checkout learns (B-023). */
export type CheckoutEnd = 'orderPaymentSuccess' | 'orderPaymentFailure';

/** Whether this page stands in a frame. */
export const isFramed = (): boolean => window.parent !== window;

/** Tells the page around, which must be of our own origin. */
export const tellParent = (end: CheckoutEnd): void => window.parent.postMessage(end, location.origin);
