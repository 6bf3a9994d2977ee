import { zipSync } from 'fflate';
import sharp from 'sharp';
import {
  filesOf,
  PACKAGE_FORMAT,
  parsePackage,
  type MockupPackage,
} from '../../../elements/compose/format/mockup-package.js';

/** px of the two tiers of test mockups, and of their renders. */
export const PREVIEW = 32;
export const MASTER = 64;
/** px of the finished picture, as those of the catalog are. */
const FINISHED = 1000;
export const RENDER = 128;

/** A surface in the middle that takes a color and, on all of it, a picture. */
export const testPackage = (id: string, category = 'drinkware'): MockupPackage =>
  parsePackage({
    ...{
      format: PACKAGE_FORMAT,
      id,
      name: `Mockup ${id}`,
      description: `A ${id}`,
      width: RENDER,
      height: RENDER,
    },
    tone: { knee: 0.7, k0: 0.012, k1: 0.9 },
    tiers: [PREVIEW, MASTER].map((px) => ({ px, plate: `plate-${px}.webp` })),
    surfaces: [
      {
        ...{ id: 'body', respMax: 1 },
        files: { [PREVIEW]: `body-${PREVIEW}.webp`, [MASTER]: `body-${MASTER}.webp` },
      },
    ],
    layers: [
      {
        ...{ _id: 'color', name: 'Color', surface: 'body', type: 'static' },
        features: { hue: { default: [0, 0, 1, 1] } },
      },
      {
        ...{ _id: 'front', name: 'Your design', surface: 'body', type: 'dynamic', features: {} },
        upload_resolution: { width: 400, height: 200 },
        placements: [
          {
            mesh: { nu: 2, nv: 2, file: 'front.mesh' },
            masks: { [PREVIEW]: `mask-${PREVIEW}.webp`, [MASTER]: `mask-${MASTER}.webp` },
          },
        ],
      },
    ],
    placeholders: ['placeholder.webp'],
    categories: [category],
    keywords: ['cup', 'coffee'],
    price: 2,
  });

const squares = new Map<string, Promise<Buffer>>();

/** A picture whose middle half is lighter. Every test server has a dozen of them. */
function square(...about: Parameters<typeof drawSquare>): Promise<Buffer> {
  const known = squares.get(about.join()) ?? drawSquare(...about);
  squares.set(about.join(), known);
  return known;
}

async function drawSquare(px: number, around: number, inside: number): Promise<Buffer> {
  const grey = (value: number) => ({ r: value, g: value, b: value });
  const half = px / 2;
  const middle = await sharp({ create: { width: half, height: half, channels: 3, background: grey(inside) } })
    .png()
    .toBuffer();
  return sharp({ create: { width: px, height: px, channels: 3, background: grey(around) } })
    .composite([{ input: middle, left: half / 2, top: half / 2 }])
    .webp({ lossless: true })
    .toBuffer();
}

/** The middle half of the frame, seen straight on. */
function mesh(): Buffer {
  const nodes = new Float32Array([0.25, 0.75, 1, 0.75, 0.75, 1, 0.25, 0.25, 1, 0.75, 0.25, 1]);
  return Buffer.from(nodes.buffer);
}

/** The files of a test mockup by name, `mockup.json` among them. */
export async function testMockupFiles(id: string, category?: string): Promise<Map<string, Buffer>> {
  const pack = testPackage(id, category);
  const files = new Map<string, Buffer>([['mockup.json', Buffer.from(JSON.stringify(pack))]]);
  for (const name of filesOf(pack)) {
    const px = Number(/-(\d+)\.webp$/.exec(name)?.[1] ?? PREVIEW);
    if (name.endsWith('.mesh')) files.set(name, mesh());
    else if (name.startsWith('placeholder')) files.set(name, await square(FINISHED, 0, 255));
    else if (name.startsWith('plate')) files.set(name, await square(px, 120, 0));
    else files.set(name, await square(px, 0, 255));
  }
  return files;
}

/** A test mockup as a designer uploads it. */
export async function zippedMockup(id: string): Promise<Uint8Array> {
  const files = await testMockupFiles(id);
  return zipSync(Object.fromEntries([...files].map(([name, data]) => [name, new Uint8Array(data)])));
}
