import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { order } from '../../../server/contract/order.js';
import { user as calls } from '../../../server/contract/user.js';
import { engines } from '../support/engines.js';
import { giveCredits } from '../support/premium.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';

describe.each(await engines('credit history'))('the history of credits, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());

  it('tells an account every change of its own, the newest first, page by page', async () => {
    const member = await server.member();
    for (const amount of [5, -2]) await giveCredits(server.services, member.user.id, amount);
    await giveCredits(server.services, (await server.member()).user.id, 9);
    const skus = [{ type: 'credit_pack' as const, pack: 'credits_10' }];
    const { _id } = await member.api(order.add, { payment_mode: 'card', skus });
    await member.api(order.chargeStripe, { order_id: _id, payment_method: 'pm_card_visa' });
    const first = await member.api(calls.creditHistory, { size: 2 });
    expect(first).toMatchObject({ total: 3, more: true });
    expect(first.docs).toMatchObject([
      { position: 3, reason: 'pack', amount: 10, balance: 13, order: _id },
      { position: 2, reason: 'grant', amount: -2, balance: 3, order: null },
    ]);
    const last = await member.api(calls.creditHistory, { size: 2, page_no: 2 });
    expect(last).toMatchObject({ total: 3, more: false, docs: [{ position: 1, amount: 5, balance: 5 }] });
    // who did it, and what names it, stays inside
    expect(Object.keys(last.docs[0]!).sort()).toEqual(
      ['amount', 'balance', 'createdAt', 'order', 'position', 'reason'].sort(),
    );
    const asked = server.visitor().api(calls.creditHistory, {});
    expect(await failureOf(asked)).toMatchObject({ code: 'not_signed_in' });
  });
});
