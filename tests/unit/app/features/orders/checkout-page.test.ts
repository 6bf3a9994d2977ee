// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, asked, begin, fails } from '../../support/fake-server.js';
import { button } from '../../support/page-queries.js';
import { clear, click, settle, standIn, type, visit } from '../../support/render.js';
import { ASKS, authenticate, CHARGED, frame, giveCard, says } from '../payment/frame.js';
import { orderOf, skuOf } from './order.js';
import { member, visitor } from './who.js';

vi.mock('../../../../../app/api.js', async () => ({
  api: (await import('../../support/fake-server.js')).api,
}));
// where it leads to by itself is another test's
vi.mock('../../../../../app/routes/orders.confirm-order.js', () => ({ Component: () => 'confirming' }));

const CHECKOUT = '/designmaker/start/orders/checkout?id=o1&designId=d1';
const PAY = 'Pay $\u00a01.00';
const text = () => document.querySelector('main')?.textContent ?? '';
const fault = () => document.querySelector('.payment-fault')?.textContent;

/** What the page around was told, and for whom. */
let told: unknown[][] = [];

async function open() {
  const { routes } = await import('../../../../../app/routes.js');
  const router = await visit(routes, CHECKOUT);
  await settle(() => document.querySelector('main') !== null);
  return router;
}

describe('the checkout', () => {
  beforeAll(async () => {
    standIn();
    await import('../../../../../app/routes/designmaker.start.orders.checkout.js');
  });
  beforeEach(async () => {
    begin();
    await member();
    told = [];
    answers.set('order/get_one', () => orderOf({ status: 'pending' }));
    answers.set('order/confirm', () => ({ _id: 'o1' }));
    // stands in a frame
    const parent = { postMessage: (...args: unknown[]) => void told.push(args) };
    vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as never);
  });
  afterEach(async () => {
    await clear();
    vi.restoreAllMocks();
  });

  it('shows what is bought, takes a card, confirms, and tells the page around', async () => {
    answers.set('order/charge_stripe', () => CHARGED);
    answers.set('order/get_one', () =>
      orderOf({
        status: 'pending',
        discount: 1,
        coupon_code: 'HALF',
        skus: [skuOf(), skuOf({ name: 'Dunes' })],
      }),
    );
    await open();
    await settle(() => text().includes('Spice bowls'));
    for (const words of ['Dunes', 'Coupon HALF', '− $\u00a01.00', 'Total$\u00a01.00'])
      expect(text()).toContain(words);
    const card = await frame('/card');
    const posted: unknown[][] = [];
    card.contentWindow!.postMessage = ((...args: unknown[]) => void posted.push(args)) as never;
    await click(button(PAY));
    expect(posted).toEqual([[{ type: 'dm-payment-submit' }, location.origin]]);
    await giveCard();
    await settle(() => told.length > 0);
    expect(asked('order/charge_stripe')).toEqual([{ order_id: 'o1', payment_method: 'pm_1' }]);
    expect(asked('order/confirm')).toEqual([{ id: 'o1' }]);
    expect(told).toEqual([['orderPaymentSuccess', location.origin]]);
  });

  it('takes a coupon as the cart does: what is to be paid follows, an unknown one is told, nothing left needs no card', async () => {
    const pending = { status: 'pending', amount: 2, amount_cents: 200 } as const;
    answers.set('order/get_one', () => orderOf(pending));
    answers.set('order/set_coupon', fails('This coupon code is not valid', 'invalid_coupon'));
    answers.set('order/charge_stripe', () => CHARGED);
    await open();
    await settle(() => button('Pay $\u00a02.00') !== undefined);
    const code = () => document.querySelector<HTMLInputElement>('input[maxlength="40"]')!;
    await type(code(), 'half');
    await click(button('Apply'));
    await settle(() => text().includes('This coupon code is not valid'));
    const half = { discount: 1, coupon_code: 'HALF', amount: 1, amount_cents: 100 };
    answers.set('order/set_coupon', () => orderOf({ ...pending, ...half }));
    await click(button('Apply'));
    await settle(() => button(PAY) !== undefined);
    expect(text()).toContain('− $\u00a01.00');
    answers.set('order/set_coupon', () => orderOf(pending));
    await click(button('Remove coupon HALF'));
    await settle(() => button('Pay $\u00a02.00') !== undefined);
    answers.set('order/set_coupon', () => orderOf({ ...pending, ...half, amount: 0, amount_cents: 0 }));
    await type(code(), 'all');
    await click(button('Apply'));
    await settle(() => button('Finish the order') !== undefined);
    await click(button('Finish the order'));
    await settle(() => told.length > 0);
    expect(asked('order/set_coupon').map(({ coupon_code }) => coupon_code)).toEqual([
      ...['half', 'half', null, 'all'],
    ]);
    expect(asked('order/charge_stripe')).toEqual([]);
  });

  it('a declined card is told in the provider’s words, and another one pays', async () => {
    answers.set('order/charge_stripe', fails('Your card has insufficient funds.', 'payment_declined'));
    await open();
    await giveCard('pm_poor');
    await settle(() => fault() === 'Your card has insufficient funds.');
    expect(told).toEqual([]);
    answers.set('order/charge_stripe', () => CHARGED);
    await giveCard('pm_rich');
    await settle(() => told.length > 0);
    expect(told).toEqual([['orderPaymentSuccess', location.origin]]);
  });

  it('where the bank asks, it asks in a frame, and the charge goes on with the payment intent', async () => {
    answers.set('order/charge_stripe', ({ payment_method }) => (payment_method ? ASKS : CHARGED));
    await open();
    await giveCard();
    const bank = await frame('/authenticate');
    expect(bank.src).toContain('intent=pi_1&client_secret=pi_1_secret_x');
    // another window says it was authenticated
    await act(async () => {
      const data = { type: 'dm-payment-authenticated', ok: true };
      dispatchEvent(
        new MessageEvent('message', { data, origin: 'https://evil.example', source: bank.contentWindow }),
      );
      dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window }));
    });
    expect(asked('order/charge_stripe')).toHaveLength(1);
    await authenticate();
    await settle(() => told.length > 0);
    expect(asked('order/charge_stripe')[1]).toEqual({ order_id: 'o1', payment_intent_id: 'pi_1' });
  });

  it('whoever leaves the bank’s question may use another card', async () => {
    answers.set('order/charge_stripe', () => ASKS);
    await open();
    await giveCard();
    await frame('/authenticate');
    await click(button('Use another card'));
    answers.set('order/charge_stripe', () => CHARGED);
    await giveCard('pm_2');
    await settle(() => told.length > 0);
    expect(asked('order/charge_stripe').at(-1)).toEqual({ order_id: 'o1', payment_method: 'pm_2' });
  });

  it('two messages with a card charge once', async () => {
    answers.set('order/charge_stripe', () => new Promise(() => undefined));
    await open();
    const card = await frame('/card');
    const method = { type: 'dm-payment-method', payment_method: 'pm_1' };
    await says(card, method);
    await says(card, method);
    expect(asked('order/charge_stripe')).toHaveLength(1);
  });

  it('a payment that is charged but not told of yet is asked about again, never charged again', async () => {
    answers.set('order/charge_stripe', () => CHARGED);
    answers.set('order/confirm', fails('Payment Failed', 'not_paid'));
    await open();
    await giveCard();
    await settle(() => button('Ask again') !== undefined);
    expect(told).toEqual([]);
    answers.set('order/confirm', () => ({ _id: 'o1' }));
    await click(button('Ask again'));
    await settle(() => told.length > 0);
    expect(asked('order/charge_stripe')).toHaveLength(1);
  });

  it('an order that is closed, unknown, or of somebody who signed out cannot be paid: the page around is told so', async () => {
    answers.set('order/get_one', () => orderOf({ status: 'canceled' }));
    await open();
    await settle(() => text().includes('This order is closed'));
    expect(told).toEqual([['orderPaymentFailure', location.origin]]);

    told = [];
    answers.set('order/get_one', fails('There is no such order', 'not_found'));
    await open();
    await settle(() => text().includes('There is no such order'));
    expect(told).toEqual([['orderPaymentFailure', location.origin]]);

    await visitor();
    told = [];
    await open();
    await settle(() => text().includes('You were signed out'));
    expect(told).toEqual([['orderPaymentFailure', location.origin]]);
  });

  it('one that was paid in another window says so at once', async () => {
    answers.set('order/get_one', () => orderOf());
    await open();
    await settle(() => text().includes('Payment successful'));
    expect(told).toEqual([['orderPaymentSuccess', location.origin]]);
  });

  it('by itself it goes on to the confirmation, which returns to the design', async () => {
    vi.spyOn(window, 'parent', 'get').mockReturnValue(window);
    answers.set('order/charge_stripe', () => CHARGED);
    const router = await open();
    await giveCard();
    await settle(() => router.state.location.pathname === '/designmaker/start/orders/confirm-order');
    expect(router.state.location.search).toBe('?id=o1&designId=d1');
  });

  it('an order that cannot be loaded is asked for again', async () => {
    answers.set('order/get_one', fails());
    await open();
    await settle(() => button('Try again') !== undefined);
    answers.set('order/get_one', () => orderOf({ status: 'pending' }));
    await click(button('Try again'));
    await settle(() => button(PAY) !== undefined);
  });
});
