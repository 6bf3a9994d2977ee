import type { orderSku } from '../../db/schema.js';

type Sku = Pick<typeof orderSku.$inferSelect, 'type' | 'name' | 'license' | 'credits'>;

/** Letters of a name that fit a line of the sheet. */
const LONGEST = 80;

/** What a line of an invoice is called. */
export function skuName({ type, name }: Sku): string {
  const called = name.trim() === '' ? KINDS[type] : name.trim();
  return called.length > LONGEST ? `${called.slice(0, LONGEST - 1)}…` : called;
}

/** What it is, in small letters under its name. */
export function skuDetail({ type, license, credits }: Sku): string {
  if (type === 'credit_pack') return `${credits} credits, never expiring`;
  if (type === 'plan')
    return credits > 0 ? `Subscription for a month, with ${credits} credits` : 'Subscription for a month';
  return `${KINDS[type]}, ${license === 'multi' ? 'multi-use' : 'single'} license`;
}

const PICTURE = 'Premium picture';

const KINDS: Readonly<Record<Sku['type'], string>> = {
  mockup: 'High-resolution mockup',
  design_resource: PICTURE,
  '123rf_image': PICTURE,
  '123rf_plus_image': PICTURE,
  pixlr_image: PICTURE,
  credit_pack: 'Credits',
  plan: 'Plan',
};
