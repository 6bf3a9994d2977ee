import { describe, expect, it } from 'vitest';
import { itemsIn } from '../../../../elements/generate/resize/regions/block.js';
import { flowOf } from '../../../../elements/generate/resize/regions/flow.js';
import { itemsOf, type Item } from '../../../../elements/generate/resize/regions/items.js';
import { single } from '../../../../elements/generate/resize/regions/units.js';
import { placedRect } from '../../../../elements/generate/resize/placing/evaluate.js';
import type { Placement } from '../../../../elements/generate/resize/placing/placement.js';
import { spanned } from '../../../../elements/generate/resize/placing/scenery/ground.js';
import { typesetter } from '../../../../elements/generate/resize/placing/type/type-size.js';
import { evenedAcross } from '../../../../elements/generate/resize/settling/evened.js';
import { variantsOf } from '../../../../elements/generate/resize/variants.js';
import { areaOf } from '../../../../elements/generate/resize/regions/rects.js';
import { intersectRects } from '../../../../elements/math/geometry.js';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import { shapeOf } from '../../../support/objects.js';
import { env, FORMS, from, rectangle, resized, seen, words } from './support/pages.js';

/** Drawings with their words beside them on wide pages. */

const WIDE = { width: 1500, height: 500 };
const star = (id: string, x: number, y: number, size: number) =>
  shapeOf({ outline: 'star', fill: '#d35400' }, { id, position: { x, y }, width: size, height: size });
const path = (id: string, d: string, box: readonly [number, number, number, number]) =>
  shapeOf(
    { outline: 'rectangle', fill: '#b08d57', path: { d, viewBox: [0, 0, 100, 100], rule: 'evenodd' } },
    { id, position: { x: box[0], y: box[1] }, width: box[2], height: box[3] },
  );

describe('a drawing above words on a wide page', () => {
  it('has all of them beside it, though a wide gap parts the last from the others', () => {
    const objects: DesignObject[] = [
      star('art', 300, 60, 400),
      words('name', 'Jo and Sam', 80, 300, 500, 400),
      words('day', 'June 12', 40, 300, 620, 400),
      words('more', 'Answer by May', 30, 300, 900, 400),
    ];
    const [art, name, day, more] = itemsOf(objects, from, env).map(single);
    const stack = flowOf('y', [flowOf('y', [art!, name!, day!]), more!]);
    const besides = variantsOf(stack).map(({ block }) =>
      block.kind === 'flow' && block.axis === 'x'
        ? block.children.map((child) => itemsIn(child).map(({ object }) => object.id))
        : [],
    );
    expect(besides).toContainEqual([['art'], ['name', 'day', 'more']]);
  });

  it('stands inside its frame, which goes around the page, though the frame was drawn over it', () => {
    const frame = path('frame', 'M0 0H100V100H0ZM1 1V99H99V1Z', [40, 40, 920, 920]);
    const now = resized(
      [star('art', 300, 90, 400), frame, words('name', 'Jo and Sam', 80, 300, 560, 400)],
      WIDE,
    );
    expect(seen(now.get('frame')!).width).toBeGreaterThan(0.9 * WIDE.width);
  });

  it('has the words in the middle of its height, though they stood lower on their part', () => {
    const ground = rectangle('ground', '#1d3557', 0, 0, 1000, 600);
    const now = resized(
      [ground, star('art', 350, 150, 300), words('name', 'Jo and Sam', 80, 300, 640, 400)],
      WIDE,
    );
    const name = seen(now.get('name')!);
    expect(seen(now.get('ground')!).width).toBeLessThan(0.8 * WIDE.width);
    expect(Math.abs(name.y + name.height / 2 - WIDE.height / 2)).toBeLessThan(0.06 * WIDE.height);
  });
});

describe('columns on a page that got much wider', () => {
  const placed = (id: string, x: number, width: number): [Item, Placement] => {
    const [item] = itemsOf([words(id, 'Some words here', 40, x, 200, width)], from, env);
    const rect = { x, y: 200, width, height: 52 };
    return [item!, { how: 'set', rect, size: 40 }];
  };
  const page = { from: { x: 0, y: 0, ...from }, to: { x: 0, y: 0, ...WIDE } };
  const evened = (...all: [Item, Placement][]): number[] =>
    [...evenedAcross(new Map(all), page, typesetter({ from, to: WIDE, smallest: 40 }, env))].map(
      ([item, placement]) => placedRect(item, placement).x,
    );

  it('leave as much room beyond the last of them as before it', () => {
    expect(evened(placed('a', 60, 400), placed('b', 520, 380))).toEqual([60, 790]);
  });

  it('stay where the last of them has an edge of the page near it', () => {
    expect(evened(placed('a', 60, 400), placed('b', 900, 500))).toEqual([60, 900]);
  });

  it('are no columns where there is one', () => {
    expect(evened(placed('a', 60, 400))).toEqual([60]);
  });
});

describe('a drawing that its panel cut off at both sides', () => {
  const panel = rectangle('panel', '#ffd7a3', 500, 0, 500, 1000);
  const curtains = [
    rectangle('pole', '#222222', 600, 60, 300, 40),
    path('left', 'M0 0H80Q100 50 60 100H0Z', [500, 40, 160, 960]),
    path('right', 'M20 0H100V100H40Q0 50 20 0Z', [840, 40, 160, 960]),
    path('stage', 'M0 40Q50 0 100 40V100H0Z', [640, 760, 220, 240]),
  ];
  it('goes from side to side of a panel of its own form', () => {
    const now = resized([panel, ...curtains, words('title', 'How to enter a room', 90, 60, 300, 400)], WIDE);
    const [ground, left, right] = ['panel', 'left', 'right'].map((id) => seen(now.get(id)!));
    const bared = left!.x - ground!.x + (ground!.x + ground!.width - right!.x - right!.width);
    expect(bared).toBeLessThan(0.15 * ground!.width);
  });

  it('keeps the form of what stands on its ground, an animal whose tail the edge cut off', () => {
    const ground = path('hill', 'M0 20Q50 0 100 20V100H0Z', [500, 820, 500, 180]);
    const animal = path('animal', 'M0 80Q40 60 60 40L80 0L100 100H20Z', [480, 480, 440, 350]);
    const now = resized([panel, ground, animal, words('title', 'Roar', 120, 60, 300, 400)], WIDE);
    const own = seen(now.get('animal')!);
    expect(own.width / own.height).toBeCloseTo(440 / 350, 1);
  });

  it('ends at a side of its part that lies inside the page, and goes on beyond the page elsewhere', () => {
    const to = { x: 0, y: 0, width: 600, height: 500 };
    const ground = { from: { x: 0, y: 0, ...from }, to, scale: 0.5, isAcross: false, page: WIDE };
    const type = typesetter({ from, to: WIDE, smallest: 40 }, env);
    const hill = spanned({ x: -20, y: 800, width: 1040, height: 220 }, { ...ground, type });
    expect(hill.x).toBe(-10);
    expect(hill.x + hill.width).toBe(600);
    expect(hill.y + hill.height).toBe(510);
  });
});

describe.each(FORMS)('a drawing above a sheet from side to side, at $width by $height', (to) => {
  it('is seen whole', () => {
    const now = resized(
      [
        rectangle('sky', '#a8d8f0', 0, 0, 1000, 260),
        ...[0, 1, 2].map((i) =>
          shapeOf(
            { outline: 'ellipse', fill: '#d04a2c' },
            { id: `sun-${i}`, position: { x: 420 + i * 30, y: 20 + i * 30 }, width: 140, height: 140 },
          ),
        ),
        rectangle('sheet', '#f4fbff', 0, 260, 1000, 740),
        words('title', 'Summer reader', 90, 200, 420, 700),
        words('why', 'To Tomas Reyes, who read fourteen books in ten weeks', 30, 200, 600, 500),
        words('date', 'August 14, 2027', 26, 200, 860, 300),
      ],
      to,
    );
    const sheet = seen(now.get('sheet')!);
    for (const i of [0, 1, 2]) {
      const sun = seen(now.get(`sun-${i}`)!);
      expect(sun.y).toBeGreaterThan(-1);
      expect(areaOf(intersectRects(sun, sheet))).toBeLessThan(0.02 * areaOf(sun));
    }
  });
});
