import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { mockupInputs, type MockupInputs } from '../../../elements/compose/format/mockup-inputs.js';
import type { SceneImage } from '../../../elements/compose/scene/scene.js';
import { memberOf } from '../../access/member-of.js';
import type { Executor } from '../../db/database.js';
import { order, orderPicture, orderSku, user } from '../../db/schema.js';
import type { FileStore } from '../../files/store/file-store.js';
import { storeFile } from '../../files/store/store-file.js';
import { artSource } from '../../modules/mockups/art-source.js';
import { outputAddress } from '../../modules/orders/history.js';
import { announce } from '../../modules/webhooks/announce.js';
import type { JobQueue } from '../../queue/job-queue.js';
import { readRenderKey } from '../../modules/orders/order-renders.js';
import { decodeArt } from '../mockup-rendering/decode-art.js';
import type { MockupPool } from '../mockup-rendering/mockup-pool.js';
import { loadScene } from '../mockup-rendering/mockup-scene.js';
import { paintPageArt, type PageTools } from './paint-page-art.js';

export interface MockupTools extends PageTools {
  readonly db: Executor;
  readonly files: FileStore;
  readonly jobs: JobQueue;
  readonly mockups: Pick<MockupPool, 'compose' | 'imageOf'>;
}

/** Parts of the work: reading the scene and the pictures, composing, writing the file. */
const READ = 0.2;
const COMPOSED = 0.85;
const QUALITY = 95;

/**
 * Makes the render of a line of an order, out of the mockup and what was put into it alone: the browser's pixels have no
 * part in it. A line that has its render, or is gone, needs none. Throws what went wrong; the line then says so.
 */
export async function renderMockup(tools: MockupTools, key: string): Promise<void> {
  const { db, jobs } = tools;
  const { orderId, position } = readRenderKey(key);
  const own = and(eq(orderSku.order_id, orderId), eq(orderSku.position, position));
  const [row] = await db
    .select({ sku: orderSku, owner: user })
    .from(orderSku)
    .innerJoin(order, eq(order.id, orderSku.order_id))
    .innerJoin(user, eq(user.id, order.owner_user))
    .where(own);
  if (!row || row.sku.output_hash !== null) return;
  const tell = (progress: number) => db.update(orderSku).set({ progress }).where(own);
  try {
    const output_hash = await composed(tools, row, tell);
    await db.transaction(async (tx) => {
      await tx.update(orderSku).set({ output_hash, progress: 1, fault: null }).where(own);
      const src = outputAddress(orderId, position);
      const data = { order: orderId, position, type: 'mockup', src };
      await announce({ db: tx, jobs }, row.owner.id, { type: 'render.finished', data });
    });
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    await db
      .update(orderSku)
      .set({ fault: fault.slice(0, 500), progress: 0 })
      .where(own);
    throw error;
  }
}

interface Ordered {
  readonly sku: typeof orderSku.$inferSelect;
  readonly owner: typeof user.$inferSelect;
}

async function composed(
  tools: MockupTools,
  { sku, owner }: Ordered,
  tell: (progress: number) => PromiseLike<unknown>,
): Promise<string> {
  const { db, files, mockups } = tools;
  if (sku.mockup_id === null) throw new Error('not a line of a mockup');
  const { hue_values: hues, user_images } = mockupInputs.parse(sku.inputs);
  // decoding the one and halving the other do not wait for each other
  const [scene, images] = await Promise.all([
    loadScene(tools, sku.mockup_id, 'master'),
    imagesOf(tools, { sku, owner }, user_images),
  ]);
  if (!scene) throw new Error('the mockup is no longer there');
  await tell(READ);
  const { width, height } = scene;
  const out = new Uint8Array(new SharedArrayBuffer(width * height * 3));
  let telling: PromiseLike<unknown> = Promise.resolve();
  await mockups.compose({ scene, inputs: { hues, images }, out }, (done) => {
    // a number that cannot be told is no reason to give up what is nearly done
    telling = telling.then(() => tell(READ + (COMPOSED - READ) * done)).then(undefined, () => undefined);
  });
  await telling;
  const bytes = await sharp(out, { raw: { width, height, channels: 3 }, limitInputPixels: false })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return storeFile(db, files, bytes, 'image/jpeg');
}

/** The pictures as they were when it was ordered; pages of designs as they are now, with the rights of who ordered. */
async function imagesOf(
  tools: MockupTools,
  { sku, owner }: Ordered,
  ordered: MockupInputs['user_images'],
): Promise<(SceneImage | null)[]> {
  const kept = await tools.db
    .select()
    .from(orderPicture)
    .where(and(eq(orderPicture.order_id, sku.order_id), eq(orderPicture.position, sku.position)));
  const images: (SceneImage | null)[] = [];
  for (const [index, image] of ordered.entries()) {
    const hash = kept.find((picture) => picture.image === index)?.hash;
    if (!image) images.push(null);
    else {
      const bytes = hash === undefined ? await pageOf(tools, image.src, owner) : await tools.files.read(hash);
      images.push(await tools.mockups.imageOf(await decodeArt(bytes, image.cropDetails, { full: true })));
    }
  }
  return images;
}

async function pageOf(tools: MockupTools, src: string, owner: Ordered['owner']): Promise<Uint8Array> {
  const source = artSource(src);
  if (source?.kind !== 'page') throw new Error('a picture of it is no longer there');
  const principal = { user: memberOf(owner), visitor: null };
  const page = await paintPageArt(tools, source, principal);
  if (!page) throw new Error('a page that was put into it is no longer there');
  return page;
}
