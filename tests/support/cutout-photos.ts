import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { CUT_SIDE } from '../../elements/imaging/cutout/mask.js';
import type { Pixels } from '../../elements/imaging/pixel-row.js';

/** Photos of the catalog with masks drawn by hand: tests/unit/imaging/cutout/masks. */

const root = fileURLToPath(new URL('../..', import.meta.url));

interface DrawnMask {
  readonly photo: string;
  readonly outlines: readonly Polygon[];
  readonly holes?: readonly Polygon[];
}

/** Points in fractions of the photo's width and height. */
type Polygon = readonly (readonly [number, number])[];

/** The photo at twice the size it is worked at, as the worker draws it. */
export async function catalogPhoto(id: string): Promise<Pixels> {
  const side = 2 * CUT_SIDE;
  const { data, info } = await sharp(`${root}catalog/source/photos/${id}.jpg`)
    .resize(side, side, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** What was drawn, 1 where half a pixel or more is subject. */
export async function drawnMask(name: string, width: number, height: number): Promise<Uint8Array> {
  const file = `${root}tests/unit/imaging/cutout/masks/${name}.json`;
  const { outlines, holes = [] } = JSON.parse(await readFile(file, 'utf8')) as DrawnMask;
  const fine = new Uint8Array(width * height * FINE * FINE);
  for (const outline of outlines) fill(fine, width * FINE, height * FINE, outline, 1);
  for (const hole of holes) fill(fine, width * FINE, height * FINE, hole, 0);
  return Uint8Array.from({ length: width * height }, (_, i) => {
    const start = Math.floor(i / width) * FINE * FINE * width + (i % width) * FINE;
    let covered = 0;
    for (let y = 0; y < FINE; y++)
      for (let x = 0; x < FINE; x++) covered += fine[start + y * FINE * width + x]!;
    return 2 * covered >= FINE * FINE ? 1 : 0;
  });
}

/** Fine rows and columns of a pixel. */
const FINE = 4;

/** Non-zero winding, at the middle of each fine pixel. */
function fill(into: Uint8Array, width: number, height: number, polygon: Polygon, value: number): void {
  for (let y = 0; y < height; y++) {
    const at = (y + 0.5) / height;
    const crossings = polygon
      .map((from, i) => [from, polygon[(i + 1) % polygon.length]!] as const)
      .filter(([[, y1], [, y2]]) => y1 <= at !== y2 <= at)
      .map(([[x1, y1], [x2, y2]]) => ({
        x: x1 + ((at - y1) / (y2 - y1)) * (x2 - x1),
        way: Math.sign(y2 - y1),
      }))
      .sort((a, b) => a.x - b.x);
    let winding = 0;
    crossings.slice(0, -1).forEach(({ x, way }, i) => {
      winding += way;
      if (winding === 0) return;
      const [from, to] = [x, crossings[i + 1]!.x].map((edge) => Math.max(0, Math.ceil(edge * width - 0.5)));
      into.fill(value, y * width + from!, y * width + Math.min(width, to!));
    });
  }
}
