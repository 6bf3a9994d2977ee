import type { Layer } from '../../../build/templates/recipe.js';
import { chance } from '../social-media/drawing.js';
import { box, disc, leaf, many, outlined, oval, starAt, tear, towards, type Scene } from './kit.js';
import { unit } from './unit.js';

/** A box of cardboard, taped, with a mark on its front; from the middle of its foot. */
const carton = (cx: number, foot: number, w: number, h: number, color: string, tape: string, mark: 'heart' | 'arrow' | 'label'): Layer[] => {
  const u = unit(cx, foot, w);
  const t = (h / w) * 100;
  return [
    u.box(0, -t / 2, 100, t, color), u.box(0, -t + 4, 100, 8, `${color}/ink/.16`), u.box(0, -t * 0.8, 18, t * 0.4, tape), u.box(0, -t + 4, 18, 8, `${tape}/ink/.12`),
    ...(mark === 'heart' ? [outlined('heart', ...u.to(28, -t * 0.28), w * 0.2, w * 0.18, tape)] : []),
    ...(mark === 'arrow' ? [-34, -20].flatMap((x) => [u.poly([[x - 6, -t * 0.34], [x, -t * 0.34 - 10], [x + 6, -t * 0.34]], 'ink'), u.box(x, -t * 0.34 + 5, 4, 11, 'ink')]).concat(u.box(-27, -t * 0.34 + 13, 24, 2.4, 'ink')) : []),
    ...(mark === 'label' ? [u.box(-24, -t * 0.3, 32, t * 0.28, 'bg'), ...[0, 1, 2].map((i) => u.box(-24 - (i === 2 ? 4 : 0), -t * 0.3 + (i - 1) * t * 0.07, i === 2 ? 16 : 24, 2.4, 'ink'))] : []),
  ];
};

/** A houseplant in its pot. */
const potted = (cx: number, foot: number, s: number): Layer[] => [
  ...[-150, -30, -122, -58, -92].map((angle, i) => leaf(cx, foot - s * 0.3, s * [0.42, 0.42, 0.56, 0.54, 0.66][i]!, s * 0.19, angle, i % 2 ? 'extra' : 'extra/ink/.3')),
  unit(cx, foot, s).path('M-20 -34L20 -34L15 0L-15 0Z', 'accent'), box(cx - s * 0.23, foot - s * 0.38, s * 0.46, s * 0.09, 'accent/ink/.2'),
];

/** Boxes in a bare room: a lamp not yet at its place, a plant, a window. */
export const boxes: Scene = {
  id: 'boxes', sky: 'accent2/bg/.45', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.86, h * 0.96);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const [brown, pale] = ['accent2/ink/.16', 'accent2/ink/.06'];
    const lamp = unit(cx + s * 0.4, foot, s * 0.86);
    const [wx, wy] = [cx - s * 0.36, foot - s * 0.62];
    return [
      box(wx - s * 0.15, wy - s * 0.2, s * 0.3, s * 0.4, 'bg'), box(wx - s * 0.125, wy - s * 0.175, s * 0.25, s * 0.35, 'extra/bg/.4'), disc(wx + s * 0.05, wy - s * 0.07, s * 0.05, 'bg'), box(wx - s * 0.008, wy - s * 0.18, s * 0.016, s * 0.36, 'bg'), box(wx - s * 0.13, wy - s * 0.008, s * 0.26, s * 0.016, 'bg'), box(wx - s * 0.17, wy + s * 0.19, s * 0.34, s * 0.025, 'ink'),
      box(x, foot, w, y + h - foot + 0.2, 'ink'), box(x, foot - h * 0.024, w, h * 0.024, 'bg'),
      lamp.poly([[-14, -64], [14, -64], [20, -42], [-20, -42]], 'accent'), lamp.box(0, -22, 2, 42, 'ink'), lamp.box(0, -1.2, 22, 2.4, 'ink', { radius: 0.5 }), lamp.path('M-20 -42L20 -42L36 -3L-36 -3Z', 'bg', { opacity: 0.35 }),
      ...carton(cx - s * 0.14, foot, s * 0.46, s * 0.3, brown, 'accent', 'heart'),
      ...carton(cx + s * 0.24, foot, s * 0.28, s * 0.24, pale, 'bg', 'arrow'),
      ...carton(cx - s * 0.04, foot - s * 0.3, s * 0.34, s * 0.24, pale, 'bg', 'label'),
      ...carton(cx + s * 0.01, foot - s * 0.54, s * 0.22, s * 0.15, brown, 'accent', 'arrow'),
      ...potted(cx - s * 0.43, foot, s * 0.3), ...potted(cx + s * 0.245, foot - s * 0.24, s * 0.17),
      ...(w > s * 1.5 ? [...carton(x + w * 0.1, foot, s * 0.3, s * 0.22, brown, 'bg', 'label'), ...carton(x + w * 0.9, foot, s * 0.32, s * 0.28, pale, 'accent', 'heart'), ...carton(x + w * 0.92, foot - s * 0.28, s * 0.2, s * 0.14, brown, 'bg', 'arrow')] : []),
    ];
  },
};

/** A truck of movers by the curb, its door open. */
export const truck: Scene = {
  id: 'truck', sky: 'extra/bg/.45', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.92, h * 1.3);
    const [cx, foot] = [x + w / 2, y + h * 0.88];
    const u = unit(cx, foot, s);
    const wheel = (wx: number): Layer[] => [u.disc(wx, -7, 8.6, 'ink'), u.disc(wx, -7, 4.2, 'bg'), u.disc(wx, -7, 1.6, 'ink')];
    const house = (hx: number, size: number, color: string): Layer[] => {
      const b = unit(hx, foot, size);
      return [b.box(0, -28, 60, 56, color), b.poly([[-36, -54], [0, -84], [36, -54]], `${color}/ink/.2`), ...[-14, 14].map((wx) => b.box(wx, -38, 13, 14, 'bg', { opacity: 0.7 }))];
    };
    return [
      disc(cx - s * 0.2, foot - s * 0.36, s * 0.22, 'bg', { opacity: 0.6 }),
      ...many(Math.ceil(w / (s * 0.28)) + 1, (i) => house(x + i * s * 0.28, s * (0.38 + chance(i + 4) * 0.14), i % 2 ? 'extra/bg/.16' : 'extra/bg/.3')).flat(),
      box(x, foot, w, y + h - foot + 0.2, 'ink'), box(x, foot, w, h * 0.018, 'bg/ink/.3'),
      ...many(Math.ceil(w / (s * 0.16)), (i) => box(x + i * s * 0.16 + s * 0.03, foot + h * 0.065, s * 0.08, h * 0.012, 'accent2')),
      u.box(-8, -29, 62, 38, 'bg'), u.box(-8, -46.8, 62, 2.4, 'accent'), u.box(-8, -11, 62, 3, 'accent'),
      outlined('heart', ...u.to(-8, -28), s * 0.09, s * 0.08, 'accent2'), u.path('M-22 -29L-8 -41L6 -29L3 -26L-8 -35.500L-19 -26Z', 'accent'), u.box(0, -38, 3.4, 6, 'accent'),
      u.path('M24 -39L36 -39C39 -39 40.5 -38 42 -35L47 -25C50 -24 51 -22 51 -19L51 -8L24 -8Z', 'accent'), u.path('M29 -35L35.5 -35C37.5 -35 38.5 -34 39.5 -32L43 -24.500L29 -24.500Z', 'extra/bg/.62'), u.box(33, -20, 6, 1.6, 'ink', { radius: 0.5 }), u.disc(49, -15, 2.4, 'accent2'), u.box(49, -8.6, 7, 3, 'ink', { radius: 0.4 }),
      u.box(-4, -8, 76, 3, 'ink'), ...wheel(-26), ...wheel(37),
      ...carton(...u.to(-47, 0), s * 0.13, s * 0.1, 'accent2/ink/.16', 'bg', 'label'), ...carton(...u.to(-46, -10), s * 0.1, s * 0.07, 'accent2/ink/.06', 'accent', 'heart'),
    ];
  },
};

/** Keys on a ring with a house for a tag, hanging from a hook. */
export const keys: Scene = {
  id: 'keys', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h * 0.96);
    const cx = x + w / 2;
    const u = unit(cx, y + h * 0.5, s);
    const key = (turn: number, color: string): Layer[] => {
      const k = unit(...u.to(0, -20), s, turn);
      return [k.disc(0, 17, 9.6, color), k.disc(0, 14, 4, 'accent'), k.disc(0, 14, 4, 'bg', { opacity: 0.16 }), k.box(0, 42, 5.4, 36, color, { radius: 0.3 }), k.box(5, 57, 7, 3.6, color), k.box(6, 50.5, 9, 3.6, color), k.box(4.6, 44, 6, 3.6, color), k.box(-0.8, 40, 1.3, 30, `${color}/ink/.24`)];
    };
    return [
      disc(cx, y + h * 0.52, s * 0.44, 'bg', { opacity: 0.16 }),
      ...many(7, (i) => starAt(...towards(cx, y + h * 0.52, s * (i % 2 ? 0.4 : 0.47), i * 51 + 24), s * (i % 2 ? 0.016 : 0.024), 'accent2')),
      u.box(0, -43, 14, 7, 'ink', { radius: 0.4 }), u.path('M-2.5 -42L2.5 -42L2.5 -36C2.5 -32 6 -31 7 -34L10 -32C8 -26 -2.5 -26 -2.5 -36Z', 'ink'),
      ...key(40, 'accent2'), ...key(6, 'bg'), u.ring(0, -17, 12, 2, 'ink'),
      ...houseTag(...unit(...u.to(0, -20), s, -36).to(0, 40), s * 0.36, -36),
    ];
  },
};

/** The house that hangs at the keys. */
function houseTag(cx: number, cy: number, size: number, turn: number): Layer[] {
  const u = unit(cx, cy, size, turn);
  return [
    u.line([0, -74], [0, -40], 3, 'ink'), u.path('M0 -50L48 -8L40 0L40 46L-40 46L-40 0L-48 -8Z', 'ink'), u.path('M0 -38L33 -8L33 39L-33 39L-33 -8Z', 'extra/bg/.5'), u.box(0, 24, 18, 30, 'accent'), u.disc(5, 25, 2, 'bg'), u.box(-19, 2, 13, 13, 'bg'), u.box(19, 2, 13, 13, 'bg'), u.disc(0, -18, 5, 'ink'), u.disc(0, -40, 3, 'bg'),
  ];
}

/** Bubbles, each with a glint. */
const suds = (count: number, seed: number, at: (i: number) => readonly [x: number, y: number, r: number]): Layer[] =>
  many(count, (i): Layer[] => { const [px, py, r] = at(i + seed); return [disc(px, py, r, 'bg', { opacity: 0.86 }), disc(px - r * 0.3, py - r * 0.34, r * 0.22, 'extra/bg/.3')]; }).flat();

/** A car in the suds, between brushes. */
export const carWash: Scene = {
  id: 'car-wash', sky: 'extra/bg/.4', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 1.16);
    const [cx, foot] = [x + w / 2, y + h * 0.86];
    const u = unit(cx, foot, s);
    const wheel = (wx: number): Layer[] => [u.disc(wx, -8, 10, 'ink'), u.disc(wx, -8, 5.6, 'bg'), ...many(5, (i) => { const a = (i * 72 * Math.PI) / 180; return u.disc(wx + Math.cos(a) * 3.2, -8 + Math.sin(a) * 3.2, 1, 'ink'); })];
    const glass = 'extra/bg/.7';
    return [
      disc(cx, foot - s * 0.22, s * 0.36, 'bg', { opacity: 0.5 }),
      ...many(11, (i) => tear(x + (i + 0.5) * (w / 11), foot - s * 0.62 - chance(i + 2) * s * 0.14, s * 0.022, s * 0.04, 'extra/ink/.14')),
      ...many(16, (i) => starAt(cx + (chance(i + 30) - 0.5) * s * 1.1, foot - s * (0.3 + chance(i + 70) * 0.3), s * 0.012, 'bg')),
      box(x, foot, w, y + h - foot + 0.2, 'ink'), oval(cx, foot + h * 0.04, s * 0.44, h * 0.022, 'extra', { opacity: 0.6 }),
      u.path('M-46 -10C-48 -22 -44 -25 -30 -28C-24 -38 -16 -45 -2 -45C12 -45 20 -40 28 -28C40 -27 47 -24 47 -12C47 -8 46 -7 43 -7L-42 -7C-45 -7 -46 -8 -46 -10Z', 'accent'),
      u.path('M-46 -10C-46.5 -13 -46.5 -15 -46 -17C-20 -13 24 -13 47 -16C47 -8 46 -7 43 -7L-42 -7C-45 -7 -46 -8 -46 -10Z', 'accent/ink/.18'),
      u.path('M-24 -28C-19 -36 -13 -40.5 -4 -41L-4 -28Z', glass), u.path('M0 -41C10 -41 16 -37 22 -28L0 -28Z', glass), u.path('M-18 -31L-9 -40L-6 -40.600L-16 -28L-20 -28Z', 'bg'), u.path('M5 -30L12 -39L15 -37L8 -28L4 -28Z', 'bg'),
      u.box(-2, -18, 0.9, 18, 'accent/ink/.3'), u.box(4, -23, 6, 1.6, 'ink', { radius: 0.5 }), u.box(-22, -23, 6, 1.6, 'ink', { radius: 0.5 }), u.oval(44, -19, 2.6, 3.4, 'accent2'), u.box(-45, -19, 2.6, 5, 'accent2', { radius: 0.4 }),
      ...wheel(-27), ...wheel(27),
      ...suds(9, 3, (i) => [...u.to(-22 + (i - 3) * 5.4, -45 + Math.abs(i - 7) * 1.5 - chance(i) * 3), s * (0.032 + chance(i + 9) * 0.026)]),
      ...suds(5, 20, (i) => [...u.to(-44 + (i - 20) * 4, -24 - chance(i) * 6), s * (0.02 + chance(i + 9) * 0.022)]),
      ...suds(5, 40, (i) => [...u.to(30 + (i - 40) * 4, -28 - chance(i) * 5), s * (0.02 + chance(i + 9) * 0.022)]),
      ...suds(15, 60, (i) => [cx + (chance(i) - 0.5) * Math.min(w, s * 1.5), foot - s * (0.48 + chance(i + 33) * 0.3), s * (0.008 + chance(i + 5) * 0.022)]),
      ...suds(16, 90, (i) => [cx - s * 0.5 + (i - 90) * s * 0.066, foot + s * 0.006 - chance(i) * s * 0.02, s * (0.022 + chance(i + 3) * 0.02)]),
    ];
  },
};
