import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkerboard, solidColor } from '../../../catalog/mockups/bake/sample-art.js';
import {
  decodePackage,
  imageOf,
  readManifest,
} from '../../../catalog/mockups/bake/package/decode-package.js';
import { packageFaults } from '../../../catalog/mockups/bake/package/validate-package.js';
import { MOCKUP_CATEGORIES } from '../../../catalog/source/mockup-categories.js';
import type { Mesh } from '../../../elements/compose/mesh/mesh.js';
import { composite } from '../../../elements/compose/cpu/composite.js';
import { hueLayers, imageLayers } from '../../../elements/compose/format/package-layers.js';
import { type DecodedScene, prepareScene } from '../../../elements/compose/scene/scene.js';
import { rasterizeMesh } from '../../../elements/compose/mesh/raster.js';

const packages = fileURLToPath(new URL('../../../catalog/mockups/packages', import.meta.url));
const ids = readdirSync(packages).sort();
const SIDE = 300;

/** A scene with one picture in all of its places, RGB codes. */
async function codesOf(scene: DecodedScene, art: Buffer): Promise<Uint8Array> {
  const image = await imageOf(art);
  const images = imageLayers(scene.package).map(() => image);
  const out = new Uint8Array(SIDE ** 2 * 3);
  composite(prepareScene(scene), { images, hues: hueLayers(scene.package).map(() => null) }, { out });
  return out;
}

/** The middle of how far nodes lie from the curve that leads past them along v, px of a picture of 4000. */
function stepOf({ nu, nv, nodes }: Mesh): number {
  if (nv < 5) return 0;
  const w = (j: number, i: number) => nodes[3 * (j * nu + i) + 2]!;
  const apart: number[] = [];
  for (let j = 2; j < nv - 2; j++)
    for (let i = 0; i < nu; i++) {
      const off = [0, 1].map((c) => {
        const at = (row: number) => nodes[3 * (row * nu + i) + c]! * w(row, i);
        return (4 * (at(j - 1) + at(j + 1)) - at(j - 2) - at(j + 2)) / 6 - at(j);
      });
      apart.push((4000 * Math.hypot(...off)) / w(j, i));
    }
  return apart.sort((one, other) => one - other)[apart.length >> 1]!;
}

it('forty scenes and more are baked, each of which passes what follows [E-098]', () => {
  expect(ids.length).toBeGreaterThanOrEqual(40);
});

describe.each(ids)('the mockup %s', (id) => {
  const folder = join(packages, id);
  /** Made by whichever test asks first. */
  let whiteCodes: Promise<Uint8Array> | undefined;
  let unpacked: ReturnType<typeof decodePackage> | undefined;
  const codes = async (art: Promise<Buffer>) => codesOf(await decoded(), await art);
  const white = () => (whiteCodes ??= codes(solidColor('#ffffff')));
  const decoded = () => (unpacked ??= decodePackage(folder, 1200, SIDE));

  it('is a whole package of its own name, in categories that exist', async () => {
    expect(await packageFaults(folder)).toEqual([]);
    const pack = await readManifest(folder);
    expect(pack.id).toBe(id);
    const known = MOCKUP_CATEGORIES.map((category) => category.id);
    expect(pack.categories.filter((category) => !known.includes(category))).toEqual([]);
    expect(pack.keywords.length).toBeGreaterThan(2);
  });

  it('has a mesh wherever its mask says that there is print', async () => {
    const { placements } = await decoded();
    const placed = placements.flat();
    expect(placed.length).toBeGreaterThan(0);
    for (const { mesh, mask } of placed) {
      const uv = rasterizeMesh(mesh, SIDE, SIDE);
      const print = [...(mask ?? [])].flatMap((seen, i) => (seen > 250 ? [i] : []));
      const beside = print.filter((i) => !(uv[2 * i]! > -0.05 && uv[2 * i]! < 1.05));
      expect(print.length).toBeGreaterThan(50);
      expect(beside.length / print.length).toBeLessThan(0.01);
    }
  });

  it('bends smoothly from node to node', async () => {
    const { placements } = await decoded();
    for (const { mesh } of placements.flat()) expect(stepOf(mesh)).toBeLessThan(1.5);
  });

  it('shows white art as white paper and dark art dark', async () => {
    const dark = await codes(solidColor('#000000'));
    const { placements } = await decoded();
    const print = placements
      .flat()
      .flatMap(({ mask }) => [...(mask ?? [])].flatMap((seen, i) => (seen > 250 ? [i] : [])));
    const greens = (bytes: Uint8Array) =>
      print.map((i) => bytes[3 * i + 1]!).sort((one, other) => one - other);
    const lighter = (values: number[]) => values[Math.floor(values.length * 0.9)]!;
    expect(lighter(greens(await white()))).toBeGreaterThan(225);
    expect(greens(dark)[Math.floor(print.length / 2)]).toBeLessThan(110);
  });

  it('differs with the picture where the print is', async () => {
    const [squares, paper] = await Promise.all([codes(checkerboard(1)), white()]);
    expect(squares.filter((code, i) => Math.abs(code - paper[i]!) > 60).length).toBeGreaterThan(200);
  });
});
