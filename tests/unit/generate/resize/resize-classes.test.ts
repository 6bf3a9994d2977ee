import { describe, expect, it } from 'vitest';
import { textLayout } from '../../../../elements/objects/text/layout.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import { shapeOf } from '../../../support/objects.js';
import { env, FORMS, rectangle, resized, seen, words } from './support/pages.js';

/** Kinds of pages that were once laid out badly, in sizes of every form. */

describe.each(FORMS)('a page laid out anew for $width by $height', (to) => {
  it('keeps a badge with its words, and over the edge of what it is stuck on', () => {
    const all = [
      rectangle('photo', '#335577', 0, 0, 1000, 520),
      words('title', 'A walk along the river', 70, 60, 640, 860),
      words('more', 'Every Sunday until the first snow', 30, 60, 760, 860),
      shapeOf(
        { outline: 'ellipse', fill: '#cc3333' },
        { id: 'badge', position: { x: 720, y: 420 }, width: 200, height: 200 },
      ),
      words('price', 'Free', 44, 775, 490, 95),
    ];
    const now = resized(all, to);
    const [badge, price, photo] = [now.get('badge')!, now.get('price')!, now.get('photo')!].map(seen);
    expect(now.get('price')!.hidden).toBeFalsy();
    const middle = { x: price!.x + price!.width / 2, y: price!.y + price!.height / 2 };
    expect(middle.x).toBeGreaterThan(badge!.x);
    expect(middle.x).toBeLessThan(badge!.x + badge!.width);
    expect(middle.y).toBeGreaterThan(badge!.y);
    expect(middle.y).toBeLessThan(badge!.y + badge!.height);
    expect(badge!.y).toBeLessThan(photo!.y + photo!.height);
    expect(badge!.x).toBeLessThan(photo!.x + photo!.width);
  });

  it('keeps tiles beside each other', () => {
    const tiles = Array.from({ length: 12 }, (_, i) =>
      rectangle(
        `t${i}`,
        i % 2 ? '#e4572e' : '#14213d',
        400 + (i % 3) * 200,
        Math.floor(i / 3) * 250,
        200,
        250,
      ),
    );
    const now = resized([...tiles, words('name', 'Form and field', 48, 40, 400, 330)], to);
    const boxes = tiles.map(({ id }) => seen(now.get(id)!));
    const left = Math.min(...boxes.map(({ x }) => x));
    const top = Math.min(...boxes.map(({ y }) => y));
    const right = Math.max(...boxes.map(({ x, width }) => x + width));
    const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
    const taken = boxes.reduce((all, { width, height }) => all + width * height, 0);
    expect(taken / ((right - left) * (bottom - top))).toBeGreaterThan(0.95);
  });

  it('breaks no word, leaves no break inside a sentence, and no word alone on the last of its lines', () => {
    const sentence = 'Halve and stone the plums and toss them\nwith half of the sugar and the cinnamon';
    const all = [
      words('title', 'Second helpings of everything', 90, 60, 80, 880),
      words('body', sentence, 34, 60, 420, 700),
    ];
    const now = resized(all, to);
    for (const id of ['title', 'body']) {
      const text = now.get(id) as TextObject;
      const layout = textLayout(text, env);
      expect(layout.brokenWord).toBe(false);
      const widths = layout.lines.map(({ width }) => width);
      const isLong = text.text_details.text.split(' ').length > 3 && widths.length > 1;
      if (isLong && !text.text_details.text.includes('\n'))
        expect(widths.at(-1)! / Math.max(...widths)).toBeGreaterThan(0.3);
    }
  });

  it('lets a band reach the edges that it reached', () => {
    const all = [
      rectangle('band', '#22303f', 0, 700, 1000, 300),
      words('title', 'By the lake', 90, 60, 120, 700),
      words('date', 'Saturday 12 June', 36, 60, 820, 500),
    ];
    const band = seen(resized(all, to).get('band')!);
    const edges = [band.x, band.y, to.width - band.x - band.width, to.height - band.y - band.height];
    expect(edges.filter((gap) => gap < 1)).toHaveLength(3);
  });
});
