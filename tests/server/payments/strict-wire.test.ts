import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KNOWN_PARAMETERS } from '../../../server/payments/sandbox/parameters/known-parameters.js';
import type { StripeProvider } from '../../../server/payments/stripe.js';
import { testServer, type TestServer } from '../support/server.js';

let server: TestServer;
let sdk: Stripe;

beforeAll(async () => {
  server = await testServer();
  ({ sdk } = server.services.payments as StripeProvider);
});
afterAll(() => server.close());

/** A request as the SDK sends it, with whatever parameters: only what is posted goes into the body. */
const ask = (request: string, params: object) => {
  const [method, path] = request.replace(':id', 'none_1').split(' ') as [string, string];
  if (method === 'POST') return sdk.rawRequest(method, path, params as Stripe.RawRequestOptions);
  const fields = Object.entries(params).map(([name, value]: [string, string | string[]]) =>
    typeof value === 'string' ? [name, value] : [`${name}[0]`, value[0]!],
  );
  return sdk.rawRequest(method, `${path}?${new URLSearchParams(fields).toString()}`);
};

/** The least that each request needs. */
const LEAST: Partial<Record<keyof typeof KNOWN_PARAMETERS, object>> = {
  'POST /v1/payment_intents': { amount: 100, currency: 'usd' },
  'POST /v1/refunds': { payment_intent: 'pi_1' },
  'POST /v1/payment_methods/:id/attach': { customer: 'cus_1' },
  'POST /v1/products': { name: 'One' },
  'POST /v1/prices': {
    ...{ currency: 'usd', product: 'one', unit_amount: 100, recurring: { interval: 'month' } },
  },
  'GET /v1/prices': { lookup_keys: ['one'] },
  'POST /v1/subscriptions': { customer: 'cus_1', items: [{ price: 'price_1' }] },
  'GET /v1/invoices': { subscription: 'sub_1' },
};

describe('the test shop refuses what Stripe would', () => {
  it.each(Object.keys(KNOWN_PARAMETERS) as (keyof typeof KNOWN_PARAMETERS)[])(
    'a parameter that %s does not know, and one that it misses',
    async (request) => {
      const least = LEAST[request] ?? {};
      await expect(ask(request, { ...least, colour: 'red' })).rejects.toMatchObject({
        ...{ statusCode: 400, code: 'parameter_unknown', param: 'colour' },
        message: 'Received unknown parameter: colour',
      });
      for (const name of Object.keys(least)) {
        const { [name as never]: _, ...rest } = least;
        await expect(ask(request, rest)).rejects.toMatchObject({
          ...{ statusCode: 400, code: 'parameter_missing', param: name },
        });
      }
    },
  );

  it('values that are none, with its own codes', async () => {
    const intent = { amount: 100, currency: 'usd' };
    for (const [more, code, param] of [
      [{ amount: 1.5 }, 'parameter_invalid_integer', 'amount'],
      [{ amount: -100 }, 'parameter_invalid_integer', 'amount'],
      [{ amount: 100_000_000 }, 'amount_too_large', 'amount'],
      [{ amount: 49 }, 'amount_too_small', 'amount'],
      [{ receipt_email: 'nobody' }, 'email_invalid', 'receipt_email'],
      [{ description: '' }, 'parameter_invalid_empty', 'description'],
      [{ description: 'a'.repeat(1001) }, undefined, 'description'],
      [{ confirmation_method: 'later' }, undefined, 'confirmation_method'],
      [{ metadata: { order_id: 'a'.repeat(501) } }, undefined, 'metadata[order_id]'],
      [{ metadata: { ['a'.repeat(41)]: '1' } }, undefined, 'metadata'],
    ] as const)
      await expect(ask('POST /v1/payment_intents', { ...intent, ...more })).rejects.toMatchObject({
        ...{ type: 'StripeInvalidRequestError', statusCode: 400, code, param },
      });
    const items = [{ price: 'price_1', colour: 'red' }];
    const subscribed = ask('POST /v1/subscriptions', { customer: 'cus_1', items });
    await expect(subscribed).rejects.toMatchObject({ param: 'items[0][colour]' });
  });

  it('a change that may wait, with what Stripe lets nothing wait for', async () => {
    const change = { payment_behavior: 'pending_if_incomplete', default_payment_method: 'pm_card_visa' };
    const customer = await sdk.customers.create({ email: 'a@example.com' });
    await sdk.products.create({ id: 'one', name: 'One' });
    const recurring = { interval: 'month' } as const;
    const price = await sdk.prices.create({ currency: 'usd', product: 'one', unit_amount: 100, recurring });
    const method = await sdk.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const { id } = await sdk.subscriptions.create({
      ...{ customer: customer.id, default_payment_method: method.id, items: [{ price: price.id }] },
    });
    await expect(ask(`POST /v1/subscriptions/${id}`, change)).rejects.toMatchObject({
      ...{ statusCode: 400, param: 'default_payment_method' },
    });
  });
});
