import { describe, expect, it } from 'vitest';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import { FORMS, rectangle, resized, seen, words } from './support/pages.js';

/** Menus and price lists, whose rows are read from one side to the other. */

const dishes = (
  key: string,
  names: readonly string[],
  top: number,
): { readonly all: DesignObject[]; readonly rows: readonly (readonly [string, string])[] } => ({
  all: names.flatMap((name, i) => [
    words(`${key}d${i}`, name, 30, 100, top + i * 90, 400),
    words(`${key}m${i}`, 'With lemon and pepper', 20, 100, top + 40 + i * 90, 500),
    words(`${key}p${i}`, `${9 + i * 3}`, 30, 860, top + i * 90, 60),
  ]),
  rows: names.map((_, i) => [`${key}d${i}`, `${key}p${i}`]),
});

describe.each(FORMS)('a menu of two lists laid out anew for $width by $height', (to) => {
  const bowls = dishes('a', ['Number one', 'The red one', 'Cold soba', 'Long udon'], 240);
  const sides = dishes('b', ['Six gyoza', 'Cucumber'], 750);
  const now = resized(
    [
      words('title', 'Slurp loudly', 80, 100, 30, 700),
      words('bowls', 'Bowls', 56, 100, 150, 400),
      rectangle('first', '#222222', 100, 225, 800, 3),
      ...bowls.all,
      words('beside', 'Beside the bowl', 56, 100, 640, 600),
      rectangle('second', '#222222', 100, 720, 800, 3),
      ...sides.all,
    ],
    to,
  );
  const shown = [...bowls.rows, ...sides.rows].filter((row) => row.every((id) => !now.get(id)!.hidden));
  const of = (id: string) => seen(now.get(id)!);

  it('keeps every price on the line of its dish, whatever headings stand between', () => {
    expect(shown.length).toBeGreaterThan(3);
    for (const [dish, price] of shown) {
      expect(Math.abs(of(dish).y - of(price).y)).toBeLessThan(0.6 * of(dish).height);
      expect(of(price).x).toBeGreaterThan(of(dish).x);
    }
  });

  it('keeps each heading above its own list', () => {
    for (const [heading, { rows }] of [
      ['bowls', bowls],
      ['beside', sides],
    ] as const) {
      if (now.get(heading)!.hidden) continue;
      const own = rows.filter((row) => shown.includes(row)).map(([dish]) => of(dish));
      for (const dish of own) expect(dish.y).toBeGreaterThan(of(heading).y);
      const left = Math.min(...own.map(({ x }) => x));
      expect(Math.abs(left - of(heading).x)).toBeLessThan(0.12 * to.width);
    }
  });
});

describe.each(FORMS)('a receipt with lines across its rows laid out anew for $width by $height', (to) => {
  const items = dishes('i', ['Film, developed', 'Contact sheets', 'Fibre prints'], 420);
  const head = [
    ['Invoice', 'RL-204'],
    ['Date', '3 November 2027'],
    ['For', 'Saoirse Benedek'],
  ].flatMap(([label, value], i) => [
    words(`l${i}`, label!, 26, 100, 220 + i * 45, 200),
    words(`v${i}`, value!, 26, 900 - value!.length * 13, 220 + i * 45, value!.length * 13),
  ]);
  const now = resized(
    [
      words('title', 'Red Lamp Darkroom', 70, 100, 60, 800),
      rectangle('first', '#222222', 100, 180, 800, 3),
      ...head,
      rectangle('second', '#222222', 100, 375, 800, 3),
      ...items.all,
      rectangle('third', '#222222', 100, 720, 800, 3),
      words('pay', 'To pay', 30, 100, 760, 200),
      words('sum', '850', 60, 790, 740, 110),
    ],
    to,
  );

  it('keeps what is said of the whole on its lines, before and after its label', () => {
    for (const i of [0, 1, 2]) {
      const [label, value] = [now.get(`l${i}`)!, now.get(`v${i}`)!];
      if (label.hidden || value.hidden) continue;
      expect(Math.abs(seen(label).y - seen(value).y)).toBeLessThan(0.6 * seen(label).height);
    }
  });
});
