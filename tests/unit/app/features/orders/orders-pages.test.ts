// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, asked, fails } from '../../support/fake-server.js';
import { button, said, toasted } from '../../support/page-queries.js';
import { clear, click, settle, standIn, visit } from '../../support/render.js';
import { mockupSku, orderOf, skuOf } from './order.js';
import { member, visitor } from './who.js';

vi.mock('../../../../../app/api.js', async () => ({
  api: (await import('../../support/fake-server.js')).api,
}));

const HISTORY = 'user/fetch_order_history';
const DESIGNS = '/designmaker/start/design-orders';
const NO_PURCHASES = "You don't have any purchases. All your purchases within designmaker will be seen here.";
const NO_ORDERS = "You don't have any past orders!";

const main = () => document.querySelector('main');
const cards = () => [...document.querySelectorAll<HTMLElement>('.order-card')];
const block = (name: string) => document.querySelector<HTMLElement>(`section[aria-label="${name}"]`);
const words = (card: Element | undefined) => card?.textContent ?? '';

async function open(address: string) {
  const { routes } = await import('../../../../../app/routes.js');
  const router = await visit(routes, address);
  await settle(() => main() !== null);
  return router;
}

describe('your orders', () => {
  beforeAll(async () => {
    standIn();
    await import('../../../../../app/routes/product.js');
    await import('../../../../../app/routes/designmaker.start.design-orders.js');
    await import('../../../../../app/routes/orders.js');
    await import('../../../../../app/routes/designmaker.start.js');
    await import('../../../../../app/routes/mockupmaker.start.js');
    await import('../../../../../app/ui/feedback/toaster.js');
  });
  beforeEach(visitor);
  afterEach(async () => {
    await clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('of designs: id, day, a picture that opens its design, license, price and total; visitors go to the dashboard [A-047]', async () => {
    const router = await open(DESIGNS);
    await settle(() => router.state.location.pathname === '/designmaker/start');
    expect(asked(HISTORY)).toEqual([]);

    await member();
    answers.set(HISTORY, () => [
      orderOf({
        ...{ _id: 'o7', amount: 2, amount_cents: 200 },
        skus: [skuOf(), skuOf({ name: 'Dunes', design: 'd2', license: 'multi' })],
      }),
    ]);
    for (const address of [DESIGNS, '/designmaker/start/orders']) {
      await open(address);
      await settle(() => cards().length === 1);
      const [card] = cards();
      expect(document.querySelector('h1')?.textContent).toBe('Your Orders');
      for (const text of [
        'Order o7',
        'Placed on 14 June 2024',
        'Spice bowls',
        'Single license',
        'Multi license',
      ])
        expect(words(card)).toContain(text);
      expect([...card!.querySelectorAll('.order-price')].map(words)).toEqual(['$\u00a01.00', '$\u00a01.00']);
      expect(words(card!.querySelector('.order-total')!)).toBe('$\u00a02.00');
      expect([...card!.querySelectorAll('a.order-open')].map((link) => link.getAttribute('href'))).toEqual([
        '/designmaker/start/designs/d1/edit',
        '/designmaker/start/designs/d2/edit',
      ]);
      expect(card!.querySelectorAll('a.order-open img')).toHaveLength(2);
    }
  });

  it('only what is fulfilled and does not begin with a mockup is in the design history; mockups have a block of their own [A-050]', async () => {
    await member();
    answers.set(HISTORY, () => [
      orderOf({ _id: 'pictures' }),
      orderOf({ _id: 'pending', status: 'pending' }),
      orderOf({ _id: 'mixed', skus: [skuOf(), mockupSku()] }),
      orderOf({ _id: 'mug', skus: [mockupSku(), skuOf()] }),
    ]);
    await open(DESIGNS);
    await settle(() => cards().length > 0);
    const ids = (name: string) =>
      [...(block(name)?.querySelectorAll('.order-id') ?? [])].map((one) => one.textContent);
    expect(ids('Designs')).toEqual(['Order pictures', 'Order mixed']);
    expect(ids('Mockups')).toEqual(['Order mug']);
  });

  it('the render of a mockup is saved as mockup.png [A-048]', async () => {
    await member();
    answers.set(HISTORY, () => [orderOf({ skus: [mockupSku()] })]);
    const fetched: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      fetched.push(address);
      return new Response('picture', { headers: { 'content-type': 'image/png' } });
    });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    await open(DESIGNS);
    await settle(() => Boolean(block('Mockups')?.querySelector('button')));
    const download = block('Mockups')!.querySelector('button')!;
    expect(download.textContent).toBe('Download Now');
    await click(download);
    await settle(() => saved.length > 0);
    expect(saved).toEqual(['mockup.png']);
    expect(new URL(fetched[0]!, location.href).pathname).toBe('/api/order/mockup/output');
  });

  it('a render that cannot be had is told, with a way to try again', async () => {
    await member();
    answers.set(HISTORY, () => [orderOf({ skus: [mockupSku()] })]);
    vi.stubGlobal('fetch', async () => new Response('no', { status: 500 }));
    await open(DESIGNS);
    await settle(() => Boolean(block('Mockups')?.querySelector('button')));
    await click(block('Mockups')!.querySelector('button'));
    await toasted('Something went wrong');
  });

  it('where nothing was bought both empty texts say so, word for word [A-049]', async () => {
    await member();
    answers.set(HISTORY, () => []);
    await open(DESIGNS);
    await settle(() => said(main()).includes(NO_PURCHASES));
    answers.set(HISTORY, () => [orderOf()]);
    await open(DESIGNS);
    await settle(() => said(block('Mockups')).includes(NO_ORDERS));
    answers.set(HISTORY, () => [orderOf({ skus: [mockupSku()] })]);
    await open(DESIGNS);
    await settle(() => said(block('Designs')).includes(NO_PURCHASES));
  });

  it('a history that does not come is asked for again', async () => {
    await member();
    answers.set(HISTORY, fails());
    await open(DESIGNS);
    await settle(() => button('Try again') !== undefined);
    answers.set(HISTORY, () => [orderOf()]);
    await click(button('Try again'));
    await settle(() => cards().length === 1);
  });

  it('what was paid in credits, by a plan or with a coupon says so; the invoice is a link where there is one', async () => {
    await member();
    answers.set(HISTORY, () => [
      orderOf({
        _id: 'a',
        payment_mode: 'credits',
        amount_cents: 0,
        amount_credits: 3,
        skus: [skuOf({ credits: 3 })],
      }),
      orderOf({ _id: 'b', payment_mode: 'subscription', amount_cents: 0 }),
      orderOf({ _id: 'c', discount: 0.25, coupon_code: 'SPICE', amount_cents: 75, invoice: 12 }),
    ]);
    await open(DESIGNS);
    await settle(() => cards().length === 3);
    const [credits, plan, coupon] = cards();
    expect(words(credits!.querySelector('.order-total')!)).toBe('3 credits');
    expect(words(plan!.querySelector('.order-price')!)).toBe('Part of your plan');
    expect(words(coupon)).toContain('Coupon SPICE− $\u00a00.25');
    expect(credits!.querySelector('a.order-invoice')).toBeNull();
    expect(coupon!.querySelector('a.order-invoice')?.getAttribute('href')).toBe('/api/order/invoice?id=c');
  });

  it('of mockups, at /orders: id, download, picture, day, payment, state and total; visitors go to the mockup maker [C-005]', async () => {
    const router = await open('/orders');
    await settle(() => router.state.location.pathname === '/mockupmaker/start');

    await member();
    answers.set(HISTORY, () => [
      orderOf({ _id: 'mug', amount_cents: 200, skus: [mockupSku()] }),
      orderOf({
        _id: 'later',
        status: 'pending',
        amount_cents: 200,
        skus: [mockupSku({ output_file: null })],
      }),
      orderOf({ _id: 'pictures' }),
      orderOf({ _id: 'mixed', skus: [skuOf(), mockupSku()] }),
    ]);
    await open('/orders');
    await settle(() => cards().length > 0);
    expect(cards()).toHaveLength(2);
    const [mug, later] = cards();
    for (const text of ['Order mug', '14 June 2024', 'Payment successful', 'Order Fulfilled', '$\u00a02.00'])
      expect(words(mug)).toContain(text);
    expect(mug!.querySelector('button')?.textContent).toBe('Download Now');
    expect(mug!.querySelector('img')).not.toBeNull();
    expect(words(later)).toContain('Order Pending');
    expect(words(later)).not.toContain('Payment successful');
    expect(later!.querySelector('button')).toBeNull();
  });

  it('Purchases in the side navigation and Your Orders in the menu of both products are a member’s [D-047]', async () => {
    const purchases = () =>
      [...document.querySelectorAll('.side-nav a')].find(({ textContent }) => textContent === 'Purchases');
    await open('/designmaker/start');
    expect(document.querySelector('.side-nav a')).not.toBeNull();
    expect(purchases()).toBeUndefined();

    await member();
    answers.set(HISTORY, () => []);
    await open('/designmaker/start');
    await settle(() => purchases() !== undefined);
    expect(purchases()!.getAttribute('href')).toBe(DESIGNS);

    for (const [address, orders] of [
      ['/mockupmaker/start', '/orders'],
      ['/designmaker/start', DESIGNS],
    ] as const) {
      const router = await open(address);
      const menu = () => document.querySelector('.bar-end .account-button');
      await settle(() => menu() !== null);
      await click(menu());
      const row = () =>
        [...document.querySelectorAll('[role=menuitem]')].find(
          ({ textContent }) => textContent === 'Your Orders',
        );
      await settle(() => row() !== undefined);
      await click(row());
      await settle(() => router.state.location.pathname === orders);
    }
  });
});
