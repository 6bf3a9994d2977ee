// @vitest-environment jsdom
import { createElement, createRef } from 'react';
import Stripe from 'stripe';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CardFieldHandle } from '../../../../../app/features/payment/card/card-field-props.js';
import { StripeCard } from '../../../../../app/features/payment/stripe/stripe-card.js';
import { button } from '../../support/page-queries.js';
import { clear, click, settle, show, standIn } from '../../support/render.js';

/** Such as 'endive'. */
const [, RELEASE] = new Stripe('sk_test_1').getApiField('version').split('.');

const script = () => document.head.querySelector('script');

/** Stripe.js, as far as it is used; the script of the test. */
const stripe = (method: object, unfinished?: object) => {
  const heard = new Map<string, () => void>();
  const element = {
    mount: () => heard.get('ready')?.(),
    destroy: () => undefined,
    on: (event: string, done: () => void) => void heard.set(event, done),
  };
  const asked: object[] = [];
  const api = {
    elements: (options: object) => {
      asked.push(options);
      return { create: () => element, submit: async () => ({ error: unfinished }), update: () => undefined };
    },
    createPaymentMethod: async () => method,
  };
  return { asked, Stripe: vi.fn(() => api) };
};

describe('Stripe’s field', () => {
  beforeAll(standIn);
  afterEach(clear);

  it('comes from Stripe’s own address, is asked for again when it does not come, and hands over a payment method', async () => {
    const field = createRef<CardFieldHandle>();
    const [onMethod, onFault] = [vi.fn<(id: string) => void>(), vi.fn<(words: string | null) => void>()];
    const about = { publishableKey: 'pk_1', amountCents: 300, recurring: false, onMethod, onFault };
    await show(createElement(StripeCard, { ref: field, ...about }));
    // of the same release as what the server speaks
    expect(script()?.src).toBe(`https://js.stripe.com/${RELEASE}/stripe.js`);
    script()!.dispatchEvent(new Event('error'));
    await settle(() => button('Try again') !== undefined);
    field.current!.submit();
    expect(onFault).toHaveBeenCalledWith('The card field could not be loaded.');

    await click(button('Try again'));
    await settle(() => script() !== null);
    const { asked, Stripe: made } = stripe({ paymentMethod: { id: 'pm_9' } });
    Object.assign(window, { Stripe: made });
    script()!.dispatchEvent(new Event('load'));
    await settle(() => asked.length > 0);
    expect(made).toHaveBeenCalledWith('pk_1');
    expect(asked[0]).toMatchObject({
      ...{ mode: 'payment', amount: 300, currency: 'usd', paymentMethodCreation: 'manual' },
      // the release knows no 'paymentMethodTypes' any more, and throws
      allowedPaymentMethodTypes: ['card'],
    });
    expect(asked[0]).not.toHaveProperty('paymentMethodTypes');
    field.current!.submit();
    await settle(() => onMethod.mock.calls.length > 0);
    expect(onMethod).toHaveBeenCalledWith('pm_9');
  });
});
