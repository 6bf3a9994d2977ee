import type { RedAt } from './i420/to-i420.js';

/** Formats of four bytes a pixel, and where they have red. */
const RED: Readonly<Record<string, RedAt>> = { RGBA: 0, RGBX: 0, BGRA: 2, BGRX: 2 };

/**
 * The pixels of an opaque canvas, four bytes each by rows, and where they have red. A frame of video is copied as it lies in
 * memory, many times quicker than image data, which is what browsers without such frames, and Node, give. Rejects with an Error when
 * there is no memory for it.
 */
export async function readPixels(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  into: Uint8Array,
): Promise<RedAt> {
  const { canvas } = context;
  const red = await copyFrame(canvas, into).catch(() => null);
  if (red !== null) return red;
  into.set(context.getImageData(0, 0, canvas.width, canvas.height).data);
  return 0;
}

/** null where frames lie in memory in another way. */
async function copyFrame(canvas: CanvasImageSource, into: Uint8Array): Promise<RedAt | null> {
  if (typeof VideoFrame === 'undefined') return null;
  const frame = new VideoFrame(canvas, { timestamp: 0 });
  try {
    const red = RED[frame.format ?? ''];
    if (red === undefined || frame.allocationSize() !== into.length) return null;
    await frame.copyTo(into as Uint8Array<ArrayBuffer>);
    return red;
  } finally {
    frame.close();
  }
}
