import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { order } from '../../../server/contract/order.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { subscription as calls } from '../../../server/contract/subscription.js';
import { coupon, order as orders, orderEvent, payment, subscription } from '../../../server/db/schema.js';
import { sweepOrders } from '../../../server/jobs/sweeps/sweep-orders.js';
import { sweepSubscriptions } from '../../../server/jobs/sweeps/sweep-subscriptions.js';
import { anyEngine } from '../support/engines.js';
import { sellPictures } from '../support/premium.js';
import { testServer, type TestServer } from '../support/server.js';

describe.each(await anyEngine('sweeps of orders and plans'))('sweeps, on %s', (engine) => {
  let server: TestServer;
  let pictures = 0;
  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());

  const sweep = async () => {
    const services = { ...server.services, log: server.app.log };
    await sweepOrders(services);
    await sweepSubscriptions(services);
  };
  const stateOf = async (id: string) =>
    (await server.services.db.select().from(orders).where(eq(orders.id, id)))[0]!.status;

  async function ordered(coupon_code?: string) {
    const id = `opal-${(pictures += 1)}`;
    await sellPictures(server.services, [id]);
    const buyer = await server.member();
    const { _id: design_id } = await buyer.api(savedDesign.createBlankDesign, {});
    const made = await buyer.api(order.addDesignOrder, {
      ...{ design_id, resources: [{ type: 'design_resource', id }] },
      ...(coupon_code !== undefined && { coupon_code }),
    });
    return { buyer, id: made._id };
  }

  it('what was paid while nobody listened is fulfilled', async () => {
    const { buyer, id } = await ordered();
    const { db, payments } = server.services;
    const charged = await buyer.api(order.chargeStripe, {
      ...{ order_id: id, payment_method: 'pm_card_authenticationRequired' },
    });
    const intent = charged.payment_intent_id!;
    const secret = charged.payment_intent_client_secret!;
    await server.sandbox.authenticate({ id: intent, secret, ok: true });
    // the server was killed right after this
    await payments.charge(intent);
    await sweep();
    expect(await stateOf(id)).toBe('pending');
    await db
      .update(payment)
      .set({ updated_at: sql`now() - interval '3 minutes'` })
      .where(eq(payment.order_id, id));
    await sweep();
    expect(await stateOf(id)).toBe('fulfilled');
    const events = await db.select().from(orderEvent).where(eq(orderEvent.order_id, id));
    expect(events.map(({ actor }) => actor)).toContain('sweep');
  });

  it('an order that nobody pays is given up after a day, and its coupon is free again', async () => {
    const { db } = server.services;
    await db.insert(coupon).values({ code: 'ONCE', percent: 10, most_uses: 1 });
    const { buyer, id } = await ordered('once');
    await buyer.api(order.chargeStripe, { order_id: id, payment_method: 'pm_card_authenticationRequired' });
    const held = async () => (await db.select().from(coupon).where(eq(coupon.code, 'ONCE')))[0]!.used;
    await sweep();
    expect([await stateOf(id), await held()]).toEqual(['pending', 1]);
    await db
      .update(orders)
      .set({ created_at: sql`now() - interval '25 hours'` })
      .where(eq(orders.id, id));
    await sweep();
    expect([await stateOf(id), await held()]).toEqual(['canceled', 0]);
    const { rows } = (await db.execute(
      sql`select status from payment where order_id = ${id}`,
    )) as unknown as { rows: { status: string }[] };
    expect(rows).toEqual([{ status: 'canceled' }]);
  });

  it('a plan whose messages were lost is followed', async () => {
    const member = await server.member();
    await member.api(calls.subscribe, { plan: 'pro', payment_method: 'pm_card_visa' });
    const { db } = server.services;
    const own = eq(subscription.owner_user, member.user.id);
    const [row] = await db.select().from(subscription).where(own);
    await server.services.plans.cancelAtPeriodEnd(row!.provider_subscription!, true);
    await server.sandbox.advance(new Date(Date.now() + 32 * 86_400_000));
    const ago = sql`now() - interval '1 hour'`;
    await db.update(subscription).set({ period_end: ago, updated_at: ago }).where(own);
    await sweep();
    expect(await member.api(calls.get, {})).toMatchObject({ status: 'canceled', entitled: false });
  });

  it('a subscribing that a kill broke off stands in nobody’s way', async () => {
    const member = await server.member();
    const { db } = server.services;
    const ago = new Date(Date.now() - 3_600_000);
    await db.insert(subscription).values({
      ...{ owner_user: member.user.id, plan: 'pro', status: 'incomplete', updated_at: ago },
      ...{ period_start: ago, period_end: ago },
    });
    await sweep();
    expect((await member.api(calls.get, {})).status).toBe('free');
  });
});
