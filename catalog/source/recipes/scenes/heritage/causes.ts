import type { Layer } from '../../../../build/templates/recipe.js';
import { chance, type Point } from '../../social-media/drawing.js';
import { box, disc, leaf, many, outlined, poly, starAt, stroke, towards, type Scene } from '../kit.js';
import { unit } from '../unit.js';

const EARTH = { sea: '#2f86c4', shade: '#1d669e', land: '#4fa04a', dark: '#2f7a3d', light: '#8cc665', trunk: '#7a4e2b', white: '#ffffff' };

/** The globe, with the Americas in front. */
const globe = (cx: number, cy: number, r: number): Layer[] => {
  const u = unit(cx, cy, r * 2);
  return [
    u.disc(0, 0, 50, EARTH.sea),
    u.path('M-34 -36C-22 -46 -2 -48 8 -45C14 -42 8 -38 12 -34C18 -32 16 -26 10 -24C4 -22 6 -16 0 -13C-4 -10 -2 -6 -7 -6C-12 -8 -16 -6 -14 -1C-11 3 -7 1 -4 4C-8 8 -16 4 -20 -2C-25 -9 -32 -12 -38 -20C-42 -26 -40 -32 -34 -36Z', EARTH.land),
    u.path('M-4 4C4 2 12 5 16 9C23 10 29 13 28 19C26 25 23 28 21 33C17 40 12 41 10 46C6 49 2 48 2 42C3 34 0 28 -5 22C-9 16 -10 8 -4 4Z', EARTH.land),
    u.path('M16 -44C22 -42 28 -38 26 -33C22 -30 18 -34 16 -38Z', EARTH.light), u.path('M40 -30C44 -24 49 -12 50 0C49 12 46 20 43 25C38 20 36 14 37 8C32 4 32 -6 36 -12C33 -18 36 -26 40 -30Z', EARTH.land),
    u.path('M-34 -36C-24 -44 -8 -47 0 -46C-12 -40 -20 -32 -30 -28C-36 -26 -40 -30 -34 -36Z', EARTH.light), u.path('M-4 4C4 2 10 4 14 8C8 12 2 18 -3 24C-9 18 -10 8 -4 4Z', EARTH.light),
    u.path('M29 -41C50 -26 57 8 40 30C28 46 8 53 -12 48.6C18 46 44 16 29 -41Z', EARTH.shade, { opacity: 0.34 }),
    ...([[-30, 18, 20, 3], [-22, 24, 14, 2.4], [30, -8, 15, 2.4]] as const).map(([px, py, w, h]) => u.box(px, py, w, h, EARTH.white, { radius: 0.5, opacity: 0.85 })),
  ];
};

/** The globe with woods, flowers and windmills around its rim. */
export const planet: Scene = {
  id: 'planet', sky: 'extra/bg/.58', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h * 1.02);
    const [cx, cy] = [x + w / 2, y + h * 0.58];
    const r = s * 0.31;
    const at = (a: number, out: number): Point => towards(cx, cy, r + out * s, a);
    const tree = (a: number, size: number): Layer[] => [stroke(at(a, -0.01), at(a, size * 0.6), s * 0.018, EARTH.trunk), disc(...at(a, size * 0.86), s * size * 0.46, EARTH.dark), disc(...at(a - 2, size * 0.98), s * size * 0.28, EARTH.land)];
    const fir = (a: number, size: number): Layer[] => [stroke(at(a, -0.01), at(a, size * 0.4), s * 0.016, EARTH.trunk), ...[0.25, 0.55, 0.85].map((f, i) => { const [left, right, tip] = [a - 7.4 + i * 1.9, a + 7.4 - i * 1.9, a]; return poly([at(left, size * f), at(right, size * f), at(tip, size * (f + 0.62))], i % 2 ? EARTH.land : EARTH.dark); })];
    const mill = (a: number, size: number): Layer[] => [stroke(at(a, -0.01), at(a, size), s * 0.013, EARTH.white), ...many(3, (i) => leaf(...at(a, size), s * size * 0.62, s * 0.026, a + 20 + i * 120, EARTH.white)), disc(...at(a, size), s * 0.014, 'accent')];
    const bloom = (a: number, size: number, color: string): Layer[] => [stroke(at(a, -0.01), at(a, size), s * 0.011, EARTH.dark), leaf(...at(a, size * 0.3), s * 0.05, s * 0.022, a + 50, EARTH.land), ...many(6, (i) => disc(...towards(...at(a, size), s * 0.02, i * 60), s * 0.016, color)), disc(...at(a, size), s * 0.014, 'bg')];
    const cloud = (px: number, py: number, size: number): Layer[] => [box(px - size, py - size * 0.3, size * 2, size * 0.6, 'bg', { radius: 0.5 }), disc(px - size * 0.3, py - size * 0.26, size * 0.46, 'bg'), disc(px + size * 0.34, py - size * 0.16, size * 0.34, 'bg')];
    const side = Math.min(w * 0.36, s * 0.62);
    return [
      disc(cx, cy, r * 1.3, 'bg', { opacity: 0.4 }),
      ...cloud(cx - side, cy - s * 0.33, s * 0.085), ...cloud(cx + side, cy - s * 0.2, s * 0.07), ...cloud(cx + side * 1.05, cy + s * 0.26, s * 0.055), ...cloud(cx - side * 1.05, cy + s * 0.2, s * 0.06),
      ...mill(-52, 0.2), ...mill(-68, 0.15), ...fir(-112, 0.15), ...fir(-126, 0.12), ...tree(-90, 0.15), ...tree(-142, 0.12), ...tree(-36, 0.11), ...bloom(-100, 0.075, 'accent'), ...bloom(-78, 0.07, 'accent2'), ...bloom(-160, 0.08, 'accent'), ...bloom(-20, 0.085, 'accent2'), ...bloom(-172, 0.06, 'accent2'), ...bloom(-6, 0.065, 'accent'),
      ...many(24, (i) => leaf(...at(i * 15 + 7, -0.012), s * 0.05, s * 0.026, i * 15 + 7 + (i % 2 ? 26 : -26), i % 2 ? EARTH.light : EARTH.land)),
      ...globe(cx, cy, r),
    ];
  },
};

const PINK = { ground: '#fbd9e4', mid: '#ec5a98', dark: '#c93a7c', light: '#f8a3c5', words: '#5a1237' };

/** A blossom of five petals. */
const blossom = (cx: number, cy: number, r: number, color: string, turn: number): Layer[] => [...many(5, (i) => leaf(cx, cy, r, r * 0.72, turn + i * 72, color)), ...many(5, (i) => leaf(cx, cy, r * 0.5, r * 0.2, turn + i * 72, PINK.dark, { opacity: 0.5 })), disc(cx, cy, r * 0.2, '#ffd27a')];

/** The ribbon of pink, in a bed of blossoms. */
export const pinkRibbon: Scene = {
  id: 'pink-ribbon', sky: PINK.ground, words: PINK.words, soft: '#a11d5f',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h);
    const [cx, foot] = [x + w / 2, y + h];
    const u = unit(cx, foot - s * 0.53, s * 0.82);
    const count = Math.max(5, Math.round(w / (s * 0.17)) | 1);
    const step = w / count;
    return [
      disc(cx, foot - s * 0.5, s * 0.45, '#ffffff', { opacity: 0.5 }),
      ...[-1, 1].flatMap((side) => many(4, (i) => leaf(cx + side * s * 0.1, foot - s * 0.1, s * (0.52 - i * 0.06), s * 0.1, -90 + side * (34 + i * 17), i % 2 ? '#8db48a' : '#6f9c74'))),
      ...([[-0.42, -0.74, 0.05], [0.4, -0.8, 0.04], [0.44, -0.5, 0.03], [-0.45, -0.48, 0.026]] as const).map(([dx, dy, f]) => outlined('heart', cx + s * dx, foot + s * dy, s * f * 1.7, s * f * 1.5, PINK.light)),
      u.path('M-33 45L-25 44L-17 53L24 -14C33 -31 20 -50 0 -50L0 -37C9 -37 13 -30 9 -22Z', PINK.dark),
      u.path('M33 45L25 44L17 53L-24 -14C-33 -31 -20 -50 0 -50L0 -37C-9 -37 -13 -30 -9 -22Z', PINK.mid),
      u.path('M0 -50C20 -50 33 -31 24 -14L17 -9C23 -28 16 -44 0 -46Z', PINK.mid), u.path('M-24 -14C-33 -31 -20 -50 0 -50L0 -46C-15 -46 -25 -32 -19 -17L12 35L14 48Z', PINK.light, { opacity: 0.75 }),
      ...many(count * 2, (i) => leaf(x + (i + 0.5) * (step / 2), foot + s * 0.03, s * 0.2, s * 0.075, i % 2 ? -118 : -62, i % 3 ? '#6f9c74' : '#8db48a')),
      ...many(count, (i) => blossom(x + step * (i + 0.5), foot - s * (i % 2 ? 0.045 : 0.09), Math.min(step * 0.62, s * 0.12) * (i % 2 ? 0.86 : 1.04), ['#ffffff', PINK.light, '#f37fb0'][i % 3]!, i * 31)).flat(),
    ];
  },
};

/** A pierced lantern of brass and glass on its chain. */
const fanous = (cx: number, top: number, chain: number, size: number, glass: string): Layer[] => {
  const u = unit(cx, top + chain + size * 0.5, size);
  const BRASS = 'accent2';
  return [
    ...many(Math.max(2, Math.round(chain / (size * 0.07))), (i) => disc(cx, top + size * 0.035 + i * size * 0.07, size * 0.022, BRASS)),
    u.disc(0, 6, 46, BRASS, { opacity: 0.1 }), u.disc(0, 6, 34, BRASS, { opacity: 0.14 }),
    u.ring(0, -48, 4, 2, BRASS), u.path('M0 -46C4 -38 17 -32 19 -22L-19 -22C-17 -32 -4 -38 0 -46Z', BRASS), u.box(0, -21, 46, 4, BRASS, { radius: 0.5 }),
    u.path('M-20 -19L20 -19L28 10L18 36L-18 36L-28 10Z', glass), u.path('M-7 -19L7 -19L10 10L6 36L-6 36L-10 10Z', '#fff1bf', { opacity: 0.9 }),
    ...[-1, 1].flatMap((side) => [u.line([side * 20, -19], [side * 28, 10], 2.4, BRASS), u.line([side * 28, 10], [side * 18, 36], 2.4, BRASS), u.line([side * 7, -19], [side * 10, 10], 1.8, BRASS), u.line([side * 10, 10], [side * 6, 36], 1.8, BRASS), u.poly([[side * 18, 2], [side * 22.6, 10], [side * 18, 18], [side * 13.4, 10]], BRASS)]),
    u.line([-28, 10], [28, 10], 2, BRASS), ...([starAt(...u.to(0, 10), size * 0.07, BRASS, 8, 0.6)]),
    u.box(0, 37, 42, 4, BRASS, { radius: 0.5 }), u.path('M-16 39L16 39L8 47L-8 47Z', BRASS), u.disc(0, 50, 3, BRASS),
  ];
};

/** A row of lanterns at different heights, a thin moon between them. */
export const lanterns: Scene = {
  id: 'lanterns', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const wide = w > h * 1.3;
    const [mx, my, r] = [x + w * 0.5, y + h * (wide ? 0.56 : 0.62), s * (wide ? 0.23 : 0.22)];
    const rows = wide ? [[0.14, 0.12, 0.56], [0.31, 0.02, 0.36], [0.69, 0.04, 0.36], [0.86, 0.14, 0.54]] as const : [[0.18, 0.16, 0.52], [0.5, 0.02, 0.34], [0.82, 0.1, 0.46]] as const;
    return [
      ...many(22, (i) => starAt(x + w * (0.03 + chance(i + 7) * 0.94), y + h * (0.05 + chance(i + 40) * 0.88), s * (0.009 + chance(i) * 0.015), 'accent2')),
      disc(mx, my, r, 'accent2'), disc(mx + r * 0.34, my - r * 0.14, r * 0.86, 'ink'), ...(wide ? [] : [starAt(mx + r * 0.4, my - r * 0.04, r * 0.26, 'accent2', 5, 0.42)]),
      ...(wide ? [starAt(mx + r * 0.42, my - r * 0.04, r * 0.28, 'accent2', 5, 0.42)] : []),
      ...rows.flatMap(([fx, drop, size], i) => fanous(x + w * fx, y, h * drop, s * size, ['accent', 'extra', 'accent', 'extra'][i % 4]!)),
    ];
  },
};

const FIESTA = { green: '#16794a', red: '#d0312d', white: '#fff8ec', gold: '#f5b83d', pink: '#e5398a', blue: '#1f9cb4', straw: '#e9b95a', brown: '#a9692b' };

/** A flag of cut paper. */
const papel = (px: number, py: number, w: number, color: string, hole: string): Layer[] => [
  box(px - w / 2, py, w, w * 0.86, color), ...many(5, (i) => disc(px - w * 0.4 + i * w * 0.2, py + w * 0.86, w * 0.1, color)),
  ...many(6, (i) => leaf(...towards(px, py + w * 0.44, w * 0.06, i * 60), w * 0.22, w * 0.12, i * 60, hole)), ...[-1, 1].flatMap((a) => [0.16, 0.74].map((f) => outlined('diamond', px + a * w * 0.36, py + w * f, w * 0.11, w * 0.15, hole))), ...many(3, (i) => disc(px - w * 0.2 + i * w * 0.2, py + w * 0.84, w * 0.045, hole)),
];

/** A sombrero between maracas and a cactus, under flags of cut paper. */
export const fiesta: Scene = {
  id: 'fiesta', sky: '#ffd98a', words: '#4a1620', soft: '#9c1f2b',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.9, h);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const u = unit(cx, foot - s * 0.31, s * 0.92);
    const count = Math.max(5, Math.round(w / (s * 0.2)));
    const step = w / count;
    const maraca = (mx: number, my: number, turn: number, color: string): Layer[] => { const m = unit(mx, my, s * 0.5, turn); return [m.box(0, 26, 7, 46, FIESTA.brown, { radius: 0.4 }), m.oval(0, -18, 21, 26, color), m.path('M-20.6 -24C-8 -18 8 -18 20.6 -24L21 -14C8 -8 -8 -8 -21 -14Z', FIESTA.white), ...many(5, (i) => m.disc(-14 + i * 7, -16.4 + (i === 0 || i === 4 ? -1 : 0.6), 2, FIESTA.pink)), m.path('M-8 -38C-14 -34 -16 -30 -16 -27C-12 -29 -8 -32 -4 -38Z', '#ffffff', { opacity: 0.5 }), m.box(0, 6, 12, 4, FIESTA.gold, { radius: 0.4 })]; };
    const cactus = (kx: number, size: number): Layer[] => { const k = unit(kx, foot - size * 0.5, size); return [k.box(-17, -2, 9, 24, FIESTA.green, { radius: 0.5 }), k.box(-10, 6, 20, 9, FIESTA.green, { radius: 0.5 }), k.box(17, -10, 9, 24, FIESTA.green, { radius: 0.5 }), k.box(10, -2, 20, 9, FIESTA.green, { radius: 0.5 }), k.box(0, 2, 17, 98, FIESTA.green, { radius: 0.5 }), ...many(8, (i) => k.disc((i % 2 ? 3 : -3), -36 + i * 9.5, 1.3, '#bfe3a1')), k.disc(-4, -47, 5, FIESTA.pink), k.disc(4, -47, 5, FIESTA.pink), k.disc(0, -50, 5, FIESTA.pink)]; };
    const wide = w > s * 1.35;
    return [
      ...many(count, (i) => papel(x + step * (i + 0.5), y + h * 0.03 + Math.sin(((i + 0.5) / count) * Math.PI) * h * 0.035, Math.min(step * 0.86, s * 0.2), [FIESTA.green, FIESTA.white, FIESTA.red, FIESTA.blue, FIESTA.pink][i % 5]!, '#ffd98a')).flat(),
      ...many(count * 2, (i) => { const at = (f: number): [number, number] => [x + w * f, y + h * 0.03 + Math.sin(f * Math.PI) * h * 0.035]; return stroke(at(i / (count * 2)), at((i + 1) / (count * 2)), s * 0.012, '#4a1620'); }),
      disc(cx, foot - s * 0.2, s * 0.44, '#ff9a5a', { opacity: 0.55 }),
      ...cactus(cx - Math.min(w * 0.39, s * 0.62), s * 0.52), ...(wide ? cactus(cx + s * 0.66, s * 0.44) : []),
      ...maraca(cx + s * 0.36, foot - s * 0.36, 28, FIESTA.red), ...maraca(cx - s * (wide ? 0.3 : 0.2), foot - s * 0.4, -30, FIESTA.blue),
      u.path('M-17 4C-15 -22 -10 -38 0 -38C10 -38 15 -22 17 4C8 12 -8 12 -17 4Z', FIESTA.straw), u.path('M6 -35C12 -28 15 -16 17 4C12 8.6 6 9.8 2 10C8 -4 9 -22 6 -35Z', FIESTA.brown, { opacity: 0.3 }),
      u.path('M-17.4 -2C-8 5 8 5 17.4 -2L18 6C8 14 -8 14 -18 6Z', FIESTA.red), ...many(7, (i) => { const f = (i - 3) / 3; return u.poly([[f * 14 - 2.6, 5.6 - f * f * 4], [f * 14, 0.4 - f * f * 4], [f * 14 + 2.6, 5.6 - f * f * 4]], FIESTA.gold); }),
      u.path('M-50 4C-53 -6 -44 -9 -39 -3C-30 8 -18 11 0 12C18 11 30 8 39 -3C44 -9 53 -6 50 4C44 26 20 32 0 32C-20 32 -44 26 -50 4Z', FIESTA.straw), u.path('M-48 8C-38 20 -18 24 0 24C18 24 38 20 48 8C42 26 20 32 0 32C-20 32 -42 26 -48 8Z', FIESTA.green),
      ...many(11, (i) => { const f = (i - 5) / 5; return u.disc(f * 42, 26.6 - f * f * 11, 2.5, i % 2 ? FIESTA.gold : FIESTA.white); }),
      box(x, foot, w, y + h - foot + 0.2, '#b33a2a'), ...many(Math.ceil(w / (s * 0.1)), (i) => outlined('diamond', Math.min(x + w - s * 0.03, x + s * (0.05 + i * 0.1)), foot + (y + h - foot) * 0.5, s * 0.05, (y + h - foot) * 0.5, i % 2 ? FIESTA.gold : FIESTA.white)),
    ];
  },
};
