import { coupon } from '../../db/schema.js';
import { couponKey } from '../../modules/payments/coupons.js';
import { centsOf, dollars } from './amounts.js';
import type { Verb } from '../verb.js';

export const makeCouponVerb: Verb = {
  name: 'make-coupon',
  args: ['CODE', 'WORTH'],
  optional: ['MOST_USES', 'LAST_DAY'],
  about:
    'a coupon for card payments: WORTH is 20% or 5.00 (USD); MOST_USES a number or any; LAST_DAY 2030-12-31',
  async run({ database: { db }, say }, ...args) {
    const [code, worth, uses = 'any', day] = args;
    const key = couponKey(code!);
    if (!/^[A-Z0-9_-]{3,40}$/.test(key)) throw new Error('CODE is 3 to 40 letters, digits, - and _');
    const made = { code: key, ...worthOf(worth!), most_uses: usesOf(uses), expires_at: endOf(day) };
    const rows = await db.insert(coupon).values(made).onConflictDoNothing().returning();
    if (!rows[0]) throw new Error(`There is a coupon ${key} already`);
    say(couponLine(rows[0]));
  },
};

function worthOf(text: string): { percent: number } | { amount_cents: number } {
  const percent = /^(\d{1,3})%$/.exec(text)?.[1];
  if (percent !== undefined && Number(percent) >= 1 && Number(percent) <= 100)
    return { percent: Number(percent) };
  const amount_cents = centsOf(text);
  if (amount_cents !== undefined && amount_cents > 0) return { amount_cents };
  throw new Error(`WORTH is like 20% or 5.00, not '${text}'`);
}

function usesOf(text: string): number | null {
  if (text === 'any') return null;
  const uses = Number(text);
  if (!Number.isInteger(uses) || uses < 1 || uses > 1_000_000)
    throw new Error(`MOST_USES is a number from 1, or any, not '${text}'`);
  return uses;
}

/** The end of a day, UTC. */
function endOf(day: string | undefined): Date | null {
  if (day === undefined) return null;
  const end = new Date(`${day}T23:59:59.999Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(end.getTime()))
    throw new Error(`LAST_DAY is like 2030-12-31, not '${day}'`);
  if (end < new Date()) throw new Error(`LAST_DAY has passed: ${day}`);
  return end;
}

/** 'SAVE20  20% off  used 3 of 10  until 2030-12-31' */
export function couponLine({
  code,
  percent,
  amount_cents,
  used,
  most_uses,
  expires_at,
}: typeof coupon.$inferSelect): string {
  const worth = percent === null ? `${dollars(amount_cents!)} off` : `${percent}% off`;
  const uses = `used ${used}${most_uses === null ? '' : ` of ${most_uses}`}`;
  const until = expires_at ? `until ${expires_at.toISOString().slice(0, 10)}` : 'for good';
  return [code, worth, uses, until].join('  ');
}
