import { describe, expect, it } from 'vitest';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { boxAt, boxRects } from '../../../elements/objects/grid/boxes.js';
import { gridKind } from '../../../elements/objects/grid/kind.js';
import { gridLayouts } from '../../../elements/objects/grid/layouts.js';
import type { GridObject } from '../../../elements/objects/grid/model.js';
import type { ObjectEnv } from '../../../elements/objects/kind.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';

const env: ObjectEnv = {
  fonts: new FontStore(),
  resources: { image: () => ({ width: 600, height: 400 }), icon: () => undefined },
};

const gridOf = (boxes: GridObject['grid_details']['boxes'], details: object = {}): GridObject => ({
  id: 'g',
  type: 'grid',
  layer_index: 0,
  position: { x: 0, y: 0 },
  width: 300,
  height: 200,
  rotation: 0,
  opacity: 1,
  locked: false,
  grid_details: { boxes, ...details },
});

const HALVES = [
  { x: 0, y: 0, width: 0.5, height: 1, image: { src: 'a', image_needs_autoset: true } },
  { x: 0.5, y: 0, width: 0.5, height: 1 },
];

describe('the boxes of a grid', () => {
  it('are set apart by the gap, and none at the edges', () => {
    expect(boxRects(gridOf(HALVES, { gap: 20 }))).toEqual([
      { x: 0, y: 0, width: 140, height: 200 },
      { x: 160, y: 0, width: 140, height: 200 },
    ]);
    const wide = gridOf(HALVES, { gap: 1000 });
    for (const { width, height } of boxRects(wide)) expect(Math.min(width, height)).toBeGreaterThan(0);
    expect(boxAt(gridOf(HALVES, { gap: 20 }), { x: 150, y: 50 })).toBe(null);
    expect(boxAt(gridOf(HALVES, { gap: 20 }), { x: 170, y: 50 })).toBe(1);
  });

  it('keep their pictures covering when the grid is resized, and scale the gap by a corner only', () => {
    const settled = { ...gridOf(HALVES, { gap: 20 }) };
    const grid = { ...settled, ...gridKind.settled!(settled, env) };
    for (const [to, corner, gap] of [
      [{ width: 600, height: 400 }, true, 40],
      [{ width: 900, height: 200 }, false, 20],
      [{ width: 300, height: 60 }, false, 20],
    ] as const) {
      const next = { ...grid, ...gridKind.resized(grid, to, { corner }, env) };
      expect(next.grid_details.gap).toBe(gap);
      const { image } = next.grid_details.boxes[0]!;
      const [rect] = boxRects(next);
      expect(image!.contentDisplacement!.x).toBeLessThanOrEqual(0);
      expect(image!.contentDisplacement!.x + image!.image_width!).toBeGreaterThanOrEqual(rect!.width - 1e-6);
      expect(image!.contentDisplacement!.y + image!.image_height!).toBeGreaterThanOrEqual(
        rect!.height - 1e-6,
      );
      expect(image!.image_width! / image!.image_height!).toBeCloseTo(1.5, 6);
    }
  });

  it('name every picture they need, and refuse what is no box by its path', () => {
    expect(gridKind.needs(gridOf(HALVES))).toEqual([{ type: 'image', source: 'src:a' }]);
    const file = (boxes: unknown) => ({
      version: 1,
      id: 'd',
      width: 800,
      height: 800,
      pages: [{ id: 'p', background_color: null, groups: [], objects: [gridOf(boxes as typeof HALVES)] }],
    });
    expect(() => parseDesignFile(file(HALVES))).not.toThrow();
    expect(() => parseDesignFile(file([]))).toThrow('grid_details.boxes');
    expect(() => parseDesignFile(file([{ ...HALVES[1], color: 'red' }]))).toThrow('boxes[0].color');
  });
});

describe('the layouts', () => {
  it('are at least 24, each with a name of its own, and their boxes fill the grid without overlap', () => {
    expect(gridLayouts.length).toBeGreaterThanOrEqual(24);
    expect(new Set(gridLayouts.map(({ id }) => id)).size).toBe(gridLayouts.length);
    for (const { id, boxes } of gridLayouts) {
      const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
      expect(area, id).toBeCloseTo(1, 4);
      // no overlap and full area together: every point lies in one box
      for (const x of [0.013, 0.31, 0.52, 0.77, 0.991])
        for (const y of [0.017, 0.29, 0.53, 0.81, 0.993]) {
          const at = boxes.filter((b) => x >= b.x && x < b.x + b.width && y >= b.y && y < b.y + b.height);
          expect(at, `${id} at ${x}, ${y}`).toHaveLength(1);
        }
    }
  });
});
