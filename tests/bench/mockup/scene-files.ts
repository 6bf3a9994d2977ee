import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readMesh } from '../../../elements/compose/mesh/mesh.js';
import { parsePackage } from '../../../elements/compose/format/mockup-package.js';
import { canonicalSize, pyramidOf } from '../../../elements/compose/pictures/pyramid.js';
import { cropDetails } from '../../../elements/compose/format/mockup-inputs.js';
import type { DecodedScene, SceneImage } from '../../../elements/compose/scene/scene.js';

/** Files as the server reads them, for the bench. */

/** A tier of a package, enlarged to `size` px where that is more. */
export async function readScene(folder: string, px: number, size: number): Promise<DecodedScene> {
  const pack = parsePackage(JSON.parse(await readFile(join(folder, 'mockup.json'), 'utf8')));
  const bytes = async (file: string | undefined, channels: 1 | 3): Promise<Uint8Array> => {
    const image = sharp(join(folder, file!)).resize(size, size, { kernel: 'lanczos3' }).removeAlpha();
    const { data } = await (channels === 1 ? image.extractChannel(0) : image)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data;
  };
  const responses = [];
  for (const { files } of pack.surfaces) responses.push(await bytes(files[px], 3));
  const placements = [];
  for (const layer of pack.layers) {
    const own = [];
    for (const { mesh, masks } of layer.placements ?? [])
      own.push({
        mesh: readMesh(await readFile(join(folder, mesh.file)), mesh),
        mask: masks ? await bytes(masks[px], 1) : null,
      });
    placements.push(own);
  }
  const plate = await bytes(pack.tiers.find((tier) => tier.px === px)!.plate, 3);
  return { package: pack, width: size, height: size, plate, responses, placements };
}

/** Fine lines, flat colors and a photo's gradients: what designs are made of. */
const ART = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="2400" viewBox="0 0 240 240">
<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#f2a33a"/><stop offset="1" stop-color="#5b2f8f"/></linearGradient></defs>
<rect width="240" height="240" fill="#f3ead9"/><circle cx="150" cy="90" r="60" fill="url(#g)"/>
<path d="M0 170C60 120 110 190 240 130V240H0Z" fill="#173f4f"/><g stroke="#fff" stroke-width="1.5">${Array.from(
  { length: 12 },
  (_, i) => `<path d="M${20 + 6 * i} 200V${215 + i}"/>`,
).join('')}</g><g fill="#b5502e">${Array.from(
  { length: 36 },
  (_, i) => `<circle cx="${20 + (i % 12) * 8}" cy="${30 + Math.floor(i / 12) * 8}" r="2.6"/>`,
).join('')}</g></svg>`;

/** The art as a user's picture, its texture at most so many px. */
export async function readArt(most: number): Promise<SceneImage> {
  const { width, height } = canonicalSize({ width: 2400, height: 2400 }, most);
  const rgba = await sharp(Buffer.from(ART))
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { pyramid: pyramidOf(rgba, width, height), width: 2400, height: 2400, crop: cropDetails.parse({}) };
}
