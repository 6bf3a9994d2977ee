import { describe, expect, it } from 'vitest';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import { shapeOf } from '../../../support/objects.js';
import { rectangle, resized, seen, words } from './support/pages.js';

/** Six like things side by side at the foot of a page of 1000 x 1000, cut off by its edges, and words above them. */
const tulip = (i: number, width = 170): DesignObject =>
  shapeOf(
    { outline: 'ellipse', fill: '#cc3344' },
    { id: `tulip-${i}`, position: { x: i * 175 - 25, y: 680 }, width, height: 340 },
  );
const row = [0, 1, 2, 3, 4, 5].map((i) => tulip(i));
const page = [
  rectangle('paper', '#eeffee', 0, 0, 1000, 1000),
  words('title', 'Thank you', 120, 150, 150, 700),
];

const shown = (all: ReadonlyMap<string, DesignObject>) =>
  [...all.values()].filter(({ id, hidden }) => id.startsWith('tulip') && !hidden).map(seen);
const left = (boxes: readonly { x: number }[]) => Math.min(...boxes.map(({ x }) => x));
const right = (boxes: readonly { x: number; width: number }[]) =>
  Math.max(...boxes.map(({ x, width }) => x + width));

describe('a row of like things from side to side', () => {
  const wide = resized([...page, ...row], { width: 2200, height: 1000 });

  it('goes on to both sides of a wider page, in its own form', () => {
    const boxes = shown(wide);
    expect(boxes.length).toBeGreaterThan(row.length);
    expect(left(boxes)).toBeLessThanOrEqual(0);
    expect(right(boxes)).toBeGreaterThanOrEqual(2200);
    for (const { width, height } of boxes) expect(width / height).toBeCloseTo(0.5, 2);
    const xs = boxes.map(({ x }) => x).sort((a, b) => a - b);
    const steps = xs.slice(1).map((x, i) => x - xs[i]!);
    for (const step of steps) expect(step).toBeLessThan(boxes[0]!.width * 1.2);
  });

  it('stands in the order it stood in, above the page and below nothing new', () => {
    const order = [...wide.values()].sort((a, b) => a.layer_index - b.layer_index);
    expect(order.map(({ layer_index }) => layer_index)).toEqual(order.map((_, i) => i));
    expect(order[0]!.id).toBe('paper');
  });

  it('is laid out again without two things of one id', () => {
    const again = resized([...wide.values()], { width: 4400, height: 1000 }, { width: 2200, height: 1000 });
    expect(again.size).toBeGreaterThan(wide.size);
    for (const id of wide.keys()) expect(again.has(id)).toBe(true);
  });

  it('goes on beyond a narrower page; what nobody sees is hidden', () => {
    const tall = resized([...page, ...row], { width: 700, height: 1600 });
    const boxes = shown(tall);
    expect(left(boxes)).toBeLessThanOrEqual(0);
    expect(right(boxes)).toBeGreaterThanOrEqual(700);
    expect(boxes[0]!.height).toBeGreaterThan(340 * 0.75);
    for (const { x, width } of boxes) expect(x < 700 && x + width > 0).toBe(true);
  });

  it('is not drawn over words', () => {
    const beside = words('note', 'By the gate', 60, 20, 560, 300);
    const all = resized([...page, beside, ...row], { width: 2200, height: 1000 });
    const note = seen(all.get('note')!);
    for (const { x, y, width, height } of shown(all))
      expect(
        x < note.x + note.width && note.x < x + width && y < note.y + note.height && note.y < y + height,
      ).toBe(false);
  });
});

it('one large thing among small ones is not drawn twice', () => {
  const hero = shapeOf(
    { outline: 'star', fill: '#ffcc00' },
    { id: 'tulip-hero', position: { x: 250, y: 520 }, width: 500, height: 480 },
  );
  const sides = [tulip(0, 120), tulip(1, 60), tulip(4, 60), tulip(5, 150)];
  const all = resized([...page, hero, ...sides], { width: 2200, height: 1000 });
  expect([...all.keys()].filter((id) => id.includes('copy'))).toEqual([]);
});
