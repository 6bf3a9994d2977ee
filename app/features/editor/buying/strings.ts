import { creditsText, money } from '../../../ui/money.js';

/** Words of buying premium pictures in the editor. */
export const buying = {
  loading: 'Looking for premium images',
  about: (count: number) =>
    count === 1
      ? 'This design uses 1 premium image. Buy it once and it stays yours.'
      : `This design uses ${count} premium images. Buy them once and they stay yours.`,
  images: 'Premium images',
  kinds: { photo: 'Photo', background: 'Background', icon: 'Icon', frame: 'Frame' } as Readonly<
    Record<string, string>
  >,
  image: 'Image',
  license: (kind: string) => `${kind}, single license`,
  price: (cents: number, count: number) => `${money(cents)} or ${creditsText(count)}`,
  total: 'Total',
  available: 'Credits available',
  unknownCredits: 'Not known',
  askAgain: 'Try again',
  payWith: 'Pay with',
  ways: { plan: 'Your plan', credits: 'Credits', card: 'Card' },
  planLeft: 'Left in your plan this month',
  remove: 'Remove',
  discount: (code: string) => `Coupon ${code}`,
  discountOf: (cents: number) => `− ${money(cents)}`,
  withCredits: (count: number) => `Download with no watermarks (${creditsText(count)})`,
  withPlan: 'Download with no watermarks',
  withCard: 'Buy now and download',
  withWatermarks: 'Download with watermarks',
  paying: 'Buying the images',
  settling: 'Asking about your payment',
  notYet:
    'Your payment has not arrived yet. The images are yours as soon as it does, and nothing is charged twice.',
  checkout: 'Checkout',
  checkoutFrame: 'Card payment',
  failedPayment: 'Something went wrong :/',
  failedPurchase: 'Oops something went wrong :/',
  failedCredits: 'Error fetching credits',
  failedCart: 'Couldn’t check this design for premium images.',
  notYetClean: 'The images are yours, but could not be loaded without their watermarks.',
  bought: (count: number) => (count === 1 ? 'The image is yours' : `The ${count} images are yours`),
  needsAccount: 'You were signed out. Sign in to continue. Your purchases are safe.',
} as const;

/** Words of the wall before what needs a subscription (spec 2 section 6). */
export const wall = {
  title: 'Upgrade to Pro',
  lead: 'Magic Resize and Auto Suggest are part of Pro. With it you also get:',
  gives: ['40 premium images monthly', '10 premium videos monthly', '5 GB storage'],
  later: 'Not now',
  plans: 'See plans',
} as const;
