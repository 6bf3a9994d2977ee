import { describe, expect, it } from 'vitest';
import { FORMS, rectangle, resized, seen, words } from './support/pages.js';

/** Sheets to write in and programs, whose columns are read from top to bottom. */

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const COLUMNS = ['In', 'Out', 'Hours'];

describe.each(FORMS)('a sheet of hours laid out anew for $width by $height', (to) => {
  const now = resized(
    [
      words('title', 'Timesheet', 80, 80, 60, 500),
      rectangle('head', '#c44f2c', 80, 240, 840, 60),
      ...COLUMNS.map((name, i) => words(`head-${i}`, name, 22, 460 + i * 160, 256, 100)),
      ...DAYS.flatMap((day, i) => [
        ...(i % 2 === 0 ? [rectangle(`stripe-${i}`, '#dddcc8', 80, 300 + i * 90, 840, 90)] : []),
        words(`day-${i}`, day, 24, 100, 330 + i * 90, 220),
      ]),
      ...COLUMNS.map((_, i) => rectangle(`line-${i}`, '#cccccc', 440 + i * 160, 300, 2, 450)),
      words('sum', 'Total', 34, 600, 800, 120),
    ],
    to,
  );
  const of = (id: string) => seen(now.get(id)!);

  it('keeps its rows as wide as its heading', () => {
    const head = of('head');
    for (const i of [0, 2, 4]) {
      expect(of(`stripe-${i}`).x).toBeCloseTo(head.x, 0);
      expect(of(`stripe-${i}`).width).toBeCloseTo(head.width, 0);
    }
  });

  it('keeps what heads a column after the line of it', () => {
    COLUMNS.forEach((_, i) => {
      expect(of(`head-${i}`).x).toBeGreaterThan(of(`line-${i}`).x);
      if (i < 2) expect(of(`head-${i}`).x).toBeLessThan(of(`line-${i + 1}`).x);
    });
  });

  it('keeps its days at even steps, each on its row', () => {
    const tops = DAYS.map((_, i) => of(`day-${i}`).y);
    for (const [i, top] of tops.slice(2).entries())
      expect(top - tops[i + 1]!).toBeCloseTo(tops[1]! - tops[0]!, 0);
    for (const i of [0, 2, 4]) expect(of(`day-${i}`).y).toBeGreaterThan(of(`stripe-${i}`).y);
  });
});

const PIECES = [
  ['Opening', 'All classes'],
  ['Sugar and snow', 'Ballet I'],
  ['Two dolls', 'Lena and Ava'],
  ['The long night', 'Ballet IV'],
  ['Bear in slippers', 'Dads'],
  ['Bows', 'Bring some tissues'],
] as const;

describe.each(FORMS)('a program of which some names are short, for $width by $height', (to) => {
  it('has one size of letters, and each name on the line of its piece', () => {
    const now = resized(
      [
        words('title', 'A winter recital', 80, 100, 80, 700),
        ...PIECES.flatMap(([piece, name], i) => [
          words(`piece-${i}`, piece, 26, 120, 330 + i * 70, 320),
          words(`name-${i}`, name, 26, 880 - name.length * 14, 330 + i * 70, name.length * 14),
        ]),
        words('where', 'Orpheum Theater, doors at 6:30', 22, 120, 860, 400),
      ],
      to,
    );
    const sizes = PIECES.map((_, i) => seen(now.get(`piece-${i}`)!).height);
    for (const size of sizes) expect(size).toBeCloseTo(sizes[0]!, 0);
    PIECES.forEach((_, i) => {
      const [piece, name] = [seen(now.get(`piece-${i}`)!), seen(now.get(`name-${i}`)!)];
      expect(Math.abs(piece.y - name.y)).toBeLessThan(0.6 * piece.height);
      expect(name.x).toBeGreaterThan(piece.x + piece.width);
    });
  });
});

describe.each(FORMS)('a price list with lines between its rows, for $width by $height', (to) => {
  it('has each line between the rows that it parts', () => {
    const now = resized(
      [
        words('title', 'Rates', 80, 100, 80, 700),
        ...['Logo', 'Label', 'Menu', 'Website'].flatMap((name, i) => [
          words(`name-${i}`, name, 28, 100, 300 + i * 130, 300),
          words(`what-${i}`, 'Three ideas, two rounds', 20, 100, 340 + i * 130, 400),
          words(`price-${i}`, `$${300 + i * 20}`, 34, 820, 305 + i * 130, 80),
          ...(i < 3 ? [rectangle(`line-${i}`, '#999999', 100, 395 + i * 130, 800, 2)] : []),
        ]),
      ],
      to,
    );
    for (const i of [0, 1, 2]) {
      if (now.get(`name-${i + 1}`)!.hidden || now.get(`line-${i}`)!.hidden) continue;
      const line = seen(now.get(`line-${i}`)!);
      expect(line.y).toBeGreaterThan(seen(now.get(`name-${i}`)!).y);
      expect(line.y).toBeLessThan(seen(now.get(`name-${i + 1}`)!).y + 1);
      const price = seen(now.get(`price-${i}`)!);
      expect(line.x + line.width).toBeGreaterThan(price.x + price.width / 2);
    }
  });
});

describe.each(FORMS)('rows with a number on a tile at their start, for $width by $height', (to) => {
  it('keep each number in the middle of its tile, the tile as high as its row', () => {
    const now = resized(
      [
        words('title', 'Tend your head', 70, 60, 60, 700),
        ...['Name it', 'Share it', 'Move it'].flatMap((name, i) => [
          rectangle(`row-${i}`, '#dde8ea', 60, 240 + i * 240, 880, 180),
          rectangle(`tile-${i}`, '#ff7755', 60, 240 + i * 240, 150, 180),
          rectangle(`joint-${i}`, '#ff7755', 150, 240 + i * 240, 70, 180),
          words(`number-${i}`, `${i + 1}`, 80, 112, 278 + i * 240, 60),
          words(`name-${i}`, name, 44, 250, 260 + i * 240, 600),
          words(`what-${i}`, 'A feeling with a name is smaller', 28, 250, 320 + i * 240, 640),
        ]),
      ],
      to,
    );
    const of = (id: string) => seen(now.get(id)!);
    const middle = ({ x, width }: { x: number; width: number }) => x + width / 2;
    for (const i of [0, 1, 2]) {
      if (now.get(`name-${i}`)!.hidden) continue;
      const [row, tile, joint] = [of(`row-${i}`), of(`tile-${i}`), of(`joint-${i}`)];
      for (const own of [tile, joint]) expect(own.height).toBeCloseTo(row.height, 0);
      const both = { x: tile.x, width: joint.x + joint.width - tile.x };
      expect(Math.abs(middle(of(`number-${i}`)) - middle(both))).toBeLessThan(0.15 * both.width);
      expect(of(`name-${i}`).x).toBeGreaterThan(both.x + both.width);
    }
  });
});
