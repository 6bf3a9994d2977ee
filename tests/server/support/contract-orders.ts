import { designResource } from '../../../server/contract/design-resource.js';
import { order } from '../../../server/contract/order.js';
import { user } from '../../../server/contract/user.js';
import { coupon } from '../../../server/db/schema.js';
import type { Asking, Example } from './contract-mockups.js';
import { sellPictures } from './premium.js';

let count = 0;

/** Examples of the calls that sell premium pictures. */
export const orderExamples = (now: () => Asking): readonly Example[] => {
  const sold = async (): Promise<string> => {
    const id = `sold-${(count += 1)}`;
    await sellPictures(now().server.services, [id]);
    return id;
  };
  const resources = async () => [{ type: 'design_resource' as const, id: await sold() }];
  const placed = async (design_id: string): Promise<string> =>
    (await now().visitor.api(order.addDesignOrder, { design_id, resources: await resources() }))._id;
  const half = async (): Promise<string> => {
    const code = `HALF${(count += 1)}`;
    await now().server.services.db.insert(coupon).values({ code, percent: 50, most_uses: 9 });
    return code;
  };
  const load = (call: Example['call']): Example => ({
    call,
    good: async () => ({ id: await sold() }),
    bad: [{ id: 'nothing' }, 'not_found'],
  });
  return [
    {
      call: order.addDesignOrder,
      good: async (design_id) => ({ design_id, resources: await resources() }),
      bad: [{ design_id: 'nobody', resources: [{ type: 'design_resource', id: 'sold-1' }] }, 'not_found'],
    },
    {
      call: order.getOne,
      good: async (own) => ({ id: await placed(own) }),
      bad: [{ id: 'nobody' }, 'not_found'],
    },
    {
      call: order.setCoupon,
      good: async (own) => ({ id: await placed(own), coupon_code: await half() }),
      bad: [{ id: 'nobody', coupon_code: null }, 'not_found'],
    },
    {
      call: order.applyCoupon,
      good: async () => ({ price: 3, coupon_code: await half() }),
      bad: [{ price: 3, coupon_code: 'NOSUCH' }, 'invalid_coupon'],
    },
    { call: order.price, good: async () => ({ resources: await resources() }), bad: [{}, 'bad_request'] },
    {
      call: order.createCheckout,
      good: async (designId) => ({
        ...{ paymentMode: 'stripe', designId },
        data: [{ id: await sold(), resource_type: 'design_resource' }],
      }),
      bad: [{ paymentMode: 'stripe', designId: 'nobody', data: [] }, 'bad_request'],
    },
    {
      call: order.chargeStripe,
      good: async (own) => ({ order_id: await placed(own), payment_method: 'pm_card_visa' }),
      bad: [{ order_id: 'nobody', payment_method: 'pm_card_visa' }, 'not_found'],
    },
    { call: user.credits, good: () => ({}) },
    { call: user.creditHistory, good: () => ({ size: 5 }), bad: [{ size: 0 }, 'bad_request'] },
    { call: user.fetchOrderHistory, good: () => ({}) },
    {
      call: designResource.getPremiumResources,
      good: async (design_id) => ({ design_id, resources: await resources() }),
      bad: [{ design_id: 'nobody', resources: [] }, 'not_found'],
    },
    load(designResource.loadDesignResource),
    load(designResource.load123rfResource),
    load(designResource.load123rfPlusResource),
    load(designResource.loadPixlrResource),
  ];
};
