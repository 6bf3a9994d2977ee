import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUARD_HEADER } from '../../../server/contract/contract.js';
import { designResource as resources } from '../../../server/contract/design-resource.js';
import { order } from '../../../server/contract/order.js';
import { coupon, purchase, sandboxEvent, user } from '../../../server/db/schema.js';
import { injectWebhook, WEBHOOK_PATH } from '../../../server/modules/payments-webhook.js';
import { anyEngine } from '../support/engines.js';
import { balanceOf, chargesOf, giveCredits } from '../support/premium.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';
import { shopOn } from './shop.js';

describe.each(await anyEngine('what buyers must not be able to do'))('nobody, on %s', (engine) => {
  let server: TestServer;
  /** What the line to the payment provider does with a request; tests put theirs in place. */
  let line: (shop: typeof fetch) => typeof fetch = (shop) => shop;

  beforeAll(async () => {
    server = await testServer({
      engine,
      paymentNetwork:
        (shop) =>
        (...request) =>
          line(shop)(...request),
    });
  });
  afterAll(() => server.close());

  const { shop, ordered, charge, rowOf } = shopOn(() => server);
  const bought = (resource: string) =>
    server.services.db.$count(purchase, eq(purchase.resource_id, resource));
  const picture = (id: string, more: object = {}) => ({
    type: 'design_resource' as const,
    design_resource: id,
    ...more,
  });

  it('names the price, or how many', async () => {
    const { ids, buyer, design } = await shop();
    const asked = (more: object) =>
      buyer.api(order.add, { designId: design, skus: [picture(ids[0]!, more)] } as never);
    for (const price of [0, 0.01, 99])
      expect(await failureOf(asked({ price }))).toMatchObject({
        ...{ code: 'bad_request', message: 'price: is another by now' },
      });
    for (const more of [{ price: -1 }, { quantity: -1 }, { quantity: 2 }, { quantity: 0 }])
      expect(await failureOf(asked(more))).toMatchObject({ code: 'bad_request' });
    expect(await asked({ price: 1 })).toMatchObject({ amount_cents: 100 });
  });

  it('pays, confirms or sees the order of another', async () => {
    const { ids, buyer, design } = await shop();
    const id = await ordered(buyer, design, ids);
    const first = await charge(buyer, id, 'pm_card_authenticationRequired');
    const { buyer: thief, ids: theirs, design: own } = await shop();
    const mine = await ordered(thief, own, theirs);
    const intent = { order_id: mine, payment_intent_id: first.payment_intent_id! };
    for (const call of [
      () => charge(thief, id),
      () => thief.api(order.confirm, { id }),
      () => thief.api(order.getOne, { id }),
      () => thief.api(order.chargeStripe, intent),
      // begun, so that there is one to confuse it with
      () =>
        charge(thief, mine, 'pm_card_authenticationRequired').then(() =>
          thief.api(order.chargeStripe, intent),
        ),
    ])
      expect(await failureOf(call())).toMatchObject({ code: 'not_found' });
    expect((await chargesOf(server.services)).get(id)).toBeUndefined();
  });

  it('buys for a design, or learns of one, that is not theirs to see', async () => {
    const { ids, buyer } = await shop();
    const { design: foreign } = await shop();
    const named = ids.map((id) => ({ type: 'design_resource' as const, id }));
    for (const call of [
      () => buyer.api(order.addDesignOrder, { design_id: foreign, resources: named }),
      () => buyer.api(order.add, { skus: [picture(ids[0]!, { design: foreign })] }),
      () => buyer.api(resources.getPremiumResources, { design_id: foreign, resources: named }),
      () =>
        buyer.api(order.createCheckout, {
          ...{ paymentMode: 'stripe', designId: foreign },
          data: [{ id: ids[0]!, resource_type: 'design_resource' }],
        }),
    ])
      expect(await failureOf(call())).toMatchObject({ code: 'not_found' });
  });

  it('has a payment confirmed by saying so, or by a message that the provider did not sign', async () => {
    const { ids, buyer, design } = await shop();
    const id = await ordered(buyer, design, ids);
    const { payment_intent_id: intent } = await charge(buyer, id, 'pm_card_authenticationRequired');
    const paid = buyer.api(order.confirm, { id, paymentDetails: { status: 'succeeded', id: intent } });
    expect(await failureOf(paid)).toMatchObject({ code: 'not_paid' });
    const object = {
      id: intent,
      object: 'payment_intent',
      status: 'succeeded',
      amount: 100,
      currency: 'usd',
    };
    const body = JSON.stringify({
      ...{ id: 'evt_forged', object: 'event', type: 'payment_intent.succeeded' },
      data: { object: { ...object, metadata: { order_id: id } } },
    });
    const time = Math.floor(Date.now() / 1000);
    for (const signature of ['', `t=${time},v1=${'0'.repeat(64)}`])
      expect(await injectWebhook(server.app, body, signature)).toBe(400);
    const headers = { 'content-type': 'application/json', [GUARD_HEADER]: '1' };
    expect((await buyer.fetch(WEBHOOK_PATH, { method: 'POST', headers, body })).status).toBe(400);
    expect((await rowOf(id)).status).toBe('pending');
  });

  it('gains by a message that comes again, or late', async () => {
    const { buyer } = await shop();
    const skus = [{ type: 'credit_pack' as const, pack: 'credits_10' }];
    const { _id: id } = await buyer.api(order.add, { skus });
    await failureOf(charge(buyer, id, 'pm_card_visa_chargeDeclined'));
    await charge(buyer, id);
    await server.deliverMessages();
    const events = await server.services.db.select().from(sandboxEvent);
    // all of them once more, the newest first, and again under other names
    for (const { body } of [...events].reverse())
      for (const copy of [body, { ...body, id: `${String(body['id'])}again` }]) {
        const payload = JSON.stringify(copy);
        const signature = signed(payload);
        expect(await injectWebhook(server.app, payload, signature)).toBe(200);
      }
    expect(await balanceOf(server.services, buyer.user.id)).toEqual({ balance: 10, ledger: 10 });
    expect((await rowOf(id)).status).toBe('fulfilled');
  });
  const signed = (payload: string) =>
    sdkOf(server).webhooks.generateTestHeaderString({ payload, secret: 'whsec_test' });

  it('pays with money that does not fit the order', async () => {
    const { ids, buyer, design } = await shop(2);
    const id = await ordered(buyer, design, ids);
    const { payments } = server.services;
    const cheap = await payments.begin({ orderId: id, attempt: 9, amountCents: 100, currency: 'usd' });
    const foreign = await payments.begin({ orderId: id, attempt: 10, amountCents: 200, currency: 'jpy' });
    for (const { id: intent } of [cheap, foreign]) await payments.charge(intent, 'pm_card_visa');
    await server.deliverMessages();
    expect((await rowOf(id)).status).toBe('pending');
    expect(await bought(ids[0]!)).toBe(0);
  });

  describe('coupons', () => {
    const make = (code: string, more: Partial<typeof coupon.$inferInsert>) =>
      server.services.db.insert(coupon).values({ code, ...more });

    it('take off what they say, in any letters, and are held by one order of an account', async () => {
      await make('HALF', { percent: 50 });
      const { ids, buyer, design } = await shop(3);
      const applied = await buyer.api(order.applyCoupon, { price: 3, coupon_code: ' half ' });
      expect(applied).toEqual({ price: 1.5, discount: 1.5, coupon_code: 'HALF', percent: 50 });
      const first = await ordered(buyer, design, ids, 'half');
      expect(await rowOf(first)).toMatchObject({
        ...{ subtotal_cents: 300, discount_cents: 150, amount_cents: 150 },
      });
      // a new order takes it over from one that was never paid
      const second = await ordered(buyer, design, ids, 'HALF');
      expect([(await rowOf(first)).status, (await rowOf(second)).status]).toEqual(['canceled', 'pending']);
      await charge(buyer, second);
      const { ids: more } = await shop();
      expect(await failureOf(ordered(buyer, design, more, 'HALF'))).toMatchObject({
        ...{ code: 'invalid_coupon', message: 'You have used this coupon already' },
      });
      expect(await failureOf(charge(buyer, first))).toMatchObject({ code: 'not_paid' });
    });

    it('that are expired, used up or made up take nothing off', async () => {
      await make('OLD', { percent: 50, expires_at: new Date(Date.now() - 1000) });
      await make('ONCE', { amount_cents: 100, most_uses: 1 });
      const { ids, buyer, design } = await shop();
      const free = await buyer.api(order.createCheckout, {
        ...{ paymentMode: 'stripe', designId: design, coupon_code: 'ONCE' },
        data: [{ id: ids[0]!, resource_type: 'design_resource' }],
      });
      // nothing is left to pay
      expect(free).toMatchObject({ fulfilled: true, checkoutUrl: null });
      const { ids: more, buyer: other, design: own } = await shop();
      for (const [code, message] of [
        ['OLD', 'This coupon has expired'],
        ['ONCE', 'This coupon has been used up'],
        ['NONE', 'This coupon code is not valid'],
      ] as const) {
        const refused = { code: 'invalid_coupon', message };
        expect(await failureOf(ordered(other, own, more, code))).toMatchObject(refused);
        const applied = other.api(order.applyCoupon, { price: 1, coupon_code: code });
        expect(await failureOf(applied)).toMatchObject(refused);
      }
    });

    it('are used as often as they may, however many ask at once', async () => {
      await make('TWO', { percent: 10, most_uses: 2 });
      const shops = await Promise.all([1, 2, 3, 4, 5].map(() => shop()));
      const made = await Promise.allSettled(
        shops.map(({ buyer, design, ids }) => ordered(buyer, design, ids, 'TWO')),
      );
      expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    });
  });

  describe('pays twice', () => {
    it('by charging one order in several windows', async () => {
      const { ids, buyer, design } = await shop();
      const id = await ordered(buyer, design, ids);
      await Promise.allSettled([1, 2, 3].map(() => charge(buyer, id)));
      await buyer.api(order.confirm, { id });
      await server.deliverMessages();
      expect((await chargesOf(server.services)).get(id)).toBe(1);
    });

    it('by buying the same picture in several windows, with cards and with credits', async () => {
      const { ids, buyer, design } = await shop();
      await giveCredits(server.services, buyer.user.id, 5);
      const orderIds = await Promise.all([1, 2, 3].map(() => ordered(buyer, design, ids)));
      const withCredits = () =>
        buyer.api(order.createCheckout, {
          ...{ paymentMode: 'credits', designId: design },
          data: [{ id: ids[0]!, resource_type: 'design_resource' }],
        });
      await Promise.allSettled([...orderIds.map((id) => charge(buyer, id)), withCredits(), withCredits()]);
      // whoever was in the way of another tries again
      for (const id of orderIds) await charge(buyer, id).catch(() => undefined);
      await server.deliverMessages();
      const charges = await chargesOf(server.services);
      const paid = orderIds.reduce((sum, id) => sum + (charges.get(id) ?? 0), 0);
      const { balance, ledger } = await balanceOf(server.services, buyer.user.id);
      expect([balance, paid + (5 - balance), await bought(ids[0]!)]).toEqual([ledger, 1, 1]);
    });

    it('by leaving a card to be authenticated and buying with credits meanwhile', async () => {
      const { ids, buyer, design } = await shop();
      await giveCredits(server.services, buyer.user.id, 1);
      const id = await ordered(buyer, design, ids);
      const asked = await charge(buyer, id, 'pm_card_authenticationRequired');
      await buyer.api(order.createCheckout, {
        ...{ paymentMode: 'credits', designId: design },
        data: [{ id: ids[0]!, resource_type: 'design_resource' }],
      });
      const intent = asked.payment_intent_id!;
      const secret = asked.payment_intent_client_secret!;
      await expect(server.sandbox.authenticate({ id: intent, secret, ok: true })).rejects.toThrow();
      const late = buyer.api(order.chargeStripe, { order_id: id, payment_intent_id: intent });
      expect(await failureOf(late)).toMatchObject({ code: 'already_owned' });
      expect((await chargesOf(server.services)).get(id)).toBeUndefined();
    });
  });

  describe('loses money', () => {
    const away: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));

    it('to a provider that is away', async () => {
      const { ids, buyer, design } = await shop();
      const id = await ordered(buyer, design, ids);
      line = () => away;
      expect(await failureOf(charge(buyer, id))).toMatchObject({ code: 'unavailable', status: 503 });
      line = (shop) => shop;
      await charge(buyer, id);
      expect((await chargesOf(server.services)).get(id)).toBe(1);
    });

    it('to a provider whose answers are lost', async () => {
      const { ids, buyer, design } = await shop();
      const id = await ordered(buyer, design, ids);
      // what was asked is done, and nobody hears of it
      line = (shop) => async (input, init) => {
        const answer = await shop(input, init);
        if (String(input).endsWith('/confirm')) throw new TypeError('the line broke');
        return answer;
      };
      expect(await failureOf(charge(buyer, id))).toMatchObject({ code: 'unavailable' });
      line = (shop) => shop;
      expect((await rowOf(id)).status).toBe('pending');
      await server.deliverMessages();
      expect((await rowOf(id)).status).toBe('fulfilled');
      await charge(buyer, id);
      expect((await chargesOf(server.services)).get(id)).toBe(1);
    });

    it('to a payment that was begun before the account had another address', async () => {
      const { ids, buyer, design } = await shop();
      const id = await ordered(buyer, design, ids);
      // it is begun, and nobody hears of it
      line = (shop) => async (input, init) => {
        await shop(input, init);
        throw new TypeError('the line broke');
      };
      await failureOf(charge(buyer, id));
      line = (shop) => shop;
      const { db, sessions } = server.services;
      await db.update(user).set({ email: 'new@example.com' }).where(eq(user.id, buyer.user.id));
      await sessions.userChanged(buyer.user.id);
      await charge(buyer, id);
      expect((await chargesOf(server.services)).get(id)).toBe(1);
    });

    it('to a database that holds other accounts up', async () => {
      const { ids, buyer, design } = await shop();
      const id = await ordered(buyer, design, ids);
      let answer: () => void = () => undefined;
      const slow = new Promise<void>((resolve) => {
        answer = resolve;
      });
      line = (shop) => async (input, init) => {
        await slow;
        return shop(input, init);
      };
      const paying = charge(buyer, id);
      // nothing waits for the provider but who pays
      const { buyer: other, ids: more, design: own } = await shop();
      await giveCredits(server.services, other.user.id, 1);
      await other.api(order.createCheckout, {
        ...{ paymentMode: 'credits', designId: own },
        data: [{ id: more[0]!, resource_type: 'design_resource' }],
      });
      await server.services.db.execute(sql`select 1`);
      answer();
      await paying;
      line = (shop) => shop;
      expect(await bought(ids[0]!)).toBe(1);
    });
  });
});

const sdkOf = (server: TestServer) => (server.services.payments as unknown as { sdk: Stripe }).sdk;
