import type { PictureEffect } from '../imaging/effect.js';
import type { PaintCanvas, PaintEnv, Picture } from '../paint/env.js';
import type { Encoding } from '../render/encoding.js';

/** Where an export gets its pictures, and the canvas it makes pixels with. */
export interface ExportPictures {
  readonly paint: PaintEnv;
  /** The file behind a source key; undefined when it cannot be had. */
  bytes(source: string): Promise<Uint8Array | undefined>;
  /** The decoded picture, upright and in sRGB, at full size and with the effect on it; undefined when it cannot be had. */
  picture(source: string, effect?: PictureEffect): Promise<Picture | undefined>;
  encode(canvas: PaintCanvas, encoding: Encoding): Promise<Uint8Array>;
}

/** The name of a picture's pixels: equal names are embedded once. */
export const pictureKey = (source: string, effect?: PictureEffect): string =>
  effect ? `${source}\n${effect.key}` : source;
