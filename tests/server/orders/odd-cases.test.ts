import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_COOKIE } from '../../../server/access/cookies.js';
import { designResource as resources } from '../../../server/contract/design-resource.js';
import { order } from '../../../server/contract/order.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { order as orders, purchase, savedDesign as designs } from '../../../server/db/schema.js';
import { injectWebhook } from '../../../server/modules/payments-webhook.js';
import { anyEngine } from '../support/engines.js';
import { chargesOf } from '../support/premium.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';
import { shopOn } from './shop.js';

describe.each(await anyEngine('orders out of the ordinary'))(
  'an order out of the ordinary, on %s',
  (engine) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await testServer({ engine });
    });
    afterAll(() => server.close());

    const { shop, ordered, charge, rowOf } = shopOn(() => server);
    const owns = (userId: string, id: string) =>
      server.services.db.$count(purchase, and(eq(purchase.owner_user, userId), eq(purchase.resource_id, id)));

    it('for a design that is deleted meanwhile, or for good, is paid and gives what was bought', async () => {
      const { ids, buyer, design } = await shop(2);
      const { db } = server.services;
      const [first, second] = [
        await ordered(buyer, design, [ids[0]!]),
        await ordered(buyer, design, [ids[1]!]),
      ];
      await buyer.api(savedDesign.delete, { id: design });
      await charge(buyer, first!);
      await db.delete(designs).where(eq(designs.id, design));
      await charge(buyer, second!);
      expect([await owns(buyer.user.id, ids[0]!), await owns(buyer.user.id, ids[1]!)]).toEqual([1, 1]);
      expect(await rowOf(second!)).toMatchObject({ status: 'fulfilled', design_id: null });
    });

    it('that names a picture twice, by whatever kind, is for one', async () => {
      const { ids, buyer, design } = await shop();
      const id = ids[0]!;
      const skus = [
        { type: 'design_resource' as const, design_resource: id },
        { type: 'pixlr_image' as const, pixlr_image: id },
        { type: 'design_resource' as const, design_resource: id, designId: design },
      ];
      const made = await buyer.api(order.add, { skus, designId: design });
      expect(made).toMatchObject({ amount_cents: 100 });
      await charge(buyer, made._id);
      const [told] = [await buyer.api(order.getOne, { id: made._id })];
      expect(told.skus).toHaveLength(1);
    });

    it('of one picture is for every design that shows it', async () => {
      const { ids, buyer, design } = await shop();
      const { _id: other } = await buyer.api(savedDesign.createBlankDesign, {});
      await charge(buyer, await ordered(buyer, design, ids));
      const named = ids.map((id) => ({ type: 'design_resource' as const, id }));
      expect(await buyer.api(resources.getPremiumResources, { design_id: other, resources: named })).toEqual(
        [],
      );
      const again = buyer.api(order.addDesignOrder, { design_id: other, resources: named });
      expect(await failureOf(again)).toMatchObject({ code: 'already_owned' });
    });

    it('of ten thousand lines, or of none, is refused before anything is looked up', async () => {
      const { ids, buyer, design } = await shop();
      const line = { type: 'design_resource' as const, design_resource: ids[0]! };
      for (const [count, code] of [
        [10_000, 'too_large'],
        [101, 'bad_request'],
        [0, 'bad_request'],
      ] as const) {
        const skus = Array.from({ length: count }, () => line);
        expect(await failureOf(buyer.api(order.add, { skus, designId: design }))).toMatchObject({ code });
      }
      const { db } = server.services;
      expect(await db.$count(orders, eq(orders.owner_user, buyer.user.id))).toBe(0);
    });

    it('whose buyer signs out while the bank asks is not charged, and goes on once they are back', async () => {
      const { ids, buyer, design } = await shop();
      const id = await ordered(buyer, design, ids);
      const asked = await charge(buyer, id, 'pm_card_authenticationRequired');
      const intent = asked.payment_intent_id!;
      await server.services.sessions.endAll(buyer.user.id);
      await server.sandbox.authenticate({
        id: intent,
        secret: asked.payment_intent_client_secret!,
        ok: true,
      });
      const goOn = (who: typeof buyer) =>
        who.api(order.chargeStripe, { order_id: id, payment_intent_id: intent });
      expect(await failureOf(goOn(buyer))).toMatchObject({ code: 'not_signed_in' });
      await server.deliverMessages();
      expect([(await rowOf(id)).status, (await chargesOf(server.services)).get(id)]).toEqual([
        'pending',
        undefined,
      ]);
      const { sessions } = server.services;
      const about = { userId: buyer.user.id, product: 'design', idToken: null, lasts: 3_600_000 } as const;
      buyer.cookies.set(SESSION_COOKIE, await sessions.begin(about));
      await goOn(buyer);
      expect([(await rowOf(id)).status, (await chargesOf(server.services)).get(id)]).toEqual([
        'fulfilled',
        1,
      ]);
    });

    it('is not paid by a message of long ago, however well it is signed', async () => {
      const { ids, buyer, design } = await shop();
      const id = await ordered(buyer, design, ids);
      const object = {
        id: 'pi_old',
        object: 'payment_intent',
        status: 'succeeded',
        amount: 100,
        currency: 'usd',
      };
      const payload = JSON.stringify({
        ...{ id: 'evt_old', object: 'event', type: 'payment_intent.succeeded' },
        data: { object: { ...object, metadata: { order_id: id } } },
      });
      const { provider, webhookSecret: secret } = server.payments;
      const signed = (age: number) =>
        provider.sdk.webhooks.generateTestHeaderString({
          ...{ payload, secret, timestamp: Math.floor(Date.now() / 1000) - age },
        });
      expect(await injectWebhook(server.app, payload, signed(3600))).toBe(400);
      expect((await rowOf(id)).status).toBe('pending');
    });

    it('is taken as one by a button that is clicked twice', async () => {
      const { ids, buyer, design } = await shop();
      const checkout = () =>
        buyer.api(order.createCheckout, {
          ...{ paymentMode: 'stripe' as const, designId: design },
          data: [{ id: ids[0]!, resource_type: 'design_resource' as const }],
        });
      const made = await Promise.all([checkout(), checkout()]);
      await Promise.allSettled(made.map(({ order: id }) => charge(buyer, id!)));
      for (const { order: id } of made) await charge(buyer, id!).catch(() => undefined);
      await server.deliverMessages();
      const charges = await chargesOf(server.services);
      expect(made.reduce((sum, { order: id }) => sum + (charges.get(id!) ?? 0), 0)).toBe(1);
      expect(await owns(buyer.user.id, ids[0]!)).toBe(1);
    });
  },
);
