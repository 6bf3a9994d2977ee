/** What is sold, with its price in cents of a US dollar. The server decides by this list; pages show it. */

/** One premium picture: '$ 1.00 or 1 credit' (B-021). */
export const PICTURE_PRICE_CENTS = 100;
export const PICTURE_CREDITS = 1;

export interface CreditPack {
  readonly id: string;
  readonly credits: number;
  readonly price_cents: number;
}

export const CREDIT_PACKS: readonly CreditPack[] = [
  { id: 'credits_10', credits: 10, price_cents: 900 },
  { id: 'credits_50', credits: 50, price_cents: 4000 },
  { id: 'credits_100', credits: 100, price_cents: 7000 },
];

export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly price_cents: number;
  readonly interval: 'month';
  /** What `subscription.scope` of the account holds while it is paid. */
  readonly scope: readonly string[];
  /** A period's. */
  readonly premium_images: number;
  readonly premium_videos: number;
  readonly credits: number;
  readonly storage_bytes: number;
}

const GB = 1024 ** 3;

/** What an account without a plan may keep. */
export const FREE_STORAGE_BYTES = 1 * GB;

/** The first one is what the upgrade text promises: 40 premium images, 10 premium videos, 5 GB (B-044). */
export const PLANS: readonly Plan[] = [
  {
    ...{
      id: 'pro',
      name: 'Pro',
      price_cents: 1200,
      interval: 'month',
      scope: ['designmaker', 'mockupmaker'],
    },
    ...{ premium_images: 40, premium_videos: 10, credits: 10, storage_bytes: 5 * GB },
  },
  {
    ...{ id: 'business', name: 'Business', price_cents: 3000, interval: 'month' },
    scope: ['designmaker', 'mockupmaker'],
    ...{ premium_images: 120, premium_videos: 30, credits: 40, storage_bytes: 20 * GB },
  },
];
