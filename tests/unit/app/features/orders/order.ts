import type { OrderedSku, PlacedOrder } from '../../../../../server/contract/order-skus.js';

/** Orders as the server tells them. */

export const skuOf = (about: Partial<OrderedSku> = {}): OrderedSku => ({
  ...{ type: 'design_resource', name: 'Spice bowls', design: 'd1', design_resource: 'p1', license: 'single' },
  ...{ price: 1, price_cents: 100, credits: 1, image_src: 'static/p1.webp', output_file: null },
  ...about,
});

export const mockupSku = (about: Partial<OrderedSku> = {}): OrderedSku => ({
  ...{
    type: 'mockup',
    name: 'Mug',
    design: null,
    mockup: 'mug',
    license: 'single',
    price: 2,
    price_cents: 200,
  },
  ...{ credits: 0, image_src: 'static/mug.webp', output_file: '/api/order/mockup/output?orderId=o2' },
  ...about,
});

export const orderOf = (about: Partial<PlacedOrder> = {}): PlacedOrder => ({
  ...{ _id: 'o1', createdAt: '2024-06-14T10:00:00.000Z', amount: 1, amount_cents: 100, amount_credits: 0 },
  ...{ discount: 0, coupon_code: null, currency: 'usd', payment_mode: 'card', status: 'fulfilled' },
  ...{ design: 'd1', skus: [skuOf()], invoice: null },
  ...about,
});
