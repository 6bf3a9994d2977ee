import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUARD_HEADER } from '../../../server/contract/contract.js';
import { sandboxEvent, sandboxObject } from '../../../server/db/schema.js';
import { SandboxDelivery } from '../../../server/payments/sandbox/delivery.js';
import type { StripeProvider } from '../../../server/payments/stripe.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 60', cvc: '123' };
const GUARD = { 'content-type': 'application/json', [GUARD_HEADER]: '1' };

let server: TestServer;
let browser: Visitor;
let provider: StripeProvider;

beforeAll(async () => {
  server = await testServer();
  browser = server.visitor();
  provider = server.services.payments as StripeProvider;
});
afterAll(() => server.close());

const send = (what: string, body: object, headers: Record<string, string> = GUARD) =>
  browser.fetch(`/payments/sandbox/${what}`, { method: 'POST', headers, body: JSON.stringify(body) });
const typed = async (card: object): Promise<unknown> =>
  (await send('payment_methods', { ...CARD, ...card })).json();
const begin = (attempt: number, amountCents = 200) =>
  provider.begin({ orderId: 'none', attempt, amountCents, currency: 'usd' });

describe('the field for a card', () => {
  it('says that it is a test shop, and stands in frames of our own pages alone', async () => {
    for (const page of ['card', 'authenticate']) {
      const response = await browser.fetch(`/payments/sandbox/${page}?theme=dark`);
      const text = await response.text();
      expect(text).toContain('Test shop.');
      expect(text).toContain('data-theme="dark"');
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      expect(response.headers.get('cache-control')).toBe('no-store');
      for (const [, asset] of text.matchAll(/(?:href|src)="([^"]+)"/g))
        expect((await browser.fetch(asset!)).status).toBe(200);
    }
    // what stands in the address cannot write into the page
    const text = await (await browser.fetch('/payments/sandbox/card?theme="><script>')).text();
    expect(text).not.toContain('"><script>');
  });

  it('makes a payment method of a card, and keeps no number', async () => {
    const { payment_method: id } = (await typed({})) as { payment_method: string };
    const [row] = await server.services.db.select().from(sandboxObject).where(eq(sandboxObject.id, id));
    expect(row!.body).toMatchObject({ card: { last4: '4242' } });
    expect(JSON.stringify(row)).not.toContain('42424242');
    const { id: payment } = await begin(1);
    expect(await provider.charge(payment, id)).toMatchObject({ status: 'succeeded', fault: null });
  });

  it.each([
    [{ number: '4242 4242' }, 'number', 'Your card number is incomplete.'],
    [
      { number: '4111 1111 1111 1111' },
      'number',
      'This is a test shop. Use a test card, such as 4242 4242 4242 4242.',
    ],
    [{ expiry: '1' }, 'expiry', 'Your card’s expiration date is incomplete.'],
    [{ expiry: '13 / 60' }, 'expiry', 'Your card’s expiration date is incomplete.'],
    [{ expiry: '01 / 20' }, 'expiry', 'Your card’s expiration date is in the past.'],
    [{ cvc: '1' }, 'cvc', 'Your card’s security code is incomplete.'],
  ])('tells what is wrong with %j', async (card, field, message) => {
    expect(await typed(card)).toEqual({ field, message });
  });

  it('takes nothing that another site has a browser send', async () => {
    expect((await send('payment_methods', CARD, { ...GUARD, origin: 'https://evil.example' })).status).toBe(
      403,
    );
    expect((await send('payment_methods', CARD, { 'content-type': 'application/json' })).status).toBe(403);
  });

  it('authenticates a payment for who knows its secret', async () => {
    const { id } = await begin(2);
    const { clientSecret } = await provider.charge(id, 'pm_card_authenticationRequired');
    const asked = { intent: id, client_secret: 'guessed', ok: true };
    expect((await send('authenticate', asked)).status).toBe(404);
    expect(await (await send('authenticate', { ...asked, client_secret: clientSecret })).json()).toEqual({
      ok: true,
    });
    expect(await provider.find(id)).toMatchObject({ status: 'requires_confirmation' });
    expect(await provider.charge(id)).toMatchObject({ status: 'succeeded' });
  });
});

describe('the test shop', () => {
  it('knows a request again by its key, and refuses another one with it', async () => {
    const first = await begin(3);
    expect(await begin(3)).toEqual(first);
    await expect(begin(3, 999)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('charges once, gives back no more than that, and cancels nothing that is paid', async () => {
    const { id } = await begin(4);
    const charged = await Promise.all([1, 2, 3].map(() => provider.charge(id, 'pm_card_visa')));
    expect(charged.map(({ status }) => status)).toEqual(['succeeded', 'succeeded', 'succeeded']);
    expect(await provider.cancel(id)).toMatchObject({ status: 'succeeded' });
    const { refunds } = provider.sdk;
    const part = (amount: number, idempotencyKey: string) =>
      refunds.create({ payment_intent: id, amount }, { idempotencyKey });
    expect((await part(150, 'a')).id).toBe((await part(150, 'a')).id);
    await expect(part(100, 'b')).rejects.toThrow('more than what is left');
    // the rest, once
    for (const key of ['c', 'c', 'd']) await provider.refund(id, key);
    const { latest_charge } = await provider.sdk.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(latest_charge).toMatchObject({ amount_refunded: 200, refunded: true });
  });

  it('sends a message again until it is taken', async () => {
    const { db } = server.services;
    await server.deliverMessages();
    const { id } = await begin(5);
    await provider.charge(id, 'pm_card_visa');
    const answers = [500, 404, 200];
    const heard: string[] = [];
    const delivery = new SandboxDelivery({
      ...{ db, sandbox: server.sandbox, sdk: provider.sdk, webhookSecret: 'whsec_test' },
      deliver: (body) => {
        heard.push((JSON.parse(body) as { type: string }).type);
        return Promise.resolve(answers.shift() ?? 200);
      },
    });
    await delivery.drain();
    expect(heard).toEqual(['charge.succeeded', 'payment_intent.succeeded']);
    // as if the wait were over
    await db.update(sandboxEvent).set({ due_at: sql`now()` });
    await delivery.drain();
    expect(heard.slice(2)).toEqual(['charge.succeeded', 'payment_intent.succeeded']);
    await delivery.drain();
    expect(heard).toHaveLength(4);
  });
});
