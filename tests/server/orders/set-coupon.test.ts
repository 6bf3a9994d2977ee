import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { order } from '../../../server/contract/order.js';
import { coupon, sandboxObject } from '../../../server/db/schema.js';
import { freeCoupon } from '../../../server/modules/orders/pricing/free-coupon.js';
import { requireCoupon } from '../../../server/modules/payments/coupons.js';
import { anyEngine } from '../support/engines.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';
import { shopOn } from './shop.js';

describe.each(await anyEngine('coupons on orders'))('coupons, on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());

  const { shop, ordered, charge, rowOf } = shopOn(() => server);
  const make = (code: string, percent: number) => server.services.db.insert(coupon).values({ code, percent });
  /** Cents of each charge that was made for an order. */
  const paidFor = async (id: string) => {
    const { body, kind } = sandboxObject;
    const ofOrder = and(eq(kind, 'charge'), eq(sql`${body} #>> '{metadata,order_id}'`, id));
    return (await server.services.db.select({ body }).from(sandboxObject).where(ofOrder)).map(
      ({ body: one }) => one['amount'],
    );
  };

  it('are put on an order that is still to be paid, and taken off: what is charged is what it comes to then', async () => {
    await make('LATE', 25);
    const { ids, buyer, design } = await shop(4);
    const held = await ordered(buyer, design, ids.slice(0, 1), 'LATE');
    const id = await ordered(buyer, design, ids);
    const set = (coupon_code: string | null) => buyer.api(order.setCoupon, { id, coupon_code });
    expect(await failureOf(charge(buyer, id, 'pm_card_visa_chargeDeclined'))).toMatchObject({
      code: 'payment_declined',
    });
    expect(await failureOf(set('NONE'))).toMatchObject({ code: 'invalid_coupon' });
    expect(await set(' late ')).toMatchObject({ coupon_code: 'LATE', discount: 1, amount_cents: 300 });
    expect((await rowOf(held)).status).toBe('canceled');
    expect(await set('LATE')).toMatchObject({ amount_cents: 300 });
    expect(await set(null)).toMatchObject({ coupon_code: null, discount: 0, amount_cents: 400 });
    expect(await set('LATE')).toMatchObject({ amount_cents: 300 });
    await charge(buyer, id);
    expect(await paidFor(id)).toEqual([300]);
    expect(await set(null)).toMatchObject({ status: 'fulfilled', amount_cents: 300 });
    const stranger = await server.member();
    const other = stranger.api(order.setCoupon, { id, coupon_code: null });
    expect(await failureOf(other)).toMatchObject({ code: 'not_found' });
  });

  it('that take all of it off leave nothing to charge', async () => {
    await make('ALL', 100);
    const { ids, buyer, design } = await shop();
    const id = await ordered(buyer, design, ids);
    expect(await buyer.api(order.setCoupon, { id, coupon_code: 'ALL' })).toMatchObject({ amount_cents: 0 });
    await buyer.api(order.confirm, { id });
    expect(await rowOf(id)).toMatchObject({ status: 'fulfilled', amount_cents: 0 });
    expect(await paidFor(id)).toEqual([]);
  });

  it('put on by two windows at once stay, and the order with them', async () => {
    await make('TWICE', 50);
    const { ids, buyer, design } = await shop(2);
    const id = await ordered(buyer, design, ids);
    const set = () => buyer.api(order.setCoupon, { id, coupon_code: 'TWICE' });
    await Promise.all([set(), set(), set()]);
    // what a window that read the order before the others does next
    const { services } = server;
    const { owner_user } = await rowOf(id);
    const closing = { ...services, log: { error: () => undefined } };
    await freeCoupon(closing, { id: owner_user }, 'TWICE', id);
    const twice = await requireCoupon(services.db, 'TWICE', { userId: owner_user, orderId: id });
    expect(twice).toMatchObject({ code: 'TWICE', used: 1 });
    expect(await rowOf(id)).toMatchObject({ status: 'pending', coupon_code: 'TWICE', amount_cents: 100 });
  });

  it('put on and taken off while it is paid in other windows, it is paid once, as much as it says', async () => {
    await make('RACE', 50);
    const { ids, buyer, design } = await shop(2);
    const id = await ordered(buyer, design, ids);
    const set = (coupon_code: string | null) => buyer.api(order.setCoupon, { id, coupon_code });
    await Promise.allSettled([set('RACE'), charge(buyer, id), set(null), charge(buyer, id), set('RACE')]);
    await charge(buyer, id).catch(() => undefined);
    await server.deliverMessages();
    const { status, amount_cents: cents } = await rowOf(id);
    expect([status, await paidFor(id)]).toEqual(['fulfilled', [cents]]);
  });
});
