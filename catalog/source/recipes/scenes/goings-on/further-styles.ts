import type { Layer } from '../../../../build/templates/recipe.js';
import { chance, hills } from '../../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, ring, starAt, stroke, towards, type Scene } from '../kit.js';
import { grounded } from '../pastimes/games-and-sports.js';
import { beams, tableau } from '../tableaux/tableau.js';

/** Retro: stripes of the seventies that come along the ground and rise in a bow. */
export const stripeBow: Scene = {
  id: 'stripe-bow', sky: 'accent2/bg/.42', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const r = Math.min(w * 0.44, h * 0.92);
    const rise = Math.max(0, h * 0.84 - r);
    const [cx, base] = [x + w / 2, y + h - rise];
    const colors = ['accent/ink/.45', 'accent', 'accent2', 'extra', 'bg'];
    const bow = (color: string, k: number): Layer[] => [outlined('half', cx, base - (r * k) / 2, r * 2 * k, r * k, color), ...(rise ? [box(cx - r * k, base - 0.1, r * 2 * k, rise + 0.2, color)] : [])];
    return [...colors.flatMap((color, i) => bow(color, 1 - i * 0.15)), ...bow('accent2/bg/.42', 0.25), ...colors.slice(0, 4).map((color, i) => box(x, y + h - r * (0.24 - i * 0.06), w, r * 0.06 + 0.1, color)), ...([[-0.9, 0.86, 3], [0.92, 0.8, 4], [-1.02, 0.5, 2]] as const).map(([fx, fy, k]) => starAt(Math.min(x + w - 4, Math.max(x + 4, cx + r * fx)), base - r * fy, k, 'accent', 4, 0.3))];
  },
};

/** Vintage: a television, a radio and a telephone on a shelf, rays behind them. */
export const oldSet = tableau('old-set', { sky: 'accent2/bg/.3', back: [beams(22, 0.4), ({ u }) => [u.disc(0, -2, 40, 'accent'), u.ring(0, -2, 43, 0.8, 'ink')]], floor: 'extra/ink/.5', line: 38, art: [['flat-television', -2, 42, 52], ['flat-telephone', -37, 46, 28], ['flat-radio', 35, 46, 32], ['flat-camera', 14, 50, 18]] });

/** Minimalist: a disc, its half and one line. */
export const oneLine: Scene = {
  id: 'one-line', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: (region) => {
    const { x, w, y, h } = region;
    const r = Math.min(w * 0.28, h * 0.34);
    const level = y + h * 0.66;
    return [disc(x + w * 0.5, level - r * 1.05, r, 'accent'), box(x, level, w, 0.5, 'ink'), outlined('half', x + w * 0.5, level + 0.5 + r * 0.42, r * 1.7, r * 0.84, 'accent2/bg/.3', { rotate: 180 })];
  },
};

/** Minimalist: one vase with one twig. */
export const oneTwig: Scene = {
  id: 'one-twig', sky: 'extra/bg/.74', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u, floor } = grounded(region, 0.92);
    return [box(region.x, floor - u.k * 4, region.w, region.y + region.h - floor + u.k * 4 + 0.2, 'extra/bg/.5'), u.oval(10, 46, 22, 2.6, 'ink', { opacity: 0.16 }), u.line([0, 14], [6, -44], 1, 'ink'), ...many(7, (i) => leaf(...u.to(1 + i * 0.8, 2 - i * 7), (17 - i * 1.2) * u.k, 7 * u.k, i % 2 ? -150 + i * 4 : -30 - i * 5, i % 3 ? 'accent' : 'accent/ink/.2')), u.path('M-8 12L8 12C8 20 18 24 18 34C18 43 12 46 8 46L-8 46C-12 46 -18 43 -18 34C-18 24 -8 20 -8 12Z', 'bg'), u.path('M2 12L8 12C8 20 18 24 18 34C18 43 12 46 8 46L2 46C10 42 11 36 10 31C9 24 2 20 2 12Z', 'ink', { opacity: 0.1 })];
  },
};

/** Pastel: a bow of soft colors between clouds. */
export const softBow: Scene = {
  id: 'soft-bow', sky: '#fdf3fb', words: '#4a3a63', soft: '#a0487a',
  draw: (region) => {
    const { u } = grounded(region, 0.9);
    const cloud = (px: number, py: number, k: number, color: string): Layer[] => [u.oval(px, py, 17 * k, 6.4 * k, color), u.disc(px - 7 * k, py - 4 * k, 7 * k, color), u.disc(px + 3 * k, py - 7 * k, 9 * k, color), u.disc(px + 10 * k, py - 2 * k, 5.6 * k, color)];
    const [bx, by] = u.to(0, 44);
    return [...['#f9c6d7', '#fbdcc4', '#fbf1c1', '#cdeccf', '#c3e0f7', '#d9cdf5', '#fdf3fb'].map((color, i) => outlined('half', bx, by - (46 - i * 6) * u.k, (92 - i * 12) * u.k, (92 - i * 12) * u.k, color)), ...cloud(-34, 42, 1.1, '#ffffff'), ...cloud(33, 42, 1.2, '#ffffff'), ...cloud(-32, -26, 0.6, '#e6defa'), ...cloud(37, -32, 0.5, '#fde0ea'), ...([[-12, 28], [12, 24], [0, 38]] as const).map(([px, py], i) => outlined('heart', ...u.to(px, py), 7 * u.k, 6.4 * u.k, ['#f3a3bf', '#b7a4ea', '#9fcfe8'][i]!)), ...([[-44, 4, 3], [45, -6, 4], [-18, -42, 2.4]] as const).map(([px, py, r]) => starAt(...u.to(px, py), r * u.k, '#f5c77e', 4, 0.3))];
  },
};

/** Pastel: scoops of color that run down from above. */
export const softDrops: Scene = {
  id: 'soft-drops', sky: '#e9f4fb', words: '#2c4160', soft: '#3a6a92',
  draw: ({ x, y, w, h }) => {
    const colors = ['#f7c8d8', '#fbe7b8', '#c9ead2', '#d6ccf4', '#fbd3bd'];
    const count = Math.max(6, Math.round(w / 13));
    const wide = w / count;
    return many(count, (i) => { const tall = h * (0.42 + chance(i * 7 + 2) * 0.5); return [box(x + i * wide, y + h - tall, wide + 0.05, tall + 0.2, colors[i % 5]!), oval(x + (i + 0.5) * wide, y + h - tall, wide / 2, wide / 2, colors[i % 5]!), disc(x + (i + 0.5) * wide, y + h - tall * 0.72, wide * 0.18, '#ffffff', { opacity: 0.8 })]; }).flat();
  },
};

/** Watercolor: washes of hills, one through the other, and a wet sun. */
export const washHills: Scene = {
  id: 'wash-hills', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const r = Math.min(w * 0.22, h * 0.3);
    const [cx, cy] = [x + w * 0.62, y + h * 0.34];
    const hill = (top: number, color: string, seed: number, opacity: number): Layer => drawn(x, y + h * top, w, h * (1 - top) + 0.2, hills([0, 10 + chance(seed) * 26], [22, 4 + chance(seed + 1) * 30], [46, chance(seed + 2) * 34], [72, 6 + chance(seed + 3) * 30], [100, chance(seed + 4) * 26]), color, { opacity });
    return [...many(7, (i) => oval(cx + (chance(i) - 0.5) * r * 0.16, cy + (chance(i + 5) - 0.5) * r * 0.16, r * (1.05 - i * 0.07), r * (1 - i * 0.05), i % 3 ? 'accent2' : 'accent2/bg/.3', { opacity: 0.3 })), ...many(14, (i) => oval(x + chance(i + 21) * w, y + h * (0.05 + chance(i + 2) * 0.3), 1 + chance(i) * 1.6, 0.8 + chance(i + 3), 'accent2', { opacity: 0.3 })), hill(0.4, 'extra', 3, 0.34), hill(0.46, 'accent', 13, 0.26), hill(0.54, 'extra', 27, 0.4), hill(0.62, 'extra/ink/.3', 41, 0.4), hill(0.72, 'accent', 55, 0.34), hill(0.78, 'extra/ink/.4', 67, 0.5)];
  },
};

/** Dark: a thin moon over ridges without a light. */
export const darkMoon: Scene = {
  id: 'dark-moon', sky: '#0b0b10', words: '#f4f1ea', soft: 'accent2/bg/.3',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 0.9);
    const hill = (top: number, color: string, k: number): Layer => drawn(x, y + h * top, w, h * (1 - top) + 0.2, hills([0, 20 - k], [24, 2 + k], [50, 22], [76, k], [100, 18]), color);
    return [...many(26, (i) => disc(x + chance(i + 17) * w, y + chance(i + 31) * h * 0.6, 0.25 + chance(i) * 0.4, '#f4f1ea', { opacity: 0.8 })), u.disc(0, -10, 30, 'accent', { opacity: 0.14 }), u.disc(0, -10, 24, 'accent', { opacity: 0.2 }), u.disc(0, -10, 18, 'accent2/bg/.4'), u.disc(6, -13, 16.4, '#15141d'), hill(0.56, '#1c1b27', 4), hill(0.66, '#15141d', 12), hill(0.76, '#07070b', 6), ...many(9, (i) => { const px = x + w * (0.04 + chance(i + 3) * 0.92); const tall = h * (0.1 + chance(i) * 0.1); return poly([[px - tall * 0.2, y + h], [px + tall * 0.2, y + h], [px, y + h - tall * 1.7]], '#000000'); })];
  },
};

/** Dark: a rose in a ring of thin gold. */
export const darkRose = tableau('dark-rose', { sky: '#100c12', words: '#f6efe6', soft: '#d8b26a', back: [({ u }) => [u.disc(0, 0, 44, '#1b141f'), u.ring(0, 0, 44, 0.8, '#d8b26a'), u.ring(0, 0, 41, 0.3, '#d8b26a'), ...many(24, (i) => u.line([Math.cos(i * 0.2618) * 45.6, Math.sin(i * 0.2618) * 45.6], [Math.cos(i * 0.2618) * 48.6, Math.sin(i * 0.2618) * 48.6], 0.5, '#d8b26a'))]], art: [], front: ({ u }) => [u.line([0, 6], [3, 36], 1.6, '#b08d4c'), ...[-1, 1].map((k) => leaf(...u.to(2, 30), 19 * u.k, 8 * u.k, k > 0 ? -28 : -150, '#b08d4c')), ...many(6, (i) => u.disc(...towards(0, -8, 12, i * 60), 11, i % 2 ? '#5c1224' : '#6f172b')), ...many(5, (i) => u.disc(...towards(0, -8, 7.6, i * 72 + 30), 8.4, i % 2 ? '#8a2038' : '#7d1a30')), ...many(4, (i) => u.disc(...towards(0, -8, 3.8, i * 90 + 10), 5.6, i % 2 ? '#a83048' : '#98283f')), u.path('M-4 -8C-4 -13 4 -13 4.6 -8C5 -4 0 -2.6 -2 -5.4C-3 -8 1 -9.6 2 -7.4L0.6 -6.8C-0.4 -7.4 -1 -5.6 0.8 -5.6C3 -5.8 3 -10.4 0 -10.6C-2.4 -10.6 -3 -8.6 -2.8 -7Z', '#d0586c')] });

/** Bauhaus: a round, a square, a triangle and bars, each its color. */
export const blockPlay: Scene = {
  id: 'block-play', sky: 'accent2/bg/.62', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u } = grounded(region, 0.97);
    return [u.disc(-16, 8, 32, 'accent'), u.path('M-16 -24C1.7 -24 16 -9.7 16 8C16 25.7 1.7 40 -16 40Z', 'ink'), u.poly([[4, 46], [46, 46], [46, -2]], 'extra'), u.box(24, -30, 34, 20, 'accent2'), ...many(4, (i) => u.box(27, -40 + i * 6, 42, 2, 'ink')), ring(...u.to(30, 18), 14 * u.k, 2.4 * u.k, 'ink'), u.disc(30, 18, 6, 'accent'), stroke(u.to(-48, 48), u.to(40, -46), 1.4 * u.k, 'ink'), u.box(-40, -30, 12, 12, 'accent2'), u.box(-28, -42, 10, 10, 'ink'), u.disc(-16, 8, 5, 'bg')];
  },
};

/** Boho: a sun with a face of lines, leaves under it. */
export const sunFace: Scene = {
  id: 'sun-face', sky: 'accent2/bg/.6', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u } = grounded(region, 0.94);
    const [sx, sy] = u.to(0, -4);
    return [...many(24, (i) => { const a = i * 15; const r = i % 2 ? 40 : 46; return leaf(sx + Math.cos((a * Math.PI) / 180) * 25 * u.k, sy + Math.sin((a * Math.PI) / 180) * 25 * u.k, (r - 25) * u.k, 5.6 * u.k, a, i % 2 ? 'accent' : 'accent/ink/.25'); }), u.disc(0, -4, 24, 'accent2'), ring(sx, sy, 24 * u.k, 0.8 * u.k, 'ink'), ...[-9, 9].flatMap((px) => [u.path(`M${px - 5} -7C${px - 2} -3 ${px + 2} -3 ${px + 5} -7L${px + 5} -6C${px + 2} -1.4 ${px - 2} -1.4 ${px - 5} -6Z`, 'ink')]), u.path('M-1 -4L1 -4L2.6 4L-2.6 5Z', 'accent'), u.path('M-6 9C-3 12 3 12 6 9C3 14.4 -3 14.4 -6 9Z', 'accent/ink/.3'), u.disc(-14, 3, 2.6, 'accent', { opacity: 0.6 }), u.disc(14, 3, 2.6, 'accent', { opacity: 0.6 }), ...[-1, 1].flatMap((k) => many(6, (i) => leaf(...u.to(k * (8 + i * 7), 48 - i * 1.4), (15 - i) * u.k, 5.6 * u.k, k > 0 ? -58 + i * 7 : -122 - i * 7, i % 2 ? 'extra' : 'extra/ink/.25'))), starAt(...u.to(41, -34), 4 * u.k, 'accent', 4, 0.3), starAt(...u.to(-42, -26), 3 * u.k, 'accent', 4, 0.3)];
  },
};
