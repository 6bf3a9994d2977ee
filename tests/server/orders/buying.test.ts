import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { designResource as resources } from '../../../server/contract/design-resource.js';
import { order } from '../../../server/contract/order.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { user } from '../../../server/contract/user.js';
import { job, order as orders, orderEvent, purchase } from '../../../server/db/schema.js';
import { anyEngine } from '../support/engines.js';
import { balanceOf, chargesOf, giveCredits } from '../support/premium.js';
import { failureOf, testServer, type TestServer, type Visitor } from '../support/server.js';
import { shopOn } from './shop.js';

type Buyer = Awaited<ReturnType<TestServer['member']>>;

describe.each(await anyEngine('buying pictures'))('buying pictures, on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());

  const { shop, ordered, charge } = shopOn(() => server);
  const named = (ids: readonly string[]) => ids.map((id) => ({ type: 'design_resource' as const, id }));
  const cart = (ids: readonly string[]) =>
    ids.map((id) => ({ id, resource_type: 'design_resource' as const }));
  const premium = (buyer: Visitor, design: string, ids: readonly string[]) =>
    buyer.api(resources.getPremiumResources, { design_id: design, resources: named(ids) });
  const stateOf = async (id: string) =>
    (await server.services.db.select().from(orders).where(eq(orders.id, id)))[0]!.status;
  const owned = async (buyer: Buyer) =>
    (await server.services.db.select().from(purchase).where(eq(purchase.owner_user, buyer.user.id)))
      .map(({ resource_id }) => resource_id)
      .sort();

  it('with a card makes them the account’s own, in the editor and as files, and nobody else’s', async () => {
    const { ids, buyer, design } = await shop(2);
    expect(await premium(buyer, design, [...ids, ids[0]!, 'sea'])).toEqual(named(ids));
    const id = await ordered(buyer, design, ids);
    expect(await charge(buyer, id)).toMatchObject({ requires_action: false });
    expect(await buyer.api(order.confirm, { id, paymentDetails: 'DAI' })).toEqual({ _id: id });
    expect(await premium(buyer, design, ids)).toEqual([]);
    const { src } = await buyer.api(resources.loadDesignResource, { id: ids[0]! });
    expect(src).toContain('clean=1');
    const clean = await buyer.fetch(src);
    expect([clean.status, clean.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const other = await server.member();
    expect((await other.fetch(src)).status).toBe(403);
    expect((await server.visitor().fetch(src)).status).toBe(403);
    const { src: marked } = await other.api(resources.loadPixlrResource, { id: ids[0]!, quality: 'm' });
    expect(marked).not.toContain('clean');
    const bytes = (response: Response) => response.arrayBuffer().then(({ byteLength }) => byteLength);
    expect(await bytes(await other.fetch(marked))).not.toBe(await bytes(clean));
    // asked without the address of the clean one, the buyer too has what everybody has
    expect(await bytes(await buyer.fetch(marked))).toBe(await bytes(await other.fetch(marked)));
  });

  it('is told in every list to the buyer alone', async () => {
    const { ids, buyer, design } = await shop(2);
    await giveCredits(server.services, buyer.user.id, 1);
    const bought = { data: cart(ids.slice(0, 1)), designId: design };
    await buyer.api(order.createCheckout, { paymentMode: 'credits', ...bought });
    const listed = async (asker: Visitor) => {
      const all = await asker.api(resources.get, { sub_type: 'photo', free: false, size: 1000 });
      const known = await asker.api(resources.get, { id: [...ids, 'sea'] });
      return [all, known].map(({ docs }) =>
        docs.flatMap((doc) => (doc.type === 'image' && doc.owned ? [doc._id] : [])),
      );
    };
    expect(await listed(buyer)).toEqual([[ids[0]], [ids[0]]]);
    for (const other of [await server.member(), server.visitor()])
      expect(await listed(other)).toEqual([[], []]);
  });

  it('with credits takes as many as there are pictures, and refuses when there are not enough', async () => {
    const { ids, buyer, design } = await shop(2);
    await giveCredits(server.services, buyer.user.id, 3);
    const bought = await buyer.api(order.createCheckout, {
      paymentMode: 'credits',
      data: cart([...ids, ids[0]!]),
      designId: design,
    });
    expect(bought).toMatchObject({ fulfilled: true, checkoutUrl: null });
    expect(await buyer.api(user.credits, {})).toEqual({ remaining: 1, '123rf': { remaining: 1 } });
    expect(await owned(buyer)).toEqual(ids);
    // what is bought already costs nothing again
    const again = { paymentMode: 'credits' as const, data: cart(ids), designId: design };
    expect(await buyer.api(order.createCheckout, again)).toEqual({
      ...{ order: null, fulfilled: true, checkoutUrl: null },
    });
    const { ids: more } = await shop(2);
    const poor = buyer.api(order.createCheckout, { ...again, data: cart(more) });
    expect(await failureOf(poor)).toMatchObject({
      code: 'no_credits',
      message: 'You do not have enough credits',
    });
    expect(await balanceOf(server.services, buyer.user.id)).toEqual({ balance: 1, ledger: 1 });
    expect(await owned(buyer)).toEqual(ids);
  });

  it('through a checkout page leads to the payment of what is still to be bought', async () => {
    const { ids, buyer, design } = await shop();
    const { order: id, checkoutUrl } = await buyer.api(order.createCheckout, {
      paymentMode: 'stripe',
      data: cart([...ids, 'sea']),
      designId: design,
    });
    expect(checkoutUrl).toBe(`/designmaker/start/orders/checkout?id=${id}&designId=${design}`);
    const placed = await buyer.api(order.getOne, { id: id! });
    expect(placed).toMatchObject({ amount: 1, amount_cents: 100, status: 'pending', design });
    expect(placed.skus).toMatchObject([{ design_resource: ids[0], price: 1, license: 'single' }]);
  });

  it('asks for 3-D Secure when the card does, and charges only after it', async () => {
    const { ids, buyer, design } = await shop();
    const id = await ordered(buyer, design, ids);
    const asked = await charge(buyer, id, 'pm_card_authenticationRequired');
    expect(asked.requires_action).toBe(true);
    const intent = asked.payment_intent_id!;
    const secret = asked.payment_intent_client_secret!;
    expect(await failureOf(buyer.api(order.confirm, { id }))).toMatchObject({
      ...{ code: 'not_paid', message: 'Payment Failed' },
    });
    const again = () => buyer.api(order.chargeStripe, { order_id: id, payment_intent_id: intent });
    expect((await again()).requires_action).toBe(true);
    expect(await server.sandbox.authenticate({ id: intent, secret, ok: true })).toBe('done');
    // a frame that was closed now has paid nothing
    expect((await chargesOf(server.services)).get(id)).toBeUndefined();
    // nor has somebody who was signed out meanwhile, until they are back
    const stranger = server.visitor();
    expect(
      await failureOf(stranger.api(order.chargeStripe, { order_id: id, payment_intent_id: intent })),
    ).toMatchObject({ code: 'not_signed_in' });
    expect((await again()).requires_action).toBe(false);
    expect((await chargesOf(server.services)).get(id)).toBe(1);
    expect(await stateOf(id)).toBe('fulfilled');
  });

  it('tells a failed authentication, and another card then pays', async () => {
    const { ids, buyer, design } = await shop();
    const id = await ordered(buyer, design, ids);
    const asked = await charge(buyer, id, 'pm_card_authenticationRequired');
    const intent = { id: asked.payment_intent_id!, secret: asked.payment_intent_client_secret! };
    expect(await server.sandbox.authenticate({ ...intent, ok: false })).toBe('failed');
    const failed = buyer.api(order.chargeStripe, { order_id: id, payment_intent_id: intent.id });
    expect(await failureOf(failed)).toMatchObject({ code: 'payment_declined' });
    await charge(buyer, id, 'pm_card_authenticationRequired');
    // another card instead of authenticating this one
    expect(await charge(buyer, id)).toMatchObject({ requires_action: false });
    expect((await chargesOf(server.services)).get(id)).toBe(1);
  });

  it.each([
    ['pm_card_visa_chargeDeclined', 'Your card was declined.'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'Your card has insufficient funds.'],
    [
      'pm_card_visa_chargeDeclinedProcessingError',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ])('tells that %s is declined in the provider’s words', async (card, message) => {
    const { ids, buyer, design } = await shop();
    const id = await ordered(buyer, design, ids);
    expect(await failureOf(charge(buyer, id, card))).toMatchObject({ code: 'payment_declined', message });
    expect(await stateOf(id)).toBe('pending');
    expect(await owned(buyer)).toEqual([]);
    await charge(buyer, id);
    expect(await owned(buyer)).toEqual(ids);
  });

  it('lists what was bought, and nothing that was not', async () => {
    const { ids, buyer, design } = await shop(2);
    const id = await ordered(buyer, design, [ids[0]!]);
    await ordered(buyer, design, [ids[1]!]);
    await charge(buyer, id);
    const history = await buyer.api(user.fetchOrderHistory, {});
    expect(history.map((one) => [one._id, one.status, one.amount])).toEqual([[id, 'fulfilled', 1]]);
    expect(history[0]!.skus).toMatchObject([
      {
        ...{ type: 'design_resource', design_resource: ids[0], design, license: 'single', price: 1 },
        ...{ image_src: `/static/thumbs/${ids[0]}.webp`, output_file: null },
      },
    ]);
    expect(await (await server.member()).api(user.fetchOrderHistory, {})).toEqual([]);
  });

  it('has the thumbnails of designs that show them painted anew', async () => {
    const { ids, buyer, design } = await shop();
    const file = await buyer.api(savedDesign.getOne, { id: design });
    const shown = JSON.parse(JSON.stringify(file.design_file)) as { pages: { objects: unknown[] }[] };
    shown.pages[0]!.objects.push({
      ...{ id: 'p', type: 'image', layer_index: 0, position: { x: 0, y: 0 }, width: 64, height: 48 },
      ...{ rotation: 0, opacity: 1, locked: false, image_details: { id_design_resource: ids[0] } },
    });
    await buyer.api(savedDesign.saveBackend, { id: design, design_file: shown, rev: 0 });
    await server.services.db.delete(job);
    await charge(buyer, await ordered(buyer, design, ids));
    const waiting = await server.services.db.select({ kind: job.kind, key: job.key }).from(job);
    expect(waiting).toEqual([{ kind: 'thumbnail', key: design }]);
  });

  it('writes down who did what to an order, from which state to which', async () => {
    const { ids, buyer, design } = await shop();
    const id = await ordered(buyer, design, ids);
    await failureOf(charge(buyer, id, 'pm_card_visa_chargeDeclined'));
    await charge(buyer, id);
    const { db } = server.services;
    const events = await db
      .select()
      .from(orderEvent)
      .where(eq(orderEvent.order_id, id))
      .orderBy(orderEvent.created_at);
    const me = `user:${buyer.user.id}`;
    expect(
      events.map(({ actor, event, from_status, to_status }) => [actor, event, from_status, to_status]),
    ).toEqual([
      [me, 'made', null, 'pending'],
      [me, 'declined', 'pending', 'pending'],
      [me, 'fulfilled', 'pending', 'fulfilled'],
    ]);
  });

  it('sells a mockup by card and begins its render once', async () => {
    const { buyer } = await shop();
    const skus = [{ type: 'mockup' as const, mockup: 'mug', inputs: {}, price: 2 }];
    const made = await buyer.api(order.add, { payment_mode: 'card', skus } as never);
    expect(made).toMatchObject({ amount: 2, amount_cents: 200, currency: 'usd', status: 'pending' });
    const { _id: id } = made;
    expect(await failureOf(buyer.api(order.confirm, { id, paymentDetails: { paid: true } }))).toMatchObject({
      code: 'not_paid',
    });
    await charge(buyer, id);
    await buyer.api(order.confirm, { id });
    const jobs = await server.services.db.select().from(job).where(eq(job.kind, 'render_mockup'));
    expect(jobs.filter(({ key }) => key === `${id}:0`)).toHaveLength(1);
    expect(await buyer.api(order.renderStatus, { orderId: id })).toMatchObject({
      success: false,
      failed: false,
    });
  });

  it('sells credits in packs, also as the older variant asks for them', async () => {
    const { buyer } = await shop();
    const pack = await buyer.api(order.add, { skus: [{ type: 'credit_pack', pack: 'credits_10' }] });
    await charge(buyer, pack._id);
    const older = await buyer.api(order.add, { email: 'ann@example.com', amount: 9 });
    expect(older).toMatchObject({ amount: 9, status: 'pending' });
    await charge(buyer, older._id);
    await buyer.api(order.confirm, { id: older._id });
    await server.deliverMessages();
    expect(await balanceOf(server.services, buyer.user.id)).toEqual({ balance: 20, ledger: 20 });
    expect(await failureOf(buyer.api(order.add, { email: 'ann@example.com', amount: 0.01 }))).toMatchObject({
      ...{ code: 'bad_request', details: { path: 'amount' } },
    });
  });
});
