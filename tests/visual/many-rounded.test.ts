import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GoldenPage } from '../support/golden-files.js';
import { openEngines, type ThreeEngines } from './three-engines.js';

/** Rounded shapes in a row: browsers treat the eighth and those after it by another way than the first seven. */

const COUNT = 20;

let engines: ThreeEngines;
beforeAll(async () => {
  const nothing = (): Promise<Uint8Array> => Promise.reject(new Error('this page needs no file'));
  engines = await openEngines({ bytes: nothing, font: nothing, faces: [] });
});
afterAll(() => engines?.close());

const shape = (index: number, details: object) => ({
  ...{ id: `shape-${index}`, type: 'image', sub_type: 'shape', layer_index: index },
  ...{ position: { x: 20.5 + index * 49.3, y: 25 }, width: 32.55, height: 63 + index * 9 },
  ...{ rotation: 0, opacity: 1, locked: false, shape_details: { fill: '#3b1f4a', ...details } },
});

it.each([
  ['pills', { outline: 'pill' }],
  ['rounded rectangles', { outline: 'rectangle', radius: 0.3 }],
  ['arches', { outline: 'arch' }],
  ['leaves', { outline: 'leaf' }],
  ['ellipses', { outline: 'ellipse' }],
])('many %s have the same edges in Chromium and in Node', async (_name, details) => {
  const objects = Array.from({ length: COUNT }, (_, i) => shape(i, details));
  const page = { id: 'page', objects, groups: [], background_color: '#ffffff', background_image: null };
  const golden = { width: 1100, height: 300, page } as unknown as GoldenPage;
  const { most, differing } = await engines.difference('page', golden, 1, engines.paint(golden, 1));
  expect(most).toBeLessThanOrEqual(2);
  expect(differing).toBeLessThan(0.0001);
});

const COAT = 'M34 0L50 14L66 0L92 10L100 74L84 76L80 40V100H20V40L16 76L0 74L8 10Z';

it('an ellipse over six concave drawings has the same edges in Chromium and in Node', async () => {
  const coat = { outline: 'rectangle', path: { d: COAT, viewBox: [0, 0, 100, 100] } };
  const coats = Array.from({ length: 6 }, (_, i) => ({
    ...shape(i, coat),
    ...{ position: { x: 4 + i * 134.28, y: 69.48 }, width: 126.34, height: 135.36 },
  }));
  const dot = {
    ...shape(6, { outline: 'ellipse', fill: '#ffd670' }),
    ...{ position: { x: 743.99, y: 168.74 }, width: 7.22, height: 7.22 },
  };
  const page = { id: 'page', objects: [...coats, dot], groups: [], background_color: '#f3fbf6' };
  const golden = {
    width: 940,
    height: 788,
    page: { ...page, background_image: null },
  } as unknown as GoldenPage;
  const { most } = await engines.difference('page', golden, 0.5, engines.paint(golden, 0.5));
  expect(most).toBe(0);
});
