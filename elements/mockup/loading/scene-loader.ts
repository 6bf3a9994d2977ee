import { readMesh } from '../../compose/mesh/mesh.js';
import type { MockupPlacement } from '../../compose/format/mockup-package.js';
import type { DecodedPlacement, DecodedScene } from '../../compose/scene/scene.js';
import { fetchFile } from './fetch-file.js';
import type { LoadedPackage } from './package-loader.js';
import { previewSize } from './preview-size.js';
import { bitmapOf, packed, rgbaOf } from './pixels.js';

/** The scene of a package's smallest tier, decoded. Works in a worker too. */
export async function loadScene({ package: pack, base }: LoadedPackage): Promise<DecodedScene> {
  const { px, plate } = pack.tiers[0]!;
  const size = previewSize(pack);
  const file = async (name: string) => (await fetchFile(new URL(name, base).href)).blob();
  const picture = async (name: string, channels: 1 | 3): Promise<Uint8Array> => {
    const bitmap = await bitmapOf(await file(name));
    const bytes = packed(rgbaOf(bitmap, size.width, size.height), channels);
    bitmap.close();
    return bytes;
  };
  const placement = async ({ mesh, masks }: MockupPlacement): Promise<DecodedPlacement> => {
    const { file: name, ...shape } = mesh;
    const [bytes, mask] = await Promise.all([
      file(name).then((blob) => blob.arrayBuffer()),
      masks ? picture(masks[px]!, 1) : null,
    ]);
    return { mesh: readMesh(new Uint8Array(bytes), shape, name), mask };
  };
  const [plateBytes, responses, placements] = await Promise.all([
    picture(plate, 3),
    Promise.all(pack.surfaces.map(({ files }) => picture(files[px]!, 3))),
    Promise.all(pack.layers.map((layer) => Promise.all((layer.placements ?? []).map(placement)))),
  ]);
  return { package: pack, ...size, plate: plateBytes, responses, placements };
}
