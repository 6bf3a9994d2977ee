import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { subscription as calls } from '../../../server/contract/subscription.js';
import { user as userCalls } from '../../../server/contract/user.js';
import {
  creditEntry,
  invoice,
  order,
  orderEvent,
  quotaUse,
  subscription,
} from '../../../server/db/schema.js';
import {
  followSubscription,
  readingBegins,
} from '../../../server/modules/subscriptions/follow-subscription.js';
import { anyEngine } from '../support/engines.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';

const DAY = 86_400_000;

describe.each(await anyEngine('subscriptions'))('subscriptions, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());

  type Member = Awaited<ReturnType<TestServer['member']>>;
  const subscribe = ({ api }: Member, payment_method = 'pm_card_visa', plan = 'pro') =>
    api(calls.subscribe, { plan, payment_method });
  const get = ({ api }: Member) => api(calls.get, {});
  const rights = async ({ api }: Member) => (await api(userCalls.getDetails, {})).subscription;
  const ordersOf = ({ user }: Member) =>
    server.services.db.select().from(order).where(eq(order.owner_user, user.id)).orderBy(order.created_at);
  const rowOf = async ({ user }: Member) =>
    (await server.services.db.select().from(subscription).where(eq(subscription.owner_user, user.id)))[0]!;

  /** So many days pass at the provider, and it says what came of it. */
  async function pass(days: number): Promise<void> {
    await server.sandbox.advance(new Date(Date.now() + days * DAY));
    await server.deliverMessages();
  }

  it('a plan is paid once and brings its rights, credits, quotas and an invoice', async () => {
    const member = await server.member();
    const told = await subscribe(member);
    expect(told).toMatchObject({
      ...{ plan: 'pro', status: 'active', cancel_at_period_end: false, next_plan: null },
      ...{ credits: 10, entitled: true, photos: true, payment_intent_client_secret: null },
      quotas: {
        premium_images: { used: 0, limit: 40, left: 40 },
        premium_videos: { used: 0, limit: 10, left: 10 },
        storage_bytes: { limit: 5 * 1024 ** 3 },
      },
    });
    expect(await rights(member)).toEqual({ sub_status: 'active', scope: ['designmaker', 'mockupmaker'] });
    await server.deliverMessages();
    expect(await get(member)).toMatchObject({ credits: 10, status: 'active' });
    const orders = await ordersOf(member);
    expect(orders).toMatchObject([{ status: 'fulfilled', payment_mode: 'card', amount_cents: 1200 }]);
    const { db } = server.services;
    expect(await db.$count(invoice, eq(invoice.order_id, orders[0]!.id))).toBe(1);
    expect(await db.$count(orderEvent, eq(orderEvent.order_id, orders[0]!.id))).toBe(1);
    expect(await failureOf(subscribe(member))).toMatchObject({ code: 'bad_request' });
  });

  it('a declined card opens nothing, and another one may follow at once', async () => {
    const member = await server.member();
    expect(await failureOf(subscribe(member, 'pm_card_visa_chargeDeclined'))).toMatchObject({
      ...{ code: 'payment_declined', message: 'Your card was declined.' },
    });
    expect(await get(member)).toMatchObject({ entitled: false, plan: null, credits: 0 });
    await server.deliverMessages();
    expect(await rights(member)).toEqual({ sub_status: 'free', scope: [] });
    expect(await subscribe(member)).toMatchObject({ status: 'active', credits: 10 });
  });

  it('a card that asks for more opens the plan once its buyer has authenticated', async () => {
    const member = await server.member();
    const { payment_intent_client_secret: secret, status } = await subscribe(
      member,
      'pm_card_authenticationRequired',
    );
    expect(status).toBe('incomplete');
    const intent = secret!.split('_secret_')[0]!;
    await server.sandbox.authenticate({ id: intent, secret: secret!, ok: true });
    await server.deliverMessages();
    expect(await get(member)).toMatchObject({ status: 'active', entitled: true, credits: 10 });
  });

  it('two windows at once make one subscription', async () => {
    const member = await server.member();
    const outcomes = await Promise.allSettled([subscribe(member), subscribe(member), subscribe(member)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await server.deliverMessages();
    expect(await ordersOf(member)).toHaveLength(1);
    expect((await get(member)).credits).toBe(10);
  });

  it('a second one that came by a crack is never renewed', async () => {
    const member = await server.member();
    await subscribe(member);
    const { plans } = server.services;
    const by = { paymentMethod: 'pm_card_visa', key: 'another' };
    const { id } = await plans.subscribe(member.user, server.services.commerce.plans[0]!, by);
    await server.deliverMessages();
    expect((await plans.read(id))?.status).toBe('canceled');
    expect(await get(member)).toMatchObject({ status: 'active', credits: 20 });
    await pass(32);
    expect((await get(member)).credits).toBe(30);
  });

  it('each period is paid and brings credits once, and its quotas begin anew', async () => {
    const member = await server.member();
    await subscribe(member);
    const { db } = server.services;
    const { period_start } = await rowOf(member);
    await db
      .insert(quotaUse)
      .values({ owner_user: member.user.id, period_start, kind: 'premium_image', used: 40 });
    expect((await get(member)).quotas.premium_images.left).toBe(0);
    await pass(32);
    await pass(33);
    expect(await get(member)).toMatchObject({ credits: 20, quotas: { premium_images: { left: 40 } } });
    expect(await ordersOf(member)).toHaveLength(2);
    await pass(64);
    expect((await get(member)).credits).toBe(30);
  });

  it('a cancelled plan goes on to the end of its period; it may be taken back', async () => {
    const member = await server.member();
    await subscribe(member);
    expect(await member.api(calls.cancel, {})).toMatchObject({ cancel_at_period_end: true, entitled: true });
    expect(await member.api(calls.resume, {})).toMatchObject({ cancel_at_period_end: false });
    await pass(32);
    expect(await get(member)).toMatchObject({ status: 'active', credits: 20 });
    await member.api(calls.cancel, {});
    await pass(64);
    expect(await get(member)).toMatchObject({ status: 'canceled', plan: null, entitled: false, credits: 20 });
    expect(await rights(member)).toEqual({ sub_status: 'free', scope: [] });
    expect(await failureOf(member.api(calls.resume, {}))).toMatchObject({ code: 'subscription_needed' });
    expect(await subscribe(member)).toMatchObject({ status: 'active', credits: 30 });
  });

  it('whose card no longer pays meets the walls, until it pays or the plan ends', async () => {
    const member = await server.member();
    await subscribe(member, 'pm_card_chargeCustomerFail');
    await pass(32);
    expect(await get(member)).toMatchObject({ status: 'past_due', entitled: false, credits: 10 });
    expect(await rights(member)).toEqual({ sub_status: 'free', scope: [] });
    const change = (payment_method: string) => member.api(calls.change, { plan: 'pro', payment_method });
    expect(await failureOf(change('pm_card_visa_chargeDeclined'))).toMatchObject({
      code: 'payment_declined',
    });
    expect((await get(member)).status).toBe('past_due');
    expect(await change('pm_card_visa')).toMatchObject({ status: 'active', entitled: true, credits: 20 });
    await pass(34);
    expect(await get(member)).toMatchObject({ status: 'active', credits: 20 });
    await pass(64);
    expect((await get(member)).credits).toBe(30);
    const other = await server.member();
    await subscribe(other, 'pm_card_chargeCustomerFail');
    for (const days of [32, 33, 34, 35, 36, 37]) await pass(days);
    expect(await get(other)).toMatchObject({ status: 'canceled', credits: 10 });
  });

  it('a dearer plan comes at once, a cheaper one with the next period', async () => {
    const member = await server.member();
    await subscribe(member);
    const dearer = await member.api(calls.change, { plan: 'business' });
    expect(dearer).toMatchObject({
      plan: 'business',
      quotas: { premium_images: { limit: 120 } },
      credits: 50,
    });
    const cheaper = await member.api(calls.change, { plan: 'pro' });
    expect(cheaper).toMatchObject({ plan: 'business', next_plan: 'pro', credits: 50 });
    await pass(32);
    expect(await get(member)).toMatchObject({ plan: 'pro', next_plan: null, credits: 60 });
    expect((await ordersOf(member)).map(({ amount_cents }) => amount_cents)).toEqual([1200, 1800, 1200]);
  });

  /** The buyer's bank asks, and is answered; the provider tells. */
  async function authenticate(secret: string | null, ok: boolean): Promise<void> {
    await server.sandbox.authenticate({ id: secret!.split('_secret_')[0]!, secret: secret!, ok });
    await server.deliverMessages();
  }

  it('a dearer plan whose payment the bank asks about comes once it is authenticated, and until then all stays', async () => {
    const member = await server.member();
    const { payment_intent_client_secret: first } = await subscribe(member, 'pm_card_authenticationRequired');
    await authenticate(first, true);
    const change = () => member.api(calls.change, { plan: 'business' });
    const asked = await change();
    const before = { plan: 'pro', next_plan: null, status: 'active', entitled: true, credits: 10 };
    expect(asked).toMatchObject({ ...before, payment_intent_client_secret: expect.any(String) as string });
    // the bank says no: nothing changed, and it may be tried again
    await authenticate(asked.payment_intent_client_secret, false);
    expect(await get(member)).toMatchObject(before);
    const again = await change();
    // the first one was given up: nobody can pay for both
    const late = authenticate(asked.payment_intent_client_secret, true);
    await expect(late).rejects.toThrow('This payment is canceled');
    await authenticate(again.payment_intent_client_secret, true);
    expect(await get(member)).toMatchObject({ plan: 'business', next_plan: null, credits: 50 });
    expect((await ordersOf(member)).map(({ amount_cents }) => amount_cents)).toEqual([1200, 1800]);
    await server.deliverMessages();
    expect((await get(member)).credits).toBe(50);
  });

  it('a dearer plan that the card does not pay leaves the plan as it is', async () => {
    const member = await server.member();
    await subscribe(member);
    const change = (plan: string, payment_method?: string) =>
      member.api(calls.change, { plan, ...(payment_method && { payment_method }) });
    expect(await failureOf(change('business', 'pm_card_visa_chargeDeclined'))).toMatchObject({
      ...{ code: 'payment_declined', message: 'Your card was declined.' },
    });
    await server.deliverMessages();
    expect(await get(member)).toMatchObject({ plan: 'pro', next_plan: null, credits: 10 });
    expect(await change('business', 'pm_card_visa')).toMatchObject({ plan: 'business', credits: 50 });
    expect(await ordersOf(member)).toHaveLength(2);
  });

  it('a dearer plan that nobody authenticated is given up with the next change', async () => {
    const member = await server.member();
    const { payment_intent_client_secret: first } = await subscribe(member, 'pm_card_authenticationRequired');
    await authenticate(first, true);
    const { payment_intent_client_secret: left } = await member.api(calls.change, { plan: 'business' });
    await member.api(calls.change, { plan: 'pro', payment_method: 'pm_card_visa' });
    await pass(32);
    expect(await get(member)).toMatchObject({ plan: 'pro', next_plan: null, credits: 20 });
    await expect(authenticate(left, true)).rejects.toThrow('This payment is canceled');
  });

  it('a period that is late is paid with another card whose bank asks', async () => {
    const member = await server.member();
    await subscribe(member, 'pm_card_chargeCustomerFail');
    await pass(32);
    const { status, payment_intent_client_secret: secret } = await member.api(calls.change, {
      ...{ plan: 'pro', payment_method: 'pm_card_authenticationRequired' },
    });
    expect(status).toBe('past_due');
    await authenticate(secret, true);
    expect(await get(member)).toMatchObject({ status: 'active', entitled: true, credits: 20 });
    await pass(34);
    expect((await get(member)).credits).toBe(20);
  });

  it('messages say nothing by themselves: the provider is asked, in any order and number of copies', async () => {
    const member = await server.member();
    await subscribe(member);
    await pass(32);
    const { db } = server.services;
    const { provider_subscription: id } = await rowOf(member);
    const message = (event: string, type: string, object: object) => {
      const payload = JSON.stringify({ id: event, object: 'event', type, data: { object } });
      const signature = server.payments.provider.sdk.webhooks.generateTestHeaderString({
        ...{ payload, secret: server.payments.webhookSecret },
      });
      return server.app.inject({
        ...{ method: 'POST', url: '/payments/webhook', payload },
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      });
    };
    const gone = { id, object: 'subscription', status: 'canceled' };
    for (const event of ['evt_a', 'evt_a', 'evt_b'])
      expect((await message(event, 'customer.subscription.deleted', gone)).statusCode).toBe(200);
    expect(await get(member)).toMatchObject({ status: 'active', credits: 20 });
    expect(
      (await message('evt_c', 'customer.subscription.updated', { ...gone, id: 'sub_x' })).statusCode,
    ).toBe(200);
    const entries = await db.select().from(creditEntry).where(eq(creditEntry.owner_user, member.user.id));
    expect(entries.map(({ amount }) => amount)).toEqual([10, 10]);
  });

  it('of two readings the one that began later counts, in whatever order they come to be written', async () => {
    const member = await server.member();
    await subscribe(member);
    const { db, plans } = server.services;
    const earlier = await readingBegins(db);
    const later = await readingBegins(db);
    const told = (await plans.read((await rowOf(member)).provider_subscription!))!;
    const write = (cancelAtPeriodEnd: boolean, began: string) =>
      db.transaction((tx) => followSubscription(tx, { ...told, cancelAtPeriodEnd }, began));
    expect([await write(true, later), await write(false, earlier)]).toEqual([true, false]);
    expect((await rowOf(member)).cancel_at_period_end).toBe(true);
  });

  it('plans are told to everybody; one’s own subscription to nobody else', async () => {
    const visitor = server.visitor();
    const plans = await visitor.api(calls.plans, {});
    expect(plans.map(({ _id, price }) => [_id, price])).toEqual([
      ['pro', 12],
      ['business', 30],
    ]);
    await visitor.api(savedDesign.createBlankDesign, {});
    expect(await failureOf(visitor.api(calls.get, {}))).toMatchObject({ code: 'not_signed_in' });
    const member = await server.member();
    expect(await failureOf(subscribe(member, 'pm_card_visa', 'gold'))).toMatchObject({ code: 'not_found' });
    expect(await failureOf(subscribe(member, 'pm_unknown'))).toMatchObject({ code: 'bad_request' });
    expect(await failureOf(member.api(calls.cancel, {}))).toMatchObject({ code: 'subscription_needed' });
  });
});
