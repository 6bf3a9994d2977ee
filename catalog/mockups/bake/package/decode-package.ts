import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { fittingZoom } from '../../../../elements/compose/pictures/crop.js';
import { type CropDetails, cropDetails } from '../../../../elements/compose/format/mockup-inputs.js';
import { readMesh } from '../../../../elements/compose/mesh/mesh.js';
import { type MockupPackage, parsePackage } from '../../../../elements/compose/format/mockup-package.js';
import { canonicalSize, pyramidOf } from '../../../../elements/compose/pictures/pyramid.js';
import type { DecodedScene, SceneImage } from '../../../../elements/compose/scene/scene.js';

export async function readManifest(folder: string): Promise<MockupPackage> {
  return parsePackage(JSON.parse(await readFile(join(folder, 'mockup.json'), 'utf8')));
}

/** The files of a tier, decoded, at `side` px. */
export async function decodePackage(folder: string, tier: number, side = tier): Promise<DecodedScene> {
  const pack = await readManifest(folder);
  const bytes = async (file: string, channels: 1 | 3): Promise<Uint8Array> => {
    const picture = sharp(join(folder, file)).removeAlpha().resize(side, side, { fit: 'fill' });
    return (channels === 1 ? picture.extractChannel(0) : picture).raw().toBuffer();
  };
  const plate = pack.tiers.find(({ px }) => px === tier)!.plate;
  return {
    package: pack,
    ...{ width: side, height: side },
    plate: await bytes(plate, 3),
    responses: await Promise.all(pack.surfaces.map(({ files }) => bytes(files[tier]!, 3))),
    placements: await Promise.all(
      pack.layers.map(({ placements = [] }) =>
        Promise.all(
          placements.map(async ({ mesh, masks }) => ({
            mesh: readMesh(await readFile(join(folder, mesh.file)), mesh, mesh.file),
            mask: masks ? await bytes(masks[tier]!, 1) : null,
          })),
        ),
      ),
    ),
  };
}

/** A picture as a user's, covering its print area or lying whole within it. */
export async function imageOf(data: Buffer, fit: CropDetails['fit'] = 'cover'): Promise<SceneImage> {
  const { width, height } = await sharp(data).metadata();
  const canonical = canonicalSize({ width, height });
  const rgba = await sharp(data)
    .ensureAlpha()
    .resize(canonical.width, canonical.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  return {
    pyramid: pyramidOf(rgba, canonical.width, canonical.height),
    width,
    height,
    crop: cropDetails.parse({ fit, zoom: fittingZoom(fit) }),
  };
}
