import type { Layer } from '../../../../build/templates/recipe.js';
import { chance } from '../../social-media/drawing.js';
import { box, disc, leaf, many, outlined, oval, poly, ring, starAt, stroke, towards, type Scene } from '../kit.js';
import { unit } from '../unit.js';

const LUCK = { pale: '#e6f2cf', deep: '#0c4a30', mid: '#1f8f4e', light: '#62bd6c', gold: '#f5c344', bronze: '#b98218', beer: '#f0a92e', foam: '#fffaf0' };

/** Three hearts about a middle, and a stem. */
const clover = (cx: number, cy: number, r: number, color: string, turn = 0): Layer[] => [
  leaf(cx, cy, r * 1.3, r * 0.18, 74 + turn, color),
  ...[-90, 30, 150].map((angle) => outlined('heart', ...towards(cx, cy, r * 0.56, angle + turn), r * 1.02, r * 0.98, color, { rotate: angle + turn + 90 })),
];

/** The tall hat with its buckle between two full mugs. */
export const luckyHat: Scene = {
  id: 'lucky-hat', sky: LUCK.pale, words: LUCK.deep, soft: '#136238',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.9, h);
    const [cx, foot] = [x + w / 2, y + h * 0.88];
    const u = unit(cx, foot - s * 0.36, s * 0.66);
    const wide = w > s * 1.4;
    const mug = (mx: number, size: number, side: 1 | -1): Layer[] => {
      const m = unit(mx, foot - size * 0.5, size);
      return [m.ring(side * 32, 6, 17, 7, LUCK.bronze), m.box(0, 8, 58, 84, LUCK.beer, { radius: 0.1 }), m.box(20, 8, 18, 84, LUCK.bronze, { opacity: 0.34, radius: 0.2 }), ...many(3, (i) => m.box(-18 + i * 18, 12, 6, 60, '#ffe2a0', { radius: 0.5, opacity: 0.7 })), ...many(5, (i) => m.disc(-26 + i * 13, -34 + (i % 2) * 4, 11, LUCK.foam)), m.box(0, -26, 60, 14, LUCK.foam, { radius: 0.5 }), m.box(-22, -16, 10, 20, LUCK.foam, { radius: 0.5 }), m.box(8, -20, 8, 16, LUCK.foam, { radius: 0.5 })];
    };
    const coins = Math.max(7, Math.round(w / (s * 0.1)));
    return [
      disc(cx, foot - s * 0.36, s * 0.44, LUCK.foam, { opacity: 0.75 }),
      ...([[-0.42, -0.58, 0.07, -18], [0.43, -0.55, 0.062, 22], [-0.33, -0.74, 0.04, 10], [0.33, -0.75, 0.045, -14]] as const).flatMap(([dx, dy, r, turn]) => clover(cx + dx * s, foot + dy * s, s * r, r > 0.05 ? LUCK.light : LUCK.mid, turn)),
      ...mug(cx - s * 0.36, s * 0.4, -1), ...mug(cx + s * 0.36, s * 0.4, 1), ...(wide ? [...mug(cx - s * 0.7, s * 0.32, -1), ...mug(cx + s * 0.7, s * 0.32, 1)] : []),
      u.path('M-34 36C-32 10 -36 -24 -40 -44C-18 -52 18 -52 40 -44C36 -24 32 10 34 36C14 43 -14 43 -34 36Z', LUCK.mid), u.path('M16 -49C26 -48 34 -46 40 -44C36 -24 32 10 34 36C26 39 20 40 12 41C20 14 22 -22 16 -49Z', LUCK.deep, { opacity: 0.36 }),
      u.path('M-40 -44C-20 -38 20 -38 40 -44C18 -52 -18 -52 -40 -44Z', LUCK.light, { opacity: 0.7 }),
      u.path('M-34.4 18C-14 25 14 25 34.4 18L34 37C14 44 -14 44 -34 37Z', LUCK.deep), u.poly([[-11, 17], [11, 17], [11, 43], [-11, 43]], LUCK.gold), u.poly([[-5.4, 23], [5.4, 23], [5.4, 37], [-5.4, 37]], LUCK.deep),
      u.path('M-58 34C-40 42 -14 44 0 44C14 44 40 42 58 34C60 44 50 54 0 54C-50 54 -60 44 -58 34Z', LUCK.mid), u.path('M-58 40C-46 50 46 50 58 40C56 50 36 54 0 54C-36 54 -56 50 -58 40Z', LUCK.deep, { opacity: 0.5 }),
      ...clover(...u.to(-24, 14), s * 0.085, LUCK.light, -24),
      box(x, foot, w, y + h - foot + 0.2, LUCK.deep),
      ...many(coins, (i) => { const [px, py, r] = [x + ((i + 0.5) * w) / coins, foot + (y + h - foot) * (0.3 + chance(i + 9) * 0.4), s * 0.03]; return [disc(px, py + r * 0.2, r, LUCK.bronze), disc(px, py, r, LUCK.gold), ring(px, py, r * 0.62, r * 0.18, LUCK.bronze)]; }).flat(),
    ];
  },
};

/** A ghost in a party hat. */
const ghost = (cx: number, cy: number, size: number, turn: number, hat: string, mood: number): Layer[] => {
  const u = unit(cx, cy, size, turn);
  return [
    u.path('M-30 -6C-40 -10 -50 -2 -48 8C-46 14 -36 10 -28 8Z', '#e7e4f2'), u.path('M30 -6C40 -14 52 -14 50 -4C48 4 38 8 28 8Z', '#ffffff'),
    u.path('M-32 48C-34 14 -38 -46 0 -48C38 -46 34 14 32 48C26 38 20 38 16 47C10 38 4 38 0 47C-4 38 -10 38 -16 47C-20 38 -26 38 -32 48Z', '#ffffff'),
    u.path('M14 -45C40 -32 34 18 32 48C26 38 20 38 16 47C12 40 8 38 5 40C22 14 26 -24 14 -45Z', '#c9c3e3', { opacity: 0.5 }),
    u.oval(-11, -14, 4.6, 7, '#1a1426'), u.oval(11, -14, 4.6, 7, '#1a1426'), u.disc(-9.6, -17, 1.6, '#ffffff'), u.disc(12.4, -17, 1.6, '#ffffff'),
    ...(mood ? [u.path('M-9 0C-4 4 4 4 9 0C8 12 -8 12 -9 0Z', '#1a1426')] : [u.oval(0, 4, 5, 7, '#1a1426')]), u.disc(-19, -4, 4, '#ff9aa8', { opacity: 0.7 }), u.disc(19, -4, 4, '#ff9aa8', { opacity: 0.7 }),
    u.poly([[-17, -42], [17, -42], [0, -80]], hat), u.poly([[-11.6, -54], [11.6, -54], [7.4, -63.4], [-7.4, -63.4]], '#ffffff', { opacity: 0.6 }), u.disc(0, -80, 6, '#ffffff'), u.oval(0, -42, 17, 4, hat),
  ];
};

/** A carved pumpkin with light in it. */
const carved = (cx: number, foot: number, size: number, grin: boolean): Layer[] => {
  const u = unit(cx, foot - size * 0.4, size);
  const [skin, glow] = ['#f07f1f', '#ffe27a'];
  return [
    u.path('M-5 -34C-7 -46 -2 -56 10 -58L13 -50C6 -48 5 -42 6 -34Z', '#4b7a38'), u.oval(-30, 0, 22, 36, '#c95a12'), u.oval(30, 0, 22, 36, '#c95a12'), u.oval(-16, 0, 22, 39, '#de6c17'), u.oval(16, 0, 22, 39, '#de6c17'), u.oval(0, 0, 18, 40, skin),
    u.poly([[-26, -4], [-10, -4], [-18, -18]], glow), u.poly([[26, -4], [10, -4], [18, -18]], glow), u.poly([[-4, 6], [4, 6], [0, -1]], glow),
    grin ? u.poly([[-30, 10], [-20, 14], [-14, 10], [-8, 15], [0, 12], [8, 15], [14, 10], [20, 14], [30, 10], [22, 24], [12, 28], [8, 23], [0, 29], [-8, 23], [-12, 28], [-22, 24]], glow) : u.path('M-24 12C-12 18 12 18 24 12C20 28 -20 28 -24 12Z', glow),
  ];
};

/** Ghosts with party hats float over carved pumpkins. */
export const ghosts: Scene = {
  id: 'ghosts', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, foot] = [x + w / 2, y + h * 0.94];
    const flags = Math.max(8, Math.round(w / (s * 0.11)));
    const at = (f: number): [number, number] => [x + w * f, y + h * 0.02 + Math.sin(f * Math.PI) * h * 0.08];
    const wide = w > s * 1.4;
    const size = s * 0.4;
    return [
      disc(cx, y + h * 0.56, s * 0.4, 'accent2', { opacity: 0.2 }), disc(cx, y + h * 0.56, s * 0.34, 'accent2'),
      ...many(flags * 2, (i) => stroke(at(i / (flags * 2)), at((i + 1) / (flags * 2)), s * 0.012, 'bg')), ...many(flags, (i) => { const [[ax, ay], [bx, by]] = [at((i + 0.1) / flags), at((i + 0.9) / flags)]; return poly([[ax, ay], [bx, by], [(ax + bx) / 2, (ay + by) / 2 + s * 0.1]], ['#f07f1f', '#7a4bc4', '#2f9e6a', '#e6317f'][i % 4]!); }),
      ...many(14, (i) => starAt(x + chance(i + 2) * w, y + h * (0.16 + chance(i + 70) * 0.56), s * (0.008 + chance(i) * 0.012), 'accent2')),
      ...ghost(cx - s * 0.28, y + h * 0.56, size, -10, '#7a4bc4', 1), ...ghost(cx + s * 0.28, y + h * 0.53, size * 0.94, 9, '#2f9e6a', 0),
      ...(wide ? [...ghost(cx - s * 0.68, y + h * 0.52, size * 0.76, 8, '#e6317f', 0), ...ghost(cx + s * 0.68, y + h * 0.56, size * 0.8, -8, '#f07f1f', 1)] : []),
      box(x, y + h * 0.88, w, h * 0.12 + 0.2, 'ink/#000000/.4'),
      ...carved(cx, foot, s * 0.38, true), ...carved(cx - s * 0.34, foot + h * 0.02, s * 0.24, false), ...carved(cx + s * 0.34, foot + h * 0.02, s * 0.26, true), ...(wide ? [...carved(cx - s * 0.64, foot + h * 0.02, s * 0.3, true), ...carved(cx + s * 0.64, foot + h * 0.02, s * 0.28, false)] : []),
    ];
  },
};

const KNIT = { red: '#c4242f', dark: '#96182a', cream: '#fff5e2', green: '#1f7a52', gold: '#f4bd48', brown: '#9a6236', tan: '#d8a873' };

/** A sweater with a reindeer on it, under a string of lights. */
export const sweater: Scene = {
  id: 'sweater', sky: '#123f36', words: '#fff5e2', soft: '#ffd27a',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h);
    const u = unit(x + w / 2, y + h * 0.57, s * 0.82);
    const bulbs = Math.max(7, Math.round(w / (s * 0.13)));
    const at = (f: number): [number, number] => [x + w * f, y + h * 0.02 + Math.abs(Math.sin(f * Math.PI * 2)) * h * 0.055];
    const flake = (fx: number, fy: number, r: number): Layer[] => many(3, (i) => u.line(towards(fx, fy, r, i * 60), towards(fx, fy, r, i * 60 + 180), 1.5, KNIT.cream));
    const zigzag = (top: number, count: number, left: number, right: number, color: string, size: number): Layer[] => many(count, (i) => { const step = (right - left) / count; return u.poly([[left + i * step, top + size], [left + (i + 0.5) * step, top], [left + (i + 1) * step, top + size]], color); });
    return [
      ...many(18, (i) => disc(x + w * (0.03 + chance(i + 3) * 0.94), y + h * (0.16 + chance(i + 40) * 0.8), s * (0.006 + chance(i + 80) * 0.007), '#fff5e2', { opacity: 0.7 })),
      ...many(bulbs * 2, (i) => stroke(at(i / (bulbs * 2)), at((i + 1) / (bulbs * 2)), s * 0.012, '#07261f')),
      ...many(bulbs, (i) => { const [bx, by] = at((i + 0.5) / bulbs); const color = [KNIT.gold, '#e8484f', '#4fb5c9', '#f28a3a'][i % 4]!; return [disc(bx, by + s * 0.042, s * 0.05, color, { opacity: 0.24 }), box(bx - s * 0.011, by - s * 0.006, s * 0.022, s * 0.026, '#07261f'), oval(bx, by + s * 0.044, s * 0.021, s * 0.03, color)]; }).flat(),
      u.path('M-22 -42C-30 -38 -38 -36 -44 -28L-62 30L-46 36L-32 0L-33 44L33 44L32 0L46 36L62 30L44 -28C38 -36 30 -38 22 -42Z', KNIT.red),
      u.path('M32 0L33 44L14 44C24 20 26 -10 24 -26Z', KNIT.dark, { opacity: 0.6 }), u.line([-32, 0], [-29, -18], 1.4, KNIT.dark), u.line([32, 0], [29, -18], 1.4, KNIT.dark),
      u.path('M-62 30L-46 36L-48.6 42L-64.4 36Z', KNIT.green), u.path('M62 30L46 36L48.6 42L64.4 36Z', KNIT.green), u.box(0, 47, 66, 8, KNIT.green, { radius: 0.2 }), ...many(9, (i) => u.box(-28 + i * 7, 47, 1.4, 7, KNIT.dark, { opacity: 0.4 })),
      u.path('M-22 -42C-18 -30 18 -30 22 -42C14 -48 -14 -48 -22 -42Z', KNIT.green), u.path('M-15 -42C-10 -36 10 -36 15 -42C10 -44.6 -10 -44.6 -15 -42Z', '#07261f'),
      ...zigzag(-30, 9, -31, 31, KNIT.cream, 4), ...zigzag(36, 11, -32.4, 32.4, KNIT.cream, 5), u.box(0, 33.6, 65, 2, KNIT.gold), u.box(0, -23.4, 61, 1.8, KNIT.gold),
      ...[-1, 1].flatMap((side) => [u.line([side * 40, -8], [side * 50, -4], 2.4, KNIT.cream), u.line([side * 45, 8], [side * 56, 12], 2.4, KNIT.gold), ...flake(side * 24, -12, 5), ...flake(side * 25, 22, 5)]),
      ...[-1, 1].flatMap((side) => [u.line([side * 6, -4], [side * 15, -17], 2.6, KNIT.brown), u.line([side * 10.4, -10], [side * 18, -10], 2.4, KNIT.brown), u.line([side * 12.6, -13.6], [side * 11, -19], 2.4, KNIT.brown), u.oval(side * 14, 3, 6, 3.4, KNIT.brown, { rotate: side * -20 })]),
      u.path('M0 -6C12 -6 13 4 11 12C10 24 8 30 0 30C-8 30 -10 24 -11 12C-13 4 -12 -6 0 -6Z', KNIT.tan), u.path('M0 12C8 12 9 20 8 24C6 30 -6 30 -8 24C-9 20 -8 12 0 12Z', KNIT.cream), u.disc(-5, 5, 1.9, '#1b1210'), u.disc(5, 5, 1.9, '#1b1210'), u.disc(0, 17, 5.4, '#ff3b46'), u.disc(-1.8, 15.2, 1.6, '#ffffff', { opacity: 0.8 }),
    ];
  },
};

/** Heart balloons that lift a letter. */
export const heartBalloons: Scene = {
  id: 'heart-balloons', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, knot] = [x + w / 2, y + h * 0.5 + s * 0.23];
    const hearts = [[-0.24, -0.5, 0.2, 'accent/ink/.2'], [0.26, -0.49, 0.2, 'accent/bg/.4'], [0.01, -0.58, 0.23, 'accent'], [-0.36, -0.3, 0.17, 'accent/bg/.3'], [0.36, -0.28, 0.18, 'accent'], [-0.14, -0.35, 0.23, 'bg'], [0.14, -0.32, 0.21, 'accent/ink/.1']] as const;
    const [ew, eh] = [s * 0.34, s * 0.22];
    const top = knot + s * 0.03;
    const cloud = (px: number, py: number, size: number): Layer[] => [box(px - size, py - size * 0.3, size * 2, size * 0.6, 'bg', { radius: 0.5, opacity: 0.7 }), disc(px - size * 0.3, py - size * 0.24, size * 0.44, 'bg', { opacity: 0.7 }), disc(px + size * 0.34, py - size * 0.16, size * 0.34, 'bg', { opacity: 0.7 })];
    return [
      ...cloud(x + w * 0.15, knot + s * 0.12, s * 0.1), ...cloud(x + w * 0.86, knot + s * 0.2, s * 0.09), ...cloud(x + w * 0.86, knot - s * 0.6, s * 0.07),
      ...hearts.map(([dx, dy, r]) => stroke([cx, knot], [cx + s * dx, knot + s * (dy + r * 0.45)], s * 0.009, 'ink')),
      ...hearts.flatMap(([dx, dy, r, color]): Layer[] => { const [hx, hy, turn] = [cx + s * dx, knot + s * dy, dx * 50]; return [poly([[hx - s * 0.014, hy + s * r * 0.58], [hx + s * 0.014, hy + s * r * 0.58], [hx, hy + s * r * 0.42]], color, { rotate: turn }), outlined('heart', hx, hy, s * r * 1.12, s * r, color, { rotate: turn }), leaf(hx - s * r * 0.36, hy - s * r * 0.04, s * r * 0.3, s * r * 0.12, -66 + turn, color === 'bg' ? 'accent2' : '#ffffff', { opacity: 0.6 })]; }),
      box(cx - ew / 2, top, ew, eh, 'bg', { radius: 0.05 }), poly([[cx - ew / 2, top + eh], [cx - ew * 0.08, top + eh * 0.48], [cx + ew * 0.08, top + eh * 0.48], [cx + ew / 2, top + eh]], 'accent2/bg/.66'), poly([[cx - ew / 2, top], [cx + ew / 2, top], [cx, top + eh * 0.62]], 'accent2/bg/.3'), outlined('heart', cx, top + eh * 0.5, ew * 0.2, ew * 0.18, 'accent'),
      stroke([cx, knot], [cx, top], s * 0.009, 'ink'), leaf(cx, knot + s * 0.02, s * 0.09, s * 0.05, 200, 'accent'), leaf(cx, knot + s * 0.02, s * 0.09, s * 0.05, -20, 'accent'),
    ];
  },
};

/** A cup of peonies on its saucer. */
export const teacup: Scene = {
  id: 'teacup', sky: 'accent/bg/.72', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const u = unit(cx, foot - s * 0.22, s * 0.74);
    const peony = (px: number, py: number, r: number, color: string, turn: number): Layer[] => [...many(8, (i) => disc(...towards(px, py, r * 0.62, turn + i * 45), r * 0.42, `${color}/ink/.08`)), ...many(6, (i) => disc(...towards(px, py, r * 0.4, turn + 20 + i * 60), r * 0.36, color)), ...many(5, (i) => disc(...towards(px, py, r * 0.2, turn + i * 72), r * 0.25, `${color}/bg/.3`)), disc(px, py, r * 0.17, 'accent2')];
    const [green, dark] = ['extra/ink/.18', 'extra/ink/.4'];
    return [
      disc(cx, foot - s * 0.46, s * 0.45, 'bg', { opacity: 0.55 }),
      ...[-168, -150, -128, -108, -72, -52, -30, -12].map((a, i) => leaf(cx + Math.cos((a * Math.PI) / 180) * s * 0.1, foot - s * 0.42, s * (i === 0 || i === 7 ? 0.26 : 0.38), s * 0.11, a, i % 2 ? green : dark)),
      ...([[-0.07, -0.83], [0.16, -0.82], [-0.27, -0.75], [0.31, -0.71]] as const).flatMap(([dx, dy], i) => [stroke([cx + dx * s * 0.4, foot - s * 0.44], [cx + dx * s, foot + dy * s], s * 0.011, dark), ...many(5, (k) => disc(...towards(cx + dx * s, foot + dy * s, s * 0.022, k * 72), s * 0.018, i % 2 ? 'bg' : 'accent2')), disc(cx + dx * s, foot + dy * s, s * 0.014, i % 2 ? 'accent2' : 'bg')]),
      ...peony(cx - s * 0.24, foot - s * 0.56, s * 0.13, 'accent/bg/.34', 10), ...peony(cx + s * 0.25, foot - s * 0.55, s * 0.13, 'accent', 30), ...peony(cx + s * 0.01, foot - s * 0.66, s * 0.16, 'accent/accent2/.4', 0), ...peony(cx - s * 0.09, foot - s * 0.45, s * 0.11, 'accent', 44), ...peony(cx + s * 0.12, foot - s * 0.44, s * 0.1, 'bg/accent/.16', 12),
      u.oval(0, 30, 52, 7, 'bg/ink/.16'), u.oval(0, 27, 52, 7, 'bg'), u.oval(0, 26, 30, 3.4, 'bg/ink/.12'),
      u.ring(43, -8, 13, 5, 'bg'), u.path('M-40 -27C-40 2 -26 26 -14 26L14 26C26 26 40 2 40 -27C20 -21 -20 -21 -40 -27Z', 'bg'), u.path('M40 -27C40 2 26 26 14 26L0 26C18 18 26 -4 26 -24Z', 'ink', { opacity: 0.08 }),
      ...many(7, (i) => { const f = (i - 3) / 3.4; return outlined('heart', ...u.to(f * 33, -8 - f * f * 4), s * 0.05, s * 0.045, i % 2 ? 'accent2' : 'accent'); }), u.path('M-40 -27C-20 -21 20 -21 40 -27L39.6 -23C20 -17 -20 -17 -39.6 -23Z', 'accent'),
      u.path('M-33 8C-14 15 14 15 33 8L31 12C14 18 -14 18 -31 12Z', 'accent2'),
      box(x, foot, w, y + h - foot + 0.2, 'accent'), box(x, foot, w, (y + h - foot) * 0.2, 'bg', { opacity: 0.6 }),
    ];
  },
};
