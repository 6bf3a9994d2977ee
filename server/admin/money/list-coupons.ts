import { desc } from 'drizzle-orm';
import { coupon } from '../../db/schema.js';
import { couponLine } from './make-coupon.js';
import type { Verb } from '../verb.js';

const NEWEST = 100;

export const listCouponsVerb: Verb = {
  name: 'list-coupons',
  args: [],
  about: `the ${NEWEST} newest coupons, with what they take off and how often they were used`,
  async run({ database: { db }, say }) {
    const rows = await db.select().from(coupon).orderBy(desc(coupon.created_at), coupon.code).limit(NEWEST);
    for (const row of rows) say(couponLine(row));
    say(`${rows.length} of ${await db.$count(coupon)} coupons`);
  },
};
