// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../../app/features/account/session/session.js';
import { answers, begin, fails, signedIn } from '../support/fake-server.js';
import { button, dialog, toasted } from '../support/page-queries.js';
import { clear, click, settle, standIn, visit } from '../support/render.js';
import { FakeShop, refs } from './editor/buying/fake-shop.js';
import { alter, openMockup } from './mockups/mockup-editor.js';
import { mockupOf } from './mockups/mockup-pages.js';
import { mockupSku, orderOf } from './orders/order.js';
import { member } from './orders/who.js';
import { CHARGED, giveCard } from './payment/frame.js';

vi.mock('../../../../app/api.js', async () => ({
  api: (await import('../support/fake-server.js')).api,
}));
// the editor is another test's
vi.mock('../../../../app/routes/designmaker.start.designs.js', () => ({ Component: () => 'editor' }));

const PANEL = 'Mockup generated failed. Any amount charged will be refunded in 3-4 working days.';
const SERVER = 'Server call failed with error: ';
const shows = (words: string) => settle(() => dialog()?.textContent.includes(words) ?? false);

/** A confirmation of an order, which returns to its design. */
async function confirm(): Promise<void> {
  const { routes } = await import('../../../../app/routes.js');
  const router = await visit(routes, '/designmaker/start/orders/confirm-order?id=o1&designId=d1');
  await settle(() => router.state.location.pathname === '/designmaker/start/designs/d1/edit');
}

/** A member without a plan buys the image of a mockup. */
async function buyRender(): Promise<void> {
  signedIn();
  await act(() => session.check());
  await openMockup();
  await alter();
  await click(button('Download'));
  await settle(() => dialog() !== null);
}

/** A cart of one picture, and what came of the step that fails. */
async function buying(step: (shop: FakeShop) => Promise<unknown>): Promise<FakeShop> {
  const shop = new FakeShop();
  shop.wallets = { credits: 10, planLeft: null };
  await step(shop);
  return shop;
}

describe('messages of commerce', () => {
  beforeAll(async () => {
    standIn();
    await import('../../../../elements/mockup/dm-mockup-editor.js');
    await import('../../../../app/features/mockups/rendering/render-dialog.js');
    await import('../../../../app/routes/orders.confirm-order.js');
    await import('../../../../app/ui/feedback/toaster.js');
  });
  beforeEach(async () => {
    begin();
    await member();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
  });
  afterEach(async () => {
    await clear();
    vi.unstubAllGlobals();
  });

  it('each is said in its situation, in its words [D-016]', async () => {
    // spec 1: the confirmation of a payment, which returns to the editor either way
    answers.set('order/confirm', () => ({ _id: 'o1' }));
    await confirm();
    await toasted('Success');
    answers.set('order/confirm', fails('not yet', 'not_paid'));
    await confirm();
    await toasted('Payment Failed');

    // spec 2: resources that cannot be fetched, a purchase that cannot be made (the cart stays)
    const unknown = await buying(async (shop) => {
      shop.faults.set('unbought', new Error('no'));
      await shop.flow.open(refs('a'));
    });
    expect(unknown.errors).toEqual(['Oops something went wrong :/']);
    const unmade = await buying(async (shop) => {
      await shop.flow.open(refs('a'));
      shop.faults.set('buy', new Error('no'));
      await shop.flow.buy();
    });
    expect([unmade.errors, unmade.flow.state.value.at]).toEqual([['Oops something went wrong :/'], 'cart']);
    // credits that cannot be looked up
    const poor = await buying(async (shop) => {
      shop.faults.set('wallet', new Error('no'));
      await shop.flow.open(refs('a'));
    });
    expect(poor.errors).toEqual(['Error fetching credits']);
    // no address of a checkout, and a checkout that tells of a failure
    const nowhere = await buying(async (shop) => {
      await shop.flow.open(refs('a'));
      shop.flow.payWith('card');
      shop.faults.set('buy', new Error('no'));
      await shop.flow.buy();
    });
    expect(nowhere.errors).toEqual(['Something went wrong :/']);
    const failed = await buying(async (shop) => {
      await shop.flow.open(refs('a'));
      shop.flow.payWith('card');
      await shop.flow.buy();
      await shop.flow.ended('failed');
    });
    expect([failed.errors, failed.flow.state.value.at]).toEqual([['Something went wrong :/'], 'cart']);

    // spec 3: an order that is not made, with the server's own words
    answers.set('mockup/get_one', () => mockupOf('Mug'));
    answers.set('mockup/get_all_saved', () => []);
    answers.set('order/add', fails('The mockup is gone', 'bad_request'));
    await buyRender();
    await giveCard();
    await shows(PANEL);
    await shows(`${SERVER}The mockup is gone`);
    expect(dialog()?.querySelector('a')?.textContent).toBe('Contact support');
    // the card's own faults, in red under the field
    answers.set('order/add', () => ({ _id: 'o1' }));
    answers.set('order/get_one', () =>
      orderOf({ status: 'pending', skus: [mockupSku({ output_file: null })] }),
    );
    answers.set('order/charge_stripe', fails('Your card was declined.', 'payment_declined'));
    await click(button('Try again'));
    await giveCard('pm_bad');
    await settle(() => dialog()?.querySelector('.field-error:not([hidden])') !== null);
    const fault = dialog()!.querySelector('.payment-frame ~ .field-error')!;
    expect(fault.textContent).toBe('Your card was declined.');
    // it is paid, and cannot be confirmed
    answers.set('order/charge_stripe', () => CHARGED);
    answers.set('order/confirm', fails('The order cannot be confirmed', 'bad_request'));
    await giveCard('pm_good');
    await shows(PANEL);
    await shows(`${SERVER}The order cannot be confirmed`);
    // it is confirmed, and nobody can say how far it is
    answers.set('order/confirm', () => ({ _id: 'o1' }));
    answers.set('order/mockup/render/status', fails());
    await click(button('Try again'));
    await shows('Order placed successfully');
    await shows('Failed to fetch data');
  });
});
