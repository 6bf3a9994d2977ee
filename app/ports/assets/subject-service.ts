import type { Rect } from '../../../elements/math/geometry.js';
import type { SubjectMask, SubjectService } from '../../../elements/ports/subject-service.js';
import { cutout } from '../../../server/contract/cutout.js';
import type { UploadCall } from '../uploads/upload-call.js';

/** Longest side sent, px: models look at no more. */
const SENT_SIDE = 1024;
/** Small rectangles still leave a picture to look at, px. */
const LEAST_SIDE = 8;
const QUALITY = 0.92;

/**
 * Subjects found by the operator's model on the product server [E-014]. A rectangle is what the model gets to see; strokes of
 * the brush mean nothing to it, and refine its mask in the page.
 */
export const createSubjectService = (send: UploadCall): SubjectService => ({
  async find(picture, { rectangle, strokes = [] }, { signal }) {
    if (strokes.length > 0) return null;
    const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
    try {
      const seen = pixelsOf(bitmap, rectangle);
      const file = await encoded(bitmap, seen);
      const { width, height, mask, score } = await send(cutout.findSubject, {}, file, { signal });
      const found = { width, height, data: bytesOf(mask), score };
      return rectangle ? placed(found, seen, bitmap) : found;
    } finally {
      bitmap.close();
    }
  },
});

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the model gets to see of the picture, in its pixels. */
function pixelsOf({ width, height }: Size, part: Rect = { x: 0, y: 0, width: 1, height: 1 }): Rect {
  const across = Math.min(width, Math.max(LEAST_SIDE, Math.round(part.width * width)));
  const down = Math.min(height, Math.max(LEAST_SIDE, Math.round(part.height * height)));
  return {
    x: Math.min(width - across, Math.round(part.x * width)),
    y: Math.min(height - down, Math.round(part.y * height)),
    ...{ width: across, height: down },
  };
}

/** Upright, and no larger than need be. */
async function encoded(bitmap: ImageBitmap, { x, y, width, height }: Rect): Promise<File> {
  const scale = Math.min(1, SENT_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((give) => canvas.toBlob(give, 'image/webp', QUALITY));
  if (!blob) throw new Error('This picture could not be made smaller.');
  return new File([blob], 'picture', { type: blob.type });
}

function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  return Uint8Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
}

/** The mask of a part in a mask of the whole picture: nothing beside the part is kept. */
function placed(found: SubjectMask, seen: Rect, picture: Size): SubjectMask {
  const scale = Math.min(1, SENT_SIDE / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const data = new Uint8Array(width * height);
  const column = (x: number) => (((x + 0.5) * picture.width) / width - seen.x) / seen.width;
  const row = (y: number) => (((y + 0.5) * picture.height) / height - seen.y) / seen.height;
  for (let y = 0; y < height; y++) {
    const down = row(y);
    if (down < 0 || down >= 1) continue;
    const from = Math.floor(down * found.height) * found.width;
    for (let x = 0; x < width; x++) {
      const across = column(x);
      if (across >= 0 && across < 1)
        data[y * width + x] = found.data[from + Math.floor(across * found.width)]!;
    }
  }
  return { ...found, width, height, data };
}
