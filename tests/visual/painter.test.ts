import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_FACES, testFaceBytes } from '../support/text/fonts.js';
import { goldenBytes, goldenNames, goldenPage, type GoldenPage } from '../support/golden-files.js';
import { difference } from './difference.js';
import { openEngines, type ThreeEngines } from './three-engines.js';

/** 0.37 shrinks photos of 1024 px a lot, as thumbnails do. */
const SCALES = [0.37, 1, 2];
/** Larger pictures show nothing that smaller ones do not, and take long. */
const MOST_PIXELS = 800_000;

const scalesFor = ({ width, height }: GoldenPage): readonly number[] =>
  SCALES.filter((scale) => scale < 1 || width * height * scale * scale <= MOST_PIXELS);

async function fontBytes(id: string): Promise<Uint8Array> {
  const face = TEST_FACES.find((known) => known.id === id);
  if (!face) throw new Error(`no test face ${id}`);
  return testFaceBytes(face);
}

describe('one painter, three engines', () => {
  let engines: ThreeEngines;
  beforeAll(async () => {
    engines = await openEngines({ bytes: goldenBytes, font: fontBytes, faces: TEST_FACES });
  });
  afterAll(() => engines?.close());

  it.each(goldenNames)('%s: Node, page and worker paint the same pixels', async (name) => {
    const golden = await goldenPage(name);
    for (const scale of scalesFor(golden)) {
      const pixels = engines.paint(golden, scale);
      const judged = (['page', 'worker'] as const).map(async (where) => {
        const { most, differing } = await engines.difference(where, golden, scale, pixels);
        expect(most, `${where} at ${scale}`).toBeLessThanOrEqual(2);
        expect(differing, `${where} at ${scale}`).toBeLessThan(0.0001);
      });
      await Promise.all([pixels, ...judged]);
    }
  });

  it('notices one changed pixel, an object half a pixel off and a page without objects', async () => {
    const golden = await goldenPage('shapes');
    const { page } = golden;
    const pixels = await engines.paint(golden, 1);
    const spot = Uint8ClampedArray.from(pixels);
    spot[4000] = 255 - spot[4000]!;
    expect(difference(pixels, spot).most).toBeGreaterThan(2);
    for (const where of ['page', 'worker'] as const)
      expect((await engines.difference(where, golden, 1, spot)).most, where).toBeGreaterThan(2);
    const objects = page.objects.map((object, i) =>
      i === 3 ? { ...object, position: { x: object.position.x + 0.5, y: object.position.y } } : object,
    );
    const shifted = { ...golden, page: { ...page, objects } };
    expect((await engines.difference('page', shifted, 1, pixels)).differing).toBeGreaterThan(0.0001);
    const blank = { ...golden, page: { ...page, objects: [] } };
    expect((await engines.difference('page', blank, 1, pixels)).differing).toBeGreaterThan(0.2);
  });
});
