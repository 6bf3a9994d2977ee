/** The words of orders (spec 1 sections 2 and 8, spec 3 section 2). */
export const orders = {
  title: 'Your Orders',
  signIn: 'Sign in to see your orders',
  loading: 'Loading your orders',
  failed: 'Something went wrong',
  retry: 'Try again',
  designs: 'Designs',
  mockups: 'Mockups',
  /** */
  noPurchases: "You don't have any purchases. All your purchases within designmaker will be seen here.",
  noOrders: "You don't have any past orders!",
  browse: 'Browse templates',
  purchases: 'My Purchases',
  order: (id: string) => `Order ${id}`,
  placed: (date: string) => `Placed on ${date}`,
  fulfilled: 'Fulfilled',
  refunded: 'Refunded',
  pending: 'Payment under way',
  /** C-005 */
  paid: 'Payment successful',
  orderFulfilled: 'Order Fulfilled',
  orderPending: 'Order Pending',
  single: 'Single license',
  multi: 'Multi license',
  openDesign: (name: string) => `Open the design with ${name}`,
  total: 'Order total',
  discount: (code: string | null) => (code === null ? 'Discount' : `Coupon ${code}`),
  invoice: 'Invoice',
  invoiceOf: (id: string) => `Invoice of order ${id}`,
  download: 'Download Now',
  downloadOf: (name: string) => `Download Now: ${name}`,
  generating: 'The image is being generated',
  covered: 'Part of your plan',
  kinds: { picture: 'Premium image', mockup: 'High-resolution image', credit_pack: 'Credits', plan: 'Plan' },
} as const;

/** */
export const confirming = {
  title: 'Confirming your payment',
  success: 'Success',
  failed: 'Payment Failed',
} as const;

export const checkout = {
  title: 'Checkout',
  summary: 'Your order',
  loading: 'Loading your order',
  failed: 'Your order could not be loaded.',
  total: 'Total',
  pay: (amount: string) => `Pay ${amount}`,
  finish: 'Finish the order',
  paid: 'Payment successful',
  paidHelp: 'Thank you for your purchase.',
  closed: 'This order is closed',
  closedHelp: 'Nothing was charged. Please order again.',
  unknown: 'There is no such order',
  signedOut: 'You were signed out',
  signedOutHelp: 'Sign in to continue. Your purchases are safe.',
  signIn: 'Sign in',
  back: 'Back to your design',
} as const;
