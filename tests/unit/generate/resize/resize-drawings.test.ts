import { describe, expect, it } from 'vitest';
import type { Rect } from '../../../../elements/math/geometry.js';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import { imageOf, shapeOf } from '../../../support/objects.js';
import { openCatalog, relaid } from './support/catalog.js';
import { FORMS, rectangle, resized, seen, words } from './support/pages.js';

/** Pages with drawings, lists and collages that once fell apart, in sizes of every form. */

const ellipse = (id: string, fill: string, x: number, y: number, size: number) =>
  shapeOf({ outline: 'ellipse', fill }, { id, position: { x, y }, width: size, height: size });
const photo = (id: string, x: number, y: number, width: number, height: number) =>
  imageOf({ src: id }, { id, position: { x, y }, width, height });
const bottomOf = ({ y, height }: Rect): number => y + height;
const rightOf = ({ x, width }: Rect): number => x + width;
const areaOf = ({ width, height }: Rect): number => width * height;
const commonOf = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(rightOf(a), rightOf(b)) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(bottomOf(a), bottomOf(b)) - Math.max(a.y, b.y));

describe.each(FORMS)('a page with a drawing laid out anew for $width by $height', (to) => {
  it('keeps the sun as deep behind its hills as it was, and the hills on the edges of the page', () => {
    const hills = shapeOf(
      {
        outline: 'rectangle',
        fill: '#3a5a40',
        path: { d: 'M0 30C25 0 75 60 100 20V100H0Z', viewBox: [0, 0, 100, 100] },
      },
      { id: 'hills', position: { x: 0, y: 780 }, width: 1000, height: 220 },
    );
    const all = [
      ellipse('sun', '#f4a261', 330, 560, 340),
      hills,
      words('title', 'Early light', 110, 60, 80, 880),
      words('more', 'Songs from the porch', 36, 60, 240, 600),
    ];
    const now = resized(all, to);
    const [sun, band] = [seen(now.get('sun')!), seen(now.get('hills')!)];
    const was = { sun: seen(all[0]!), band: seen(hills) };
    const depth = (s: Rect, b: Rect): number => (bottomOf(s) - b.y) / s.height;
    expect(depth(sun, band)).toBeCloseTo(depth(was.sun, was.band), 1);
    expect(sun.width / sun.height).toBeCloseTo(1, 2);
    expect(band.x).toBeLessThan(1);
    expect(rightOf(band)).toBeGreaterThan(to.width - 1);
    expect(bottomOf(band)).toBeGreaterThan(to.height - 1);
  });

  it('lets what stands on a floor stand on it', () => {
    const all = [
      rectangle('floor', '#222222', 0, 930, 1000, 70),
      rectangle('body', '#e76f51', 380, 640, 160, 290),
      ellipse('head', '#e9c46a', 400, 530, 120),
      rectangle('box', '#2a9d8f', 590, 830, 180, 100),
      words('title', 'We bring the shine', 100, 60, 70, 700),
    ];
    const now = resized(all, to);
    const [floor, body, head, box] = ['floor', 'body', 'head', 'box'].map((id) => seen(now.get(id)!));
    for (const each of [body!, box!])
      expect(Math.abs(bottomOf(each) - floor!.y)).toBeLessThan(0.02 * to.height);
    expect(Math.abs(bottomOf(head!) - body!.y - (650 - 640) * (body!.width / 160))).toBeLessThan(
      0.02 * to.height,
    );
    expect(floor!.width).toBeGreaterThan(to.width - 1);
  });

  it('stretches no round bar of a drawing', () => {
    const bars = [0, 1, 2, 3, 4, 5].map((i) =>
      shapeOf(
        { outline: 'rectangle', fill: '#ff3b6b', radius: 0.5 },
        {
          id: `b${i}`,
          position: { x: 10 + i * 68, y: 300 + (i % 2) * 60 },
          width: 24,
          height: 400 - (i % 2) * 120,
        },
      ),
    );
    const now = resized(
      [...bars, ellipse('disc', '#111122', 40, 370, 280), words('title', 'Vinyl only', 110, 480, 380, 480)],
      to,
    );
    for (const bar of bars) {
      const [was, is] = [seen(bar), seen(now.get(bar.id)!)];
      expect(is.height / is.width).toBeCloseTo(was.height / was.width, 0);
    }
  });

  it('keeps the prices of a list on the lines of their dishes', () => {
    const dishes = ['Oysters', 'Beet salad', 'Onion soup', 'Warm bread'];
    const rows = dishes.flatMap((dish, i) => [
      words(`d${i}`, dish, 34, 80, 300 + i * 150, 400),
      words(`m${i}`, i % 2 ? 'Toast and cheese' : 'Six, with lemon\nand pepper', 24, 80, 346 + i * 150, 400),
      words(`p${i}`, `${9 + i * 3}`, 34, 860, 300 + i * 150, 60),
    ]);
    const now = resized([words('title', 'Pier kitchen', 90, 80, 80, 800), ...rows], to);
    dishes.forEach((_, i) => {
      const [dish, price] = [now.get(`d${i}`)!, now.get(`p${i}`)!];
      if (dish.hidden || price.hidden) return;
      expect(Math.abs(dish.position.y - price.position.y)).toBeLessThan(0.6 * dish.height);
    });
  });

  it('lays tiles with a cut column in rows without holes', () => {
    const tiles = Array.from({ length: 12 }, (_, i) =>
      rectangle(
        `t${i}`,
        i % 2 ? '#e4572e' : '#14213d',
        (i % 4) * 220,
        340 + Math.floor(i / 4) * 220,
        220,
        220,
      ),
    );
    const cut = [0, 1, 2].map((i) => rectangle(`c${i}`, '#f4d35e', 880, 340 + i * 220, 120, 220));
    const ground = rectangle('paper', '#fff4fb', 0, 0, 1000, 340);
    const now = resized([...tiles, ...cut, ground, words('title', 'Still you', 110, 80, 90, 840)], to);
    const boxes = [...tiles, ...cut].map(({ id }) => seen(now.get(id)!));
    const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
    const [right, bottom] = [Math.max(...boxes.map(rightOf)), Math.max(...boxes.map(bottomOf))];
    const taken = boxes.reduce((all, box) => all + areaOf(box), 0);
    expect(taken / ((right - left) * (bottom - top))).toBeGreaterThan(0.95);
    const edges = [left, top, to.width - right, to.height - bottom];
    expect(edges.filter((gap) => gap < 2).length).toBeGreaterThan(2);
  });

  it('lets a ribbon reach both edges and its fold hang on it', () => {
    const fold = shapeOf(
      { outline: 'triangle', fill: '#7a1f1f' },
      { id: 'fold', position: { x: 0, y: 760 }, width: 90, height: 50 },
    );
    const all = [
      photo('ground', 0, 0, 1000, 1000),
      rectangle('ribbon', '#d1402b', 0, 500, 1000, 260),
      fold,
      words('title', 'Orange salad, no oven', 80, 70, 560, 640),
    ];
    const now = resized(all, to);
    const [ribbon, hung] = [seen(now.get('ribbon')!), seen(now.get('fold')!)];
    expect(ribbon.x).toBeLessThan(1);
    expect(rightOf(ribbon)).toBeGreaterThan(to.width - 1);
    expect(Math.abs(hung.y - bottomOf(ribbon))).toBeLessThan(0.02 * to.height);
  });

  it('stretches a collage along its gutters, its words on their panel', () => {
    const all = [
      photo('a', 0, 0, 640, 560),
      photo('b', 652, 0, 348, 274),
      photo('c', 652, 286, 348, 274),
      rectangle('panel', '#b5452a', 0, 572, 300, 428),
      words('year', '2027', 90, 40, 610, 220),
      words('title', 'Our long table', 74, 350, 640, 600),
      words('host', 'The Hale family', 28, 350, 900, 400),
    ];
    const now = resized(all, to);
    const [a, b, c, panel, year] = ['a', 'b', 'c', 'panel', 'year'].map((id) => seen(now.get(id)!));
    const shown = [a!, b!, c!].reduce((sum, box) => sum + areaOf(box), 0);
    expect(shown / (to.width * to.height)).toBeGreaterThan(0.4);
    const gutter = 0.03 * Math.max(to.width, to.height);
    expect(b!.x - rightOf(a!)).toBeLessThan(gutter);
    expect(c!.y - bottomOf(b!)).toBeLessThan(gutter);
    expect(commonOf(year!, panel!) / areaOf(year!)).toBeGreaterThan(0.95);
  });
});

describe('a sign with an emblem between its words', () => {
  it.each([
    { width: 940, height: 788 },
    { width: 300, height: 250 },
    { width: 1080, height: 1080 },
  ])('does not let the emblem dwindle for larger words, at $width by $height', async (to) => {
    const { was, now } = await relaid(await openCatalog(), 'de-privatgrundstueck', to);
    const [emblem, text] = ['ellipse-5', 'detail-7'].map((id) => was.find((object) => object.id === id)!);
    const drawn = now.get('ellipse-5')!.width / emblem!.width;
    const sizeOf = (object: DesignObject): number => (object as TextObject).text_details.fontSize;
    expect(drawn / (sizeOf(now.get('detail-7')!) / sizeOf(text!))).toBeGreaterThan(0.5);
  });
});
