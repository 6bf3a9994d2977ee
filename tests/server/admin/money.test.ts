import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Verb } from '../../../server/admin/verb.js';
import { usage, verbs } from '../../../server/admin/verbs.js';
import { readConfig } from '../../../server/config.js';
import { invoice } from '../../../server/contract/invoice.js';
import { order } from '../../../server/contract/order.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { subscription } from '../../../server/contract/subscription.js';
import { user as userCalls } from '../../../server/contract/user.js';
import { coupon, payment, purchase, sandboxEvent } from '../../../server/db/schema.js';
import { injectWebhook } from '../../../server/modules/payments-webhook.js';
import { anyEngine } from '../support/engines.js';
import { balanceOf, giveCredits, sellPictures } from '../support/premium.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';

const DAY = 86_400_000;

describe.each(await anyEngine('the operator’s money verbs'))('money verbs, on %s', (engine) => {
  let server: TestServer;
  let said: string[];
  let pictures = 0;
  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    said = [];
  });

  const verb = (name: string): Verb => verbs.find((known) => known.name === name)!;
  const run = (name: string, ...args: string[]) =>
    verb(name).run(
      { ...server.services, config: readConfig({}), say: (line) => void said.push(line) },
      ...args,
    );

  async function shop() {
    const id = `ruby-${(pictures += 1)}`;
    await sellPictures(server.services, [id]);
    const buyer = await server.member();
    const { _id: design } = await buyer.api(savedDesign.createBlankDesign, {});
    const resources = [{ type: 'design_resource' as const, id }];
    return { buyer, design, resources, id };
  }
  async function bought() {
    const { buyer, design, resources } = await shop();
    const { _id } = await buyer.api(order.addDesignOrder, { design_id: design, resources });
    await buyer.api(order.chargeStripe, { order_id: _id, payment_method: 'pm_card_visa' });
    return { buyer, id: _id };
  }
  const owned = (userId: string) => server.services.db.$count(purchase, eq(purchase.owner_user, userId));
  const given = async (id: string) =>
    (await server.services.db.select().from(payment).where(eq(payment.order_id, id)))[0]!.refunded_cents;

  it('credits are granted and taken, never below zero', async () => {
    const { user } = await server.member();
    await run('grant-credits', user.email, '25');
    await run('grant-credits', user.email, '-5');
    expect(said).toEqual([`${user.email} now has 25 credits`, `${user.email} now has 20 credits`]);
    await expect(run('grant-credits', user.email, '-21')).rejects.toThrow('no more than 20 credits');
    for (const wrong of ['0', '1.5', 'many', '9999999'])
      await expect(run('grant-credits', user.email, wrong)).rejects.toThrow('CREDITS is a whole number');
    expect(await balanceOf(server.services, user.id)).toEqual({ balance: 20, ledger: 20 });
    const { user: eve } = await server.member({ emailVerified: false });
    await expect(run('grant-credits', eve.email, '5')).rejects.toThrow('not confirmed');
  });

  it('coupons are made, used and listed', async () => {
    await run('make-coupon', 'save20', '20%', '1', '2099-12-31');
    await run('make-coupon', 'FIVE', '5.00');
    expect(said).toEqual([
      'SAVE20  20% off  used 0 of 1  until 2099-12-31',
      'FIVE  $5.00 off  used 0  for good',
    ]);
    const { buyer } = await shop();
    expect(await buyer.api(order.applyCoupon, { price: 10, coupon_code: 'Save20' })).toMatchObject({
      price: 8,
    });
    await run('list-coupons');
    expect(said.at(-1)).toMatch(/^2 of 2 coupons$/);
    await expect(run('make-coupon', 'save20', '10%')).rejects.toThrow('There is a coupon SAVE20 already');
    for (const wrong of [
      ['A', '5'],
      ['HALF', '101%'],
      ['HALF', '0'],
      ['HALF', '5', '0'],
      ['HALF', '5', 'any', '2020-01-01'],
      ['HALF', '5', 'any', 'soon'],
    ]) {
      await expect(run('make-coupon', ...wrong)).rejects.toThrow(/^(CODE|WORTH|MOST_USES|LAST_DAY)/);
    }
    expect(await server.services.db.$count(coupon)).toBe(2);
  });

  it('an order is refunded once: money, pictures, ledger and history follow', async () => {
    const { buyer, id } = await bought();
    await server.deliverMessages();
    expect(await owned(buyer.user.id)).toBe(1);
    await run('refund', id);
    expect(said[0]).toBe(`${buyer.user.email} has back what order ${id} cost`);
    expect(said.join('\n')).toMatch(/admin {2}refunded {2}fulfilled > refunded/);
    expect(said.join('\n')).toMatch(/succeeded {2}\$1\.00, \$1\.00 given back/);
    await expect(run('refund', id)).rejects.toThrow('was refunded already');
    await server.deliverMessages();
    expect([await owned(buyer.user.id), await given(id)]).toEqual([0, 100]);
    const [told] = await buyer.api(userCalls.fetchOrderHistory, {});
    expect(told).toMatchObject({ _id: id, status: 'refunded' });
    expect((await buyer.fetch(`/api/${invoice.invoice.path}?id=${id}`)).status).toBe(200);
  });

  /** Cents that the seller gives back at the provider, not here. */
  const refundAtDesk = (payment_intent: string, amount: number) =>
    server.payments.provider.sdk.refunds.create({ payment_intent, amount });

  it('a refund at the provider’s own desk is followed, once all of it is given back', async () => {
    const { buyer, id } = await bought();
    const [paid] = await server.services.db.select().from(payment).where(eq(payment.order_id, id));
    const give = (amount: number) => refundAtDesk(paid!.intent_id, amount);
    await give(40);
    await server.deliverMessages();
    expect([await owned(buyer.user.id), await given(id)]).toEqual([1, 40]);
    await give(60);
    await server.deliverMessages();
    await server.deliverMessages();
    expect([await owned(buyer.user.id), await given(id)]).toEqual([0, 100]);
  });

  it('what was given back in part at the desk is written down, and the operator gives back the rest', async () => {
    const { buyer, id } = await bought();
    const { db } = server.services;
    const [paid] = await db.select().from(payment).where(eq(payment.order_id, id));
    for (const cents of [30, 40]) await refundAtDesk(paid!.intent_id, cents);
    // of two messages the later one comes first
    await db.update(sandboxEvent).set({
      created_at: sql`timestamptz '2100-01-01' - (${sandboxEvent.created_at} - timestamptz '2000-01-01')`,
    });
    await server.deliverMessages();
    expect([await owned(buyer.user.id), await given(id)]).toEqual([1, 70]);
    await run('order-history', id);
    expect(said.join('\n')).toMatch(/refunded in part .*70 of 100 cents/);
    await expect(refundAtDesk(paid!.intent_id, 31)).rejects.toThrow('more than what is left');
    await run('refund', id);
    await server.deliverMessages();
    expect([await owned(buyer.user.id), await given(id)]).toEqual([0, 100]);
  });

  it('money that the buyer’s bank took back takes back what it paid for; a dispute that is won takes nothing', async () => {
    const { buyer, id } = await bought();
    const [paid] = await server.services.db.select().from(payment).where(eq(payment.order_id, id));
    const dispute = async (type: string, status: string) => {
      const object = {
        object: 'dispute',
        amount: 100,
        currency: 'usd',
        status,
        payment_intent: paid!.intent_id,
      };
      const payload = JSON.stringify({
        id: `evt_${type}_${status}`,
        object: 'event',
        type,
        data: { object },
      });
      const { provider, webhookSecret: secret } = server.payments;
      const signature = provider.sdk.webhooks.generateTestHeaderString({ payload, secret });
      expect(await injectWebhook(server.app, payload, signature)).toBe(200);
    };
    await dispute('charge.dispute.created', 'needs_response');
    await dispute('charge.dispute.closed', 'won');
    expect([await owned(buyer.user.id), await given(id)]).toEqual([1, 0]);
    await dispute('charge.dispute.closed', 'lost');
    expect([await owned(buyer.user.id), await given(id)]).toEqual([0, 100]);
    await run('order-history', id);
    expect(said.join('\n')).toMatch(/provider {2}taken back by the bank {2}fulfilled > refunded/);
  });

  it('credits that were paid with come back; those of a pack go as far as they are there', async () => {
    const { buyer, design, id } = await shop();
    await giveCredits(server.services, buyer.user.id, 3);
    const data = [{ id, resource_type: 'design_resource' as const }];
    const cart = { paymentMode: 'credits' as const, data, designId: design };
    const { order: byCredits } = await buyer.api(order.createCheckout, cart);
    await run('refund', byCredits!);
    expect(await balanceOf(server.services, buyer.user.id)).toEqual({ balance: 3, ledger: 3 });
    const skus = [{ type: 'credit_pack' as const, pack: 'credits_10' }];
    const { _id: pack } = await buyer.api(order.add, { payment_mode: 'card', skus });
    await buyer.api(order.chargeStripe, { order_id: pack, payment_method: 'pm_card_visa' });
    await run('grant-credits', buyer.user.email, '-7');
    await run('refund', pack);
    expect(await balanceOf(server.services, buyer.user.id)).toEqual({ balance: 0, ledger: 0 });
  });

  it('what a plan covered may be taken anew', async () => {
    const { buyer, design, id } = await shop();
    await buyer.api(subscription.subscribe, { plan: 'pro', payment_method: 'pm_card_visa' });
    const data = [{ id, resource_type: 'design_resource' as const }];
    const made = await buyer.api(order.createCheckout, { paymentMode: 'credits', data, designId: design });
    const left = async () => (await buyer.api(subscription.get, {})).quotas.premium_images.left;
    expect([await left(), await owned(buyer.user.id)]).toEqual([39, 1]);
    await run('refund', made.order!);
    expect([await left(), await owned(buyer.user.id)]).toEqual([40, 0]);
  });

  /** A new member's plan, the orders that paid it, oldest first, and what is left of it. */
  async function planned() {
    const member = await server.member();
    await member.api(subscription.subscribe, { plan: 'pro', payment_method: 'pm_card_visa' });
    await server.deliverMessages();
    const paid = async () => (await member.api(userCalls.fetchOrderHistory, {})).reverse();
    const standing = async () => {
      const { plan, status, entitled, credits } = await member.api(subscription.get, {});
      return { plan, status, entitled, credits };
    };
    return { member, paid, standing };
  }
  const atDesk = async (orderId: string, cents: number) => {
    const [paid] = await server.services.db.select().from(payment).where(eq(payment.order_id, orderId));
    await refundAtDesk(paid!.intent_id, cents);
    await server.deliverMessages();
  };
  const ENDED = { plan: null, status: 'canceled', entitled: false, credits: 0 };
  const RUNS = { plan: 'pro', status: 'active', entitled: true };

  it('a refund of the month that runs ends the plan at once, with its credits, and it is never charged again', async () => {
    const { member, paid, standing } = await planned();
    const { _id: id } = (await paid())[0]!;
    await run('refund', id);
    expect(await standing()).toEqual(ENDED);
    await server.deliverMessages();
    await server.sandbox.advance(new Date(Date.now() + 32 * DAY));
    await server.deliverMessages();
    expect(await standing()).toEqual(ENDED);
    expect((await paid()).map(({ status }) => status)).toEqual(['refunded']);
    expect(
      await member.api(subscription.subscribe, { plan: 'pro', payment_method: 'pm_card_visa' }),
    ).toMatchObject({ ...RUNS, credits: 10 });
  });

  it('at the provider’s desk too, once all of it is given back', async () => {
    const { paid, standing } = await planned();
    const { _id: id } = (await paid())[0]!;
    await atDesk(id, 500);
    expect(await standing()).toEqual({ ...RUNS, credits: 10 });
    await atDesk(id, 700);
    expect(await standing()).toEqual(ENDED);
    expect((await paid()).map(({ status }) => status)).toEqual(['refunded']);
  });

  it('a refund of a month that is over takes its credits back, and the plan goes on', async () => {
    const { paid, standing } = await planned();
    await server.sandbox.advance(new Date(Date.now() + 32 * DAY));
    await server.deliverMessages();
    expect(await standing()).toEqual({ ...RUNS, credits: 20 });
    const { _id: first } = (await paid())[0]!;
    await run('refund', first);
    expect(await standing()).toEqual({ ...RUNS, credits: 10 });
    expect((await paid()).map(({ status }) => status)).toEqual(['refunded', 'fulfilled']);
  });

  it('orders are listed, of all and of one; what is not there is said', async () => {
    const { buyer, id } = await bought();
    await run('list-orders', buyer.user.email);
    expect(said[0]).toMatch(
      new RegExp(`^${id}  .*  fulfilled  \\$1\\.00 by card  ${buyer.user.email}  DM-\\d{6}$`),
    );
    expect(said[1]).toBe('1 of 1 orders');
    await run('list-orders');
    expect(said.at(-1)).toMatch(/^\d+ of \d+ orders$/);
    await expect(run('refund', 'nobody')).rejects.toThrow('There is no order nobody');
    const { buyer: other, design, resources } = await shop();
    const { _id: open } = await other.api(order.addDesignOrder, { design_id: design, resources });
    await expect(run('refund', open)).rejects.toThrow('is pending: nothing was given for it');
    expect(await failureOf(other.api(order.confirm, { id: open }))).toMatchObject({ code: 'not_paid' });
  });
});

it('the help tells how each is called', () => {
  for (const call of [
    'grant-credits EMAIL CREDITS',
    'make-coupon CODE WORTH [MOST_USES] [LAST_DAY]',
    'list-coupons',
    'list-orders [EMAIL]',
    'order-history ORDER',
    'refund ORDER',
  ])
    expect(usage()).toContain(`  ${call} `);
});
