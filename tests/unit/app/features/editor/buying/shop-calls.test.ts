import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../../../../app/features/editor/buying/cart.js';
import { createShop } from '../../../../../../app/features/editor/buying/shop-calls.js';
import type { Client } from '../../../../../../server/contract/client.js';
import { item, refs } from './fake-shop.js';

type Answers = Readonly<Record<string, (input: never) => unknown>>;

function shopOf(answers: Answers) {
  const calls: [string, unknown][] = [];
  const api = (async ({ path }: { path: string }, input: never) => {
    calls.push([path, input]);
    const answer = answers[path];
    if (!answer) throw new Error(`${path} is not there`);
    return answer(input);
  }) as unknown as Client;
  return { shop: createShop({ api, address: (source) => `https://here${source}`, design: 'd1' }), calls };
}

const cart = (more: Partial<Cart> = {}): Cart => ({
  ...{ items: [item('a'), { ...item('b'), type: 'pixlr' }], price: 200, payWith: 'card', coupon: null },
  ...{ wallet: { credits: 3, planLeft: null }, ...more },
});

const photo = (_id: string) => ({
  ...{
    _id,
    name: `Picture ${_id}`,
    type: 'image',
    sub_type: 'photo',
    thumbnail: `/${_id}.webp`,
    free: false,
  },
});

describe('the shop of a design', () => {
  it('asks what is premium and not yet bought, many at once, and names it', async () => {
    const { shop, calls } = shopOf({
      'design_resource/get_premium_resources': ({ resources }: { resources: { id: string }[] }) =>
        resources.filter(({ id }) => id !== 'mine'),
      'design_resource/get': ({ id }: { id: string[] }) => ({
        docs: id.filter((one) => one !== 'gone').map(photo),
      }),
    });
    expect(await shop.unbought(refs('a', 'mine', 'gone'))).toEqual([
      { ...item('a'), thumbnail: 'https://here/a.webp' },
    ]);
    await shop.unbought(refs(...Array.from({ length: 1200 }, (_, i) => `r${i}`)));
    const sizes = calls.map(([path, input]) => {
      const { resources, id } = input as { resources?: unknown[]; id?: unknown[] };
      return [path.split('/')[1], (resources ?? id)!.length];
    });
    expect(sizes.slice(2, 4)).toEqual([
      ['get_premium_resources', 1000],
      ['get_premium_resources', 200],
    ]);
    expect(Math.max(...sizes.filter(([path]) => path === 'get').map(([, size]) => Number(size)))).toBe(100);
  });

  it('takes prices and what a coupon takes off from the server, in cents', async () => {
    const { shop, calls } = shopOf({
      'order/price': () => ({
        lines: [
          { price_cents: 100, owned: false },
          { price_cents: 100, owned: true },
        ],
      }),
      'order/apply_coupon': () => ({ price: 1.33, discount: 0.67 }),
    });
    expect(await shop.price([item('a'), item('b')])).toBe(100);
    expect(await shop.discount('third', 200)).toBe(67);
    expect(calls[1]).toEqual(['order/apply_coupon', { price: 2, coupon_code: 'third' }]);
  });

  it('knows credits and what is left of a plan; without an answer about the plan there is none', async () => {
    const credits = () => ({ remaining: 12, '123rf': { remaining: 12 } });
    const plan = (photos: boolean) => () => ({ photos, quotas: { premium_images: { left: 37 } } });
    const wallet = (answers: Answers) => shopOf({ 'user/credits': credits, ...answers }).shop.wallet();
    expect(await wallet({ 'subscription/get': plan(true) })).toEqual({ credits: 12, planLeft: 37 });
    expect(await wallet({ 'subscription/get': plan(false) })).toEqual({ credits: 12, planLeft: null });
    expect(await wallet({})).toEqual({ credits: 12, planLeft: null });
    await expect(shopOf({ 'subscription/get': plan(true) }).shop.wallet()).rejects.toThrow();
  });

  it('buys by credits and by card in the same call, with the coupon for the card alone', async () => {
    const made = (more: object) => () => ({ order: 'o1', fulfilled: false, checkoutUrl: null, ...more });
    const paid = shopOf({ 'order/create_checkout': made({ fulfilled: true }) });
    const coupon = { code: 'HALF', discount: 100 };
    expect(await paid.shop.buy(cart({ payWith: 'credits', coupon }))).toBeNull();
    expect(paid.calls[0]![1]).toEqual({
      ...{ paymentMode: 'credits', designId: 'd1' },
      data: [
        { id: 'a', resource_type: 'design_resource', src: '/a.webp' },
        { id: 'b', resource_type: 'pixlr', src: '/b.webp' },
      ],
    });
    const open = shopOf({ 'order/create_checkout': made({ checkoutUrl: '/checkout?id=o1' }) });
    expect(await open.shop.buy(cart({ coupon }))).toBe('/checkout?id=o1');
    expect(open.calls[0]![1]).toMatchObject({ paymentMode: 'stripe', coupon_code: 'HALF' });
    // all of it was bought meanwhile
    expect(await shopOf({ 'order/create_checkout': made({ order: null }) }).shop.buy(cart())).toBeNull();
    await expect(shopOf({ 'order/create_checkout': made({}) }).shop.buy(cart())).rejects.toThrow();
  });

  it('has a plan pay by an order that is confirmed when it is still open', async () => {
    const { shop, calls } = shopOf({
      'order/add': () => ({ _id: 'o2', status: 'pending' }),
      'order/confirm': () => null,
    });
    expect(await shop.buy(cart({ payWith: 'plan' }))).toBeNull();
    expect(calls).toEqual([
      [
        'order/add',
        {
          ...{ payment_mode: 'subscription', designId: 'd1' },
          skus: [
            { type: 'design_resource', design_resource: 'a' },
            { type: 'pixlr_image', pixlr_image: 'b' },
          ],
        },
      ],
      ['order/confirm', { id: 'o2' }],
    ]);
  });
});
