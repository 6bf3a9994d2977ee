import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { opInk } from '../../../elements/display/ink-bounds.js';
import type { Group, Op, Shadow } from '../../../elements/display/ops.js';
import type { Rect } from '../../../elements/math/geometry.js';
import { multiply, rotation, translation, type Matrix } from '../../../elements/math/matrix.js';
import type { PaintContext, PaintEnv } from '../../../elements/paint/env.js';
import { paintOps } from '../../../elements/paint/painter.js';
import { nodePaintEnv } from '../../../elements/render/node.js';
import { difference } from '../../visual/difference.js';

const SIZE = 400;
const env = nodePaintEnv(() => undefined);

const rect = (x: number, y: number, width: number, height: number, fill = '#ff0000'): Op => ({
  op: 'fillPath',
  d: `M${x} ${y}h${width}v${height}h${-width}Z`,
  fill,
});
const cast: Shadow = { color: '#0000ff', opacity: 1, dx: 30, dy: 0, blur: 0, scale: 1 };
const group = (shadow: Partial<Shadow>, more: Partial<Group> = {}): Group => ({
  op: 'group',
  shadows: [{ ...cast, ...shadow }],
  children: [rect(-40, -40, 80, 80)],
  transform: translation(200, 200),
  ...more,
});

interface How {
  readonly area?: Rect;
  readonly view?: Matrix;
  readonly with?: PaintEnv;
}

function painted(ops: readonly Op[], { area, view, with: own = env }: How = {}) {
  const context = createCanvas(SIZE, SIZE).getContext('2d');
  if (view) context.setTransform(...view);
  if (area) {
    context.beginPath();
    context.rect(area.x, area.y, area.width, area.height);
    context.clip();
  }
  paintOps(context as unknown as PaintContext, ops, own, area ? { area } : {});
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  const rows = ({ x, y, width, height }: Rect): number[] =>
    Array.from({ length: height }, (_, row) => {
      const start = ((y + row) * SIZE + x) * 4;
      return [...data.slice(start, start + width * 4)];
    }).flat();
  return {
    data,
    within: rows,
    at: (x: number, y: number): readonly number[] => [
      ...data.slice((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 4),
    ],
  };
}

const NOTHING = [0, 0, 0, 0];
const BLUE = [0, 0, 255, 255];

describe('shadows', () => {
  it('lie beneath what casts them, in one color, at their distance and no further', () => {
    const { at } = painted([group({})]);
    expect([at(200, 200), at(239, 200), at(241, 200), at(269, 200), at(271, 200)]).toEqual([
      [255, 0, 0, 255],
      [255, 0, 0, 255],
      BLUE,
      BLUE,
      NOTHING,
    ]);
  });

  it('fall the same way however their object is turned or flipped', () => {
    for (const turn of [90, 180, 270]) {
      const transform = multiply(translation(200, 200), rotation(turn));
      expect(painted([group({}, { transform })]).at(260, 200)).toEqual(BLUE);
    }
    expect(painted([group({}, { transform: [-1, 0, 0, 1, 200, 200] })]).at(260, 200)).toEqual(BLUE);
  });

  it('grow with the view, blur and all', () => {
    const near = painted([group({ blur: 6 })], { view: [0.5, 0, 0, 0.5, 0, 0] });
    const far = painted([
      group({ blur: 3, dx: 15 }, { children: [rect(-20, -20, 40, 40)], transform: translation(100, 100) }),
    ]);
    expect(difference(near.data, far.data).most).toBe(0);
  });

  it('take their size from the middle of the ink', () => {
    const { at } = painted([group({ dx: 0, scale: 1.5 })]);
    expect([at(241, 200), at(259, 200), at(200, 141), at(261, 200)]).toEqual([BLUE, BLUE, BLUE, NOTHING]);
  });

  it('fade with their object as one: nothing shows through it', () => {
    const { at } = painted([group({}, { opacity: 0.5 })]);
    expect([at(235, 200), at(260, 200)]).toEqual([
      [255, 0, 0, 128],
      [0, 0, 255, 128],
    ]);
  });

  it('leave the same pixels when a place is painted alone, also those of large blurs', () => {
    const ground = rect(0, 0, SIZE, SIZE, '#ffffff');
    const area = { x: 173, y: 61, width: 90, height: 111 };
    for (const blur of [0, 5, 15, 40, 90]) {
      const shadowed = group({ blur, dx: 21.3, dy: -17.7 }, { transform: translation(190.4, 207.7) });
      const whole = painted([ground, shadowed]);
      const part = painted([ground, shadowed], { area });
      expect(difference(whole.within(area), part.within(area)).most, `blur ${blur}`).toBeLessThanOrEqual(1);
      expect(part.at(area.x - 1, area.y)).toEqual(NOTHING);
    }
  });

  it('have all their pixels within the ink, wherever they fall', () => {
    for (const [blur, scale] of [
      [0, 1.4],
      [8, 1],
      [30, 0.5],
    ] as const) {
      const op = group(
        { blur, scale, dx: 25, dy: 19 },
        { transform: multiply(translation(200, 200), rotation(40)) },
      );
      const { x, y, width, height } = opInk(op);
      const { data } = painted([op]);
      let outside = 0;
      for (let i = 3; i < data.length; i += 4) {
        if (data[i] === 0) continue;
        const [px, py] = [((i - 3) / 4) % SIZE, Math.floor((i - 3) / 4 / SIZE)];
        if (px < x - 2 || px > x + width + 1 || py < y - 2 || py > y + height + 1) outside++;
      }
      expect(outside).toBe(0);
    }
  });

  it('are cast by the shape alone: a shadow casts none, nor does a mask let one out', () => {
    const inner = group({ dx: 100 }, { transform: translation(0, 0) });
    const outer: Group = {
      op: 'group',
      shadows: [{ ...cast, dx: 0, dy: 90 }],
      children: [inner],
      transform: translation(150, 150),
    };
    const { at } = painted([outer]);
    expect([at(250, 150), at(150, 240), at(250, 240)]).toEqual([BLUE, BLUE, NOTHING]);
    const masked = painted([group({}, { mask: [rect(-40, -40, 90, 80)] })]);
    expect([masked.at(245, 200), masked.at(255, 200)]).toEqual([BLUE, NOTHING]);
  });
});

describe('a painter without memory for layers', () => {
  const told: unknown[] = [];
  const poor: PaintEnv = {
    ...nodePaintEnv(() => undefined),
    createCanvas: (width, height) => ({ width, height, getContext: () => null }) as never,
    failed: (error) => void told.push(error),
  };

  it('says so and paints what can be painted without them', () => {
    const mask: Op = rect(0, 0, 50, 50);
    const { at } = painted(
      [
        group({ blur: 5 }),
        { op: 'group', mask: [mask], children: [rect(0, 0, 100, 100)] },
        { op: 'group', opacity: 0.5, children: [rect(300, 300, 50, 50), rect(360, 300, 30, 30)] },
        rect(0, 300, 50, 50, '#00ff00'),
      ],
      { with: poor },
    );
    expect(told.length).toBeGreaterThan(0);
    expect([at(200, 200), at(260, 200)]).toEqual([[255, 0, 0, 255], NOTHING]);
    expect([at(25, 25), at(75, 75)]).toEqual([[255, 0, 0, 255], NOTHING]);
    expect(at(310, 310)).toEqual([255, 0, 0, 128]);
    expect(at(25, 325)).toEqual([0, 255, 0, 255]);
  });

  it('throws where a picture must be exact: no file lacks something silently', () => {
    const context = createCanvas(SIZE, SIZE).getContext('2d') as unknown as PaintContext;
    expect(() => paintOps(context, [group({ blur: 5 })], poor, { exact: true })).toThrow(/no memory/);
    expect(() => paintOps(context, [rect(0, 0, 5, 5)], poor, { exact: true })).not.toThrow();
  });

  it('goes on after a picture that cannot be drawn', () => {
    const lost: PaintEnv = {
      ...nodePaintEnv(() => ({ width: 5, height: 5 }) as never),
      failed: (error) => void told.push(error),
    };
    told.length = 0;
    const image: Op = { op: 'image', source: 'a', x: 0, y: 0, width: 10, height: 10 };
    const { at } = painted([image, rect(0, 300, 50, 50, '#00ff00')], { with: lost });
    expect(told).toHaveLength(1);
    expect(at(25, 325)).toEqual([0, 255, 0, 255]);
  });
});
