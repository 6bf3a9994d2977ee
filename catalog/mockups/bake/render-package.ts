import sharp, { type Sharp } from 'sharp';
import { composite } from '../../../elements/compose/cpu/composite.js';
import type { CropDetails } from '../../../elements/compose/format/mockup-inputs.js';
import type { HueValue, MockupLayer } from '../../../elements/compose/format/mockup-package.js';
import { hueLayers, imageLayers } from '../../../elements/compose/format/package-layers.js';
import { prepareScene } from '../../../elements/compose/scene/scene.js';
import { decodePackage, imageOf } from './package/decode-package.js';

/** A picture, and how it lies in its print area. */
export interface PlacedPicture {
  readonly data: Buffer;
  readonly fit: CropDetails['fit'];
}

/** A finished picture of a package, by the product's own renderer. `art` gives a layer its picture, `hues` its color. */
export async function renderPackage(
  folder: string,
  art: (layer: MockupLayer, index: number) => Promise<Buffer | PlacedPicture>,
  { side = 2000, hues = {} as Readonly<Record<string, HueValue>> } = {},
): Promise<Sharp> {
  const decoded = await decodePackage(folder, side > 1200 ? 2000 : 1200, side);
  const pack = decoded.package;
  const images = [];
  for (const [i, layer] of imageLayers(pack).entries()) {
    const data = await art(layer, i);
    images.push(Buffer.isBuffer(data) ? await imageOf(data) : await imageOf(data.data, data.fit));
  }
  const inputs = { images, hues: hueLayers(pack).map(({ _id }) => hues[_id] ?? null) };
  const bytes = new Uint8Array(side * side * 3);
  composite(prepareScene(decoded), inputs, { out: bytes });
  return sharp(bytes, { raw: { width: side, height: side, channels: 3 } });
}
