import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { subscription as plans } from '../../../server/contract/subscription.js';
import {
  payment,
  sandboxEvent,
  sandboxObject,
  session,
  subscription,
  user,
} from '../../../server/db/schema.js';
import { sweepOrders } from '../../../server/jobs/sweeps/sweep-orders.js';
import { deleteAccount } from '../../../server/modules/account/delete-account.js';
import { StripeProvider } from '../../../server/payments/stripe.js';
import { shopOn } from '../orders/shop.js';
import { chargesOf } from '../support/premium.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';

type Line = (shop: typeof fetch) => typeof fetch;
const working: Line = (shop) => shop;

let server: TestServer;
let line = working;

beforeAll(async () => {
  server = await testServer({
    paymentNetwork:
      (shop) =>
      (...request) =>
        line(shop)(...request),
  });
});
afterAll(() => server.close());
afterEach(() => {
  line = working;
});

const { shop, ordered, charge, rowOf } = shopOn(() => server);

/** The provider answers requests to such an address so, and does nothing. */
const answers =
  (status: number, error: object, path = '/confirm'): Line =>
  (network) =>
  (input, init) =>
    String(input instanceof Request ? input.url : input).endsWith(path)
      ? Promise.resolve(new Response(JSON.stringify({ error }), { status }))
      : network(input, init);

/** Errors in the wire form of docs.stripe.com/api/errors, and what the buyer reads of them. */
const TOLD = [
  [
    402,
    { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
    'payment_declined',
  ],
  [
    429,
    { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' },
    'unavailable',
    /busy/,
  ],
  [
    401,
    { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_live_1' },
    'unavailable',
    /this shop/i,
  ],
  [403, { type: 'invalid_request_error', message: 'The key sk_live_1 may not' }, 'unavailable', /this shop/i],
  [
    400,
    { type: 'idempotency_error', message: 'Keys for idempotent requests …' },
    'unavailable',
    /other details/,
  ],
  [500, { type: 'api_error', message: 'An unknown error occurred' }, 'unavailable', /does not answer/],
  [
    404,
    {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: 'payment_method',
      message: 'No such …',
    },
    'bad_request',
  ],
  [
    404,
    { type: 'invalid_request_error', code: 'resource_missing', param: 'intent', message: 'No such …' },
    'not_found',
    /does not know/,
  ],
] as const;

describe('what goes wrong at the provider', () => {
  it.each(TOLD)(
    '%i %o is told in clear words, and the order can be paid afterwards',
    async (status, error, code, words = /./) => {
      const { ids, buyer, design } = await shop();
      const id = await ordered(buyer, design, ids);
      line = answers(status, error);
      const failed = await failureOf(charge(buyer, id));
      expect(failed).toMatchObject({ code, message: expect.stringMatching(words) as string });
      expect(failed).not.toMatchObject({ message: expect.stringContaining('sk_live') as string });
      line = working;
      expect((await rowOf(id)).status).toBe('pending');
      await charge(buyer, id);
      expect((await chargesOf(server.services)).get(id)).toBe(1);
    },
  );

  it('a request that the provider does not understand is a fault of ours, and says nothing more', async () => {
    const { ids, buyer, design } = await shop();
    const id = await ordered(buyer, design, ids);
    const error = {
      type: 'invalid_request_error',
      code: 'parameter_unknown',
      param: 'x',
      message: 'Received x',
    };
    line = answers(400, error, '/v1/payment_intents');
    expect(await failureOf(charge(buyer, id))).toMatchObject({
      code: 'failed',
      message: 'Something went wrong',
    });
  });

  it('one that is slow for longer than it may is away: what it does later is not charged again', async () => {
    const { ids, buyer, design } = await shop();
    const id = await ordered(buyer, design, ids);
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const done: Promise<unknown>[] = [];
    line = (network) => async (input, init) => {
      if (!String(input).endsWith('/confirm')) return network(input, init);
      // the request is on its way, whatever becomes of who waits for the answer
      done.push(late.then(() => network(input, { ...init, signal: null })));
      throw new DOMException('The operation timed out', 'TimeoutError');
    };
    expect(await failureOf(charge(buyer, id))).toMatchObject({ code: 'unavailable' });
    line = working;
    arrive();
    await Promise.all(done);
    await server.deliverMessages();
    expect((await rowOf(id)).status).toBe('fulfilled');
    await charge(buyer, id);
    expect((await chargesOf(server.services)).get(id)).toBe(1);
  });

  it('a line that hangs is given up after a while, and tried once more', async () => {
    let asked = 0;
    const hanging: typeof fetch = (_input, init) =>
      new Promise((_, reject) => {
        asked += 1;
        init!.signal!.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    const provider = new StripeProvider({
      ...{ name: 'stripe', secretKey: 'sk_test_1', webhookSecret: 'whsec_1', fetch: hanging, timeout: 20 },
    });
    expect(await failureOf(provider.find('pi_1'))).toMatchObject({ code: 'unavailable' });
    expect(asked).toBe(2);
  });
});

describe('another account at the provider, or Stripe after the test shop', () => {
  const missing = {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such payment_intent',
  };
  const unknown: Line = () => () =>
    Promise.resolve(new Response(JSON.stringify({ error: missing }), { status: 404 }));

  it('knows no payment that was begun before: it is begun anew, and the sweep goes on', async () => {
    const { ids, buyer, design } = await shop();
    const id = await ordered(buyer, design, ids);
    const { payment_intent_id: left } = await charge(buyer, id, 'pm_card_authenticationRequired');
    const { db } = server.services;
    await db
      .update(payment)
      .set({ updated_at: new Date(0) })
      .where(eq(payment.intent_id, left!));
    line = unknown;
    await sweepOrders({ ...server.services, log: { error: () => undefined } });
    line = working;
    expect((await rowOf(id)).status).toBe('pending');
    await charge(buyer, id);
    expect((await rowOf(id)).status).toBe('fulfilled');
    expect((await chargesOf(server.services)).get(id)).toBe(1);
  });

  it('knows no plan that was paid before: it ends, and another one may be begun', async () => {
    const member = await server.member();
    const subscribe = () => member.api(plans.subscribe, { plan: 'pro', payment_method: 'pm_card_visa' });
    await subscribe();
    line = unknown;
    for (const call of [
      () => member.api(plans.cancel, {}),
      () => member.api(plans.change, { plan: 'business' }),
    ])
      expect(await failureOf(call())).toMatchObject({ code: 'subscription_needed' });
    line = working;
    expect(await member.api(plans.get, {})).toMatchObject({
      plan: null,
      status: 'canceled',
      entitled: false,
    });
    expect(await subscribe()).toMatchObject({ plan: 'pro', status: 'active', entitled: true });
  });
});

describe('a name that changes', () => {
  it('between two tries to subscribe is told to the provider anew', async () => {
    const member = await server.member();
    const subscribe = (payment_method: string) =>
      member.api(plans.subscribe, { plan: 'pro', payment_method });
    expect(await failureOf(subscribe('pm_card_visa_chargeDeclined'))).toMatchObject({
      code: 'payment_declined',
    });
    const { db, sessions } = server.services;
    await db.update(user).set({ name: 'Ann Other' }).where(eq(user.id, member.user.id));
    await sessions.userChanged(member.user.id);
    expect(await subscribe('pm_card_visa')).toMatchObject({ status: 'active' });
  });
});

describe('an account that is deleted while it subscribes', () => {
  it('has its plan ended once the provider tells of it, however often ending it fails', async () => {
    const member = await server.member();
    const { db } = server.services;
    // the provider makes it, and nobody hears of it
    line = (network) => async (input, init) => {
      const answer = await network(input, init);
      if (String(input).endsWith('/v1/subscriptions')) throw new TypeError('the line broke');
      return answer;
    };
    const asked = member.api(plans.subscribe, { plan: 'pro', payment_method: 'pm_card_visa' });
    expect(await failureOf(asked)).toMatchObject({ code: 'unavailable' });
    line = working;
    await deleteAccount(server.services, member.user);
    expect(await db.$count(session, eq(session.user_id, member.user.id))).toBe(0);
    line = (network) => (input, init) =>
      init?.method === 'DELETE' ? Promise.reject(new TypeError('fetch failed')) : network(input, init);
    await server.deliverMessages();
    line = working;
    await db.update(sandboxEvent).set({ due_at: sql`now()` });
    await server.deliverMessages();
    const { kind, body } = sandboxObject;
    const his = eq(sql`${body} #>> '{metadata,user_id}'`, member.user.id);
    const made = await db
      .select()
      .from(sandboxObject)
      .where(and(eq(kind, 'subscription'), his));
    expect(made.map((one) => one.body['status'])).toEqual(['canceled']);
    expect(await db.$count(subscription, eq(subscription.owner_user, member.user.id))).toBe(0);
  });
});
