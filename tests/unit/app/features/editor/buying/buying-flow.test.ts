import { describe, expect, it } from 'vitest';
import type { BuyingState } from '../../../../../../app/features/editor/buying/buying-flow.js';
import { FakeShop, item, refs } from './fake-shop.js';

type At<K extends BuyingState['at']> = Extract<BuyingState, { at: K }>;

function at<K extends BuyingState['at']>(shop: FakeShop, kind: K): At<K> {
  const state = shop.flow.state.peek();
  expect(state.at).toBe(kind);
  return state as At<K>;
}

/** A shop whose dialog was opened for these pictures. */
async function opened(wallet: Partial<FakeShop['wallets']> = {}, ids = ['a', 'b']): Promise<FakeShop> {
  const shop = new FakeShop();
  shop.wallets = { ...shop.wallets, ...wallet };
  await shop.flow.open(refs(...ids));
  return shop;
}

async function inCheckout(): Promise<FakeShop> {
  const shop = await opened();
  await shop.flow.buy();
  expect(at(shop, 'checkout').order).toBe('o1');
  return shop;
}

describe('the way to a download', () => {
  it('leads over the cart where premium pictures are not bought yet, else straight to the format', async () => {
    const shop = new FakeShop();
    await shop.flow.open([]);
    at(shop, 'download');
    expect(shop.asked).toEqual([]);
    shop.owned.add('a');
    await shop.flow.open(refs('a'));
    at(shop, 'download');
    await shop.flow.open(refs('a', 'b'));
    expect(at(shop, 'cart').cart).toMatchObject({ items: [item('b')], price: 100, payWith: 'card' });
    shop.flow.skip();
    at(shop, 'download');
    expect(shop.owned.has('b'), 'with watermarks').toBe(false);
  });

  it('offers credits first when they exceed the pictures, the card else, and a plan before both', async () => {
    const ways = async (wallet: Partial<FakeShop['wallets']>) =>
      at(await opened(wallet), 'cart').cart.payWith;
    expect(await ways({ credits: 3 })).toBe('credits');
    expect(await ways({ credits: 2 })).toBe('card');
    expect(await ways({ credits: 1 })).toBe('card');
    expect(await ways({ credits: 9, planLeft: 40 })).toBe('plan');
    expect(await ways({ credits: 9, planLeft: 1 })).toBe('credits');
  });

  it('buys by credits, shows what was bought clean, and goes on', async () => {
    const shop = await opened({ credits: 10 });
    await shop.flow.buy();
    at(shop, 'download');
    expect(shop.shown).toEqual(['design_resource:a', 'design_resource:b']);
    expect(shop.errors).toEqual([]);
  });

  it('buys once, however often the button is pressed', async () => {
    const shop = await opened({ credits: 10 });
    await Promise.all([shop.flow.buy(), shop.flow.buy(), shop.flow.buy()]);
    expect(shop.asked.filter((what) => what === 'buy')).toHaveLength(1);
  });

  it('takes a coupon off what is paid by card, and says why it cannot', async () => {
    const shop = await opened();
    await shop.flow.applyCoupon(' nope ');
    expect(at(shop, 'cart').couponFault).toBe('This coupon is not known.');
    await shop.flow.applyCoupon('HALF');
    expect(at(shop, 'cart')).toMatchObject({
      couponFault: '',
      cart: { coupon: { code: 'HALF', discount: 100 } },
    });
    shop.flow.removeCoupon();
    expect(at(shop, 'cart').cart.coupon).toBeNull();
  });
});

describe('a card payment', () => {
  it('goes on to the download when it was made', async () => {
    const shop = await inCheckout();
    shop.paid = true;
    await shop.flow.ended('paid');
    at(shop, 'download');
    expect(shop.shown).toEqual(['design_resource:a', 'design_resource:b']);
  });

  it('is not believed: what the server still sells is not bought', async () => {
    const shop = await inCheckout();
    await shop.flow.ended('paid');
    expect(at(shop, 'cart').isPending, 'it may arrive later').toBe(true);
    expect(shop.shown).toEqual([]);
    expect(shop.asked.filter((what) => what === 'settle').length).toBeGreaterThan(1);
  });

  it('that failed closes the checkout with its message, back at the cart', async () => {
    const shop = await inCheckout();
    await shop.flow.ended('failed');
    expect(at(shop, 'cart').isPending).toBe(false);
    expect(shop.errors).toEqual(['Something went wrong :/']);
  });

  it('that failed in the frame and was made after all is a payment', async () => {
    const shop = await inCheckout();
    shop.paid = true;
    await shop.flow.ended('failed');
    at(shop, 'download');
    expect(shop.errors).toEqual([]);
  });

  it('whose frame was closed or never answered loses nothing: the order is asked about', async () => {
    const left = await inCheckout();
    await left.flow.ended('left');
    at(left, 'cart');
    expect([left.errors, left.asked.includes('settle')]).toEqual([[], true]);
    const made = await inCheckout();
    made.paid = true;
    await made.flow.ended('left');
    at(made, 'download');
  });

  it('lies on a page of our own, or is none', async () => {
    const shop = await opened();
    shop.buy = async () => 'https://elsewhere.example/checkout?id=o1';
    await shop.flow.buy();
    at(shop, 'cart');
    expect(shop.errors).toEqual(['Something went wrong :/']);
  });
});

describe('what goes wrong on the way to a download', () => {
  it('is told in the words of the spec, and leads back to the cart', async () => {
    const shop = await opened({ credits: 10 });
    shop.faults.set('buy', new Error('no'));
    await shop.flow.buy();
    at(shop, 'cart');
    expect(shop.errors).toEqual(['Oops something went wrong :/']);
    shop.flow.payWith('card');
    await shop.flow.buy();
    at(shop, 'cart');
    expect(shop.errors.at(-1)).toBe('Something went wrong :/');
  });

  it('leaves the way with watermarks open when nobody can say what is premium, and tries again', async () => {
    const shop = new FakeShop();
    shop.faults.set('unbought', new Error('no'));
    await shop.flow.open(refs('a'));
    at(shop, 'failed');
    expect(shop.errors).toEqual(['Oops something went wrong :/']);
    shop.faults.clear();
    shop.flow.retry();
    await new Promise((done) => setTimeout(done));
    at(shop, 'cart');
  });

  it('goes on to the download without a network: what is here can be had as it shows', async () => {
    const shop = new FakeShop();
    shop.offline = true;
    shop.faults.set('unbought', new Error('no'));
    await shop.flow.open(refs('a'));
    at(shop, 'download');
    expect(shop.errors).toEqual([]);
  });

  it('keeps the card when credits cannot be looked up, and asks again for them', async () => {
    const shop = new FakeShop();
    shop.wallets = { credits: 10, planLeft: null };
    shop.faults.set('wallet', new Error('no'));
    await shop.flow.open(refs('a'));
    expect(shop.errors).toEqual(['Error fetching credits']);
    expect(at(shop, 'cart').cart).toMatchObject({ payWith: 'card', wallet: { credits: null } });
    shop.faults.clear();
    shop.flow.retry();
    await new Promise((done) => setTimeout(done));
    expect(at(shop, 'cart').cart).toMatchObject({ payWith: 'credits', wallet: { credits: 10 } });
  });

  it('is no failure when another tab bought them meanwhile', async () => {
    const shop = await opened({ credits: 10 });
    shop.owned.add('a').add('b');
    shop.faults.set('buy', new Error('You have them already.'));
    await shop.flow.buy();
    at(shop, 'download');
    expect(shop.errors).toEqual([]);
    expect(shop.shown).toEqual(['design_resource:a', 'design_resource:b']);
  });

  it('takes what another tab bought out of the open cart', async () => {
    const shop = await opened({ credits: 2 });
    await shop.flow.applyCoupon('HALF');
    shop.owned.add('a');
    await shop.flow.boughtElsewhere();
    expect(at(shop, 'cart').cart).toMatchObject({ items: [item('b')], price: 100, coupon: null });
    shop.owned.add('b');
    await shop.flow.boughtElsewhere();
    at(shop, 'download');
  });

  it('asks who was signed out meanwhile to come back, and says nothing else', async () => {
    const shop = await opened({ credits: 10 });
    shop.signedOut = true;
    shop.faults.set('buy', new Error('not signed in'));
    shop.faults.set('unbought', new Error('not signed in'));
    await shop.flow.buy();
    at(shop, 'cart');
    expect(shop.errors).toEqual([]);
  });

  it('shows clean what was bought though the dialog was closed before the answer came', async () => {
    const shop = await opened({ credits: 10 });
    const buying = shop.flow.buy();
    shop.flow.close();
    await buying;
    expect(shop.shown).toEqual(['design_resource:a', 'design_resource:b']);
  });

  it('shows clean what a late payment or another device bought, when the dialog is opened again', async () => {
    const shop = new FakeShop();
    shop.owned.add('a');
    shop.markedIds = ['a', 'b'];
    await shop.flow.open(refs('a', 'b'));
    expect(shop.shown).toEqual(['design_resource:a']);
    expect(at(shop, 'cart').cart.items).toEqual([item('b')]);
  });
});
