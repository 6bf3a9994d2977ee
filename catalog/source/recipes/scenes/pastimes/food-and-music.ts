import type { Layer } from '../../../../build/templates/recipe.js';
import { hills, type Point } from '../../social-media/drawing.js';
import { box, drawn, leaf, many, starAt, towards, type Region, type Scene } from '../kit.js';
import { grounded, middle, type Unit, within } from './games-and-sports.js';

const floorOf = ({ x, y, w, h }: Region, top: number, color: string): Layer => box(x, top, w, y + h - top + 0.2, color);

/** A ring of dough with icing that runs, and sprinkles or stripes on it. */
const donut = (d: Unit, icing: string, hole: string, bits: readonly string[]): Layer[] => [
  d.oval(2, 5, 50, 50, 'ink', { opacity: 0.22 }), d.disc(0, 0, 50, 'accent2/ink/.12'), d.disc(0, -1, 45, icing), ...many(12, (i) => { const [px, py] = towards(0, -1, 40, i * 30 + 8); return d.disc(px, py, i % 3 ? 6.6 : 8, icing); }),
  d.disc(0, 0, 19, icing), d.disc(0, 0, 18.5, 'accent2/ink/.24'), d.disc(0, 0, 14, hole), d.path('M-36 -12C-32 -30 -14 -40 2 -39C-12 -36 -26 -26 -30 -10C-32 -6 -37 -8 -36 -12Z', 'bg', { opacity: 0.5 }),
  ...many(26, (i) => { const [px, py] = towards(0, 0, 24 + ((i * 0.618) % 1) * 17, i * 41); return d.box(px, py, 6.4, 2.4, bits[i % bits.length]!, { radius: 0.5, rotate: i * 67 }); }),
];

/** Three donuts with sprinkles. */
export const donuts: Scene = {
  id: 'donuts', sky: 'accent2/bg/.55', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u } = middle(region);
    const back = 'accent2/bg/.76';
    return [
      u.disc(0, 0, 49, back),
      ...donut(within(u, -22, -21, 42, -20), 'ink/accent/.2', back, ['bg', 'accent2', 'accent']), ...donut(within(u, 24, -16, 40, 30), 'bg', back, ['accent', 'extra', 'accent2']),
      ...donut(within(u, -1, 20, 54), 'accent', back, ['bg', 'accent2', 'extra', 'ink']),
    ];
  },
};

const tea = (c: Unit, drink: string, lid: string): Layer[] => [
  c.line([4, -20], [16, -62], 8, lid), c.line([6, -20], [17, -58], 2, 'bg', { opacity: 0.5 }),
  c.path('M-31 -30L31 -30L22 50L-22 50Z', 'bg'), c.path('M-28 -20L28 -20L20 47L-20 47Z', drink), c.path('M-25 2C-10 8 10 -6 25 2L20 47L-20 47Z', 'ink', { opacity: 0.12 }),
  ...([[-15, 41], [-5, 42], [6, 41], [15, 42], [-10, 33], [1, 33.5], [12, 33], [-17, 26], [-4, 25], [8, 25], [17, 25], [-12, 16], [4, 15]] as const).flatMap(([px, py]) => [c.disc(px, py, 5.2, 'ink'), c.disc(px - 1.6, py - 1.8, 1.2, 'bg', { opacity: 0.7 })]),
  c.path('M-22 -16L-14 -16L-9 40L-15 40Z', 'bg', { opacity: 0.45 }), c.path('M-30 -32C-28 -52 28 -52 30 -32Z', 'bg', { opacity: 0.7 }), c.box(0, -30, 68, 6, lid, { radius: 0.5 }),
];

/** Three cups of tea with pearls. */
export const bubbleTea: Scene = {
  id: 'bubble-tea', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u, floor } = grounded(region);
    return [
      u.disc(0, -2, 46, 'extra/bg/.74'), ...([[-40, -30, 3], [-33, -42, 2], [42, -24, 2.6], [36, -40, 4], [-45, -10, 2]] as const).map(([px, py, r]) => u.disc(px, py, r, 'bg')),
      ...tea(within(u, -29, 17, 62), 'accent2', 'accent'), ...tea(within(u, 29, 17, 62), 'extra', 'accent'), ...tea(within(u, 0, 12, 74), 'accent/bg/.36', 'ink'),
      floorOf(region, floor - u.k * 1.5, 'accent'),
    ];
  },
};

/** A pizza with a slice drawn out of it. */
export const pizza: Scene = {
  id: 'pizza', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: (region) => {
    const { u } = middle(region);
    const wedge = (p: Unit, from: number, to: number): Layer[] => {
      const arc = (r: number): Point[] => many(9, (i) => towards(0, 0, r, from + ((to - from) * i) / 8));
      const step = to - from;
      const [a, b, c] = [towards(0, 0, 29, from + step * 0.3), towards(0, 0, 30, from + step * 0.74), towards(0, 0, 15, from + step * 0.5)];
      const round = ([px, py]: readonly [number, number]): Layer[] => [p.disc(px, py, 5.4, 'accent'), p.disc(px - 1.2, py - 1.2, 3.6, 'accent/bg/.16')];
      return [p.poly([[0, 0], ...arc(45)], 'accent2/ink/.36'), p.poly([[0, 0], ...arc(43.4)], 'accent2/ink/.16'), p.poly([[0, 0], ...arc(38)], 'accent'), p.poly([[0, 0], ...arc(36.4)], 'accent2/bg/.24'), ...round(a), ...round(b), leaf(...p.to(...c), 9 * p.k, 5 * p.k, from + 70, 'extra/ink/.3'), p.disc(...towards(0, 0, 22, from + step * 0.24), 1.6, 'ink'), p.disc(...towards(0, 0, 35, from + step * 0.52), 1.4, 'ink')];
    };
    return [
      u.disc(0, 1, 49, 'accent2/ink/.62'), u.disc(0, 0, 47.6, 'accent2/ink/.46'),
      ...[45, 90, 135, 180, 225, 270, 315].flatMap((a) => wedge(within(u, -2, 1.5, 96), a + 1, a + 44)),
      ...wedge(within(u, 5.4, -1.6, 96), 1, 44),
    ];
  },
};

/** A picture on an easel, a glass of wine before it. */
export const paintAndSip: Scene = {
  id: 'paint-and-sip', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u, floor } = grounded(region);
    const g = within(u, 28, 24, 52);
    return [
      u.disc(0, -2, 46, 'accent2/bg/.74'),
      u.line([-10, -44], [-12, 50], 3.4, 'extra/ink/.5'), u.line([-14, -48], [-36, 51], 3.6, 'extra/ink/.4'), u.line([-8, -48], [15, 51], 3.6, 'extra/ink/.4'),
      u.box(-9.6, -11.6, 60, 52, 'ink', { opacity: 0.22 }), u.box(-11, -13, 60, 52, 'bg'), u.box(-11, -13, 54, 46, 'extra/bg/.4'), u.disc(-2, -17, 9, 'accent2'), u.path('M-38 2C-28 -12 -20 -12 -12 -2C-4 -10 6 -12 16 -2L16 10L-38 10Z', 'accent'), u.path('M-38 4C-20 -4 0 10 16 2L16 10L-38 10Z', 'ink'), u.path('M-26 10C-20 4 -14 8 -8 5C-2 2 6 6 10 10Z', 'bg', { opacity: 0.8 }),
      u.box(-11, 15, 66, 4, 'extra/ink/.5', { radius: 0.3 }),
      floorOf(region, floor - u.k * 3, 'ink'),
      g.box(0, 20, 4, 48, 'bg'), g.oval(0, 45, 19, 3.6, 'bg'), g.path('M-22 -46C-30 -10 -18 8 0 8C18 8 30 -10 22 -46Z', 'bg', { opacity: 0.82 }), g.path('M-23.4 -26C-25 -4 -14 5 0 5C14 5 25 -4 23.4 -26C12 -21 -12 -31 -23.4 -26Z', 'accent'), g.path('M-17 -42C-20 -20 -16 -8 -10 -3C-12 -14 -13 -28 -12 -42Z', 'bg', { opacity: 0.5 }),
      u.path('M-46 41C-46 33 -30 31 -20 35C-11 39 -14 46 -24 47C-28 47.6 -26 50 -32 50C-40 50 -46 47 -46 41Z', 'accent2'), ...([[-39, 40, 'accent'], [-32, 37, 'extra'], [-24, 38.6, 'bg'], [-38, 45, 'ink']] as const).map(([px, py, c]) => u.oval(px, py, 2.8, 1.9, c)),
      u.line([-20, 44], [6, 30], 1.8, 'bg'), u.path('M5 28.6C10 25 13 24 17 24C14 28 11 31 6.6 32.4Z', 'accent'),
    ];
  },
};

const wheel = (u: Unit, x: number, y: number, r: number): Layer[] => [...many(6, (i) => u.line(towards(x, y, r, i * 30 + 8), towards(x, y, r, i * 30 + 188), 0.9, 'ink', { opacity: 0.6 })), u.ring(x, y, r, 3, 'ink'), u.ring(x, y, r - 2.4, 1, 'bg'), u.disc(x, y, 2.4, 'ink')];

/** A bicycle before hills. */
export const bicycle: Scene = {
  id: 'bicycle', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u, floor } = grounded(region);
    const f = (a: readonly [number, number], b: readonly [number, number], k = 3.4): Layer => u.line([...a], [...b], k, 'accent');
    const [crank, seat, head, rear, front] = [[-4, 29], [-12, -2], [17, -3], [-28, 30], [28, 30]] as const;
    const base = u.to(0, 12)[1];
    return [
      u.disc(10, -14, 30, 'accent2'), drawn(x, base, w, y + h - base + 0.2, hills([0, 30], [30, 0], [62, 34], [100, 8]), 'extra/ink/.2'), drawn(x, u.to(0, 28)[1], w, y + h - u.to(0, 28)[1] + 0.2, hills([0, 0], [50, 34], [100, 12]), 'extra/ink/.36'),
      floorOf(region, floor - u.k * 2, 'bg'), box(x, floor - u.k * 2, w, u.k * 1.2, 'ink'),
      ...wheel(u, -28, 30, 18.4), ...wheel(u, 28, 30, 18.4),
      f(seat, crank), f(head, crank), f(seat, head), f(seat, rear, 2.6), f(rear, crank, 2.6), f([15, -10], head, 4), f(head, front, 3),
      u.line([-12, -2], [-14, -10], 2.4, 'ink'), u.path('M-25 -13C-22 -17 -10 -15 -4 -13C-4 -10 -10 -10 -14 -9C-20 -8 -25 -9 -25 -13Z', 'ink'),
      u.line([15, -9], [13, -17], 2.6, 'ink'), u.line([13, -17], [23, -19], 2.8, 'ink'), u.path('M22 -20.6C30 -20 31 -12 24 -10L23.4 -12.6C27 -14 26 -17.6 22 -17.8Z', 'ink'),
      u.ring(-4, 29, 5.4, 2, 'ink'), u.line([-4, 29], [0, 38], 2, 'ink'), u.line([-3, 38.6], [4, 38.6], 2.4, 'ink'), u.line([-28, 27.6], [-4, 24], 1, 'ink'), u.line([-28, 32.4], [-4, 34], 1, 'ink'),
      u.box(29, 1, 20, 13, 'accent2/ink/.2', { radius: 0.16 }), ...[0, 1].map((i) => u.box(29, -1 + i * 4.4, 20, 1, 'ink', { opacity: 0.5 })), ...([[22, -9], [29, -12], [36, -9]] as const).flatMap(([px, py], i) => [u.line([px, py], [28 + (px - 29) * 0.5, -4], 1.1, 'ink'), starAt(...u.to(px, py), 4.6 * u.k, i === 1 ? 'accent' : 'bg', 6, 0.6), u.disc(px, py, 1.5, 'accent2')]),
    ];
  },
};

const noteAt = (u: Unit, x: number, y: number, k: number, color: string, turn = 0): Layer[] => { const n = within(u, x, y, k, turn); return [n.oval(-14, 36, 17, 12, color, { rotate: -20 }), n.box(1, -4, 6, 78, color), n.path('M-2 -43C6 -26 32 -22 26 6C22 -8 10 -12 -2 -14Z', color)]; };

/** A guitar aslant, with notes. */
export const guitar: Scene = {
  id: 'guitar', sky: 'accent2', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u } = middle(region);
    const g = within(u, -3, 3, 100, 36);
    return [
      u.disc(0, 0, 49, 'bg', { opacity: 0.36 }), ...[38, 30].map((r) => u.ring(0, 0, r, 1, 'bg')),
      g.path('M0 -8C14 -10 22 0 18 11C17 16 25 20 26 31C27 45 14 50 0 50C-14 50 -27 45 -26 31C-25 20 -17 16 -18 11C-22 0 -14 -10 0 -8Z', 'ink'), g.path('M0 -5C12 -7 18 1 15 11C14 17 22 21 23 31C24 43 12 47 0 47C-12 47 -24 43 -23 31C-22 21 -14 17 -15 11C-18 1 -12 -7 0 -5Z', 'accent'), g.path('M4 -5C14 -6 18 2 15 11C14 17 22 21 23 31C24 43 12 47 0 47C14 40 12 26 8 16C6 8 8 0 4 -5Z', 'ink', { opacity: 0.14 }),
      g.disc(0, 17, 8.6, 'bg'), g.disc(0, 17, 7, 'ink'), g.box(0, -18, 6.6, 56, 'ink'), ...many(6, (i) => g.box(0, -38 + i * 6.6, 6.6, 0.9, 'accent2')), g.path('M-3.4 -44L3.4 -44L5.4 -59L-5.4 -59Z', 'ink'), ...[-48, -52, -56].flatMap((py) => [-1, 1].map((side) => g.disc(side * 6.4, py, 1.6, 'bg'))),
      ...[-1.8, 0, 1.8].map((px) => g.box(px, -6, 0.8, 84, 'bg')), g.box(0, 36, 15, 3.6, 'ink', { radius: 0.3 }),
      ...noteAt(u, -28, -24, 19, 'ink', -8), ...noteAt(u, -6, -36, 13, 'accent', 10), ...noteAt(u, 32, 24, 15, 'ink', 8),
    ];
  },
};

/** Keys along the foot, a staff that swings over them. */
export const piano: Scene = {
  id: 'piano-keys', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u, s } = grounded(region, 0.98);
    const top = u.to(0, 8)[1];
    const count = Math.max(7, Math.round(w / (s * 0.13)));
    const key = w / count;
    const wave = (px: number): number => -20 - 10 * Math.sin(px / 17);
    const deep = y + h - top;
    return [
      u.disc(0, -14, 34, 'ink/accent/.36'),
      ...many(5, (i) => many(12, (k) => { const [a, b] = [-48 + k * 8, -40 + k * 8]; return u.line([a, wave(a) + (i - 2) * 5], [b + 0.4, wave(b + 0.4) + (i - 2) * 5], 0.9, 'accent2'); })).flat(),
      ...([[-36, 3, 'bg'], [-22, -6, 'accent'], [-6, 2, 'bg'], [8, 7, 'bg'], [22, -2, 'accent'], [38, 4, 'bg']] as const).flatMap(([px, off, color]) => [u.oval(px, wave(px) + off, 4.4, 3.2, color, { rotate: -20 }), u.box(px + 3.6, wave(px) + off - 9, 1.3, 18, color)]), ...([[-36, -22, 3, -6], [8, 22, 7, -2]] as const).map(([a, b, p, q]) => u.poly([[a + 3, wave(a) + p - 19], [b + 4.2, wave(b) + q - 19], [b + 4.2, wave(b) + q - 15.6], [a + 3, wave(a) + p - 15.6]], 'bg')),
      box(x, top - s * 0.05, w, s * 0.05, 'accent'), box(x, top, w, deep + 0.2, 'ink/bg/.3'),
      ...many(count, (i) => box(x + key * i + key * 0.03, top, key * 0.94, deep * 0.95, i === 2 || i === 4 ? 'accent2' : 'bg', { radius: 0.06 })), ...many(count - 1, (i) => [0, 1, 3, 4, 5].includes(i % 7) ? [box(x + key * (i + 1) - key * 0.3, top, key * 0.6, deep * 0.58, 'ink', { radius: 0.06 }), box(x + key * (i + 1) - key * 0.16, top, key * 0.12, deep * 0.5, 'ink/bg/.2')] : []).flat(), box(x, top, w, s * 0.016, 'ink', { opacity: 0.4 }),
    ];
  },
};

/** A laptop, a telephone with a cracked glass, and the tools. */
export const repair: Scene = {
  id: 'repair', sky: 'extra/bg/.55', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u, floor } = grounded(region);
    const p = within(u, 29, 18, 60, 8);
    const d = within(u, -2, -14, 44, 40);
    const w = within(u, -22, -13, 44, -42);
    return [
      u.disc(0, -4, 46, 'extra/bg/.78'), floorOf(region, floor - u.k * 2, 'ink'),
      u.box(-9, -9, 74, 54, 'ink', { radius: 0.08 }), u.box(-9, -10, 67, 45, 'accent', { radius: 0.04 }), u.path('M-42 -32L-10 -32L-42 6Z', 'bg', { opacity: 0.14 }),
      u.disc(-11, -11, 18, 'bg', { opacity: 0.18 }),
      ...[d].flatMap((t) => [t.box(0, 22, 15, 44, 'accent2', { radius: 0.3 }), t.box(0, 12, 18, 5, 'ink', { radius: 0.4 }), t.box(0, -18, 5, 58, 'bg'), t.path('M-5 -44L5 -44L3 -54L-3 -54Z', 'bg')]),
      w.box(0, 8, 13, 74, 'bg', { radius: 0.5 }), w.path('M-7 -22C-24 -30 -24 -54 -8 -58L-8 -44L0 -38L8 -44L8 -58C24 -54 24 -30 7 -22Z', 'bg'), w.disc(0, 38, 3.4, 'accent'),
      u.path('M-54 41L-50 21L34 21L40 41C40 47 36 48 30 48L-44 48C-50 48 -54 47 -54 41Z', 'bg/ink/.26'), u.path('M-54 41L40 41C40 47 36 48 30 48L-44 48C-50 48 -54 47 -54 41Z', 'ink/bg/.3'), ...many(3, (i) => u.box(-9, 25.4 + i * 3.6, 68 + i * 2.4, 2.2, 'ink', { opacity: 0.55 })), u.box(-9, 38, 22, 3.6, 'ink', { radius: 0.2, opacity: 0.3 }),
      p.box(0, 0, 54, 104, 'ink', { radius: 0.16 }), p.box(0, 0, 47, 90, 'accent2', { radius: 0.08 }), p.disc(0, -47.6, 1.8, 'bg'),
      ...([[[2, -8], [-23, -34]], [[2, -8], [23, -26]], [[2, -8], [14, -45]], [[2, -8], [-23, 8]], [[2, -8], [23, 16]], [[2, -8], [-6, 36]], [[-12, -22], [-8, -44]], [[14, -1], [10, 28]], [[-12, 1], [-17, 26]]] as const).map(([a, b]) => p.line([...a], [...b], 2, 'ink')), ...([[-9, -17, 9], [12, -15, 8]] as const).map(([px, py, k]) => p.line([px - k / 2, py + 3], [px + k / 2, py - 3], 1.8, 'ink')),
    ];
  },
};
