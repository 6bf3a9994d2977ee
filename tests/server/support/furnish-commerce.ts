import * as schema from '../../../server/db/schema.js';
import type { TestServer } from './server.js';

/** An order of a picture that was paid by card, a plan, and what the test shop remembers of both. */
export async function furnishCommerce({ services: { db } }: TestServer, owner_user: string): Promise<void> {
  const [picture] = await db.select({ id: schema.designResource.id }).from(schema.designResource).limit(1);
  const of = { order_id: 'paid' };
  const money = { amount_cents: 90, currency: 'usd' };
  const whole = { subtotal_cents: 100, discount_cents: 10 };
  const body = { id: 'pi_1', object: 'payment_intent' };
  await db.insert(schema.coupon).values({ code: 'TEN', percent: 10, used: 1 });
  await db.insert(schema.order).values({
    ...{ id: 'paid', owner_user, payment_mode: 'card', status: 'fulfilled', email: 'ann@example.com' },
    ...{ ...money, ...whole, coupon_code: 'TEN' },
  });
  await db.insert(schema.orderSku).values({
    ...{ ...of, position: 0, type: 'design_resource', name: 'Sea', resource_id: picture!.id },
    ...{ price_cents: 100, credits: 1 },
  });
  const event = { actor: 'provider', event: 'fulfilled', to_status: 'fulfilled' as const };
  await db.insert(schema.orderEvent).values({ id: 'event', ...of, ...event });
  await db.insert(schema.purchase).values({ owner_user, resource_id: picture!.id, ...of });
  await db.insert(schema.couponUse).values({ code: 'TEN', owner_user, ...of });
  await db
    .insert(schema.payment)
    .values({ intent_id: 'pi_1', ...of, attempt: 1, status: 'succeeded', ...money });
  await db.insert(schema.paymentEvent).values({ id: 'evt_1', type: 'payment_intent.succeeded' });
  const entry = { position: 1, amount: 10, balance_after: 10, reason: 'welcome' as const, actor: 'provider' };
  await db.insert(schema.creditEntry).values({ owner_user, ...entry, key: 'welcome' });
  const period = { period_start: new Date('2026-01-01'), period_end: new Date('2026-02-01') };
  await db.insert(schema.subscription).values({ owner_user, plan: 'pro', status: 'canceled', ...period });
  const used = { kind: 'premium_image' as const, used: 3, period_start: period.period_start };
  await db.insert(schema.quotaUse).values({ owner_user, ...used });
  await db.insert(schema.counter).values({ name: 'invoice', value: 1 });
  const line = { name: 'Sea', detail: 'Premium picture', price_cents: 100, credits: 1 };
  const parties = { seller: { name: 'Kiln', lines: [] }, buyer: { name: 'Ann', lines: [] } };
  await db
    .insert(schema.invoice)
    .values({ number: 1, ...of, ...parties, lines: [line], ...whole, total_cents: 90, currency: 'usd' });
  await db.insert(schema.sandboxObject).values({ id: 'pi_1', kind: 'payment_intent', body });
  await db.insert(schema.sandboxRequest).values({ key: 'order:paid:1', fingerprint: 'f', status: 200, body });
  await db.insert(schema.sandboxEvent).values({ id: 'evt_2', body });
}
