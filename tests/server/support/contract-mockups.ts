import { eq } from 'drizzle-orm';
import { category } from '../../../server/contract/category.js';
import type { Call } from '../../../server/contract/contract.js';
import { mockup } from '../../../server/contract/mockup.js';
import { order } from '../../../server/contract/order.js';
import { mockups, mockupSearch } from '../../../server/contract/search.js';
import { orderSku } from '../../../server/db/schema.js';
import { storeFile } from '../../../server/files/store/store-file.js';
import { jpeg } from './catalog.js';
import { sendForm, type SentFile } from './form.js';
import { zippedMockup } from './mockups.js';
import type { TestServer, Visitor } from './server.js';

export interface Example {
  readonly call: Call;
  /** A payload that is answered; it may name the principal's own design. */
  readonly good: (own: string) => Record<string, unknown> | Promise<Record<string, unknown>>;
  /** One that is refused, and with which code. Absent where every payload is right. */
  readonly bad?: readonly [payload: Record<string, unknown>, code: string];
}

/** Who asks, a designer with the subscription. */
export interface Asking {
  readonly server: TestServer;
  readonly visitor: Visitor;
}

const photo = await jpeg(9, 9);

/** What the forms of mockups carry. */
export const mockupFiles: ReadonlyMap<Call, SentFile> = new Map<Call, SentFile>([
  [mockup.upload, { bytes: await zippedMockup('lamp') }],
  [mockup.save, { bytes: photo, field: 'mockup_file' }],
]);

/** Fields of a saved mockup's form. */
const SAVED = { mockup_id: 'mug', hue_values: '[[210,0.5,0.5,1]]', user_images: '[]' };
const SKUS = [{ type: 'mockup', mockup: 'mug', inputs: { hue_values: [], user_images: [] } }];

const NEW_ORDER = { payment_mode: 'subscription', skus: SKUS } as never;

/** A saved mockup of the principal's. */
async function savedId({ visitor }: Asking): Promise<string> {
  const response = await sendForm(visitor, mockup.save, SAVED, [{ bytes: photo, field: 'mockup_file' }]);
  return ((await response.json()) as { data: { _id: string } }).data._id;
}

/** An order whose render is there. */
async function renderedOrder({ server, visitor }: Asking): Promise<string> {
  const { db, files } = server.services;
  const { _id: id } = await visitor.api(order.add, NEW_ORDER);
  await visitor.api(order.confirm, { id });
  const output_hash = await storeFile(db, files, photo, 'image/jpeg');
  await db.update(orderSku).set({ output_hash }).where(eq(orderSku.order_id, id));
  return id;
}

/** Examples of the calls of mockups and orders. */
export const mockupExamples = (now: () => Asking): readonly Example[] => [
  {
    call: mockups.search,
    good: () => mockupSearch({ text: 'cup' }),
    bad: [{ ...mockupSearch({ text: 'cup' }), from: -1 }, 'bad_request'],
  },
  { call: category.getMockups, good: () => ({ category_id: 'drinkware' }), bad: [{}, 'bad_request'] },
  { call: category.getRecommendations, good: () => ({ id: 'mug' }), bad: [{}, 'bad_request'] },
  { call: mockup.get, good: () => ({ id: ['mug', 'gone'] }), bad: [{ id: 3 }, 'bad_request'] },
  { call: mockup.getOne, good: () => ({ id: 'mug' }), bad: [{ id: 'gone' }, 'not_found'] },
  {
    call: mockup.getMockups,
    good: () => ({ category_id: 'drinkware' }),
    bad: [{ size: 101 }, 'bad_request'],
  },
  {
    call: mockup.setActive,
    good: () => ({ _id: 'sign', active: true }),
    bad: [{ _id: 'gone', active: true }, 'not_found'],
  },
  { call: mockup.getAllSaved, good: () => ({}) },
  {
    call: mockup.render,
    good: () => ({ mockup_id: 'mug', type: 'jpg', hue_values: [], user_images: [] }),
    bad: [{ mockup_id: 'mug', user_images: [{ src: 'https://example.com/a.png' }] }, 'bad_request'],
  },
  { call: mockup.save, good: () => SAVED, bad: [{ ...SAVED, mockup_id: 'gone' }, 'not_found'] },
  {
    call: mockup.getSaved,
    good: async () => ({ _id: await savedId(now()) }),
    bad: [{ _id: 'gone' }, 'not_found'],
  },
  {
    call: mockup.renameSaved,
    good: async () => ({ _id: await savedId(now()), name: 'Summer mug' }),
    bad: [{ _id: 'gone', name: 'Summer mug' }, 'not_found'],
  },
  {
    call: mockup.deleteSaved,
    good: async () => ({ _id: await savedId(now()) }),
    bad: [{ _id: 'gone' }, 'not_found'],
  },
  { call: mockup.upload, good: () => ({}) },
  {
    call: mockup.screenshot,
    good: () => ({ url: 'https://pages.example/' }),
    bad: [{ url: 'ftp://x' }, 'bad_request'],
  },
  {
    call: order.add,
    good: () => ({ payment_mode: 'subscription', skus: SKUS }),
    bad: [{ payment_mode: 'card', skus: [] }, 'bad_request'],
  },
  {
    call: order.confirm,
    good: async () => ({ id: (await now().visitor.api(order.add, NEW_ORDER))._id }),
    bad: [{ id: 'gone' }, 'not_found'],
  },
  {
    call: order.renderStatus,
    good: async () => ({ orderId: await renderedOrder(now()), skuIndex: 0 }),
    bad: [{ orderId: 'gone', skuIndex: 0 }, 'not_found'],
  },
  {
    call: order.output,
    good: async () => ({ orderId: await renderedOrder(now()) }),
    bad: [{ orderId: 'gone' }, 'not_found'],
  },
];
