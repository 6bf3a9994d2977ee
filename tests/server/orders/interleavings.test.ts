import fc from 'fast-check';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { order } from '../../../server/contract/order.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { order as orders, purchase } from '../../../server/db/schema.js';
import { engines } from '../support/engines.js';
import { balanceOf, chargesOf, giveCredits, sellPictures } from '../support/premium.js';
import { runs } from '../../support/soak.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

/** What a buyer does, some of it at once; what the line to the provider does with each request. */
const STEPS = ['charge', 'decline', 'authenticate', 'confirm', 'credits', 'messages'] as const;
const FAULTS = ['none', 'none', 'lost before', 'lost after'] as const;

describe.each(await engines('orders in any order'))('whatever happens between two steps, on %s', (engine) => {
  let server: TestServer;
  let pictures = 0;
  let fault: () => (typeof FAULTS)[number] = () => 'none';

  beforeAll(async () => {
    server = await testServer({
      engine,
      paymentNetwork:
        (shop) =>
        async (...request) => {
          const now = fault();
          if (now === 'lost before') throw new TypeError('fetch failed');
          const answer = await shop(...request);
          if (now === 'lost after') throw new TypeError('the line broke');
          return answer;
        },
    });
  });
  afterAll(() => server.close());

  async function buying() {
    const picture = `any-${(pictures += 1)}`;
    await sellPictures(server.services, [picture]);
    const buyer = await server.member();
    await giveCredits(server.services, buyer.user.id, 1);
    const { _id: design } = await buyer.api(savedDesign.createBlankDesign, { width: 100, height: 100 });
    const resources = [{ type: 'design_resource' as const, id: picture }];
    const place = async () => (await buyer.api(order.addDesignOrder, { design_id: design, resources }))._id;
    return { picture, buyer, design, ids: [await place(), await place()] };
  }

  const act = (
    step: (typeof STEPS)[number],
    id: string,
    { picture, buyer, design }: Case,
  ): Promise<unknown> => {
    if (step === 'messages') return server.deliverMessages();
    if (step === 'confirm') return buyer.api(order.confirm, { id, paymentDetails: 'DAI' });
    if (step === 'credits')
      return buyer.api(order.createCheckout, {
        ...{ paymentMode: 'credits', designId: design },
        data: [{ id: picture, resource_type: 'design_resource' }],
      });
    if (step === 'authenticate') return authenticate(buyer, id);
    const payment_method = step === 'decline' ? 'pm_card_chargeDeclined' : 'pm_card_visa';
    return buyer.api(order.chargeStripe, { order_id: id, payment_method });
  };

  /** A card that asks for it is authenticated, and the payment goes on. */
  async function authenticate({ api }: Visitor, order_id: string): Promise<void> {
    const payment_method = 'pm_card_authenticationRequired';
    const asked = await api(order.chargeStripe, { order_id, payment_method });
    const id = asked.payment_intent_id ?? '';
    await server.sandbox.authenticate({ id, secret: asked.payment_intent_client_secret ?? '', ok: true });
    await api(order.chargeStripe, { order_id, payment_intent_id: id });
  }

  it('nothing is fulfilled unpaid, nothing paid stays unfulfilled, nothing is charged twice, credits add up [E-050] [E-053]', async () => {
    const step = fc.record({ what: fc.constantFrom(...STEPS), of: fc.nat(1), alone: fc.boolean() });
    const story = fc.record({
      steps: fc.array(step, { minLength: 2, maxLength: 7 }),
      faults: fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(story, async ({ steps, faults }) => {
        const bought = await buying();
        let at = 0;
        fault = () => faults[at++ % faults.length]!;
        const open: Promise<unknown>[] = [];
        for (const { what, of, alone } of steps) {
          const done = act(what, bought.ids[of]!, bought).catch(() => undefined);
          open.push(done);
          if (alone) await done;
        }
        await Promise.all(open);
        fault = () => 'none';
        await server.deliverMessages();
        await judge(bought);
      }),
      { numRuns: runs(25) },
    );
  });

  async function judge({ picture, buyer, ids }: Case): Promise<void> {
    const { db } = server.services;
    const charges = await chargesOf(server.services);
    const rows = await db.select().from(orders).where(inArray(orders.id, ids));
    const owned = await db.$count(purchase, eq(purchase.resource_id, picture));
    const { balance, ledger } = await balanceOf(server.services, buyer.user.id);
    expect(ledger).toBe(balance);
    for (const { id, status } of rows) {
      const paid = charges.get(id) ?? 0;
      expect(paid).toBeLessThanOrEqual(1);
      // money that was taken for nothing is given back
      if (paid === 1) expect(['fulfilled', 'refunded']).toContain(status);
      if (status === 'fulfilled') expect(paid).toBe(1);
    }
    const fulfilled = rows.filter(({ status }) => status === 'fulfilled').length;
    expect(owned).toBe(fulfilled > 0 || balance === 0 ? 1 : 0);
    expect(fulfilled + (1 - balance)).toBeLessThanOrEqual(1);
  }
});

interface Case {
  readonly picture: string;
  readonly buyer: Visitor & { readonly user: { readonly id: string } };
  readonly design: string;
  readonly ids: readonly string[];
}
