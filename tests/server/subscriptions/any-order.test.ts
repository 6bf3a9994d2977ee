import { asc, eq, isNull, sum } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../../../elements/math/random.js';
import { subscription as calls } from '../../../server/contract/subscription.js';
import {
  creditEntry,
  invoice,
  order,
  quotaUse,
  sandboxEvent,
  sandboxObject,
  session,
  subscription,
  user,
} from '../../../server/db/schema.js';
import { planOrderId } from '../../../server/modules/subscriptions/paid-periods.js';
import { takeQuota } from '../../../server/modules/subscriptions/quotas.js';
import { engines } from '../support/engines.js';
import { balanceOf } from '../support/premium.js';
import { testServer, type TestServer } from '../support/server.js';

const DAY = 86_400_000;
const SEEDS = [11, 12, 13];
const STEPS = 22;
const CARDS = [
  ...['pm_card_visa', 'pm_card_visa', 'pm_card_chargeCustomerFail', 'pm_card_visa_chargeDeclined'],
  'pm_card_authenticationRequired',
] as const;

/** Answers of the provider that are lost on their way: what was asked for is done. */
const lost = { next: 0 };

describe.each(await engines('plans under any order of messages'))('plans, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({
      engine,
      paymentNetwork: (shop) => async (input, init) => {
        const answer = await shop(input, init);
        if (lost.next > 0) {
          lost.next -= 1;
          throw new TypeError('the line broke');
        }
        return answer;
      },
    });
  });
  afterAll(() => server.close());
  afterEach(() => {
    vi.useRealTimers();
    lost.next = 0;
  });

  type Member = Awaited<ReturnType<TestServer['member']>>;

  async function newMember(): Promise<Member> {
    const member = await server.member();
    await server.services.db
      .update(session)
      .set({ expires_at: new Date('2200-01-01') })
      .where(eq(session.user_id, member.user.id));
    await server.services.sessions.userChanged(member.user.id);
    return member;
  }

  /** Some of the messages that wait, in any order, some of them twice; those that are left come later. */
  async function deliverSome(random: () => number): Promise<void> {
    const { db } = server.services;
    const waiting = await db.select().from(sandboxEvent).where(isNull(sandboxEvent.delivered_at));
    const shuffled = waiting
      .filter(() => random() < 0.6)
      .map((row) => ({ row, at: random() }))
      .sort((one, other) => one.at - other.at);
    for (const { row } of shuffled)
      for (let copies = random() < 0.3 ? 2 : 1; copies > 0; copies -= 1) {
        const payload = JSON.stringify(row.body);
        const signature = server.payments.provider.sdk.webhooks.generateTestHeaderString({
          ...{ payload, secret: server.payments.webhookSecret },
        });
        await server.app.inject({
          ...{ method: 'POST', url: '/payments/webhook', payload },
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        });
      }
  }

  const STEPS_OF: Record<string, (member: Member, random: () => number) => Promise<unknown>> = {
    subscribe: ({ api }, random) => {
      const payment_method = CARDS[Math.floor(random() * CARDS.length)]!;
      return api(calls.subscribe, { plan: random() < 0.5 ? 'pro' : 'business', payment_method });
    },
    twice: ({ api }) =>
      Promise.allSettled(
        [1, 2].map(() => api(calls.subscribe, { plan: 'pro', payment_method: 'pm_card_visa' })),
      ),
    cancel: ({ api }) => api(calls.cancel, {}),
    resume: ({ api }) => api(calls.resume, {}),
    change: ({ api }, random) =>
      api(calls.change, {
        plan: random() < 0.5 ? 'pro' : 'business',
        ...(random() < 0.3 && { payment_method: 'pm_card_visa' }),
      }),
    quota: ({ user: { id } }, random) =>
      server.services.db.transaction((tx) =>
        takeQuota(tx, id, { kind: 'premium_image', count: Math.floor(random() * 50) }),
      ),
    month: async (_, random) => {
      vi.setSystemTime(Date.now() + (random() < 0.5 ? 31 : 2) * DAY);
      await server.sandbox.advance();
    },
    messages: (_, random) => deliverSome(random),
    lose: async () => {
      lost.next = 2;
    },
  };

  async function drain(): Promise<void> {
    const { db } = server.services;
    lost.next = 0;
    await db.update(sandboxEvent).set({ due_at: new Date(0) });
    await server.deliverMessages();
  }

  interface Told {
    readonly status: string;
    readonly metadata: { readonly user_id: string };
  }

  async function check({ user: { id } }: Member): Promise<void> {
    const { db } = server.services;
    const { balance, ledger } = await balanceOf(server.services, id);
    expect(balance).toBe(ledger);
    const objects = await db.select().from(sandboxObject).orderBy(asc(sandboxObject.created_at));
    const mine = objects.filter(
      ({ kind, body }) => kind === 'subscription' && (body as unknown as Told).metadata.user_id === id,
    );
    const subs = new Set(mine.map((row) => row.id));
    const paid = objects
      .map(({ kind, body }) => ({ ...body, kind }) as Record<string, unknown>)
      .filter((body) => body['kind'] === 'invoice' && subs.has(String(body['_subscription'])))
      .filter(({ status }) => status === 'paid');
    const orders = await db.select().from(order).where(eq(order.owner_user, id));
    // what was paid is given, once, and nothing else
    expect(orders.map((row) => [row.id, row.amount_cents]).sort()).toEqual(
      paid.map((body) => [planOrderId(String(body['id'])), body['amount_paid']]).sort(),
    );
    const brought = await db.select().from(creditEntry).where(eq(creditEntry.owner_user, id));
    expect(brought.length).toBe(paid.length);
    for (const { id: orderId } of orders)
      expect(await db.$count(invoice, eq(invoice.order_id, orderId))).toBe(1);
    const live = mine.filter(({ body }) => ['active', 'past_due'].includes((body as unknown as Told).status));
    expect(live.length).toBeLessThanOrEqual(1);
    const [row] = await db.select().from(subscription).where(eq(subscription.owner_user, id));
    const [account] = await db.select().from(user).where(eq(user.id, id));
    const active = live.some(({ body }) => (body as unknown as Told).status === 'active');
    expect([row?.status === 'active', account!.sub_status]).toEqual([active, active ? 'active' : 'free']);
    if (live[0]) expect(row!.provider_subscription).toBe(live[0].id);
    const uses = await db.select().from(quotaUse).where(eq(quotaUse.owner_user, id));
    for (const { used } of uses) expect(used).toBeLessThanOrEqual(120);
  }

  it.each(SEEDS)(
    '[E-052] what the provider says comes true once, whatever happens on the way, seed %i',
    async (seed) => {
      vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
      const random = seededRandom(seed);
      const members = [await newMember(), await newMember()];
      const names = Object.keys(STEPS_OF);
      for (let step = 0; step < STEPS; step += 1) {
        const member = members[Math.floor(random() * members.length)]!;
        // each begins as a subscriber
        const name = step < members.length * 2 ? 'subscribe' : names[Math.floor(random() * names.length)]!;
        await STEPS_OF[name]!(member, random).catch(() => undefined);
      }
      await drain();
      for (const member of members) await check(member);
      const { db } = server.services;
      const [numbers] = await db.select({ total: sum(invoice.number).mapWith(Number) }).from(invoice);
      const count = await db.$count(invoice);
      expect(numbers!.total ?? 0).toBe((count * (count + 1)) / 2);
    },
  );
});
