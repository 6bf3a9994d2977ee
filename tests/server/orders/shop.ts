import { eq } from 'drizzle-orm';
import { order } from '../../../server/contract/order.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { order as orders } from '../../../server/db/schema.js';
import { sellPictures } from '../support/premium.js';
import type { TestServer, Visitor } from '../support/server.js';

/** What tests of orders do on their server, which is there once they run. */
export function shopOn(server: () => TestServer) {
  let pictures = 0;
  return {
    /** New pictures that are sold, a new account, and a design of its own. */
    shop: async (count = 1) => {
      const ids = Array.from({ length: count }, () => `gold-${(pictures += 1)}`);
      await sellPictures(server().services, ids);
      const buyer = await server().member();
      const { _id: design } = await buyer.api(savedDesign.createBlankDesign, { width: 100, height: 100 });
      return { ids, buyer, design };
    },
    /** An order of pictures for a design; gives its id. */
    ordered: async (buyer: Visitor, design: string, ids: readonly string[], coupon_code?: string) => {
      const resources = ids.map((id) => ({ type: 'design_resource' as const, id }));
      const code = coupon_code === undefined ? {} : { coupon_code };
      return (await buyer.api(order.addDesignOrder, { design_id: design, resources, ...code }))._id;
    },
    charge: (buyer: Visitor, order_id: string, payment_method = 'pm_card_visa') =>
      buyer.api(order.chargeStripe, { order_id, payment_method }),
    rowOf: async (id: string) =>
      (await server().services.db.select().from(orders).where(eq(orders.id, id)))[0]!,
  };
}
