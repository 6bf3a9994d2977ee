/** The words of paying by card. */
export const payment = {
  card: 'Card',
  cardFailed: 'The card field could not be loaded.',
  loading: 'Loading the card field',
  bank: 'Confirm the payment',
  bankAbout: 'Your bank asks you to confirm the payment.',
  otherCard: 'Use another card',
  paying: 'Paying',
  retry: 'Try again',
  failed: 'Something went wrong. Nothing was charged twice. Please try again.',
  unsettled: 'Your payment has not arrived yet. Nothing is charged twice.',
  ask: 'Ask again',
  testShop: 'This is a test shop: no money is taken.',
  coupon: 'Coupon code',
  apply: 'Apply',
  total: 'Total',
  removeCoupon: (code: string) => `Remove coupon ${code}`,
} as const;
