import type { Layer } from '../../../../build/templates/recipe.js';
import { chance, type Point } from '../../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, starAt, stroke, towards, type Region, type Scene } from '../kit.js';
import { grounded, type Unit } from '../pastimes/games-and-sports.js';
import { piece } from '../tableaux/tableau.js';

/** The middle of a region's foot, and how far a half round about it may reach. */
const foot = ({ x, y, w, h }: Region, share = 0.96): { cx: number; base: number; r: number } => ({ cx: x + w / 2, base: y + h, r: Math.min(w * 0.54, h * share) });

/** Art Deco: a fan of rays, stepped towers and arcs of gold. */
export const decoFan: Scene = {
  id: 'deco-fan', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: (region) => {
    const { x, w, h } = region;
    const { cx, base, r } = foot(region);
    const tower = (px: number, tall: number, k: number): Layer[] => [0, 1, 2].map((i) => box(px - k * (0.5 - i * 0.14), base - tall * (0.62 + i * 0.19), k * (1 - i * 0.28), tall * (0.62 + i * 0.19) + 0.2, i % 2 ? 'accent' : 'accent/ink/.3')).concat([box(px - k * 0.03, base - tall * 1.16, k * 0.06, tall * 0.2, 'accent2'), ...[-0.3, 0, 0.3].map((f) => box(px + f * k - k * 0.02, base - tall * 0.56, k * 0.04, tall * 0.56, 'accent2'))]);
    return [
      ...many(15, (i): Layer => { const a = -180 + i * 12; return poly([[cx, base], towards(cx, base, r, a), towards(cx, base, r, a + 6)], 'accent2', { opacity: 0.9 }); }), ...[0.82, 0.79].map((f, i) => outlined('half', cx, base - (r * f) / 2, r * 2 * f, r * f, i ? 'ink' : 'accent2')), ...many(15, (i): Layer => { const a = -180 + i * 12; return poly([[cx, base], towards(cx, base, r * 0.74, a + 6), towards(cx, base, r * 0.74, a + 12)], 'accent', { opacity: 0.85 }); }),
      ...[0.48, 0.45, 0.36, 0.33].map((f, i) => outlined('half', cx, base - (r * f) / 2, r * 2 * f, r * f, ['accent2', 'ink', 'accent2', 'accent'][i]!)),
      ...[-1, 1].flatMap((k) => [...tower(cx + k * Math.min(w * 0.42, r * 0.92), h * 0.66, r * 0.2), ...tower(cx + k * Math.min(w * 0.3, r * 0.66), h * 0.42, r * 0.17)]), box(x, base - h * 0.035, w, h * 0.035, 'accent2'),
    ];
  },
};

/** Swiss: discs on a grid that grow toward one corner. */
export const swissDiscs: Scene = {
  id: 'swiss-discs', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const columns = 7;
    const step = w / columns;
    const rows = Math.max(2, Math.floor(h / step));
    const top = y + h - rows * step;
    return many(rows * columns, (i) => { const [c, r] = [i % columns, Math.floor(i / columns)]; const f = (c / (columns - 1) + r / Math.max(1, rows - 1)) / 2; return disc(x + (c + 0.5) * step, top + (r + 0.5) * step - step * 0.06, step * (0.08 + f * 0.4), c === 5 && r === rows - 2 ? 'ink' : 'accent'); });
  },
};

/** Swiss: slanted bars that come down a page of one color. */
export const swissBars: Scene = {
  id: 'swiss-bars', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => many(6, (i) => { const wide = w * (0.035 + i * 0.026); const left = x + w * (0.02 + i * 0.155); const lean = w * 0.12; const tall = h * (0.36 + i * 0.12); return poly([[left, y + h + 0.2], [left + wide, y + h + 0.2], [Math.min(x + w, left + wide + lean), y + h - tall], [Math.min(x + w, left + lean), y + h - tall]], i === 3 ? 'accent2' : i % 2 ? 'bg' : 'ink'); }),
};

const wave = (cx: number, cy: number, r: number, lobes: number, depth: number, turn: number): Point[] => many(96, (i) => { const a = (i * 3.75 * Math.PI) / 180; const at = r * (1 + depth * Math.sin(lobes * a + turn)); return [cx + at * Math.cos(a), cy + at * Math.sin(a)]; });

/** Psychedelic: rings that melt about a flower. */
export const meltRings: Scene = {
  id: 'melt-rings', sky: 'accent2', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const r = Math.min(w * 0.5, h * 0.5) / 1.1;
    const [cx, cy] = [x + w / 2, y + h * 0.52];
    const colors = ['accent', 'bg', 'extra', 'accent2', 'accent', 'ink'];
    return [
      ...colors.map((color, i) => poly(wave(cx, cy, r * (1 - i * 0.125), 7, 0.09 - i * 0.006, i * 0.55), color)),
      ...many(8, (i) => leaf(...towards(cx, cy, r * 0.05, i * 45), r * 0.27, r * 0.15, i * 45, i % 2 ? 'accent2' : 'bg')), disc(cx, cy, r * 0.09, 'accent'),
      ...many(10, (i) => starAt(x + w * (0.04 + chance(i + 3) * 0.92), i % 2 ? y + h * (0.05 + chance(i) * 0.14) : y + h * (0.86 + chance(i) * 0.1), 1.6 + chance(i + 8) * 1.6, i % 3 ? 'bg' : 'accent', 4, 0.3)),
    ];
  },
};

/** Psychedelic: hills of waves under a sun with an eye. */
export const waveSun: Scene = {
  id: 'wave-sun', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 0.9);
    const band = (top: number, color: string, k: number): Layer => drawn(x, y + h * top, w, h * (1 - top) + 0.2, `M0 ${8 + k}C10 ${-4 + k} 18 ${-2 + k} 26 ${10 + k}C34 ${22 + k} 42 ${20 + k} 50 ${8 + k}C58 ${-4 + k} 68 ${-2 + k} 76 ${10 + k}C84 ${22 + k} 92 ${20 + k} 100 ${6 + k}V100H0Z`, color);
    return [
      ...many(20, (i) => u.poly([towards(0, -4, 30, i * 18 - 5), towards(0, -4, 45 - (i % 2) * 6, i * 18), towards(0, -4, 30, i * 18 + 5)], i % 2 ? 'bg' : 'accent2')), u.disc(0, -4, 31, 'accent2'), u.disc(0, -4, 25, 'bg'), u.path('M-22 -4C-12 -20 12 -20 22 -4C12 12 -12 12 -22 -4Z', 'ink'), u.path('M-19 -4C-10 -16 10 -16 19 -4C10 8 -10 8 -19 -4Z', 'bg'), u.disc(0, -4, 9, 'extra'), u.disc(0, -4, 4.6, 'ink'), u.disc(2.6, -6.6, 1.6, 'bg'),
      band(0.6, 'extra', 0), band(0.69, 'bg', 2), band(0.75, 'accent2', 4), band(0.82, 'accent/ink/.4', 2), band(0.9, 'ink', 4),
    ];
  },
};

const flower = (u: Unit, x: number, y: number, r: number, color: string, heart: string): Layer[] => [...many(6, (i) => u.disc(...towards(x, y, r * 0.62, i * 60), r * 0.46, color)), u.disc(x, y, r * 0.42, heart)];

/** Y2K: a ball of chrome in its ring, stars and flowers on a checked floor. */
export const chromeBall: Scene = {
  id: 'chrome-ball', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 0.94);
    const top = u.to(0, 30)[1];
    const rows = 3;
    const tall = (y + h - top) / rows;
    const columns = Math.ceil(w / Math.max(4, tall));
    const [bx, by] = u.to(0, -4);
    return [
      ...many(rows * columns, (i) => ((i % columns) + Math.floor(i / columns)) % 2 ? [] : [box(x + ((i % columns) * w) / columns, top + Math.floor(i / columns) * tall, w / columns, tall + 0.1, 'accent')]).flat(),
      u.oval(0, 33, 26, 3.6, 'ink', { opacity: 0.3 }),
      disc(bx, by, 29 * u.k, 'accent2', { gradient: { angle: 65, colors: ['bg', 'extra', 'accent', 'accent2', 'bg'] } }), u.oval(-9, -16, 9, 5, 'bg', { opacity: 0.9, rotate: -32 }), { k: 'shape', outline: 'ellipse', at: [bx - 44 * u.k, by - 11 * u.k, 88 * u.k, 22 * u.k], stroke: { color: 'ink', width: u.k * 1.4 }, rotate: -18 },
      ...([[-36, -30, 10], [35, -34, 8], [41, 12, 9], [-42, 14, 7]] as const).flatMap(([px, py, r]) => [starAt(...u.to(px, py), r * u.k, 'ink', 4, 0.22), starAt(...u.to(px, py), r * u.k * 0.72, 'bg', 4, 0.22)]), ...flower(u, -30, 31, 9, 'accent2', 'accent'), ...flower(u, 31, 33, 8, 'bg', 'accent2'), ...piece(u, 'pink-heart', 22, 44, 13, 12),
    ];
  },
};

/** Gradient: bars of light that rise and fall. */
export const lightBars: Scene = {
  id: 'light-bars', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => { const count = Math.max(9, Math.round(w / 9)); const wide = w / count; return many(count, (i) => { const tall = h * (0.4 + 0.54 * Math.abs(Math.sin((i / count) * Math.PI * 1.7 + 0.5))); return box(x + i * wide, y + h - tall, wide + 0.05, tall + 0.2, 'accent', { gradient: { angle: 90, colors: ['ink', 'extra', 'accent', 'accent2'] } }); }); },
};

/** Gradient: one soft sphere and its mirror image. */
export const softSphere: Scene = {
  id: 'soft-sphere', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: (region) => {
    const { x, w } = region;
    const { u, floor } = grounded(region, 0.86);
    const [cx, cy] = u.to(0, 4);
    return [disc(cx, cy, 45 * u.k, 'accent', { gradient: { angle: 60, colors: ['accent2', 'accent', 'extra'] } }), disc(cx + 15 * u.k, cy + 8 * u.k, 27 * u.k, 'accent2', { gradient: { angle: 240, colors: ['bg', 'accent2', 'accent'] } }), box(x, floor - u.k * 4, w, region.y + region.h - floor + u.k * 4 + 0.2, 'bg'), ...many(4, (i) => box(cx - (40 - i * 9) * u.k, floor - u.k * 1 + i * u.k * 3, (80 - i * 18) * u.k, u.k * 1.5, 'accent', { radius: 0.5, opacity: 0.6, gradient: { angle: 0, colors: ['accent2', 'accent', 'extra'] } }))];
  },
};

/** Grunge: a bolt on torn paper, spattered. */
export const tornBolt: Scene = {
  id: 'torn-bolt', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 0.97);
    const torn = (top: number, color: string, seed: number): Layer => poly([...many(29, (i): Point => [x + (w * i) / 28, y + h * (top + chance(i * 3 + seed) * 0.06)]), [x + w, y + h + 0.2], [x, y + h + 0.2]], color);
    return [
      torn(0.34, 'bg/ink/.3', 3), torn(0.38, 'accent2', 11), torn(0.7, 'ink/bg/.12', 29), torn(0.74, 'accent', 41),
      ...many(46, (i) => { const [a, d] = [chance(i + 5) * 360, 18 + chance(i + 60) * 30]; const [px, py] = towards(0, 0, d, a); return u.oval(px, py, 0.5 + chance(i) * 1.7, 0.5 + chance(i + 9) * 1.2, i % 3 ? 'ink' : 'accent'); }),
      ...many(8, (i) => u.line([-42 + i * 1.6, 12 + i * 3], [-24 + chance(i) * 8, 2 + i * 3.4], 0.6, 'ink')), ...many(8, (i) => u.line([26 + chance(i) * 6, 18 + i * 2.4], [44 - i, 10 + i * 3], 0.6, 'ink')),
      u.poly([[15, -46], [-25, 9], [-3, 7], [-14, 48], [29, -13], [6, -10], [21, -44]], 'ink'), u.poly([[11, -43], [-21, 5], [0, 3], [-9, 38], [23, -10], [2, -7], [16, -41]], 'bg'), ...([[-36, -26], [38, 30]] as const).flatMap(([a, b]) => [u.line([a - 6, b - 6], [a + 6, b + 6], 2.4, 'accent2'), u.line([a + 6, b - 6], [a - 6, b + 6], 2.4, 'accent2')]),
    ];
  },
};

/** Collage: leaves and shapes cut out of colored paper. */
export const cutPaper: Scene = {
  id: 'cut-paper', sky: 'bg', words: 'ink', soft: 'accentText',
  draw: ({ x, y, w, h }) => {
    const columns = w > h * 1.4 ? 5 : w > h * 0.9 ? 4 : 3;
    const rows = Math.max(2, Math.round((h / w) * columns * 0.9));
    const [cw, ch] = [w / columns, h / rows];
    const grounds = ['accent', 'accent2', 'extra', 'ink', 'accent/bg/.5', 'extra/ink/.3', 'accent2/bg/.5'];
    const frond = (cx: number, cy: number, k: number, color: string, turn: number): Layer[] => [stroke(towards(cx, cy, k, turn), towards(cx, cy, k, turn + 180), k * 0.16, color), ...many(4, (i) => [-1, 1].map((side) => { const [px, py] = towards(cx, cy, k * (0.75 - i * 0.5), turn + 180); return leaf(px, py, k * (0.78 - Math.abs(i - 1.2) * 0.12), k * 0.32, turn + side * 52, color); })).flat()];
    return many(rows * columns, (i): Layer[] => {
      const [c, r] = [i % columns, Math.floor(i / columns)];
      const [cx, cy] = [x + (c + 0.5) * cw, y + (r + 0.5) * ch];
      const k = Math.min(cw, ch);
      const ground = grounds[(i * 3 + r) % 7]!;
      const mark = ground === 'ink' || ground === 'accent' ? 'bg' : ground === 'extra/ink/.3' ? 'accent2' : i % 2 ? 'ink' : 'accent/ink/.1';
      const kinds: readonly (() => Layer[])[] = [() => frond(cx, cy, k * 0.38, mark, -70 + (i % 3) * 20), () => [disc(cx, cy, k * 0.3, mark), disc(cx + k * 0.1, cy - k * 0.06, k * 0.2, ground)], () => [starAt(cx, cy, k * 0.36, mark, 9, 0.6)], () => [oval(cx, cy, k * 0.36, k * 0.2, mark, { rotate: -24 }), disc(cx, cy, k * 0.1, ground)], () => many(3, (n) => drawn(cx - k * 0.36, cy - k * 0.3 + n * k * 0.22, k * 0.72, k * 0.16, 'M0 40C20 -20 34 -20 50 40C66 100 80 100 100 40V70C80 130 66 130 50 70C34 10 20 10 0 70Z', mark))];
      return [poly([[cx - cw / 2 + chance(i) * 1.4, cy - ch / 2 + chance(i + 4) * 1.4], [cx + cw / 2 - chance(i + 2) * 1.4, cy - ch / 2 + chance(i + 6) * 1.2], [cx + cw / 2 - chance(i + 8) * 1.2, cy + ch / 2 - chance(i + 3) * 1.2], [cx - cw / 2 + chance(i + 5) * 1.2, cy + ch / 2 - chance(i + 7) * 1.4]], ground), ...kinds[(i * 2 + r) % 5]!()];
    }).flat();
  },
};
