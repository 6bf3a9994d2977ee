import type { Op } from '../../display/ops.js';
import type { Size } from '../../math/geometry.js';
import type { PaintCanvas, PaintEnv } from '../../paint/env.js';
import { browserPaintEnv, encodeCanvas } from '../../render/browser.js';
import type { Encoding } from '../../render/encoding.js';
import { paintPage, renderedSize } from '../../render/paint-page.js';
import { withDensity } from './density.js';
import { largestScale, PictureTooLarge } from './limits.js';

/** One page to be made a file: plain data, as a structured clone carries it. */
export interface RasterJob {
  readonly ops: readonly Op[];
  readonly size: Size;
  /** Output pixels per page pixel. */
  readonly scale: number;
  readonly under?: string;
  readonly encoding: Encoding;
  readonly dpi: number;
}

/** A scale that takes half the memory, for when it was memory that lacked. */
const SMALLER = Math.SQRT1_2;

/** Paints and encodes a page in a page or a worker. Rejects with PictureTooLarge where the browser would leave it blank. */
export async function rasterPage(job: RasterJob, image: PaintEnv['image']): Promise<Blob> {
  const canvases: OffscreenCanvas[] = [];
  const plain = browserPaintEnv(image);
  const createCanvas = (width: number, height: number): PaintCanvas => {
    const canvas = plain.createCanvas(width, height);
    canvases.push(canvas as unknown as OffscreenCanvas);
    return canvas;
  };
  const { width, height } = renderedSize(job.size, job.scale);
  const tooLarge = () =>
    new PictureTooLarge({ width, height }, Math.min(job.scale * SMALLER, largestScale(job.size)));
  try {
    const canvas = createCanvas(width, height) as unknown as OffscreenCanvas;
    if (!takesInk(canvas)) throw tooLarge();
    const painted = paintPage(job, { ...plain, createCanvas }, canvas as unknown as PaintCanvas);
    const file = await encodeCanvas(painted, job.encoding).catch(() => null);
    // a browser answers with a PNG for what it cannot write, and with nothing when memory lacks
    if (!file || file.size === 0) throw tooLarge();
    if (file.type !== `image/${job.encoding.format}`)
      throw new TypeError(`this browser cannot write ${job.encoding.format}`);
    return await withDensity(file, job.dpi);
  } finally {
    // gigabytes otherwise wait for the next garbage collection
    for (const canvas of canvases) canvas.width = canvas.height = 0;
  }
}

/** False for a canvas that stays blank: one pixel in its far corner is set, read back and taken away again. */
function takesInk(canvas: OffscreenCanvas): boolean {
  const context = canvas.getContext('2d');
  if (!context) return false;
  const [x, y] = [canvas.width - 1, canvas.height - 1];
  try {
    context.fillRect(x, y, 1, 1);
    const taken = context.getImageData(x, y, 1, 1).data[3] === 255;
    context.clearRect(x, y, 1, 1);
    return taken;
  } catch {
    return false;
  }
}
