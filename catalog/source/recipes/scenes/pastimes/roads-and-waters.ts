import type { Layer } from '../../../../build/templates/recipe.js';
import { hills } from '../../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, poly, starAt, type Scene } from '../kit.js';
import { grounded, within, type Unit } from './games-and-sports.js';

/** From a height of the page to the scene's foot. */
const ground = (x: number, top: number, w: number, foot: number, color: string): Layer => box(x, top, w, foot - top + 0.2, color);

const fir = (u: Unit, x: number, y: number, k: number, color: string): Layer[] => [u.box(x, y - 1, k * 0.08, k * 0.14, 'ink'), ...[0, 1, 2].map((i) => u.poly([[x, y - k * (1 - i * 0.24)], [x + k * (0.18 + i * 0.06), y - k * (0.5 - i * 0.21)], [x - k * (0.18 + i * 0.06), y - k * (0.5 - i * 0.21)]], color))];

/** A motor home parked among firs. */
export const motorHome: Scene = {
  id: 'motor-home', sky: 'accent2/bg/.4', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u, floor } = grounded(region);
    const base = u.to(0, 18)[1];
    return [
      u.disc(-14, -16, 15, 'accent'), poly([[Math.max(x, u.to(-50, 0)[0]), base], u.to(-26, -14), u.to(-4, 18)], 'extra/bg/.3'), poly([u.to(-24, 18), u.to(16, -30), [Math.min(x + w, u.to(50, 0)[0]), base]], 'extra/ink/.12'), u.poly([[16, -30], [25, -18.7], [19, -20], [14, -15], [9, -19], [6.4, -18.6]], 'bg'),
      drawn(x, base - u.k * 3, w, y + h - base + u.k * 3 + 0.2, hills([0, 10], [60, 0], [100, 14]), 'extra/ink/.3'), ...fir(u, -43, 38, 44, 'extra/ink/.6'), ...fir(u, -31, 36, 32, 'extra/ink/.5'), ...fir(u, 43, 37, 50, 'extra/ink/.6'), ...fir(u, 33, 36, 36, 'extra/ink/.5'),
      ground(x, floor - u.k * 3, w, y + h, 'ink'),
      u.oval(0, 47, 38, 2.6, 'ink', { opacity: 0.35 }),
      u.path('M-38 42L-38 8C-38 3 -35 2 -32 2L28 2C32 2 34 4 33 8L30 14L24 18L34 20C38 21 40 24 40 28L40 42Z', 'bg'), u.path('M-38 26L26 26L40 30L40 42L-38 42Z', 'accent'), u.path('M-38 22L24 22L26 26L-38 26Z', 'accent2'), u.path('M26 20L33 21C36 22 38 25 38 29L27 29Z', 'ink/extra/.3'),
      ...[-27, 6].map((px) => u.box(px, 12.6, 14, 11, 'ink/extra/.3', { radius: 0.2 })), ...[-27, 6].map((px) => u.path(`M${px - 5} 8L${px + 1} 8L${px - 5} 15Z`, 'bg', { opacity: 0.5 })), u.box(-10, 24, 12, 34, 'bg/ink/.14', { radius: 0.1 }), u.box(-10, 15, 8, 9, 'ink/extra/.3', { radius: 0.14 }), u.disc(-6, 27, 1.1, 'ink'), u.box(-10, 0, 16, 4, 'ink/bg/.3', { radius: 0.3 }),
      u.poly([[-40, 3], [-14, 3], [-18, 8], [-46, 8]], 'accent'), ...many(3, (i) => u.poly([[-38 + i * 9, 3], [-33.6 + i * 9, 3], [-38.6 + i * 9.3, 8], [-43.6 + i * 9.3, 8]], 'bg')),
      ...[-24, 25].flatMap((px) => [u.disc(px, 42, 7.6, 'ink'), u.disc(px, 42, 3.6, 'bg/ink/.2')]), u.box(0, 41.4, 80, 1.4, 'ink', { opacity: 0.3 }), u.disc(38.4, 34, 2, 'accent2'),
    ];
  },
};

/** A sailing boat, and a kayak before it. */
export const sails: Scene = {
  id: 'sails', sky: 'extra/bg/.55', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 0.98);
    const sea = u.to(0, 16)[1];
    const line = (px: number, py: number, l: number): Layer => u.box(px, py, l, 1.3, 'bg', { radius: 0.5, opacity: 0.7 });
    return [
      u.disc(24, -20, 15, 'accent2'), drawn(x, u.to(0, 6)[1], w, sea - u.to(0, 6)[1] + 0.3, hills([0, 20], [24, 60], [60, 0], [100, 44]), 'extra/ink/.24'),
      ground(x, sea, w, y + h, 'extra/ink/.5'), line(-34, 21, 12), line(30, 19, 14), line(8, 27.4, 20), line(-24, 33, 10), line(38, 31, 10),
      u.box(-4, -12, 2, 66, 'ink'), u.path('M-1 -46C22 -26 30 -4 30 12L-1 12Z', 'bg'), u.path('M-1 -12C20 -8 27 -4 28.6 2L30 12L-1 12Z', 'accent'), u.path('M-7 -40C-10 -14 -20 2 -34 12L-7 12Z', 'accent2'), u.poly([[-4, -45], [-14, -42.4], [-4, -39.6]], 'accent'),
      u.path('M-36 15L34 15C31 23 27 27 20 27L-24 27C-31 27 -34 22 -36 15Z', 'ink'), u.path('M-36 15L34 15L32.6 18.4L-35 18.4Z', 'bg'), u.path('M-34 27C-20 24 20 24 34 27C20 31 -20 31 -34 27Z', 'extra/bg/.3', { opacity: 0.5 }),
      u.path('M-44 40C-30 37 28 37 42 40C34 47 24 48 -2 48C-28 48 -36 47 -44 40Z', 'accent'), u.path('M-44 40C-30 37 28 37 42 40C28 42 -28 42 -44 40Z', 'bg'), u.oval(-3, 40, 12, 2, 'ink'), u.line([-24, 47], [20, 32], 1.8, 'accent2'), u.oval(-26, 47.4, 5.4, 2.4, 'accent2', { rotate: -19 }), u.oval(22, 31.4, 5.4, 2.4, 'accent2', { rotate: -19 }),
    ];
  },
};

/** Light falls through a keyhole; a key and the hands of a clock. */
export const keyhole: Scene = {
  id: 'keyhole', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u, floor } = grounded(region);
    return [
      ground(x, floor, w, y + h, 'ink/accent/.22'), poly([u.to(-20, 50), u.to(20, 50), [u.to(34, 0)[0], y + h + 0.2], [u.to(-34, 0)[0], y + h + 0.2]], 'accent2', { opacity: 0.5 }),
      u.box(0, 2, 66, 96, 'accent/ink/.45'), u.box(0, 3, 58, 94, 'accent'), ...[-1, 1].map((side) => u.box(side * 14, -28, 22, 22, 'accent/ink/.24')), ...[-1, 1].map((side) => u.box(side * 14, 38, 22, 16, 'accent/ink/.24')), ...[-1, 1].map((side) => u.box(side * 14, -27, 18, 18, 'accent/ink/.12')), ...[-1, 1].map((side) => u.box(side * 14, 38.6, 18, 13, 'accent/ink/.12')),
      u.disc(0, 5, 22, 'ink', { opacity: 0.3 }), u.disc(0, 4, 22, 'accent2'), u.ring(0, 4, 19.4, 1, 'ink'), ...many(8, (i) => disc(u.to(0, 4)[0] + Math.cos(i * 0.785) * 20.6 * u.k, u.to(0, 4)[1] + Math.sin(i * 0.785) * 20.6 * u.k, 0.9 * u.k, 'ink')),
      u.disc(0, -1, 7.6, 'ink'), u.path('M-4 3L4 3L8 18L-8 18Z', 'ink'), u.disc(-1.4, -1.4, 2.6, 'bg'),
      ...[0].flatMap(() => { const k = within(u, 31, 22, 50, 24); return [k.box(0, 14, 8, 62, 'bg'), k.box(9, 40, 14, 7, 'bg'), k.box(8, 28, 11, 7, 'bg'), k.ring(0, -30, 20, 8, 'bg'), k.box(0, -8, 14, 6, 'bg')]; }),
      ...[0].flatMap(() => { const c = within(u, -36, -26, 30); return [c.disc(0, 0, 50, 'bg'), c.disc(0, 0, 42, 'ink'), ...many(12, (i) => c.disc(Math.cos((i * Math.PI) / 6) * 34, Math.sin((i * Math.PI) / 6) * 34, i % 3 ? 2 : 4, 'bg')), c.line([0, 0], [0, -28], 6, 'accent2'), c.line([0, 0], [-16, -14], 6, 'accent2'), c.disc(0, 0, 5, 'bg')]; }),
    ];
  },
};

const fish = (f: Unit, body: string, fin: string): Layer[] => [
  f.path('M24 0C36 -20 46 -26 54 -26C50 -10 50 10 54 26C46 26 36 20 24 0Z', fin), f.path('M-14 -20C-6 -38 14 -36 20 -16Z', fin), f.path('M-6 20C0 34 12 32 14 18Z', fin),
  f.path('M-50 2C-40 -22 -10 -30 12 -18C22 -12 28 -6 34 0C28 8 20 16 10 20C-14 28 -40 20 -50 2Z', body), f.path('M-20 -24C-12 -10 -12 10 -20 23C-14 24 -8 24 -4 23C4 8 4 -12 -4 -24C-10 -25 -16 -25 -20 -24Z', 'bg', { opacity: 0.85 }), f.disc(-34, -5, 5, 'bg'), f.disc(-35, -5, 2.8, 'ink'), f.path('M2 -2C8 2 8 8 2 12C16 12 20 4 22 2C16 0 8 -2 2 -2Z', fin),
];

/** A bowl with two fish, stones and weed. */
export const fishBowl: Scene = {
  id: 'fish-bowl', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u, floor } = grounded(region);
    return [
      u.disc(0, -2, 48, 'accent2/bg/.76'), ground(x, floor - u.k * 2, w, y + h, 'ink'),
      u.path('M-24 -38L24 -38C48 -26 52 20 28 48L-28 48C-52 20 -48 -26 -24 -38Z', 'bg'), u.path('M-38.6 -22C-30 -18 -14 -26 0 -22C14 -18 30 -26 38.6 -22C46 4 40 30 26 45.6L-26 45.6C-40 30 -46 4 -38.6 -22Z', 'extra/bg/.36'),
      ...([[-24, 44, 46, -100], [-18, 44, 34, -78], [-30, 42, 30, -108], [22, 44, 40, -82], [28, 42, 28, -70]] as const).map(([px, py, l, a], i) => leaf(...u.to(px, py), l * u.k, 7 * u.k, a, i % 2 ? 'extra/ink/.3' : 'extra/ink/.5')),
      u.path('M-32 38C-20 32 -8 38 4 34C16 31 26 34 32 38C30 41 28 43.6 26 45.6L-26 45.6C-28 43.6 -30 41 -32 38Z', 'accent2'), ...([[-18, 41], [-6, 40], [6, 42], [18, 39], [0, 43.6], [-12, 44]] as const).map(([px, py], i) => u.oval(px, py, 3, 2, i % 2 ? 'bg' : 'accent')),
      ...fish(within(u, -4, -2, 42, -4), 'accent', 'accent/ink/.22'), ...fish(within(u, 13, 21, 24, 6), 'ink', 'ink/bg/.3'),
      ...([[-29, -8, 2], [-31, -15, 1.4], [-27, 2, 1.2], [-4, 16, 1.4], [-6, 10, 2]] as const).map(([px, py, r]) => u.ring(px, py, r, 0.9, 'bg')), u.path('M33 -20C41 -6 40 14 32 28C34 10 35 -6 30 -18Z', 'bg', { opacity: 0.6 }), u.box(0, -38, 56, 4.4, 'ink', { radius: 0.5 }),
    ];
  },
};

/** A fish leaps after a hook. */
export const angling: Scene = {
  id: 'angling', sky: 'extra/bg/.45', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 0.98);
    const sea = u.to(0, 26)[1];
    const f = within(u, 4, -4, 74, 38);
    return [
      u.disc(0, -6, 34, 'accent2'), drawn(x, u.to(0, 14)[1], w, sea - u.to(0, 14)[1] + 0.3, hills([0, 50], [30, 0], [70, 60], [100, 20]), 'extra/ink/.24'),
      ground(x, sea, w, y + h, 'extra/ink/.46'),
      u.line([-38, -49], [-38, -24], 0.9, 'ink'), u.path('M-39.2 -26L-36.8 -26L-36.8 -12C-36.8 -2 -48 -2 -48 -12L-45.6 -13C-45 -5.4 -39.2 -5.4 -39.2 -12Z', 'ink'), u.disc(-38, -27, 2.6, 'accent'),
      f.path('M30 2C44 -10 52 -14 60 -12C54 0 54 10 58 24C48 20 38 12 30 2Z', 'accent/ink/.3'), f.path('M-20 -17C-10 -34 12 -30 26 -14Z', 'accent/ink/.3'), f.path('M4 16C8 28 20 28 20 12Z', 'accent/ink/.3'),
      f.path('M-50 -8C-38 -20 -4 -26 34 -3C38 0 38 4 34 6C6 26 -30 22 -44 8L-34 2Z', 'accent'), f.path('M-44 8C-30 22 6 26 34 6C36 5 37 3 36 1C10 14 -20 12 -36 3Z', 'bg'), f.path('M-50 -8L-34 2L-44 8C-46 6 -46 5 -45 4L-40 1Z', 'ink'), f.disc(-32, -9, 4, 'bg'), f.disc(-32, -9, 2.2, 'ink'), f.path('M-20 -16C-12 -6 -14 6 -20 13L-17 14C-10 6 -8 -8 -17 -17Z', 'ink', { opacity: 0.5 }), f.path('M-14 2C-6 0 4 6 4 14C-6 14 -12 10 -14 2Z', 'accent/ink/.3'), ...many(5, (i) => f.oval(-6 + i * 8, -8 + i * 1.4, 2, 2.8, 'ink', { opacity: 0.35 })),
      u.path('M6 27C8 18 12 16 14 21C17 12 22 10 23 19C28 10 34 10 34 19C40 12 44 15 43 22C47 19 50 21 50 27Z', 'bg'), u.disc(8, 13, 1.8, 'bg'), u.disc(45, 8, 2, 'bg'), u.disc(49, 14, 1.2, 'bg'),
      u.oval(28, 29, 26, 3.4, 'bg', { opacity: 0.75 }), ...([[-30, 34, 20], [10, 39, 24], [-12, 45, 14], [38, 44, 12]] as const).map(([px, py, l]) => u.box(px, py, l, 1.4, 'bg', { radius: 0.5, opacity: 0.6 })),
    ];
  },
};

/** Two chairs turned to each other under a lamp, tea and a plant between them. */
export const talking: Scene = {
  id: 'talking', sky: 'extra/bg/.5', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u, floor } = grounded(region);
    const m = (side: 1 | -1, d: string): string => side === 1 ? d : d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, a: string, b: string) => `${-Number(a)} ${b}`);
    const chair = (side: 1 | -1, color: string, cushion: string): Layer[] => [u.path(m(side, 'M40 40L43 50L40 50L36 40Z'), 'ink'), u.path(m(side, 'M18 40L15 50L18 50L22 40Z'), 'ink'), u.path(m(side, 'M48 -6C48 -14 38 -16 33 -10L29 22L45 42L46 40Z'), `${color}/ink/.2`), u.path(m(side, 'M14 22L42 22L42 34L14 34Z'), `${color}/bg/.14`), u.path(m(side, 'M12 30L44 30L44 42L16 42C13 42 12 40 12 38Z'), color), u.path(m(side, 'M14 16C14 12 20 11 24 12L42 15L42 24L26 22C20 22 14 21 14 16Z'), color), u.path(m(side, 'M29 0L38 -2L37 14L27 13Z'), cushion)];
    return [
      u.disc(0, -4, 46, 'extra/bg/.76'), ground(x, floor, w, y + h, 'accent2/bg/.3'), u.oval(0, 50, 47, 3.4, 'accent2'),
      u.box(-14, -30, 34, 20, 'bg', { radius: 0.4 }), u.poly([[-26, -22], [-16, -22], [-28, -12]], 'bg'), ...[-22, -14, -6].map((px) => u.disc(px, -30, 2.2, 'accent')),
      u.box(15, -16, 26, 17, 'ink', { radius: 0.4 }), u.poly([[15, -10], [24, -10], [27, -1]], 'ink'), outlined('heart', ...u.to(15, -16), 8.6 * u.k, 8 * u.k, 'accent2'),
      ...chair(-1, 'accent', 'accent2'), ...chair(1, 'extra/ink/.3', 'bg'),
      u.line([0, 34], [-5, 50], 1.8, 'ink'), u.line([0, 34], [5, 50], 1.8, 'ink'), u.box(0, 33, 20, 2.6, 'ink', { radius: 0.5 }), u.path('M-5 24L5 24L4 32L-4 32Z', 'bg'), ...[-140, -112, -90, -66, -40].map((a, i) => leaf(...u.to(0, 25), (13 + (i % 2) * 3) * u.k, 4.6 * u.k, a, 'extra/ink/.4')),
    ];
  },
};

/** Eggs in an open carton, brown, white and blue. */
export const eggs: Scene = {
  id: 'egg-carton', sky: 'accent2/bg/.4', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u, floor } = grounded(region);
    const EGG = 'M0 -50C22 -50 38 -12 38 12C38 36 20 50 0 50C-20 50 -38 36 -38 12C-38 -12 -22 -50 0 -50Z';
    const egg = (px: number, py: number, k: number, color: string): Layer[] => { const e = within(u, px, py, k); return [e.path(EGG, color), e.path('M38 12C38 36 20 50 0 50C-16 50 -30 40 -35 26C-16 40 16 34 24 -28C32 -14 38 0 38 12Z', 'ink', { opacity: 0.1 }), e.oval(-13, -14, 6, 12, 'bg', { rotate: 18, opacity: 0.6 })]; };
    return [
      u.disc(0, -8, 42, 'accent2/bg/.7'), ...many(12, (i) => leaf(...u.to(Math.cos(i * 0.52) * 30, -8 + Math.sin(i * 0.52) * 30), 9 * u.k, 4 * u.k, i * 30, 'accent2')),
      ground(x, floor - u.k * 1.5, w, y + h, 'accent'), box(x, floor - u.k * 1.5, w, u.k * 1.4, 'ink', { opacity: 0.2 }),
      u.path('M-44 16L-40 -8C-40 -11 -38 -12 -35 -12L35 -12C38 -12 40 -11 40 -8L44 16Z', 'extra/ink/.3'), u.path('M-40 14L-37 -6L37 -6L40 14Z', 'extra/ink/.44'),
      ...[-27, -9, 9, 27].flatMap((px, i) => egg(px, 7, 26, ['bg', 'accent/bg/.6', 'bg', 'extra/bg/.5'][i]!)), ...[-32, -11, 11, 32].flatMap((px, i) => egg(px, 17, 30, ['accent/bg/.45', 'bg', 'extra/bg/.55', 'accent/bg/.7'][i]!)),
      u.path('M-47 22C-44 16 -40 26 -32 26C-24 26 -22 18 -21.5 18C-20 18 -19 26 -11 26C-3 26 -2 18 0 18C2 18 3 26 11 26C19 26 20 18 21.5 18C22 18 24 26 32 26C40 26 44 16 47 22L42 46C41.6 48 40 49 38 49L-38 49C-40 49 -41.6 48 -42 46Z', 'extra'), u.path('M-45 34L45 34L42 46C41.6 48 40 49 38 49L-38 49C-40 49 -41.6 48 -42 46Z', 'ink', { opacity: 0.16 }), u.box(0, 38, 34, 12, 'bg', { radius: 0.2 }), ...[-10, 0, 10].map((px) => outlined('heart', ...u.to(px, 38), 5 * u.k, 4.6 * u.k, 'accent')),
      starAt(...u.to(40, -34), 4 * u.k, 'accent'), starAt(...u.to(-41, -26), 3 * u.k, 'accent'),
    ];
  },
};
