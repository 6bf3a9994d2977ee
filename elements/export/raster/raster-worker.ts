import { pictureKey } from '../export-pictures.js';
import { PictureTooLarge } from './limits.js';
import type { RasterResponse, RasterRequest } from './raster-messages.js';
import { rasterPage } from './raster-page.js';

/** A worker that makes pages files, one after the other, with the painter of the screen. */

const pictures = new Map<string, ImageBitmap>();

async function answer({ job, pictures: sent }: RasterRequest): Promise<RasterResponse> {
  for (const { key, bitmap } of sent) pictures.set(key, bitmap);
  try {
    return { file: await rasterPage(job, (source, effect) => pictures.get(pictureKey(source, effect))) };
  } catch (error) {
    if (error instanceof PictureTooLarge)
      return { tooLarge: { pixels: error.pixels, largest: error.largest } };
    return { failed: String(error) };
  }
}

/** Plain Node, where this room loads too, has no such scope. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<RasterRequest>) => void) | null;
  postMessage?(message: RasterResponse | 'ready'): void;
};

if ('WorkerGlobalScope' in globalThis) {
  scope.onmessage = ({ data }) => void answer(data).then((message) => scope.postMessage?.(message));
  // what arrives while modules are still being loaded is lost
  scope.postMessage?.('ready');
}
