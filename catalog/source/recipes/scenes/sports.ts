import type { Layer } from '../../../build/templates/recipe.js';
import type { Point } from '../social-media/drawing.js';
import { box, disc, many, oval, poly, stroke, towards, type Region, type Scene } from './kit.js';
import { unit } from './unit.js';

/** A ball of five-sided patches, the nearest in the middle, the next ones cut off by the rim. */
export const soccerBall = (cx: number, cy: number, r: number, turn = 0): Layer[] => {
  const at = (share: number, angle: number): Point => towards(cx, cy, r * share, angle + turn);
  const angles = many(5, (i) => -90 + i * 72);
  const seam = (from: Point, to: Point): Layer => stroke(from, to, r * 0.04, 'ink');
  return [
    disc(cx, cy, r, 'bg'),
    poly([...many(13, (i) => towards(cx, cy, r, -20 + i * 12.5)), ...many(13, (i) => towards(cx - r * 0.12, cy - r * 0.12, r * 0.98, 125 - i * 11))], 'ink', { opacity: 0.16 }),
    ...angles.flatMap((a) => [seam(at(0.33, a), at(0.66, a)), seam(at(0.82, a + 18), at(0.82, a + 54))]),
    poly(angles.map((a) => at(0.35, a)), 'ink'),
    ...angles.map((a) => poly([at(0.64, a), at(0.82, a + 19), ...many(7, (i) => at(1, a + 15 - i * 5)), at(0.82, a - 19)], 'ink')),
  ];
};

/** A floor in stripes that run together far away. */
const turf = ({ x, y, w, h }: Region, top: number, stripes: number, [even, odd]: readonly [string, string]): Layer[] => [
  box(x, top, w, y + h - top + 0.2, even),
  ...many(stripes, (i) => {
    const [near, far] = [(i * 2 - stripes + 0.5) / stripes, 0.46];
    const edge = (f: number, spread: number): number => Math.min(x + w, Math.max(x, x + w / 2 + f * w * spread));
    const step = 1 / stripes;
    return poly([[edge(near, far), top], [edge(near + step, far), top], [edge(near + step, 1.2), y + h + 0.2], [edge(near, 1.2), y + h + 0.2]], odd);
  }),
];

/** Lamps of a stadium in two rows on a mast. */
const lamps = (cx: number, top: number, size: number, foot: number): Layer[] => [
  stroke([cx, top], [cx, foot], size * 0.09, 'ink/bg/.22'),
  box(cx - size * 0.5, top - size * 0.3, size, size * 0.56, 'ink/bg/.22', { radius: 0.12 }),
  ...many(8, (i) => disc(cx - size * 0.34 + (i % 4) * size * 0.227, top - size * 0.15 + Math.floor(i / 4) * size * 0.26, size * 0.088, 'accent2')),
];

/** A ball before the goal, under lamps. */
export const soccer: Scene = {
  id: 'soccer', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: (region) => {
    const { x, y, w, h } = region;
    const s = Math.min(w, h);
    const top = y + h * 0.66;
    const [gw, gh] = [Math.min(w * 0.8, h * 1.25), Math.min(w * 0.8, h * 1.25) * 0.42];
    const [left, head] = [x + w / 2 - gw / 2, top - gh];
    const post = gw * 0.022;
    const back = gw * 0.1;
    const net = (from: Point, to: Point): Layer => stroke(from, to, gw * 0.005, 'bg', { opacity: 0.55 });
    const r = s * 0.21;
    return [
      disc(x + w / 2, top - gh * 0.3, gh * 1.12, 'ink/extra/.26'),
      ...lamps(x + w * 0.1, y + h * 0.16, s * 0.17, top), ...lamps(x + w * 0.9, y + h * 0.16, s * 0.17, top),
      ...turf(region, top, 6, ['extra/ink/.34', 'extra/ink/.22']),
      ...many(13, (i) => net([left + (gw * (i + 1)) / 14, head], [left + back + ((gw - back * 2) * (i + 1)) / 14, top - gh * 0.06])),
      ...many(6, (i) => { const f = (i + 1) / 7; return net([left + back * f, head + gh * f * 0.94], [left + gw - back * f, head + gh * f * 0.94]); }),
      net([left, top], [left + back, top - gh * 0.06]), net([left + gw, top], [left + gw - back, top - gh * 0.06]),
      box(x, top - 0.3, w, 0.8, 'bg', { opacity: 0.85 }),
      box(left - post / 2, head, post, gh + post, 'bg'), box(left + gw - post / 2, head, post, gh + post, 'bg'), box(left - post / 2, head - post / 2, gw + post, post, 'bg'),
      oval(x + w * 0.44, y + h * 0.955, r * 0.92, r * 0.12, 'ink', { opacity: 0.5 }),
      ...soccerBall(x + w * 0.44, y + h * 0.955 - r, r, 14),
    ];
  },
};

/** A ball with laces, turned. */
export const pointedBall = (cx: number, cy: number, size: number, turn: number): Layer[] => {
  const u = unit(cx, cy, size, turn);
  return [
    u.path('M-50 0C-34 -31 34 -31 50 0C34 31 -34 31 -50 0Z', 'accent'),
    u.path('M-50 0C-34 31 34 31 50 0C34 19 -34 19 -50 0Z', 'ink', { opacity: 0.22 }),
    u.path('M-35.5 -14.6C-31.6 -5 -31.6 5 -35.5 14.6L-29.5 17.8C-25 6 -25 -6 -29.5 -17.8Z', 'bg'),
    u.path('M35.5 -14.6C31.6 -5 31.6 5 35.5 14.6L29.5 17.8C25 6 25 -6 29.5 -17.8Z', 'bg'),
    u.line([-17, -6], [17, -6], 3, 'bg'),
    ...many(6, (i) => u.line([-14 + i * 5.6, -11], [-14 + i * 5.6, -1], 2.6, 'bg')),
  ];
};

/** The ball over the yard lines, before the posts. */
export const gridiron: Scene = {
  id: 'gridiron', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: (region) => {
    const { x, y, w, h } = region;
    const s = Math.min(w, h);
    const top = y + h * 0.68;
    const cx = x + w / 2;
    const [pw, bar] = [Math.min(w * 0.52, h * 0.7), top - h * 0.2];
    const post = s * 0.022;
    const lean = (f: number): number => (f - 0.5) * w;
    const lines = Math.max(5, Math.round((w / h) * 4)) | 1;
    return [
      disc(cx, top, Math.min(w * 0.46, h * 0.62), 'ink/accent2/.2'),
      ...lamps(x + w * 0.1, y + h * 0.16, s * 0.16, top), ...lamps(x + w * 0.9, y + h * 0.16, s * 0.16, top),
      box(cx - post * 0.7, bar, post * 1.4, top - bar + 1, 'accent2'),
      box(cx - pw / 2, bar - post / 2, pw, post, 'accent2'), box(cx - pw / 2, y + h * 0.06, post, bar - y - h * 0.06, 'accent2'), box(cx + pw / 2 - post, y + h * 0.06, post, bar - y - h * 0.06, 'accent2'),
      box(x, top, w, y + h - top + 0.2, 'extra/ink/.42'),
      box(x, top, w, h * 0.05, 'extra/ink/.26'),
      ...many(lines, (i): Layer[] => {
        const f = (i + 0.5) / lines;
        const [far, near] = [cx + lean(f) * 0.98, cx + lean(f) * 1.5];
        return far < x || far > x + w ? [] : [poly([[far - 0.35, top + h * 0.05], [far + 0.35, top + h * 0.05], [Math.min(x + w, Math.max(x, near + 0.9)), y + h + 0.2], [Math.min(x + w, Math.max(x, near - 0.9)), y + h + 0.2]], 'bg', { opacity: 0.8 })];
      }).flat(),
      ...pointedBall(cx, y + h * 0.6, Math.min(w * 0.62, h * 0.66), -24),
    ];
  },
};

/** A ball of leather with its seams. */
export const hoopBall = (cx: number, cy: number, r: number, turn: number): Layer[] => {
  const u = unit(cx, cy, r * 2, turn);
  const seam = 'ink';
  return [
    u.disc(0, 0, 50, 'accent'),
    u.path('M50 0C50 28 28 50 0 50C-22 50 -42 34 -48 14C-36 32 -18 40 2 38C28 36 44 20 50 0Z', 'ink', { opacity: 0.18 }),
    u.box(0, 0, 100, 3.4, seam), u.box(0, 0, 3.4, 100, seam),
    u.path('M-36.5 -34C-14 -18 -14 18 -36.5 34L-34 36.6C-8.6 18 -8.6 -18 -34 -36.6Z', seam),
    u.path('M36.5 -34C14 -18 14 18 36.5 34L34 36.6C8.6 18 8.6 -18 34 -36.6Z', seam),
  ];
};

/** The ball above the rim, board and net at the side of it, a floor of planks. */
export const hoops: Scene = {
  id: 'hoops', sky: 'accent2', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h * 1.02);
    const floor = y + h * 0.93;
    const u = unit(x + w * 0.5, y + h * 0.5, s);
    const ROWS = [[9, 17], [18, 13.4], [27, 11], [35, 9.6]] as const;
    const knot = (row: number, i: number): Point => [6 + (i / 5 - 1) * ROWS[row]![1], ROWS[row]![0]];
    return [
      disc(...u.to(6, -2), s * 0.44, 'bg', { opacity: 0.34 }),
      box(x, floor, w, y + h - floor + 0.2, 'ink'),
      ...many(Math.ceil(w / (s * 0.24)), (i) => box(x + i * s * 0.24, floor, 0.5, y + h - floor + 0.2, 'ink/bg/.3')),
      box(u.to(44, 0)[0] - s * 0.022, u.to(0, -6)[1], s * 0.044, floor - u.to(0, -6)[1], 'ink'),
      u.box(40, -3, 8, 4.4, 'ink'),
      u.box(34.4, -14, 6.4, 46, 'bg', { radius: 0.16 }), u.box(31, -14, 1.6, 46, 'accent'),
      u.poly([[24, 5], [31, 5], [31, 10], [26, 9]], 'ink'),
      ...many(3, (row) => many(11, (i): Layer[] => (i + row) % 2 ? [] : [
        ...(i < 10 ? [u.line(knot(row, i), knot(row + 1, i + 1), 1.2, 'bg')] : []),
        ...(i > 0 ? [u.line(knot(row, i), knot(row + 1, i - 1), 1.2, 'bg')] : []),
      ]).flat()).flat(),
      u.box(6, 7, 38, 4, 'accent/ink/.14', { radius: 0.5 }),
      ...many(6, (i) => { const f = i / 6; return u.disc(-42 + f * 28, 20 - f * 44 + f * f * 8, 1 + f * 1.1, 'ink', { opacity: 0.8 }); }),
      ...hoopBall(...u.to(4, -24), s * 0.2, 22),
    ];
  },
};
