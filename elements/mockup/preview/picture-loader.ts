import type { Pyramid } from '../../compose/pictures/pyramid.js';
import { sharedRenderer } from '../rendering/shared-renderer.js';
import { newContext } from '../loading/pixels.js';
import { sharedGpu } from './shared-gpu.js';
import { t } from '../strings.js';

/** How the `src` of a picture becomes a file. */
export interface Pictures {
  resolve(src: string): Promise<Blob>;
}

/** A picture of the user's that can be drawn. */
export interface LoadedPicture {
  /** px, upright. */
  readonly width: number;
  readonly height: number;
  /** An address of the file, for thumbnails. */
  readonly url: string;
  /** Its halves, for a GPU; null where they are on the renderer. */
  readonly pyramid: Pyramid | null;
  /** Its number on the renderer, to which it is brought if need be. */
  rendererId(): Promise<number>;
  /** Lets go of all of it. */
  dispose(): void;
}

/** What the server takes of a photo, too. */
const MOST_BYTES = 25 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;
/** A drawing is drawn so large, px of its longer side. */
const DRAWING = 2048;

/** A picture that cannot be used; the message is fit to show. */
export class PictureError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PictureError';
  }
}

/** Fetches as any page may. */
export const plainPictures: Pictures = {
  resolve: async (src) => {
    try {
      const response = await fetch(src);
      if (!response.ok) throw new Error(`${src} answered ${response.status}`);
      return await response.blob();
    } catch (cause) {
      throw new PictureError(t('notReachable'), { cause });
    }
  },
};

/** Rejects with a PictureError, or with what the host says. */
export async function loadPicture(src: string, pictures: Pictures): Promise<LoadedPicture> {
  const file = await pictures.resolve(src);
  if (file.size > MOST_BYTES) throw new PictureError(t('tooLarge'));
  const url = URL.createObjectURL(file);
  try {
    const bitmap = await decoded(file, url);
    const { width, height } = bitmap;
    if (width * height > MOST_PIXELS) {
      bitmap.close();
      throw new PictureError(t('tooLarge'));
    }
    const renderer = await sharedRenderer();
    const { id, pyramid } = await renderer.picture(bitmap, sharedGpu() !== null);
    return withRenderer({ width, height, url, pyramid }, id);
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error instanceof PictureError ? error : new PictureError(t('notReadable'), { cause: error });
  }
}

function withRenderer(
  picture: Pick<LoadedPicture, 'width' | 'height' | 'url' | 'pyramid'>,
  id: number | null,
): LoadedPicture {
  const { url, pyramid } = picture;
  let number = id === null ? null : Promise.resolve(id);
  return {
    ...picture,
    rendererId: () => (number ??= sharedRenderer().then((renderer) => renderer.adopt(pyramid!))),
    dispose: () => {
      URL.revokeObjectURL(url);
      void Promise.all([sharedRenderer(), number]).then(
        ([renderer, known]) => known !== null && renderer.drop(known),
      );
    },
  };
}

/** Upright; drawings come through an element, since they have no pixels of their own. */
async function decoded(file: Blob, url: string): Promise<ImageBitmap> {
  if (file.type !== 'image/svg+xml') return createImageBitmap(file, { imageOrientation: 'from-image' });
  const image = new Image();
  image.src = url;
  await image.decode();
  const { width, height } = drawingSize(image);
  const context = newContext(width, height);
  context.drawImage(image, 0, 0, width, height);
  return createImageBitmap(context.canvas);
}

/** Of a drawing without a size of its own browsers make up a small one. */
function drawingSize({ naturalWidth, naturalHeight }: HTMLImageElement): { width: number; height: number } {
  if (naturalWidth === 0 || naturalHeight === 0) return { width: DRAWING, height: DRAWING };
  const scale = DRAWING / Math.max(naturalWidth, naturalHeight);
  return {
    width: Math.max(1, Math.round(naturalWidth * scale)),
    height: Math.max(1, Math.round(naturalHeight * scale)),
  };
}
