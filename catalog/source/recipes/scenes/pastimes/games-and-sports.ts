import type { Layer } from '../../../../build/templates/recipe.js';
import { hills, type Point } from '../../social-media/drawing.js';
import { box, drawn, many, poly, starAt, stroke, towards, type Region, type Scene } from '../kit.js';
import { unit } from '../unit.js';

export type Unit = ReturnType<typeof unit>;

/** A thing of its own size and turn about a point of another. */
export const within = (u: Unit, x: number, y: number, size: number, turn = 0): Unit => unit(...u.to(x, y), size * u.k, turn);

/** A square unit that stands with its lower edge on a floor. */
export const grounded = ({ x, y, w, h }: Region, share = 0.9): { u: Unit; s: number; cx: number; floor: number } => {
  const floor = y + h * share;
  const s = Math.min(w * 0.96, h * (share - 0.03));
  return { u: unit(x + w / 2, floor - s / 2, s), s, cx: x + w / 2, floor };
};

const floorOf = ({ x, y, w, h }: Region, top: number, color: string): Layer => box(x, top, w, y + h - top + 0.2, color);

const PIN = 'M0 -50C8 -50 12 -44 11 -37C10 -30 7 -26 8 -18C10 -6 20 2 19 20C18 34 13 44 11 50L-11 50C-13 44 -18 34 -19 20C-20 2 -10 -6 -8 -18C-7 -26 -10 -30 -11 -37C-12 -44 -8 -50 0 -50Z';
const pin = (p: Unit): Layer[] => [
  p.path(PIN, 'bg'), p.path('M0 -50C8 -50 12 -44 11 -37C10 -30 7 -26 8 -18C10 -6 20 2 19 20C18 34 13 44 11 50L3 50C9 34 10 14 4 0C-1 -12 5 -30 5 -38C5 -44 3 -48 0 -50Z', 'ink', { opacity: 0.16 }),
  p.box(0, -24.6, 15.6, 3.4, 'accent'), p.box(0, -18, 16.4, 3.4, 'accent'),
];

/** Units of a drawing in the middle of a region, and its side. */
export const middle = ({ x, y, w, h }: Region): { u: Unit; s: number } => {
  const s = Math.min(w * 0.98, h * 0.96);
  return { u: unit(x + w / 2, y + h / 2, s), s };
};

/** Pins fly from a ball on a lane. */
export const bowling: Scene = {
  id: 'bowling', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u, s, cx } = grounded(region, 0.97);
    const top = u.to(0, 16)[1];
    const edge = (f: number): number => Math.min(x + w, Math.max(x, cx + f));
    return [
      starAt(...u.to(2, -8), s * 0.42, 'accent2', 14, 0.62), starAt(...u.to(2, -8), s * 0.32, 'accent', 14, 0.62),
      floorOf(region, top, 'ink/extra/.3'),
      poly([[cx - s * 0.4, top], [cx + s * 0.4, top], [edge(s * 0.86), y + h + 0.2], [edge(-s * 0.86), y + h + 0.2]], 'accent2/bg/.45'),
      ...[-0.24, -0.08, 0.08, 0.24].map((f) => poly([[cx + s * f - 0.3, top], [cx + s * f + 0.3, top], [edge(s * f * 2.15 + 0.6), y + h + 0.2], [edge(s * f * 2.15 - 0.6), y + h + 0.2]], 'ink', { opacity: 0.22 })),
      ...([[-28, 2, -24], [30, 0, 22], [-10, -2, -8], [12, -3, 7]] as const).flatMap(([px, py, turn]) => pin(within(u, px, py, 42, turn))),
      ...pin(within(u, -22, -25, 38, -62)), ...pin(within(u, 27, -26, 36, 48)),
      ...pin(within(u, 1, 6, 48, 3)),
      u.oval(-4, 48, 20, 2.4, 'ink', { opacity: 0.4 }),
      u.disc(-4, 29, 20, 'extra'), u.path('M15.5 29C15.5 40 6.5 48.5 -4 48.5C-12 48.5 -19 44 -22 36C-14 42 2 42 9 34C14 28 14 20 11 16C14.5 20 15.5 24 15.5 29Z', 'ink', { opacity: 0.3 }),
      u.oval(-13, 19, 5, 2.6, 'bg', { rotate: -40, opacity: 0.7 }), ...([[-1, 20], [6, 22], [1, 28]] as const).map(([px, py]) => u.disc(px, py, 2.3, 'ink')),
    ];
  },
};

type Stroke = readonly Point[];
const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  B: [[[0, 0], [0, 1], [0.55, 1], [0.74, 0.76], [0.55, 0.5], [0, 0.5]], [[0.55, 0.5], [0.7, 0.25], [0.5, 0], [0, 0]]], I: [[[0.36, 0], [0.36, 1]]],
  N: [[[0, 1], [0, 0], [0.72, 1], [0.72, 0]]], G: [[[0.72, 0.14], [0.54, 0], [0.2, 0], [0, 0.24], [0, 0.76], [0.2, 1], [0.54, 1], [0.74, 0.8], [0.74, 0.52], [0.42, 0.52]]],
  O: [[[0.22, 0], [0.52, 0], [0.74, 0.24], [0.74, 0.76], [0.52, 1], [0.22, 1], [0, 0.76], [0, 0.24], [0.22, 0]]],
  '1': [[[0.14, 0.2], [0.4, 0], [0.4, 1]]], '4': [[[0.56, 1], [0.56, 0], [0, 0.68], [0.76, 0.68]]], '7': [[[0, 0], [0.7, 0], [0.26, 1]]], '2': [[[0, 0.2], [0.2, 0], [0.54, 0], [0.7, 0.24], [0, 1], [0.72, 1]]],
  '?': [[[0, 0.22], [0.2, 0], [0.54, 0], [0.74, 0.2], [0.7, 0.4], [0.38, 0.56], [0.38, 0.72]], [[0.38, 0.98], [0.38, 1]]],
};
/** A letter of round strokes about a middle. */
const glyph = (u: Unit, letter: string, x: number, y: number, size: number, width: number, color: string): Layer[] =>
  GLYPHS[letter]!.flatMap((points) => points.slice(1).map((to, i) => {
    const at = ([px, py]: Point): Point => [x + (px - 0.37) * size, y + (py - 0.5) * size];
    const [[ax, ay], [bx, by]] = [at(points[i]!), at(to)];
    const k = width / 2 / (Math.hypot(bx - ax, by - ay) || 1);
    return u.line([ax - (bx - ax) * k, ay - (by - ay) * k], [bx + (bx - ax) * k, by + (by - ay) * k], width, color);
  }));

/** A card half daubed, and the five balls over it. */
export const bingo: Scene = {
  id: 'bingo', sky: 'accent2/bg/.45', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h * 0.96);
    const u = unit(x + w / 2, y + h / 2, s);
    const card = within(u, 3, 17, 56, -7);
    const numbers = ['4', '17', '2', '41', '7', '12', '1', '7', '24', '14', '7', '42', '', '1', '2', '21', '4', '11', '7', '47', '2', '14', '1', '72', '4'];
    const daubed = [0, 6, 12, 18, 24, 3, 15, 9];
    return [
      u.disc(0, 0, 49, 'accent2/bg/.68'),
      within(u, 8, 18, 56, 9).box(0, 0, 100, 108, 'ink', { radius: 0.04 }), card.box(2, 2, 100, 110, 'ink', { radius: 0.04, opacity: 0.3 }),
      card.box(0, 0, 100, 110, 'bg', { radius: 0.04 }), card.box(0, -44, 92, 14, 'accent'), ...many(5, (i) => glyph(card, 'BINGO'[i]!, -36 + i * 18, -44, 8.6, 2.6, 'bg')).flat(),
      ...many(6, (i) => card.box(-45 + i * 18, 7, 1.5, 88, 'ink')), ...many(6, (i) => card.box(0, -37 + i * 17.6, 91.4, 1.5, 'ink')),
      ...numbers.flatMap((n, i) => { const [px, py] = [-36 + (i % 5) * 18, -28.2 + Math.floor(i / 5) * 17.6]; return [...(i === 12 ? [starAt(...card.to(px, py), 8 * card.k, 'accent', 5, 0.45, -97)] : [...n].flatMap((d, k) => glyph(card, d, px + (n.length > 1 ? k * 6.6 - 3.3 : 0), py, 6.6, 1.5, 'ink'))), ...(daubed.includes(i) && i !== 12 ? [card.disc(px, py, 7.6, 'accent', { opacity: 0.62 })] : [])]; }),
      ...([[-38, -18, 11], [-20, -33, 11.5], [1, -38, 12], [22, -33, 11.5], [39, -18, 11]] as const).flatMap(([px, py, r], i) => [u.disc(px + 0.8, py + 1.4, r, 'ink', { opacity: 0.35 }), u.disc(px, py, r, ['accent', 'extra', 'ink', 'extra', 'accent'][i]!), u.disc(px, py, r * 0.66, 'bg'), ...glyph(u, 'BINGO'[i]!, px, py, r * 0.72, r * 0.2, 'ink')]),
    ];
  },
};

/** A question in a bubble over two full glasses. */
export const trivia: Scene = {
  id: 'trivia', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: (region) => {
    const { u, s, floor } = grounded(region);
    const glass = (g: Unit, fill: string): Layer[] => [
      g.path('M22 -24C48 -26 48 24 20 22L20 14C36 16 36 -16 22 -16Z', 'bg', { opacity: 0.85 }), g.box(0, 4, 50, 92, 'bg', { radius: 0.1 }), g.box(0, 8, 42, 78, fill, { radius: 0.08 }),
      ...[-12, 0, 12].map((px) => g.box(px, 12, 4, 56, 'bg', { radius: 0.5, opacity: 0.45 })), g.disc(-18, -42, 11, 'bg'), g.disc(0, -47, 13, 'bg'), g.disc(18, -42, 11, 'bg'), g.box(0, -37, 54, 12, 'bg', { radius: 0.5 }), g.box(-17, -26, 9, 20, 'bg', { radius: 0.5 }),
    ];
    return [
      u.disc(0, -6, 46, 'ink/accent/.26'), ...many(9, (i) => starAt(...towards(...u.to(0, -6), s * 0.44, 175 + i * 24), s * (i % 2 ? 0.016 : 0.026), 'accent2')),
      ...glass(within(u, -23, 26, 46), 'accent2'), ...glass(within(u, 21, 26, 46), 'accent'),
      u.path('M-6 -2L1 13L10 -2Z', 'extra'), u.box(0, -25, 60, 48, 'extra', { radius: 0.3 }), ...glyph(u, '?', 0, -25, 29, 7, 'ink'),
      floorOf(region, floor, 'accent2/ink/.3'), box(region.x, floor, region.w, s * 0.03, 'accent2'),
    ];
  },
};

const SPADE = 'M0 -50C16 -28 44 -14 44 12C44 32 18 38 6 22C8 36 12 44 22 50L-22 50C-12 44 -8 36 -6 22C-18 38 -44 32 -44 12C-44 -14 -16 -28 0 -50Z';
const chip = (c: Unit, color: string): Layer[] => [
  c.disc(2, 4, 50, 'ink', { opacity: 0.35 }), c.disc(0, 0, 50, color), ...many(8, (i) => { const [px, py] = towards(0, 0, 42, i * 45); return c.box(px, py, 17, 13, 'bg', { rotate: i * 45 }); }), c.disc(0, 0, 34, 'bg'), c.disc(0, 0, 30, color), c.path('M0 -20L15 0L0 20L-15 0Z', 'bg'),
];

/** A hand of four aces over a heap of chips. */
export const poker: Scene = {
  id: 'poker', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h * 0.96);
    const u = unit(x + w / 2, y + h / 2, s);
    return [
      u.disc(0, 0, 49, 'extra/ink/.52'), u.ring(0, 0, 44, 1, 'accent2'),
      ...([[-24, -9, -30], [-8, -15, -10], [9, -15, 10], [25, -9, 30]] as const).flatMap(([px, py, turn], i): Layer[] => {
        const c = within(u, px, py, 52, turn);
        const red = i % 2 === 1;
        const color = red ? 'accent' : 'ink';
        const suit = (m: Unit): Layer => red ? (i === 1 ? m.path('M0 -24C-10 -54 -50 -50 -48 -14C-46 16 -14 32 0 50C14 32 46 16 48 -14C50 -50 10 -54 0 -24Z', color) : m.path('M0 -50L38 0L0 50L-38 0Z', color)) : i === 0 ? m.path(SPADE, color) : m.path('M0 -50C14 -50 24 -38 20 -22C34 -28 48 -16 46 0C44 18 20 24 6 12C8 30 12 44 22 50L-22 50C-12 44 -8 30 -6 12C-20 24 -44 18 -46 0C-48 -16 -34 -28 -20 -22C-24 -38 -14 -50 0 -50Z', color);
        const ace = (px2: number, py2: number, k: number): Layer[] => [c.line([px2 - 5 * k, py2 + 6 * k], [px2, py2 - 7 * k], 2.8, color), c.line([px2 + 5 * k, py2 + 6 * k], [px2, py2 - 7 * k], 2.8, color), c.line([px2 - 3 * k, py2 + 2 * k], [px2 + 3 * k, py2 + 2 * k], 2.4, color)];
        return [c.box(-1.6, 1.6, 68, 98, 'ink', { radius: 0.08, opacity: 0.5 }), c.box(0, 0, 68, 98, 'bg', { radius: 0.08 }), suit(within(c, 0, 2, 36)), ...ace(-25, -36, 1), suit(within(c, -25, -21, 12)), ...ace(25, 36, -1)];
      }),
      ...chip(within(u, -22, 32, 27), 'accent'), ...chip(within(u, 24, 32, 27), 'accent2'), ...chip(within(u, 1, 31, 32), 'extra'),
    ];
  },
};

/** A ball of nine panels. */
const volleyBall = (b: Unit): Layer[] => [
  b.disc(0, 0, 50, 'bg'),
  ...many(3, (i): Layer[] => {
    const t = within(b, 0, 0, 100, i * 120);
    return [
      t.path('M0 0Q-6 -28 12 -48.5Q29 -44 39.4 -30.8Q20 -14 17.2 8.6Q8 5 0 0Z', 'accent'), t.path('M29 20.7Q36 4 50 -2Q50 16 42 27Q37 24 29 20.7Z', 'accent2'),
      t.path('M-1.4 0Q-8 -28 10.6 -49L13.4 -48Q-4 -28 1.4 0Z', 'ink'), t.path('M15.8 8.6Q18.4 -15 38.6 -31.8L40.4 -29.8Q21.6 -13 18.6 8.6Z', 'ink'), t.path('M27.6 20.7Q34.8 3 49.8 -3.4L50 -0.6Q37.2 5 30.4 20.7Z', 'ink'),
    ];
  }).flat(),
  b.ring(0, 0, 50, 2.4, 'ink'),
];

/** The ball over a net on a beach. */
export const volleyball: Scene = {
  id: 'volleyball', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, w, h, y } = region;
    const { u, s } = grounded(region, 0.98);
    const sea = u.to(0, 14)[1];
    const [head, low] = [u.to(0, -6)[1], u.to(0, 24)[1]];
    const cells = Math.max(8, Math.round(w / (s * 0.075)));
    return [
      u.disc(26, -10, 22, 'accent2/bg/.3'), floorOf(region, sea, 'extra/ink/.25'), ...many(5, (i) => box(x + w * ((i * 0.37 + 0.08) % 0.9), sea + s * (0.03 + (i % 3) * 0.025), s * 0.12, s * 0.012, 'bg', { radius: 0.5, opacity: 0.6 })),
      drawn(x, u.to(0, 24)[1], w, y + h - u.to(0, 24)[1] + 0.2, hills([0, 18], [50, 0], [100, 22]), 'accent2/bg/.3'),
      ...many(cells - 1, (i) => box(x + (w * (i + 1)) / cells - s * 0.005, head, s * 0.01, low - head, 'ink')), ...many(4, (i) => box(x, head + ((low - head) * (i + 1)) / 5, w, s * 0.01, 'ink')),
      box(x, head - s * 0.02, w, s * 0.05, 'bg'), box(x, head + s * 0.03, w, s * 0.008, 'ink'), box(x, low - s * 0.02, w, s * 0.03, 'bg'),
      box(x + w * 0.06, head - s * 0.05, s * 0.04, u.to(0, 41)[1] - head, 'accent'), box(x + w * 0.94 - s * 0.04, head - s * 0.05, s * 0.04, u.to(0, 41)[1] - head, 'accent'),
      u.oval(-6, 44, 16, 2, 'ink', { opacity: 0.25 }), ...volleyBall(within(u, -6, -16, 56, 12)),
    ];
  },
};

/** A racket and a ball on the line. */
export const tennis: Scene = {
  id: 'tennis', sky: 'extra/bg/.45', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const s = Math.min(w * 0.98, h * 0.96);
    const u = unit(x + w / 2, y + h / 2, s);
    const r = within(u, -2, 0, 100, 38);
    const chord = (f: number, a: number, b: number): number => b * Math.sqrt(Math.max(0, 1 - (f / a) ** 2));
    return [
      poly([[x, y + h * 0.7], [x + w, y + h * 0.48], [x + w, y + h + 0.2], [x, y + h + 0.2]], 'accent'), poly([[x, y + h * 0.7], [x + w, y + h * 0.48], [x + w, y + h * 0.48 + s * 0.035], [x, y + h * 0.7 + s * 0.035]], 'bg'),
      poly([[x, y + h * 0.88], [x + w * 0.06, y + h * 0.686], [x + w * 0.09, y + h * 0.68], [x, y + h * 0.97]], 'bg'),
      within(u, 0, 3, 100, 38).oval(0, -20, 24, 30, 'ink', { opacity: 0.18 }),
      r.oval(0, -20, 24.5, 30.5, 'ink'), r.oval(0, -20, 20.5, 26.5, 'extra/bg/.72'),
      ...many(9, (i) => { const f = -16 + i * 4; const c = chord(f, 20.5, 26.5); return r.line([f, -20 - c], [f, -20 + c], 0.9, 'bg'); }), ...many(11, (i) => { const f = -20 + i * 4; const c = chord(f, 26.5, 20.5); return r.line([-c, -20 + f], [c, -20 + f], 0.9, 'bg'); }),
      r.path('M-15 4L-3 22L-3 26L3 26L3 22L15 4L11 4L0 17L-11 4Z', 'ink'), r.box(0, 38, 7, 28, 'accent2'), ...many(5, (i) => r.box(0, 28 + i * 5.4, 7, 1.3, 'ink', { rotate: -14 })), r.box(0, 51, 9, 3, 'ink', { radius: 0.4 }), r.path('M-15 4C-8 10 8 10 15 4L13 1C7 6 -7 6 -13 1Z', 'accent2'),
      u.oval(27, 43, 13, 2.2, 'ink', { opacity: 0.35 }), u.disc(27, 30, 13.5, 'accent2'), u.path('M17.8 20.2C26 24 26 36 17.8 39.8L16.4 38.2C23.2 34.6 23.2 25.4 16.4 21.8Z', 'bg'), u.path('M36.2 20.2C28 24 28 36 36.2 39.8L37.6 38.2C30.8 34.6 30.8 25.4 37.6 21.8Z', 'bg'), u.path('M40.5 30C40.5 38 34.5 43.5 27 43.5C22 43.5 18 41 15.8 37C24 40 34 38 40.5 30Z', 'ink', { opacity: 0.14 }),
    ];
  },
};

/** Two sticks crossed over a puck on the ice. */
export const hockey: Scene = {
  id: 'hockey', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: (region) => {
    const { x, w } = region;
    const { u, s } = grounded(region, 0.97);
    const ice = u.to(0, 14)[1];
    const stick = (side: 1 | -1, color: string): Layer[] => [
      u.line([side * 34, -46], [-side * 21, 33], 4.4, color), u.line([side * 34, -46], [side * 28, -37.4], 5, 'bg'),
      u.path(`M${-side * 17} 30L${-side * 23} 29C${-side * 26} 36 ${-side * 36} 38 ${-side * 45} 35L${-side * 46} 42C${-side * 36} 46 ${-side * 23} 44 ${-side * 17} 30Z`, color),
      ...[0, 1, 2].map((i) => u.line([-side * (27 + i * 5), 36.4 + i * 0.2], [-side * (28 + i * 5), 43], 2, 'ink')),
    ];
    return [
      u.disc(0, -8, 42, 'ink/extra/.35'), ...many(7, (i) => starAt(...towards(...u.to(0, -8), s * 0.42, 190 + i * 26.6), s * 0.022, 'bg', 6, 0.4)),
      floorOf(region, ice, 'extra/bg/.7'), box(x, ice, w, s * 0.035, 'accent2'), u.oval(0, 37, 45, 11, 'accent'), u.oval(0, 37, 42.6, 9.4, 'extra/bg/.7'),
      ...stick(1, 'accent'), ...stick(-1, 'accent2'),
      u.oval(0, 41, 15, 5, 'ink/bg/.06'), u.box(0, 37.5, 30, 7, 'ink'), u.oval(0, 34, 15, 5, 'ink/bg/.25'), u.oval(0, 34, 10, 3, 'ink/bg/.16'),
    ];
  },
};

/** A board in the air over a ramp, before a low sun. */
export const skateboard: Scene = {
  id: 'skateboard', sky: 'accent2/bg/.3', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u, s } = grounded(region, 0.98);
    const b = within(u, -3, -14, 88, -20);
    const wheel = (px: number): Layer[] => [b.poly([[px - 5, 6], [px + 5, 6], [px + 2, 15], [px - 2, 15]], 'ink/bg/.4'), b.disc(px, 18, 8.4, 'bg'), b.ring(px, 18, 8.4, 2, 'ink'), b.disc(px, 18, 3, 'ink')];
    const top = u.to(0, 4)[1];
    return [
      u.disc(4, -8, 38, 'accent'), ...many(4, (i) => u.box(4, 8 + i * 8, 80, 2 + i * 0.9, 'accent2/bg/.3')),
      drawn(x, top, w, y + h - top + 0.2, 'M0 8C14 70 40 84 58 84C80 84 96 60 100 0V100H0Z', 'extra/ink/.35'), drawn(x, top + s * 0.05, w, y + h - top - s * 0.05 + 0.2, 'M0 12C16 76 40 90 58 90C80 90 96 66 100 4V100H0Z', 'ink'),
      ...wheel(-26), ...wheel(26),
      b.path('M-50 -13C-42 -12 -40 0 -30 0L30 0C40 0 42 -12 50 -13C53 -13 53 -9 50 -8C44 -6 42 7 31 7L-31 7C-42 7 -44 -6 -50 -8C-53 -9 -53 -13 -50 -13Z', 'ink'), b.path('M-43 -3C-39 5 -36 7 -31 7L31 7C36 7 39 5 43 -3C38 3 36 4 30 4L-30 4C-36 4 -38 3 -43 -3Z', 'bg'),
      ...([[-44, 8, 10], [-40, 16, 14], [-34, 23, 9]] as const).map(([px, py, l]) => u.line([px, py], [px + l * 0.9, py - l * 0.34], 1.6, 'ink')),
      starAt(...u.to(36, -40), s * 0.05, 'ink'), starAt(...u.to(-36, -30), s * 0.034, 'ink'),
    ];
  },
};

/** Skis and poles stand in the snow under a peak. */
export const ski: Scene = {
  id: 'ski-slope', sky: 'extra/bg/.4', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u, s } = grounded(region, 0.97);
    const base = u.to(0, 22)[1];
    const fir = (px: number, py: number, k: number): Layer[] => [0, 1, 2].map((i) => u.poly([[px, py - k * (1 - i * 0.24)], [px + k * (0.2 + i * 0.06), py - k * (0.5 - i * 0.22)], [px - k * (0.2 + i * 0.06), py - k * (0.5 - i * 0.22)]], 'ink'));
    const plank = (turn: number, color: string): Layer[] => { const p = within(u, turn > 0 ? 3 : -3, 4, 82, turn); return [p.path('M-5.4 50L-5.4 -34C-5.4 -44 -3 -50 0 -50C3 -50 5.4 -44 5.4 -34L5.4 50Z', color), p.box(0, -22, 10.8, 6, 'bg'), p.box(0, -13, 10.8, 3, 'bg'), p.box(0, 8, 8, 14, 'ink', { radius: 0.16 }), p.box(0, 22, 8, 8, 'ink', { radius: 0.2 })]; };
    const pole = (px: number, turn: number): Layer[] => { const p = within(u, px, 8, 66, turn); return [p.box(0, 4, 2.4, 92, 'ink', { radius: 0.5 }), p.box(0, -44, 5, 16, 'accent', { radius: 0.4 }), p.box(0, 30, 16, 3, 'accent2', { radius: 0.5 })]; };
    return [
      u.disc(30, -32, 10, 'accent2'),
      poly([[Math.max(x, u.to(-50, 0)[0]), base], [u.to(-22, -28)[0], u.to(0, -28)[1]], [u.to(4, 0)[0], base]], 'extra/ink/.2'), poly([[u.to(-24, 0)[0], base], [u.to(14, -44)[0], u.to(0, -44)[1]], [Math.min(x + w, u.to(50, 0)[0]), base]], 'extra/ink/.4'),
      u.poly([[14, -44], [27, -20], [20, -24], [14, -17], [7, -23], [-3, -21]], 'bg'), u.poly([[-22, -28], [-14, -13], [-19, -15], [-23, -10], [-27, -15], [-31, -13]], 'bg'),
      ...fir(-40, 28, 28), ...fir(-31, 30, 20), ...fir(39, 29, 32), ...fir(30, 31, 20),
      drawn(x, base - s * 0.04, w, y + h - base + s * 0.04 + 0.2, hills([0, 0], [40, 22], [100, 6]), 'bg'),
      ...pole(-25, -14), ...pole(25, 14), ...plank(-17, 'accent2'), ...plank(17, 'accent'),
      drawn(x, u.to(0, 36)[1], w, y + h - u.to(0, 36)[1] + 0.2, hills([0, 20], [55, 0], [100, 30]), 'extra/bg/.82'),
    ];
  },
};

/** Pompons and a megaphone. */
export const cheer: Scene = {
  id: 'cheer', sky: 'accent2', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h * 0.96);
    const u = unit(x + w / 2, y + h / 2, s);
    const pompon = (px: number, py: number, r: number, a: string, b: string): Layer[] => [...many(26, (i) => u.line([px, py], towards(px, py, r * (i % 2 ? 1 : 0.88), i * 13.85), r * 0.17, i % 3 ? a : b)), ...many(16, (i) => u.line([px, py], towards(px, py, r * 0.62, i * 22.5 + 6), r * 0.13, i % 2 ? b : a)), u.disc(px, py, r * 0.2, a)];
    const m = within(u, 2, 2, 82, -24);
    return [
      u.disc(0, 0, 49, 'bg', { opacity: 0.36 }), ...[-58, -42, -26, -10].map((a) => stroke(towards(...u.to(8, 0), s * 0.4, a), towards(...u.to(8, 0), s * 0.49, a), s * 0.022, 'ink')),
      ...pompon(-27, -22, 20, 'accent', 'bg'),
      m.path('M-42 -8L36 -34L36 34L-42 8Z', 'accent'), m.path('M-42 1L36 4L36 34L-42 8Z', 'ink', { opacity: 0.16 }), m.path('M-6 -20L8 -24.6L8 24.6L-6 20Z', 'bg'), m.oval(36, 0, 9, 35, 'ink'), m.oval(37.5, 0, 6, 28, 'accent/ink/.5'), m.box(-43, 0, 6, 22, 'ink', { radius: 0.4 }), m.path('M-24 12L-8 17C-6 30 -22 30 -24 12Z', 'ink'),
      ...pompon(25, 27, 21, 'extra', 'bg'),
    ];
  },
};

