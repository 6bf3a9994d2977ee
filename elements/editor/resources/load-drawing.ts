import { pictureBytes } from '../../import/svg/convert/picture-bytes.js';
import type { KeptPicture } from '../../import/svg/convert/place-picture.js';
import { readSvgPicture, type PictureHost } from '../../import/svg/read-picture.js';
import type { PictureFile } from '../../imaging/workers/effect-task.js';
import type { LoadedPicture } from '../../objects/kind.js';
import type { PaintEnv } from '../../paint/env.js';
import { encodeCanvas } from '../../render/browser.js';
import { paintPage } from '../../render/paint-page.js';
import { DRAWING_SIDE } from '../../render/resources.js';

/** What the hub lends a drawing. */
export interface DrawingHost extends Omit<PictureHost, 'window' | 'keep'> {
  readonly paint: PaintEnv;
  /** Keeps a picture that lies in the drawing. */
  keep(file: Blob): Promise<KeptPicture>;
}

/** The text of an SVG file as a picture. Throws SvgRefused for what cannot be drawn. */
export async function loadDrawing(
  text: string,
  { paint, keep, ...host }: DrawingHost,
): Promise<PictureFile & { readonly picture: LoadedPicture }> {
  const picture = await readSvgPicture(text, {
    ...host,
    window,
    keep: (data) => {
      const { type, bytes } = pictureBytes(data);
      return keep(new Blob([bytes], { type }));
    },
  });
  const scale = DRAWING_SIDE / Math.max(picture.width, picture.height);
  const canvas = paintPage({ ops: picture.drawing!.ops, size: picture, scale }, paint);
  const bitmap = await createImageBitmap(canvas);
  return { picture, bitmap, file: await encodeCanvas(canvas, { format: 'png' }) };
}
