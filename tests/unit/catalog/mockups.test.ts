import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkerboard, solidColor } from '../../../catalog/mockups/bake/sample-art.js';
import { decodePackage, readManifest } from '../../../catalog/mockups/bake/package/decode-package.js';
import { renderPackage } from '../../../catalog/mockups/bake/render-package.js';
import { packageFaults } from '../../../catalog/mockups/bake/package/validate-package.js';
import { MOCKUP_CATEGORIES } from '../../../catalog/source/mockup-categories.js';
import { rasterizeMesh } from '../../../elements/compose/mesh/raster.js';

const packages = fileURLToPath(new URL('../../../catalog/mockups/packages', import.meta.url));
const ids = readdirSync(packages).sort();
const SIDE = 300;

/** Codes of a picture, RGB. */
const codes = async (id: string, art: () => Promise<Buffer>): Promise<Uint8Array> =>
  (await renderPackage(join(packages, id), art, { side: SIDE })).raw().toBuffer();

it('forty scenes and more are baked, each of which passes what follows [E-098]', () => {
  expect(ids.length).toBeGreaterThanOrEqual(40);
});

describe.each(ids)('the mockup %s', (id) => {
  const folder = join(packages, id);
  /** Made by whichever test asks first. */
  let whiteCodes: Promise<Uint8Array> | undefined;
  let unpacked: ReturnType<typeof decodePackage> | undefined;
  const white = () => (whiteCodes ??= codes(id, () => solidColor('#ffffff')));
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

  it('shows white art as white paper and dark art dark', async () => {
    const dark = await codes(id, () => solidColor('#000000'));
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
    const [squares, paper] = await Promise.all([codes(id, () => checkerboard(1)), white()]);
    expect(squares.filter((code, i) => Math.abs(code - paper[i]!) > 60).length).toBeGreaterThan(200);
  });
});
