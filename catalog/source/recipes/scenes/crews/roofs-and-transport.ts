import type { Layer } from '../../../../build/templates/recipe.js';
import { chance, hills } from '../../social-media/drawing.js';
import { bush, SUN } from './houses-and-cars.js';
import { wrench } from '../handy.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, ring, starAt, stroke, tear, towards, traced, type Scene } from '../kit.js';
import { unit } from '../unit.js';

/** A jet of water takes the dirt off a fence, board by board. */
export const jet: Scene = {
  id: 'jet', sky: 'extra/bg/.45', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h);
    const [cx, foot] = [x + w / 2, y + h * 0.86];
    const u = unit(cx, foot, s);
    const count = Math.round(w / (s * 0.115));
    const step = w / count;
    const line = cx + s * 0.02;
    const top = foot - s * 0.8;
    const nozzle = u.to(30, -22);
    const board = (i: number): Layer[] => {
      const [left, mid] = [x + i * step, x + (i + 0.5) * step];
      const color = mid < line ? `bg/accent2/.${['14', '26', '20'][i % 3]!}` : `accent2/ink/.${['52', '6', '56'][i % 3]!}`;
      return [poly([[left + step * 0.04, foot], [left + step * 0.04, top + step * 0.42], [mid, top], [left + step * 0.96, top + step * 0.42], [left + step * 0.96, foot]], color), ...[0.16, 0.72].map((f) => disc(mid, top + s * 0.8 * f + s * 0.04, s * 0.009, 'ink', { opacity: 0.5 })), ...(mid > line ? many(3, (k) => oval(left + step * (0.3 + chance(i * 5 + k) * 0.4), foot - s * (0.06 + chance(i * 7 + k) * 0.6), step * 0.14, step * 0.3, 'ink', { opacity: 0.22 })) : [stroke([mid - step * 0.16, top + s * 0.22], [mid - step * 0.16, top + s * 0.46], s * 0.01, 'accent2', { opacity: 0.6 })])];
    };
    return [
      box(x, foot - s * 0.68, w, s * 0.07, 'accent2/ink/.4'), box(x, foot - s * 0.2, w, s * 0.07, 'accent2/ink/.4'),
      ...many(count, board).flat(),
      ...many(4, (i) => starAt(...([[-0.38, -0.56], [-0.2, -0.36], [-0.42, -0.2], [-0.27, -0.7]] as const).map(([px, py]) => u.to(px * 100, py * 100))[i]!, s * (i % 2 ? 0.022 : 0.036), 'accent2')),
      box(x, foot, w, y + h - foot + 0.2, 'ink'), oval(cx - s * 0.08, foot + h * 0.03, s * 0.34, h * 0.018, 'extra', { opacity: 0.75 }),
      poly([nozzle, u.to(-14, -66), u.to(-20, -44), u.to(-15, -20)], 'bg', { opacity: 0.55 }), poly([nozzle, u.to(-8, -56), u.to(-12, -34)], 'bg', { opacity: 0.85 }),
      ...many(15, (i) => disc(...u.to(-20 + (chance(i + 4) - 0.5) * 20, -43 + (chance(i + 60) - 0.5) * 60), s * (0.01 + chance(i + 30) * 0.016), i % 3 ? 'bg' : 'extra/bg/.3')), ...many(6, (i) => tear(...u.to(-26 + i * 5, -10 + chance(i) * 6), s * 0.022, s * 0.04, 'extra/bg/.3')),
      u.line([30, -22], [58, -10.5], 3.4, 'bg/ink/.3'), u.line([28.6, -22.6], [34, -20.4], 5, 'ink'), u.line([41, -17.5], [52, -13], 6.4, 'accent'), u.line([49, -14], [51, -4], 5, 'ink'), u.line([53, -12], [60, -9], 6, 'ink'),
    ];
  },
};

/** A roof half laid: shingles over bare boards, a ladder at the eaves. */
export const shingles: Scene = {
  id: 'shingles', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h * 0.92);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const rw = Math.min(w * 0.92, s * 1.9);
    const [eaves, ridge] = [foot - s * 0.3, foot - s * 0.78];
    const slant = s * 0.17;
    const rows = 6;
    const rh = (eaves - ridge) / rows;
    const tile = s * 0.088;
    const edge = (py: number): number => rw / 2 - (slant * (eaves - py)) / (eaves - ridge);
    const wall = rw / 2 - s * 0.09;
    const row = (r: number): Layer[] => {
      const py = eaves - (r + 1) * rh;
      const [left, right] = [cx - edge(py) - tile * 0.4, cx + edge(py + rh) - s * (0.2 + r * 0.085) - (r % 2 ? 0 : tile * 0.5)];
      return many(Math.ceil((right - left) / tile), (i) => { const from = left + i * tile; return box(from, py, tile * 0.94, rh * 1.22, ['accent', 'accent/ink/.16', 'accent/bg/.14', 'accent/ink/.08'][(i * 3 + r * 5) % 4]!, { radius: 0.16 }); }).filter((_, i) => left + (i + 1) * tile < cx + edge(py + rh) && left + i * tile > cx - edge(py + rh) - tile * 0.2);
    };
    const ladder = cx - Math.min(rw * 0.28, s * 0.3);
    return [
      disc(cx + s * 0.31, ridge - s * 0.02, s * 0.14, 'accent2'), ...([[-0.39, 0.72, 0.05], [-0.32, 0.74, 0.07], [-0.25, 0.72, 0.045]] as const).map(([dx, up, r]) => disc(cx + dx * s, foot - up * s, r * s, 'bg')), box(cx - s * 0.45, foot - s * 0.72, s * 0.26, s * 0.055, 'bg', { radius: 0.5 }),
      box(cx - s * 0.26, ridge - s * 0.1, s * 0.11, s * 0.24, 'accent/ink/.4'), box(cx - s * 0.28, ridge - s * 0.12, s * 0.15, s * 0.035, 'ink'),
      box(cx - wall, eaves, wall * 2, foot - eaves, 'bg'), ...many(4, (i) => box(cx - wall, eaves + (i + 1) * s * 0.062, wall * 2, s * 0.009, 'ink', { opacity: 0.1 })),
      ...[-0.02, 0.22, ...(rw > s * 1.4 ? [0.5, -0.62] : [])].flatMap((f) => [box(cx + f * s, eaves + s * 0.08, s * 0.15, s * 0.16, 'ink'), box(cx + f * s + s * 0.014, eaves + s * 0.094, s * 0.122, s * 0.132, 'extra/bg/.2'), box(cx + f * s + s * 0.07, eaves + s * 0.09, s * 0.01, s * 0.14, 'ink')]),
      poly([[cx - rw / 2, eaves], [cx + rw / 2, eaves], [cx + rw / 2 - slant, ridge], [cx - rw / 2 + slant, ridge]], 'accent2/ink/.2'),
      ...many(rows * 2 - 1, (i) => box(cx - edge(eaves - ((i + 1) * rh) / 2), eaves - ((i + 1) * rh) / 2, edge(eaves - ((i + 1) * rh) / 2) * 2, s * 0.01, 'ink', { opacity: 0.3 })),
      ...many(rows, row).flat(),
      stroke([cx - rw / 2, eaves], [cx - rw / 2 + slant, ridge], s * 0.03, 'ink'), stroke([cx + rw / 2, eaves], [cx + rw / 2 - slant, ridge], s * 0.03, 'ink'), box(cx - rw / 2 + slant - s * 0.02, ridge - s * 0.02, rw - 2 * slant + s * 0.04, s * 0.04, 'ink', { radius: 0.3 }), box(cx - rw / 2 - s * 0.02, eaves - s * 0.012, rw + s * 0.04, s * 0.04, 'ink', { radius: 0.3 }),
      ...many(3, (i) => unit(cx + rw / 2 - slant * 0.5 - s * 0.12, ridge + s * 0.27, s * 0.2, 0).box((i - 1) * 5, -i * 12, 56, 10, ['accent', 'accent/ink/.2', 'accent/bg/.14'][i]!, { radius: 0.2 })),
      ...[-0.045, 0.045].map((d) => stroke([ladder + s * (d - 0.05), foot], [ladder + s * (d + 0.06), eaves - s * 0.16], s * 0.024, 'extra/ink/.5')), ...many(6, (i) => { const f = 0.1 + i * 0.16; const [px, py] = [ladder + s * (-0.05 + 0.11 * f), foot - (s * 0.46) * f]; return stroke([px - s * 0.045, py], [px + s * 0.045, py], s * 0.02, 'extra/ink/.5'); }),
      ...bush(cx + wall - s * 0.08, foot, s * 0.22, 'extra/ink/.34'), ...(w > s * 2 ? [...bush(x + w * 0.04, foot, s * 0.4, 'extra/ink/.34'), ...bush(x + w * 0.96, foot, s * 0.4, 'extra/ink/.34')] : []),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
    ];
  },
};

/** Solar panels on a meadow turn to the sun. */
export const panels: Scene = {
  id: 'panels', sky: 'accent2/bg/.6', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 0.94);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const sun = [cx + s * 0.2, foot - s * 0.64] as const;
    const field = (px: number, py: number, size: number): Layer[] => {
      const u = unit(px, py, size);
      const at = (a: number, b: number): [number, number] => [-46 + 76 * a + 20 * b, -14 - 46 * b];
      return [
        u.line([-24, -20], [-24, 2], 3.4, 'ink'), u.line([20, -20], [20, 2], 3.4, 'ink'), u.line([34, -30], [34, 2], 3, 'ink'),
        u.poly([[-49, -16], [31, -16], [30, -11], [-48, -11]].map(([a, b]) => [a!, b!] as const), 'ink'),
        u.poly([at(-0.03, -0.03), at(1.03, -0.03), at(1.03, 1.03), at(-0.03, 1.03)], 'bg'), u.poly([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], 'extra/ink/.62'),
        ...many(15, (i) => { const [a, b] = [i % 5, Math.floor(i / 5)]; return u.poly([at(a / 5 + 0.02, b / 3 + 0.03), at((a + 1) / 5 - 0.02, b / 3 + 0.03), at((a + 1) / 5 - 0.02, (b + 1) / 3 - 0.03), at(a / 5 + 0.02, (b + 1) / 3 - 0.03)], ['extra/ink/.42', 'extra/ink/.34', 'extra/ink/.48'][(a + b * 2) % 3]!); }),
        u.poly([at(0.5, 0), at(0.66, 0), at(0.92, 1), at(0.76, 1)], 'bg', { opacity: 0.24 }), u.poly([at(0.72, 0), at(0.77, 0), at(1, 0.88), at(1, 1), at(0.98, 1)], 'bg', { opacity: 0.24 }),
      ];
    };
    const more = Math.ceil((w / s - 1.1) / 1.7);
    return [
      disc(...sun, s * 0.29, SUN.glow, { opacity: 0.45 }), ...many(16, (i) => stroke(towards(...sun, s * 0.21, i * 22.5), towards(...sun, s * (i % 2 ? 0.25 : 0.285), i * 22.5), s * 0.018, SUN.core)), disc(...sun, s * 0.175, SUN.core), disc(...sun, s * 0.13, SUN.glow),
      drawn(x, foot - s * 0.3, w, y + h - foot + s * 0.3 + 0.2, hills([0, 24], [26, 4], [62, 30], [100, 0]), 'extra/bg/.3'), drawn(x, foot - s * 0.16, w, y + h - foot + s * 0.16 + 0.2, hills([0, 0], [40, 34], [74, 8], [100, 24]), 'extra'),
      ...many(Math.max(0, more), (i) => [-1, 1].flatMap((side) => field(cx + side * s * (0.84 + i * 0.8), foot - s * 0.02, s * 0.72))).flat(),
      ...field(cx + s * 0.02, foot, s * 0.98),
      drawn(x, foot - s * 0.02, w, y + h - foot + s * 0.02 + 0.2, hills([0, 40], [30, 0], [68, 30], [100, 6]), 'extra/ink/.5'),
      ...many(Math.ceil(w / (s * 0.14)), (i) => leaf(x + (i + 0.5) * s * 0.14, foot + s * 0.035, s * (0.06 + chance(i) * 0.05), s * 0.03, -90 + (chance(i + 9) - 0.5) * 50, 'extra/ink/.5')),
    ];
  },
};

/** A washer at work beside pressed shirts on a rail and a basket of towels. */
export const washer: Scene = {
  id: 'washer', sky: 'extra/bg/.4', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 0.95);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const u = unit(cx, foot, s);
    const glass = u.to(-22, -27);
    const rail = -88;
    const shirt = (px: number, color: string): Layer[] => {
      const c = unit(...u.to(px, rail), s * 0.38);
      return [c.ring(0, 0, 5, 2.4, 'ink'), c.line([0, 5], [0, 12], 2.4, 'ink'), c.poly([[0, 10], [26, 22], [-26, 22]], 'ink'), c.path('M-12 14L12 14L26 20L40 42L28 50L24 42L24 84L-24 84L-24 42L-28 50L-40 42L-26 20Z', color), c.path('M-12 14L0 28L12 14L6 12L-6 12Z', 'bg'), c.path('M-12 13L0 28L-9 32L-16 16Z', `${color}/ink/.2`), c.path('M12 13L0 28L9 32L16 16Z', `${color}/ink/.2`), ...[38, 50, 62, 74].map((py) => c.disc(0, py, 1.8, 'bg')), c.box(12, 44, 11, 11, `${color}/ink/.16`)];
    };
    const half = w / 2 / u.k;
    return [
      ...many(9, (i) => [u.to(-38 + chance(i + 2) * 40, -64 - chance(i + 40) * 16), s * (0.014 + chance(i + 5) * 0.026)] as const).flatMap(([p, r]) => [disc(...p, r, 'bg', { opacity: 0.8 }), disc(p[0] - r * 0.3, p[1] - r * 0.3, r * 0.25, 'extra')]),
      box(x, foot - s * 0.885, w, s * 0.018, 'ink'), ...shirt(20, 'accent'), ...shirt(40, 'accent2'), ...(half > 80 ? [-half + 14, -half + 34, half - 14, half - 34].flatMap((px, i) => shirt(px, ['bg/ink/.1', 'accent', 'accent2', 'bg/ink/.1'][i]!)) : []),
      box(x, foot, w, y + h - foot + 0.2, 'ink'), ...many(Math.ceil(w / (s * 0.11)), (i) => box(x + i * s * 0.11, foot, s * 0.055, (y + h - foot) * 0.5, 'bg', { opacity: 0.18 })).filter((_, i) => x + i * s * 0.11 + s * 0.055 < x + w),
      u.box(-22, -30, 50, 60, 'bg', { radius: 0.06 }), u.box(-22, -54, 50, 12, 'bg/ink/.14', { radius: 0.2 }), u.disc(-5, -54, 3.6, 'accent'), u.box(-36, -54, 14, 5, 'ink', { radius: 0.2 }), ...[-22, -16].map((px) => u.disc(px, -54, 1.7, 'ink')), u.box(-22, -1.4, 44, 2.8, 'ink'),
      disc(...glass, s * 0.18, 'bg/ink/.2'), disc(...glass, s * 0.15, 'ink'), disc(...glass, s * 0.132, 'extra/bg/.3'),
      u.path('M-35 -26C-30 -31 -27 -21 -22 -25C-17 -29 -14 -22 -9 -27C-9 -17 -15 -14 -22 -14C-29 -14 -35 -18 -35 -26Z', 'extra/ink/.34'), u.path('M-31 -24C-28 -33 -22 -30 -21 -24C-22 -20 -28 -19 -31 -24Z', 'accent'), u.path('M-20 -20C-17 -28 -12 -27 -11 -22C-13 -17 -18 -16 -20 -20Z', 'accent2'), ...many(6, (i) => u.disc(-29 + i * 3, -32 - chance(i + 3) * 5, 1.2 + chance(i) * 0.9, 'bg')), u.path('M-31 -34C-29 -37 -26 -38.5 -23 -38.5C-27 -36 -29 -34 -30 -31Z', 'bg'),
      ...[[27, -25, 'accent'], [28, -29.5, 'bg'], [26.5, -34, 'accent2']].map(([px, py, color]) => u.box(px as number, py as number, 27, 5, color as string, { radius: 0.4 })),
      u.path('M9 -23L46 -23L42 0L13 0Z', 'accent2/ink/.14'), ...many(4, (i) => many(6, (k) => u.box(14 + k * 5.4 + (i % 2) * 2, -18.5 + i * 5, 3.4, 2.6, 'accent2/ink/.44', { radius: 0.3 })).slice(i === 3 ? 1 : 0, i > 1 ? 5 : 6)).flat(), u.box(27.5, -23, 40, 4.4, 'accent2/ink/.3', { radius: 0.5 }),
    ];
  },
};

/** A truck with a long trailer crosses the mountains. */
export const semi: Scene = {
  id: 'semi', sky: 'accent2/bg/.36', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 1.5);
    const [cx, foot] = [x + w / 2, y + h * 0.82];
    const u = unit(cx, foot, s);
    const wheel = (px: number): Layer[] => [u.disc(px, -5, 5.4, 'ink'), u.disc(px, -5, 3, 'bg/ink/.14'), u.disc(px, -5, 1.2, 'ink')];
    const peak = (px: number, size: number, color: string): Layer[] => { const m = unit(px, foot, size); return [m.poly([[-60, 0], [-8, -62], [0, -56], [10, -66], [62, 0]], color), m.poly([[-24.8, -42], [-8, -62], [0, -56], [10, -66], [28.9, -42], [18, -46], [10, -40], [0, -47], [-8, -39], [-14, -46]], 'bg')]; };
    return [
      disc(cx - s * 0.12, foot - s * 0.44, s * 0.14, 'accent2'),
      ...many(Math.ceil(w / (s * 0.62)) + 1, (i) => peak(x + (i + 0.2) * s * 0.62, s * (0.6 + chance(i + 12) * 0.22), i % 2 ? 'extra' : 'extra/ink/.2')).flat(),
      drawn(x, foot - s * 0.14, w, s * 0.16, hills([0, 40], [22, 0], [48, 50], [76, 8], [100, 36]), 'extra/ink/.42'), ...many(Math.ceil(w / (s * 0.13)), (i) => { const t = unit(x + (i + 0.5) * s * 0.13, foot, s * (0.13 + chance(i + 3) * 0.07)); return t.poly([[-26, 0], [0, -110], [26, 0]], 'extra/ink/.6'); }),
      box(x, foot, w, y + h - foot + 0.2, 'ink'), box(x, foot, w, s * 0.012, 'bg/ink/.3'), ...many(Math.ceil(w / (s * 0.16)), (i) => box(x + i * s * 0.16 + s * 0.02, foot + (y + h - foot) * 0.48, s * 0.09, s * 0.014, 'accent2')).filter((_, i) => x + (i + 0.7) * s * 0.16 < x + w),
      u.box(-16, -26.5, 64, 31, 'bg', { radius: 0.03 }), u.box(-16, -15, 64, 5, 'accent'), u.box(-16, -41, 64, 2, 'bg/ink/.24'), ...many(9, (i) => u.box(-45 + i * 7.2, -30, 0.9, 20, 'ink', { opacity: 0.1 })), outlined('hexagon', ...u.to(-16, -29), s * 0.13, s * 0.13, 'accent'), starAt(...u.to(-16, -29), s * 0.045, 'bg', 5, 0.42),
      u.box(-14, -9, 66, 3, 'ink/bg/.2'), u.box(-4, -6, 2, 8, 'ink/bg/.3'), u.box(-36, -8, 16, 3, 'ink'),
      u.box(19.5, -32, 2.6, 42, 'bg/ink/.34', { radius: 0.5 }), u.path('M19 -42L31 -42C34 -42 34.5 -40 35 -38L37 -28L46 -25C48.5 -24 49 -22 49 -20L49 -8L19 -8Z', 'accent'), u.path('M19 -42L31 -42C33.5 -42 34.2 -41 34.6 -39.5L19 -46Z', 'accent/ink/.24'), u.box(34, -12, 30, 4, 'accent/ink/.28'),
      u.path('M28 -37L32 -37L34 -28L28 -28Z', 'extra/bg/.66'), u.box(23.5, -32, 5, 8, 'accent/ink/.28', { radius: 0.2 }), u.box(29, -24, 4, 1.4, 'ink', { radius: 0.5 }), u.box(27, -19, 0.9, 18, 'accent/ink/.28'), u.box(47, -17, 3, 9, 'bg/ink/.2', { radius: 0.2 }), u.disc(47.5, -10.5, 1.8, 'accent2'), u.box(48, -6.6, 6, 3.4, 'bg/ink/.3', { radius: 0.3 }), u.disc(30, -43, 1, 'accent2'),
      ...[-41, -29, 14, 25.5, 41].flatMap(wheel),
    ];
  },
};

/** A taxi in the lights of the city. */
export const cab: Scene = {
  id: 'cab', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 1.3);
    const [cx, foot] = [x + w / 2, y + h * 0.84];
    const u = unit(cx, foot, s);
    const wheel = (px: number): Layer[] => [u.disc(px, -8, 9.4, 'ink'), u.disc(px, -8, 5.4, 'bg'), u.disc(px, -8, 2.2, 'ink')];
    const step = s * 0.15;
    const tower = (i: number): Layer[] => {
      const tall = s * (0.3 + chance(i + 21) * 0.34);
      const left = x + i * step;
      const width = Math.min(step * 0.96, x + w - left);
      return [box(left, foot - tall, width, tall, i % 2 ? 'ink/extra/.34' : 'ink/extra/.2'), ...(width > step * 0.9 ? many(Math.floor(tall / (s * 0.075)) * 3, (k) => [k % 3, Math.floor(k / 3)] as const).filter(([a, b]) => chance(i * 31 + a * 7 + b * 3) > 0.45).map(([a, b]) => box(left + step * (0.16 + a * 0.25), foot - tall + s * (0.03 + b * 0.075), step * 0.14, s * 0.036, 'accent2', { opacity: 0.75 })) : [])];
    };
    return [
      disc(cx + s * 0.34, Math.max(foot - s * 0.64, y + s * 0.09), s * 0.07, 'bg'),
      ...many(Math.ceil(w / step), tower).flat(),
      box(x, foot, w, y + h - foot + 0.2, 'ink/bg/.16'), box(x, foot, w, s * 0.014, 'bg/ink/.4'), ...many(Math.ceil(w / (s * 0.17)), (i) => box(x + i * s * 0.17 + s * 0.02, foot + (y + h - foot) * 0.5, s * 0.1, s * 0.014, 'bg')).filter((_, i) => x + (i + 0.75) * s * 0.17 < x + w),
      u.poly([[46, -20], [66, -26], [66, -2], [46, -12]], 'accent2', { opacity: 0.25 }),
      u.box(-3, -50.5, 20, 8, 'bg', { radius: 0.3 }), u.box(-3, -50.5, 12, 2.6, 'ink', { radius: 0.5 }), u.box(-3, -46, 26, 2, 'accent'),
      u.path('M-48 -10C-49 -20 -47 -24 -38 -26L-31 -27C-24 -38 -20 -45 -10 -46L8 -46C16 -45 22 -38 28 -28C40 -27 48 -24 48 -13C48 -8 47 -6 43 -6L-43 -6C-47 -6 -48 -7 -48 -10Z', 'accent2'), u.box(0, -8, 92, 5, 'accent2/ink/.34', { radius: 0.4 }),
      u.path('M-25 -28C-20 -36 -17 -41 -9 -42L-4 -42L-4 -28Z', 'extra/bg/.5'), u.path('M-1 -42L7 -42C13 -41 17 -36 22 -28L-1 -28Z', 'extra/bg/.5'), u.path('M-16 -29L-8 -41L-5 -41L-12 -29Z', 'bg'), u.path('M6 -29L13 -39L15 -37L10 -29Z', 'bg'),
      u.box(0, -18, 90, 5, 'bg'), ...many(36, (i) => u.box(-43.8 + (i % 18) * 5 + (i >= 18 ? 2.5 : 0), i >= 18 ? -16.750 : -19.250, 2.5, 2.5, 'ink')), u.box(-2.5, -18, 1, 18, 'ink', { opacity: 0.6 }), u.box(4, -24, 6, 1.6, 'ink', { radius: 0.5 }), u.box(-20, -24, 6, 1.6, 'ink', { radius: 0.5 }), u.oval(45.5, -17, 3, 4, 'bg'), u.box(-46.5, -18, 3, 6, 'accent', { radius: 0.4 }),
      ...wheel(-28), ...wheel(28),
    ];
  },
};

/** A padlock with two keys crossed behind it. */
export const padlock: Scene = {
  id: 'padlock', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h * 0.98);
    const [cx, cy] = [x + w / 2, y + h * 0.5];
    const u = unit(cx, cy, s);
    const l = unit(cx, cy - s * 0.01, s * 0.84);
    const key = (turn: number, color: string, px = 0, py = 4, size = s): Layer[] => {
      const k = unit(...u.to(px, py), size, turn);
      return [k.box(0, 8, 6, 64, color, { radius: 0.3 }), k.box(6, 34, 9, 4.4, color), k.box(7, 26, 11, 4.4, color), k.box(5, 18, 7, 4.4, color), k.disc(0, -34, 13.5, color), k.disc(0, -34, 6, 'ink'), k.box(0, -19, 10, 4, `${color}/ink/.26`, { radius: 0.4 }), k.box(-1.4, 8, 1.3, 46, `${color}/ink/.26`)];
    };
    return [
      disc(cx, cy, s * 0.46, 'ink/extra/.22'), ...many(24, (i) => disc(...towards(cx, cy, s * 0.43, i * 15), s * 0.008, 'accent2')),
      ...(w > s * 1.7 ? [-1, 1].flatMap((side) => [...key(side * 90, 'extra/ink/.2', side * (w / 2 / u.k - 36), 4, s * 0.9), ...[-1, 1].map((d) => starAt(...u.to(side * (w / 2 / u.k - 36), d * 26), s * 0.03, 'accent2'))]) : []),
      ...key(-134, 'extra', 0, 2, s * 1.14), ...key(134, 'bg/ink/.12', 0, 2, s * 1.14),
      l.path('M-20 -2L-20 -16C-20 -44 20 -44 20 -16L20 -2L12 -2L12 -16C12 -33 -12 -33 -12 -16L-12 -2Z', 'bg/ink/.26'), l.path('M-20 -2L-20 -16C-20 -26 -15 -33 -8 -36C-14 -30 -16 -24 -16 -16L-16 -2Z', 'bg'),
      l.box(0, 16, 56, 46, 'accent2/ink/.3', { radius: 0.16 }), l.box(0, 14, 56, 44, 'accent2', { radius: 0.16 }), l.box(0, 14, 46, 34, 'accent', { radius: 0.14 }), l.disc(0, 10, 7, 'ink'), l.path('M-3.5 12L3.5 12L6 25L-6 25Z', 'ink'), ...[-1, 1].flatMap((a) => [-1, 1].map((b) => l.disc(a * 24.6, 14 + b * 18.6, 1.6, 'ink'))), l.path('M-20 0C-20 -1 -19 -1 -18 -1L-8 -1L-18 20L-20 20Z', 'bg', { opacity: 0.28 }),
      ...([[-0.42, -0.02, 0.036], [0.4, 0.04, 0.03], [0.02, -0.42, 0.03], [0, 0.42, 0.036]] as const).map(([dx, dy, r]) => starAt(cx + dx * s, cy + dy * s, r * s, 'bg')),
    ];
  },
};

/** A saw halfway through a plank on trestles, shavings on the floor. */
export const saw: Scene = {
  id: 'saw', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, foot] = [x + w / 2, y + h * 0.88];
    const u = unit(cx, foot, s);
    const b = unit(...u.to(1, -54), s * 0.8, -40);
    const teeth = many(27, (i): readonly [number, number] => [-46 + i * 2.3, i % 2 ? 13 : 9.5]);
    const trestle = (px: number): Layer[] => [u.line([px - 3, -30], [px - 12, 0], 5, 'extra/ink/.42'), u.line([px + 3, -30], [px + 12, 0], 5, 'extra/ink/.42'), u.box(px, -12, 17, 4, 'extra/ink/.3'), u.box(px, -31, 20, 6, 'extra/ink/.2', { radius: 0.2 })];
    const long = Math.min(w * 0.46, s * 0.9) / u.k;
    return [
      disc(cx, foot - s * 0.42, s * 0.4, 'bg', { opacity: 0.45 }),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      ...trestle(-26), ...trestle(27), ...(long > 70 ? [...trestle(-long + 14), ...trestle(long - 14)] : []),
      ...many(5, (i): Layer => traced([...u.to(-14 + i * 8, -5 - chance(i + 2) * 1), s * 0.06, s * 0.05], 'M0 90C10 10 90 0 90 50C90 90 40 90 45 55', i % 2 ? 'accent2/ink/.2' : 'accent2/ink/.4', s * 0.014)),
      b.poly([[-47, 2], [-46, 9.5], ...teeth, [16, 10], [22, -14]], 'bg/ink/.22'), b.poly([[-47, 2], [22, -14], [21, -10], [-46.5, 4.5]], 'bg'),
      b.path('M14 -15C18 -20 28 -22 36 -20C46 -18 48 -10 44 -2C42 4 44 10 46 14C40 18 30 16 24 12C18 14 14 12 14 6Z', 'accent'), b.path('M26 -10C30 -13 36 -12 37 -8C37 -2 34 4 34 7C30 8 27 6 25 4C27 0 25 -6 26 -10Z', 'accent2/bg/.5'), b.disc(19, -10, 1.7, 'ink'), b.disc(19, 5, 1.7, 'ink'),
      box(cx - long * u.k, foot - s * 0.46, long * u.k * 2, s * 0.12, 'accent2/ink/.22', { radius: 0.04 }), box(cx - long * u.k, foot - s * 0.365, long * u.k * 2, s * 0.025, 'accent2/ink/.4'),
      ...many(Math.floor(long / 8), (i) => box(cx - long * u.k + s * 0.04 + i * s * 0.155, foot - s * (0.44 - (i % 3) * 0.022), s * (0.07 + chance(i) * 0.06), s * 0.009, 'accent2/ink/.4', { radius: 0.5 })), ring(...u.to(33, -41), s * 0.022, s * 0.009, 'accent2/ink/.4'), ring(...u.to(33, -41), s * 0.008, s * 0.009, 'accent2/ink/.4'),
      u.line([-12, -46], [-22, -37], 1.6, 'ink'), ...many(7, (i) => disc(...u.to(-24 + chance(i + 4) * 14, -30 + i * 4), s * (0.006 + chance(i) * 0.006), 'accent2/ink/.3')),
      u.box(32, -48.5, 3, 5, 'ink'), u.box(17, -48, 22, 3, 'accent', { radius: 0.4 }), u.poly([[28, -49.5], [34, -48], [28, -46.5]], 'ink'),
    ];
  },
};

/** A hard hat on a wall that rises, a trowel beside it. */
export const hardHat: Scene = {
  id: 'hard-hat', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 0.88);
    const [cx, foot] = [x + w / 2, y + h];
    const [bw, bh] = [s * 0.25, s * 0.105];
    const rows = 4;
    const top = foot - rows * bh;
    const u = unit(cx, top, s);
    const m = unit(...u.to(24, -34), s * 0.56, 38);
    return [
      disc(cx, top - s * 0.26, s * 0.36, 'bg', { opacity: 0.5 }), ...wrench(...u.to(-24, -34), s * 0.6, -38, 'bg/ink/.34'), m.box(0, 6, 9, 86, 'accent2/ink/.5', { radius: 0.3 }), m.path('M-26 -50L-26 -34L18 -34C26 -34 30 -38 32 -44L24 -50Z', 'ink'), m.box(-25, -42, 7, 20, 'ink/bg/.24', { radius: 0.2 }),
      box(x, top, w, foot - top + 0.2, 'bg/ink/.2'),
      ...many(rows, (r) => many(Math.ceil(w / bw) + 1, (i): Layer[] => { const [from, to] = [Math.max(x, x + (i - (r % 2) * 0.5) * bw + s * 0.008), Math.min(x + w, x + (i + 1 - (r % 2) * 0.5) * bw - s * 0.008)]; return to - from < s * 0.02 ? [] : [box(from, top + r * bh + s * 0.012, to - from, bh - s * 0.016, ['accent', 'accent/ink/.16', 'accent/bg/.14'][(i + r * 2) % 3]!, { radius: 0.06 })]; }).flat()).flat(),
      u.path('M-33 -8C-33 -34 -20 -47 0 -47C20 -47 33 -34 33 -8Z', 'accent2'), u.path('M-33 -8C-33 -34 -20 -47 0 -47C-14 -42 -22 -28 -22 -8Z', 'accent2/bg/.34'), u.path('M22 -8C22 -28 16 -42 8 -46C24 -44 33 -32 33 -8Z', 'accent2/ink/.18'),
      u.box(0, -30, 10, 42, 'accent2/ink/.12', { radius: 0.4 }), ...[-16, 16].map((px) => u.path(`M${px - 2.5} -10C${px - 2.5} -24 ${px - 1} -32 ${px * 0.8} -38C${px + 2.5} -32 ${px + 2.5} -24 ${px + 2.5} -10Z`, 'accent2/ink/.12')), u.disc(0, -22, 6.4, 'bg'), starAt(...u.to(0, -22), s * 0.045, 'accent', 5, 0.42), u.path('M-42 -4C-42 -9 -38 -11 -32 -11L32 -11C38 -11 42 -9 42 -4C20 -8 -20 -8 -42 -4Z', 'accent2/ink/.24'), u.path('M-42 -3C-42 -7 -30 -9 0 -9C30 -9 42 -7 42 -3C42 0 30 -1 0 -1C-30 -1 -42 0 -42 -3Z', 'accent2'),
      ...(w > s * 1.6 ? [-1, 1].flatMap((side): Layer[] => { const t = unit(cx + side * s * 1.02, top - s * 0.05, s * 0.7, 0); return side < 0 ? [t.box(0, 0, 34, 14, 'accent', { radius: 0.08 }), t.box(4, -15, 34, 14, 'accent/ink/.16', { radius: 0.08 }), t.box(-2, -30, 34, 14, 'accent/bg/.14', { radius: 0.08 })] : [t.poly([[-44, 6], [-4, -7], [-4, 7]], 'bg/ink/.3'), t.line([-4, 0], [6, -9], 3, 'ink'), t.box(19, -9, 26, 7, 'accent2/ink/.4', { radius: 0.4 })]; }) : []),
    ];
  },
};
