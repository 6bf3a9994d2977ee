import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder as calls } from '../../../server/contract/folder.js';
import { order } from '../../../server/contract/order.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { loadPictures } from '../../../server/jobs/page-rendering/load-pictures.js';
import { anyEngine } from '../support/engines.js';
import { sellPictures } from '../support/premium.js';
import { testServer, type TestServer } from '../support/server.js';

describe.each(await anyEngine('purchases'))('My Purchases, on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());

  it('lists what the account bought, clean, and nobody else’s; a page that shows it is painted clean for its buyer alone', async () => {
    await sellPictures(server.services, ['gold', 'silver']);
    const [buyer, other] = [await server.member(), await server.member()];
    const { _id: design } = await buyer.api(savedDesign.createBlankDesign, { width: 100, height: 100 });
    const purchases = async (who: typeof buyer) =>
      (await who.api(calls.get, {})).find(({ folder }) => folder.own === 'my_purchases')!.folder;
    expect(await purchases(buyer)).toMatchObject({ count: 0, resources: [] });

    const resources = [{ type: 'design_resource' as const, id: 'gold' }];
    const { _id: id } = await buyer.api(order.addDesignOrder, { design_id: design, resources });
    await buyer.api(order.chargeStripe, { order_id: id, payment_method: 'pm_card_visa' });
    await buyer.api(order.confirm, { id });

    const listed = await purchases(buyer);
    expect(listed).toMatchObject({ count: 1, resources: [{ _id: 'gold', name: 'Picture gold', width: 64 }] });
    const [one] = await buyer.api(calls.get, { id: listed._id });
    expect(one!.folder).toEqual(listed);
    expect(await purchases(other)).toMatchObject({ count: 0, resources: [] });

    const { path } = listed.resources[0]!;
    expect((await buyer.fetch(`/static/${path}`)).status).toBe(200);
    expect((await other.fetch(`/static/${path}`)).status).toBe(403);

    const painted = async (viewer: string | null) => {
      const { db, files } = server.services;
      const found = await loadPictures(db, files, { sources: [`src:${path}`], viewer });
      return found.get(`src:${path}`)!.byteLength;
    };
    expect(await painted(other.user.id)).toBe(await painted(null));
    expect(await painted(buyer.user.id)).not.toBe(await painted(null));
  });
});
