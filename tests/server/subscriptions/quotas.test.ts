import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { order } from '../../../server/contract/order.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { subscription as calls } from '../../../server/contract/subscription.js';
import { order as orders, quotaUse } from '../../../server/db/schema.js';
import { takeQuota } from '../../../server/modules/subscriptions/quotas.js';
import { anyEngine } from '../support/engines.js';
import { balanceOf, giveCredits, sellPictures } from '../support/premium.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';

describe.each(await anyEngine('quotas of plans'))('quotas of plans, on %s', (engine) => {
  let server: TestServer;
  let pictures = 0;
  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());

  type Member = Awaited<ReturnType<TestServer['member']>>;
  async function picturesOf(count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => `jade-${(pictures += 1)}`);
    await sellPictures(server.services, ids);
    return ids;
  }
  async function subscriber(): Promise<Member> {
    const member = await server.member();
    await member.api(calls.subscribe, { plan: 'pro', payment_method: 'pm_card_visa' });
    return member;
  }
  const cartOf = async ({ api }: Member, ids: readonly string[], paymentMode: 'credits' | 'stripe') => ({
    data: ids.map((id) => ({ id, resource_type: 'design_resource' as const })),
    ...{ paymentMode, designId: (await api(savedDesign.createBlankDesign, {}))._id },
  });
  const used = async ({ api }: Member) => (await api(calls.get, {})).quotas.premium_images.used;
  const leave = async ({ user }: Member, count: number) => {
    const { db } = server.services;
    await db.transaction((tx) => takeQuota(tx, user.id, { kind: 'premium_image', count: 40 - count }));
  };

  it('a subscriber has premium pictures for neither money nor credits while the quota lasts', async () => {
    const member = await subscriber();
    const ids = await picturesOf(3);
    const resources = ids.map((id) => ({ type: 'design_resource' as const, id }));
    expect(await member.api(order.price, { resources })).toMatchObject({ total_cents: 0, credits: 0 });
    for (const mode of ['stripe', 'credits'] as const) {
      const cart = await cartOf(member, ids, mode);
      expect(await member.api(order.createCheckout, cart)).toMatchObject({
        fulfilled: true,
        checkoutUrl: null,
      });
    }
    // bought once, they are not counted again
    expect(await used(member)).toBe(3);
    expect(await balanceOf(server.services, member.user.id)).toEqual({ balance: 10, ledger: 10 });
  });

  it('what goes beyond the quota is paid as a whole', async () => {
    const member = await subscriber();
    await leave(member, 2);
    const cart = await cartOf(member, await picturesOf(3), 'credits');
    expect(await member.api(order.createCheckout, cart)).toMatchObject({ fulfilled: true });
    expect(await used(member)).toBe(38);
    expect(await balanceOf(server.services, member.user.id)).toEqual({ balance: 7, ledger: 7 });
    const skus = (await picturesOf(3)).map((id) => ({
      type: 'design_resource' as const,
      design_resource: id,
    }));
    const asked = member.api(order.add, { payment_mode: 'subscription', skus });
    expect(await failureOf(asked)).toMatchObject({ code: 'subscription_needed' });
  });

  it('two windows never take more than there is', async () => {
    const member = await subscriber();
    await leave(member, 3);
    const carts = await Promise.all(
      [1, 2, 3].map(async () => cartOf(member, await picturesOf(2), 'credits')),
    );
    await Promise.allSettled(carts.map((cart) => member.api(order.createCheckout, cart)));
    expect(await used(member)).toBeLessThanOrEqual(40);
    const rows = await server.services.db.select().from(orders).where(eq(orders.owner_user, member.user.id));
    const covered = rows.filter(
      ({ payment_mode, status }) => payment_mode === 'subscription' && status === 'fulfilled',
    );
    expect(await used(member)).toBe(37 + 2 * covered.length);
  });

  it('an order that was made while the plan stood is not covered by a plan that is gone', async () => {
    const member = await subscriber();
    const skus = (await picturesOf(1)).map((id) => ({
      type: 'design_resource' as const,
      design_resource: id,
    }));
    const { _id: id } = await member.api(order.add, { payment_mode: 'subscription', skus });
    await member.api(calls.cancel, {});
    await server.sandbox.advance(new Date(Date.now() + 32 * 86_400_000));
    await server.deliverMessages();
    expect(await failureOf(member.api(order.confirm, { id }))).toMatchObject({ code: 'subscription_needed' });
    expect(await server.services.db.$count(quotaUse, eq(quotaUse.owner_user, member.user.id))).toBe(0);
  });

  it('[D-037] admins and whom the operator gave a plan have the quotas of a month; others have none', async () => {
    const admin = await server.member({ type: 'admin' });
    const given = await server.member({ scope: ['designmaker'] });
    const designer = await server.member({ type: 'designer' });
    const told = async ({ api }: Member) => {
      const { photos, entitled, quotas } = await api(calls.get, {});
      return [photos, entitled, quotas.premium_images.limit, quotas.premium_videos.limit];
    };
    expect(await told(admin)).toEqual([true, true, 40, 10]);
    expect(await told(given)).toEqual([true, true, 40, 10]);
    expect(await told(designer)).toEqual([false, false, 0, 0]);
    await giveCredits(server.services, given.user.id, 5);
    await given.api(order.createCheckout, await cartOf(given, await picturesOf(2), 'credits'));
    expect(await used(given)).toBe(2);
    expect(await balanceOf(server.services, given.user.id)).toEqual({ balance: 5, ledger: 5 });
  });
});
