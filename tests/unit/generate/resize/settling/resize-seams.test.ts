import { beforeAll, describe, expect, it } from 'vitest';
import type { DesignObject } from '../../../../../elements/objects/kinds.js';
import { shapeOf } from '../../../../support/objects.js';
import { openCatalog, relaid, type Catalog } from '../support/catalog.js';
import { rectangle, resized, seen, words } from '../support/pages.js';

/** A panel at the left of a page of 1000 x 500, words beside it, and what adorns the seam between them. */
const page = { width: 1000, height: 500 };
const beside = [
  rectangle('panel', '#224466', 0, 0, 400, 500),
  rectangle('vase', '#cc4466', 140, 150, 120, 200),
  words('title', 'Half off today', 60, 470, 120, 460),
  words('more', 'Show this card at the desk', 26, 470, 320, 460),
];
const holes = Array.from({ length: 9 }, (_, i) =>
  shapeOf(
    { outline: 'ellipse', fill: '#ffffff' },
    { id: `hole-${i}`, position: { x: 391, y: 19 + 55 * i }, width: 18, height: 18 },
  ),
);
const of = (all: ReadonlyMap<string, DesignObject>, start: string) =>
  [...all.values()].filter(({ id, hidden }) => id.startsWith(start) && !hidden).map(seen);
const middles = (boxes: readonly { x: number; y: number; width: number; height: number }[]) =>
  boxes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));

describe('what adorns the seam of two parts', () => {
  it('stands on the seam when that lies the other way, from end to end', () => {
    const now = resized([...beside, ...holes], { width: 700, height: 1400 }, page);
    const panel = seen(now.get('panel')!);
    expect(panel.width).toBeCloseTo(700, 0);
    const seam = panel.y > 1 ? panel.y : panel.y + panel.height;
    const at = middles(of(now, 'hole'));
    for (const { y } of at) expect(y).toBeCloseTo(seam, 0);
    const xs = at.map(({ x }) => x).sort((a, b) => a - b);
    expect(xs[0]).toBeLessThan(70);
    expect(xs.at(-1)).toBeGreaterThan(630);
    const steps = xs.slice(1).map((x, i) => x - xs[i]!);
    for (const step of steps) expect(step).toBeCloseTo(steps[0]!, 0);
  });

  it('has more things where the seam gets longer, each as round as it was', () => {
    const now = resized([...beside, ...holes], { width: 1500, height: 500 }, page);
    const tall = resized([...beside, ...holes], { width: 1000, height: 1000 }, page);
    expect(of(now, 'hole').length).toBeLessThanOrEqual(holes.length);
    for (const { width, height } of [...of(now, 'hole'), ...of(tall, 'hole')])
      expect(width).toBeCloseTo(height, 1);
  });

  it('is turned with it when it is a strip', () => {
    const strip = rectangle('strip', '#ffcc00', 394, 0, 12, 500);
    const now = resized([...beside, strip], { width: 700, height: 1400 }, page);
    const [panel, own] = [seen(now.get('panel')!), seen(now.get('strip')!)];
    const seam = panel.y > 1 ? panel.y : panel.y + panel.height;
    expect(own.width).toBeCloseTo(700, 0);
    expect(own.y + own.height / 2).toBeCloseTo(seam, 0);
    expect(own.height).toBeLessThan(40);
  });
});

describe('a row on a bar', () => {
  const bar = rectangle('bar', '#331122', 0, 430, 1000, 70);
  const marks = Array.from({ length: 12 }, (_, i) =>
    rectangle(`mark-${i}`, '#ffcc00', 20 + 82 * i, 450, 40, 30),
  );
  const title = [words('title', 'Half off today', 80, 60, 120, 860)];

  it('stands on it, from end to end', () => {
    const now = resized([...title, bar, ...marks], { width: 2400, height: 400 }, page);
    const own = seen(now.get('bar')!);
    const boxes = of(now, 'mark').sort((a, b) => a.x - b.x);
    expect(boxes[0]!.x).toBeLessThan(120);
    expect(boxes.at(-1)!.x + boxes.at(-1)!.width).toBeGreaterThan(2280);
    for (const { y, height } of boxes)
      expect(Math.abs(y + height / 2 - own.y - own.height / 2)).toBeLessThan(1);
  });

  it('has fewer things on a narrower page; the others are hidden', () => {
    const now = resized([...title, bar, ...marks], { width: 500, height: 900 }, page);
    const boxes = of(now, 'mark');
    for (const { x, width } of boxes) expect(x >= -1 && x + width <= 501).toBe(true);
    expect(boxes.length).toBeGreaterThan(3);
  });
});

describe('parts of a page', () => {
  it('that met meet again', () => {
    const scene = [
      rectangle('sky', '#ffeecc', 0, 0, 1000, 360),
      rectangle('floor', '#334422', 0, 360, 1000, 140),
      shapeOf(
        { outline: 'ellipse', fill: '#ee8833' },
        { id: 'sun', position: { x: 600, y: 200 }, width: 300, height: 300 },
      ),
      words('title', 'Knights on the lawn', 56, 50, 60, 420),
      words('more', 'Sundays in May', 26, 50, 240, 400),
    ];
    for (const to of [
      { width: 1000, height: 1500 },
      { width: 1080, height: 1080 },
      { width: 1500, height: 500 },
    ]) {
      const now = resized(scene, to, page);
      const [sky, floor] = [seen(now.get('sky')!), seen(now.get('floor')!)];
      expect(sky.y + sky.height).toBeGreaterThan(floor.y - 1);
    }
  });

  it('a bar with a line of words stays a bar', () => {
    const now = resized(
      [
        rectangle('panel', '#2277dd', 0, 0, 1000, 860),
        rectangle('bar', '#112244', 0, 860, 1000, 140),
        words('title', 'See you twice a year', 110, 80, 120, 500),
        words('more', 'Checkups from $60', 50, 80, 600, 400),
        words('line', 'Book online: baydental.example', 40, 80, 910, 840),
        shapeOf(
          { outline: 'ellipse', fill: '#ffffff' },
          { id: 'dot', position: { x: 640, y: 250 }, width: 300, height: 300 },
        ),
      ],
      { width: 1000, height: 1500 },
    );
    expect(seen(now.get('bar')!).height).toBeLessThan(340);
  });
});

describe('on templates of the catalog', () => {
  let catalog: Catalog;
  beforeAll(async () => {
    catalog = await openCatalog();
  });

  it('waves that were turned about go from side to side again', async () => {
    const { was, of: now } = await relaid(catalog, 'surf-channel', { width: 1200, height: 628 });
    const waves = was.filter(({ id }) => /^(upper|lower)/.test(id)).map(now);
    expect(waves.length).toBeGreaterThan(6);
    for (const { x, width } of waves) expect(x <= 0 && x + width >= 1200).toBe(true);
  });

  it('diamonds on a bar go on with it to both ends', async () => {
    const { was, now } = await relaid(catalog, 'es-tacos', { width: 1500, height: 500 });
    const isDiamond = ({ width, height, hidden }: DesignObject): boolean =>
      !hidden && Math.abs(width / height - 37 / 30) < 0.02 && width < 40;
    const before = was.filter(isDiamond);
    const diamonds = [...now.values()].filter(isDiamond).map(seen);
    expect(diamonds.length).toBeGreaterThan(before.length);
    expect(Math.min(...diamonds.map(({ x }) => x))).toBeLessThan(30);
    expect(Math.max(...diamonds.map(({ x, width }) => x + width))).toBeGreaterThan(1470);
  });

  it('tiles are as square as they can be', async () => {
    const { was, of: now } = await relaid(catalog, 'designer-business-card', { width: 1500, height: 500 });
    const rings = was.filter(({ id }) => id.startsWith('ellipse')).map(now);
    expect(rings.length).toBeGreaterThan(3);
    for (const { width, height } of rings)
      expect(Math.max(width / height, height / width)).toBeLessThan(1.15);
  });
});
