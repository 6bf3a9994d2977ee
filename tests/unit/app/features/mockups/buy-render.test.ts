// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../../../app/features/account/session/session.js';
import type { UserDetails } from '../../../../../server/contract/user.js';
import { answers, asked, begin, fails, signedIn } from '../../support/fake-server.js';
import { button, dialog } from '../../support/page-queries.js';
import { clear, click, settle, standIn, type } from '../../support/render.js';
import { mockupSku, orderOf } from '../orders/order.js';
import { ASKS, authenticate, CHARGED, frame, giveCard } from '../payment/frame.js';
import { alter, openMockup } from './mockup-editor.js';
import { mockupOf } from './mockup-pages.js';

vi.mock('../../../../../app/api.js', async () => ({
  api: (await import('../../support/fake-server.js')).api,
}));

const FAILED = 'Mockup generated failed. Any amount charged will be refunded in 3-4 working days.';
const PENDING = orderOf({ _id: 'o1', status: 'pending', skus: [mockupSku({ output_file: null })] });

const text = () => dialog()?.textContent ?? '';
const shows = (words: string) => settle(() => text().includes(words));
const fault = () => dialog()?.querySelector('.payment-fault')?.textContent;

/** A member's mockup, with a picture in it, is to be downloaded. */
async function ask(about: Partial<UserDetails> = {}): Promise<void> {
  signedIn(about);
  await act(() => session.check());
  await openMockup();
  await alter();
  await click(button('Download'));
  await settle(() => dialog() !== null);
}

describe('a high-resolution image', () => {
  beforeAll(async () => {
    standIn();
    await import('../../../../../elements/mockup/dm-mockup-editor.js');
    await import('../../../../../app/features/mockups/rendering/render-dialog.js');
  });
  beforeEach(() => {
    begin();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    answers.set('mockup/get_one', () => mockupOf('Mug'));
    answers.set('order/add', () => ({ _id: 'o1' }));
    answers.set('order/get_one', () => PENDING);
    answers.set('order/charge_stripe', () => CHARGED);
    answers.set('order/confirm', () => ({ _id: 'o1' }));
    answers.set('order/mockup/render/status', () => ({
      success: false,
      fileSrc: null,
      progress: 0.4,
      failed: false,
    }));
  });
  afterEach(async () => {
    await clear();
    vi.unstubAllGlobals();
  });

  it('is sold: order, card, charge, the bank’s question, charge again, confirmation, then progress and the link; what fails shows the failure panel [C-012]', async () => {
    // an order that cannot be made
    answers.set('order/add', fails('The mockup is gone', 'bad_request'));
    await ask();
    await giveCard();
    await shows(FAILED);
    expect(dialog()?.querySelector('a')?.textContent).toBe('Contact support');

    // a declined card, then one whose bank asks
    answers.set('order/add', () => ({ _id: 'o1' }));
    answers.set('order/charge_stripe', fails('Your card was declined.', 'payment_declined'));
    await click(button('Try again'));
    await giveCard('pm_bad');
    await settle(() => fault() === 'Your card was declined.');
    answers.set('order/charge_stripe', ({ payment_method }) => (payment_method ? ASKS : CHARGED));
    let confirm = (): void => undefined;
    answers.set('order/confirm', () => new Promise((resolve) => (confirm = () => resolve({ _id: 'o1' }))));
    await giveCard('pm_bank');
    await authenticate();
    await shows('Please wait while we generate your mockup.');
    await act(async () => confirm());
    await shows('Order placed successfully. Generating your high resolution image can take upto a minute.');
    await settle(() => dialog()?.querySelector('progress')?.value === 40);
    expect(asked('order/add').at(-1)).toMatchObject({
      ...{ payment_mode: 'card', skus: [{ type: 'mockup', mockup: 'mug', price: 2 }] },
    });
    expect(asked('order/add'), 'a declined card orders nothing anew').toHaveLength(2);
    expect(asked('order/charge_stripe')).toEqual([
      { order_id: 'o1', payment_method: 'pm_bad' },
      { order_id: 'o1', payment_method: 'pm_bank' },
      { order_id: 'o1', payment_intent_id: 'pi_1' },
    ]);

    // the same picture, asked for again, is not paid for again
    answers.set('order/get_one', () => ({ ...PENDING, status: 'fulfilled' }));
    answers.set('order/confirm', () => ({ _id: 'o1' }));
    answers.set('order/mockup/render/status', () => ({
      ...{ success: true, fileSrc: '/api/order/mockup/output?orderId=o1', progress: 1, failed: false },
    }));
    await ask();
    await shows('Download High Resolution Image');
    expect(asked('order/charge_stripe')).toHaveLength(3);

    // a confirmation that fails: confirmed again, not ordered again
    answers.set('order/confirm', fails('The server is not ready'));
    await ask();
    await shows(FAILED);
    answers.set('order/confirm', () => ({ _id: 'o1' }));
    await click(button('Try again'));
    await shows('Download High Resolution Image');
    expect(asked('order/add')).toHaveLength(2);
  });

  it('is paid by card unless told; paypal is not there yet [D-040]', async () => {
    await ask();
    await frame('/card');
    const [card, paypal] = [...dialog()!.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    expect(card!.checked).toBe(true);
    expect(text()).not.toContain('This feature is currently under development');
    await click(paypal);
    await shows('This feature is currently under development');
    expect(asked('order/add')).toEqual([]);
  });

  it('of a subscriber is ordered and made without a payment [C-013]', async () => {
    await ask({ subscription: { sub_status: 'active', scope: ['mockupmaker'] } });
    await shows('Order placed successfully');
    expect(asked('order/add')).toMatchObject([{ payment_mode: 'subscription' }]);
    expect(asked('order/confirm')).toHaveLength(1);
    expect(asked('order/charge_stripe')).toEqual([]);
    expect(dialog()?.querySelector('iframe')).toBeNull();
  });

  it('costs what the server says with a coupon; an unknown one is told; nothing left to pay needs no card', async () => {
    answers.set('order/price', fails('This coupon is not known', 'invalid_coupon'));
    await ask();
    const code = () => dialog()!.querySelector<HTMLInputElement>('input[maxlength="40"]')!;
    await settle(() => dialog()?.querySelector('input[maxlength="40"]') !== null);
    await type(code(), 'free');
    await click(button('Apply'));
    await shows('This coupon is not known');
    answers.set('order/price', () => ({ total_cents: 0 }));
    await click(button('Apply'));
    await settle(() => button('Order for $\u00a00.00') !== undefined);
    await click(button('Order for $\u00a00.00'));
    await shows('Order placed successfully');
    expect(asked('order/add')).toMatchObject([{ payment_mode: 'card', coupon_code: 'FREE' }]);
    expect(asked('order/charge_stripe')).toEqual([]);
  });

  it('whose render cannot be made is not sold a second time from the failure panel', async () => {
    answers.set('order/mockup/render/status', () => ({
      success: false,
      fileSrc: null,
      progress: 0,
      failed: true,
    }));
    await ask();
    await giveCard();
    await shows(FAILED);
    expect(button('Try again')).toBeUndefined();
  });
});
