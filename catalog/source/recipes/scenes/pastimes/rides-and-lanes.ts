import type { Layer } from '../../../../build/templates/recipe.js';
import { hills } from '../../social-media/drawing.js';
import { box, drawn, leaf, many, outlined, poly, starAt, towards, type Region, type Scene } from '../kit.js';
import { grounded, middle, type Unit, within } from './games-and-sports.js';

const ground = ({ x, y, w, h }: Region, top: number, color: string): Layer => box(x, top, w, y + h - top + 0.2, color);

/** A motorcycle on the road before a low sun. */
export const motorcycle: Scene = {
  id: 'motorcycle', sky: 'accent2/bg/.35', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u, floor } = grounded(region);
    const wheel = (px: number): Layer[] => [u.disc(px, 32, 17, 'ink'), u.disc(px, 32, 10.6, 'bg/ink/.3'), ...many(5, (i) => u.line(towards(px, 32, 10, i * 36), towards(px, 32, 10, i * 36 + 180), 1.2, 'ink')), u.disc(px, 32, 3.4, 'ink')];
    const base = u.to(0, 18)[1];
    return [
      u.disc(0, -6, 33, 'accent'), drawn(x, base, w, y + h - base + 0.2, 'M0 30L16 6L24 6L32 22L58 22L66 0L82 0L90 26L100 20V100H0Z', 'extra/ink/.24'),
      ground(region, floor - u.k * 3, 'ink/extra/.24'), ...many(Math.ceil(w / (u.k * 20)), (i) => box(x + i * u.k * 20 + u.k * 3, Math.min(floor + u.k * 2.4, y + h - u.k * 1.8), Math.min(u.k * 11, x + w - (x + i * u.k * 20 + u.k * 3)), u.k * 1.6, 'accent2')).filter((_, i) => i * u.k * 20 + u.k * 4 < w),
      ...wheel(-30), ...wheel(30),
      u.line([30, 32], [15, -8], 4, 'bg/ink/.16'), u.line([33, 31], [18, -8], 2, 'bg/ink/.4'),
      u.path('M-16 14L14 12L10 34C8 38 4 39 0 39L-10 39C-14 39 -16 36 -16 32Z', 'ink'), u.disc(-2, 30, 9, 'bg/ink/.24'), u.disc(-2, 30, 5, 'ink'), ...many(4, (i) => u.box(3, 14 + i * 3, 18, 1.4, 'bg/ink/.24')),
      u.path('M-8 34C-20 44 -40 42 -52 40L-52 35C-40 37 -20 38 -12 30Z', 'bg/ink/.14'), u.path('M-52 34L-40 35.4L-40 41.4L-52 41Z', 'ink'),
      u.path('M-50 22C-46 8 -28 6 -14 16L-18 18C-28 14 -38 16 -42 26Z', 'accent/ink/.3'), u.path('M-46 4C-44 10 -30 14 -16 13L-4 12L-4 5C-14 8 -22 6 -28 2C-34 -1 -44 -2 -46 4Z', 'ink'),
      u.path('M-8 12C-8 0 0 -8 12 -8C20 -8 22 -2 18 4C14 10 4 14 -8 12Z', 'accent/ink/.3'), u.path('M-4 4C0 -2 6 -5 13 -5C9 -2 2 2 -4 4Z', 'bg', { opacity: 0.5 }),
      u.line([15, -8], [10, -20], 3, 'ink'), u.line([11, -20], [0, -21], 3.4, 'ink'), u.disc(23, -7, 6.4, 'ink'), u.path('M24 -13C30 -12 30 -2 24 -1Z', 'accent2'), u.path('M12 30C14 14 44 8 50 30L46 30C42 17 20 18 16 30Z', 'accent/ink/.3'), u.line([15, -13], [20, -25], 2, 'bg', { opacity: 0.9 }),
    ];
  },
};

/** A horse's head before a low sun and a fence. */
export const horse: Scene = {
  id: 'horse-head', sky: 'accent2/bg/.45', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 1);
    const rail = (py: number): Layer => box(x, u.to(0, py)[1], w, u.k * 4, 'bg');
    return [
      u.disc(-6, -4, 38, 'accent2'), drawn(x, u.to(0, 20)[1], w, y + h - u.to(0, 20)[1] + 0.2, hills([0, 10], [40, 0], [100, 20]), 'extra/ink/.2'),
      rail(26), rail(38), ...[-40, 41].map((px) => box(u.to(px, 0)[0] - u.k * 2.6, u.to(0, 20)[1], u.k * 5.2, y + h - u.to(0, 20)[1], 'bg')),
      u.path('M14 -47C20 -40 22 -34 20 -28L8 -30Z', 'accent/ink/.45'), u.path('M4 -48C12 -42 16 -36 15 -30L2 -32C0 -38 1 -44 4 -48Z', 'accent/ink/.2'),
      u.path('M2 -33C-6 -30 -12 -18 -20 -6C-27 3 -36 8 -38 15C-40 22 -35 27 -29 27C-23 27 -21 22 -15 20C-8 17 -2 14 4 10C8 20 4 34 -6 50L46 50C48 24 42 -10 26 -26C18 -34 10 -36 2 -33Z', 'accent/ink/.2'), u.path('M4 10C8 20 4 34 -6 50L8 50C16 36 18 20 12 4Z', 'ink', { opacity: 0.18 }),
      u.path('M10 -36C24 -38 38 -22 44 0C48 16 50 34 49 50L38 50C40 44 36 40 34 34C38 30 32 24 31 18C35 12 29 6 27 0C30 -6 22 -10 20 -16C20 -22 14 -26 4 -26C4 -31 6 -34 10 -36Z', 'ink'), u.path('M10 -36C2 -36 -6 -28 -8 -18C-2 -20 4 -24 8 -30Z', 'ink'),
      u.disc(-2, -13, 3, 'ink'), u.disc(-3, -14, 1, 'bg'), u.oval(-32.5, 16, 1.6, 2.6, 'ink', { rotate: 20 }), u.path('M-34 24C-30 22 -26 21 -22 22L-23 23.6C-27 23 -30 24 -32 26Z', 'ink'), u.path('M-9 -21C-13 -15 -20 -6 -26 0L-30 6C-30 0 -20 -12 -12 -20Z', 'bg'),
      u.line([-23, -2], [-15, 19], 2.6, 'bg'), u.line([-13, 17], [16, -22], 2.4, 'bg'), u.line([-20, 3], [2, 0], 2.4, 'bg'), u.ring(-16, 18, 2.6, 1.4, 'accent2'), u.ring(3, -1, 2.6, 1.4, 'accent2'),
    ];
  },
};

const kid = (k: Unit, shirt: string, pants: string, hair: string, face: string): Layer[] => [
  k.line([-6, 8], [-20, 24], 10, pants), k.line([-20, 24], [-10, 40], 9, pants), k.line([6, 8], [20, 22], 10, pants), k.line([20, 22], [32, 36], 9, pants), k.oval(-6, 43, 8, 4.4, 'ink', { rotate: 20 }), k.oval(35, 39, 8, 4.4, 'ink', { rotate: 50 }),
  k.line([-9, -12], [-30, -30], 8, shirt), k.line([9, -12], [30, -32], 8, shirt), k.line([-28, -28], [-36, -42], 6.6, face), k.line([28, -30], [34, -44], 6.6, face), k.path('M-12 -17C-6 -20 6 -20 12 -17L12 12L-12 12Z', shirt),
  k.disc(0, -32, 13, face), k.path('M-14 -31C-18 -52 18 -52 14 -31C8 -38 -6 -40 -14 -31Z', hair), k.path('M-6 -29C-4 -22 4 -22 6 -29Z', 'ink'), k.disc(-5, -33, 1.6, 'ink'), k.disc(5, -33, 1.6, 'ink'),
];

/** Two children jump on a trampoline. */
export const trampoline: Scene = {
  id: 'trampoline', sky: 'extra/bg/.45', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u, floor } = grounded(region);
    return [
      u.disc(0, -4, 44, 'extra/bg/.7'), ...([[-42, -34, 4, 'accent'], [43, -20, 3.4, 'accent'], [-2, -40, 4, 'accent2'], [-45, -4, 2.6, 'accent2'], [8, 0, 3, 'accent']] as const).map(([px, py, r, c]) => starAt(...u.to(px, py), r * u.k, c, 5, 0.46)),
      ground(region, floor - u.k * 2, 'extra/ink/.3'),
      ...[-38, -14, 14, 38].map((px) => u.line([px, 34], [px * 1.06, 50], 3.2, 'ink')), u.oval(0, 34, 47, 9.4, 'accent'), u.oval(0, 33, 47, 9, 'accent2'), ...many(24, (i) => { const a = (i * Math.PI) / 12; return u.line([Math.cos(a) * 43, 33 + Math.sin(a) * 7.8], [Math.cos(a) * 37, 33 + Math.sin(a) * 6], 1.1, 'ink'); }), u.oval(0, 33, 37, 6.2, 'ink'), u.oval(-19, 33.4, 10, 1.8, 'bg', { opacity: 0.25 }), u.oval(20, 33.4, 7, 1.4, 'bg', { opacity: 0.25 }),
      ...kid(within(u, -20, -2, 48, -8), 'accent', 'ink', 'ink', 'accent2/bg/.5'), ...kid(within(u, 21, -18, 45, 12), 'bg', 'accent', 'accent2/ink/.5', 'accent2/bg/.3'),
    ];
  },
};

const blaster = (b: Unit, color: string, side: 1 | -1): Layer[] => [
  b.poly([[-side * 22, 8], [-side * 4, 8], [-side * 10, 40], [-side * 30, 40]], 'bg/ink/.5'), b.box(-side * 6, 0, 62, 24, color, { radius: 0.3 }), b.box(side * 30, -2, 26, 12, 'bg', { radius: 0.2 }), b.disc(side * 46, -2, 9, 'accent2'), b.box(-side * 8, -15, 36, 8, 'bg/ink/.3', { radius: 0.4 }), b.disc(-side * 24, 0, 6, 'bg'), b.disc(-side * 24, 0, 3, 'ink'), ...[0, 1, 2].map((i) => b.box(side * (-4 + i * 8), 0, 4, 13, 'ink', { radius: 0.4 })), b.ring(side * 2, 18, 7, 3, 'bg/ink/.5'),
];

/** Two blasters, their beams crossed over a target. */
export const laserTag: Scene = {
  id: 'laser-tag', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: (region) => {
    const { u, s } = middle(region);
    return [
      u.disc(0, -10, 36, 'ink/extra/.3'), u.disc(0, -10, 28, 'ink/extra/.5'), u.disc(0, -10, 20, 'ink/extra/.3'), u.disc(0, -10, 12, 'extra'), u.disc(0, -10, 5, 'bg'), ...[0, 90, 180, 270].map((a) => u.line(towards(0, -10, 30, a), towards(0, -10, 39, a), 2.4, 'accent2')),
      ...many(14, (i) => starAt(...u.to(-46 + ((i * 0.618) % 1) * 92, -46 + ((i * 0.37) % 1) * 60), s * (i % 3 ? 0.007 : 0.016), 'bg')),
      u.line([-27, 21], [34, -46], 5, 'accent', { opacity: 0.35 }), u.line([-27, 21], [34, -46], 2, 'accent'), u.line([27, 21], [-34, -46], 5, 'accent2', { opacity: 0.35 }), u.line([27, 21], [-34, -46], 2, 'accent2'), starAt(...u.to(0, -9), s * 0.085, 'bg', 8, 0.4),
      ...blaster(within(u, -32, 30, 38, -45), 'accent', 1), ...blaster(within(u, 32, 30, 38, 45), 'extra', -1),
    ];
  },
};

/** A dog sits and waits for a biscuit. */
export const goodDog: Scene = {
  id: 'good-dog', sky: 'accent2/bg/.4', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u, floor } = grounded(region);
    const bone = within(u, 33, -26, 22, -24);
    return [
      u.disc(0, -4, 45, 'accent2/bg/.72'), ground(region, floor - u.k * 2, 'extra/ink/.3'),
      u.path('M20 40C36 40 44 28 40 16C38 12 44 10 46 16C50 32 38 48 20 48Z', 'accent/ink/.24'),
      u.path('M-12 -4L12 -4C26 10 30 30 28 49L-28 49C-30 30 -26 10 -12 -4Z', 'accent/ink/.12'), u.path('M-8 4L8 4C14 16 12 34 6 49L-6 49C-12 34 -14 16 -8 4Z', 'bg'), u.line([-9, 22], [-10, 46], 8, 'accent'), u.line([9, 22], [10, 46], 8, 'accent'), u.oval(-11, 47, 7, 3.6, 'bg'), u.oval(11, 47, 7, 3.6, 'bg'), u.oval(-25, 46.6, 8, 4.4, 'accent'), u.oval(25, 46.6, 8, 4.4, 'accent'),
      u.box(0, 2, 32, 5.4, 'ink', { radius: 0.5 }), u.disc(0, 7, 4, 'accent2'),
      u.path('M-18 -40C-8 -46 8 -46 18 -40C24 -30 22 -8 12 -2C6 2 -6 2 -12 -2C-22 -8 -24 -30 -18 -40Z', 'accent'), u.path('M-4 -44L4 -44C5 -34 8 -26 12 -20C14 -8 8 0 0 0C-8 0 -14 -8 -12 -20C-8 -26 -5 -34 -4 -44Z', 'bg'),
      ...u.pair('M14 -42C24 -48 32 -36 31 -22C30 -12 24 -10 21 -16C18 -24 16 -32 14 -42Z', 'ink'), ...[-9, 9].flatMap((px) => [u.disc(px, -24, 3.2, 'ink'), u.disc(px + 1, -25.2, 1.1, 'bg')]), u.path('M-5 -16C-3 -18.6 3 -18.6 5 -16C4 -12 1 -10.6 0 -10.6C-1 -10.6 -4 -12 -5 -16Z', 'ink'), u.path('M-7 -8C-3 -5 3 -5 7 -8C6 -2 5 6 0 6C-5 6 -6 -2 -7 -8Z', 'ink'), u.path('M-4 -4C-2 -3 2 -3 4 -4C4 2 3 8 0 8C-3 8 -4 2 -4 -4Z', 'accent/bg/.3'),
      bone.box(0, 0, 60, 22, 'bg'), ...[[-32, -12], [-32, 12], [32, -12], [32, 12]].map(([px, py]) => bone.disc(px!, py!, 17, 'bg')), ...[-64, -44].map((a) => u.line(towards(33, -26, 14, a), towards(33, -26, 18, a), 1.6, 'ink')), ...([[-38, -24], [-33, -34], [-43, -12]] as const).map(([px, py], i) => outlined('heart', ...u.to(px, py), (7 - i) * u.k, (6.4 - i) * u.k, 'accent')),
      u.disc(-38, 42, 6.6, 'extra'), u.path('M-44.4 40.4C-40 44 -36 44 -31.6 40.4L-31.4 43C-36 46.6 -40 46.6 -44.6 43Z', 'bg'),
    ];
  },
};

/** An apple with a measuring tape about it, greens behind. */
export const apple: Scene = {
  id: 'measured-apple', sky: 'extra/bg/.55', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u, floor } = grounded(region);
    return [
      u.disc(0, -4, 45, 'extra/bg/.78'), ...([[-22, 42, -128, 44], [-18, 40, -108, 50], [22, 42, -52, 44], [18, 40, -72, 50], [-26, 46, -150, 30], [26, 46, -30, 30]] as const).map(([px, py, a, l], i) => leaf(...u.to(px, py), l * u.k, 14 * u.k, a, i % 2 ? 'extra/ink/.24' : 'extra/ink/.44')),
      ground(region, floor - u.k * 2, 'accent2'), u.oval(0, 48.6, 32, 2.4, 'ink', { opacity: 0.3 }),
      u.path('M0 -18C8 -26 34 -26 35 4C35 28 20 49 8 49C4 49 3 47 0 47C-3 47 -4 49 -8 49C-20 49 -35 28 -35 4C-34 -26 -8 -26 0 -18Z', 'accent'), u.path('M35 4C35 28 20 49 8 49C4 49 3 47 0 47C18 40 28 14 20 -22C29 -20 34.6 -10 35 4Z', 'ink', { opacity: 0.16 }), u.path('M-28 -2C-27 -12 -20 -18 -13 -18C-19 -13 -22 -6 -22 2C-22 6 -28 4 -28 -2Z', 'bg', { opacity: 0.6 }),
      u.path('M-2 -16C-3 -26 0 -34 6 -38L9 -35C5 -31 2 -26 2 -16Z', 'ink'), leaf(...u.to(4, -27), 24 * u.k, 12 * u.k, -24, 'extra/ink/.34'), u.path('M-10 -19C-4 -14 4 -14 10 -19C6 -12 -6 -12 -10 -19Z', 'ink', { opacity: 0.35 }),
      u.path('M-35.4 8C-20 20 20 20 35.4 8L34 20C18 31 -18 31 -33.4 20Z', 'accent2'), ...many(13, (i) => { const px = -30 + i * 5; const top = 8 + 9.6 * (1 - (px / 35) ** 2); return u.box(px, top + (i % 2 ? 2.6 : 3.8), 1.3, i % 2 ? 4 : 6.4, 'ink'); }),
      u.path('M33 12C44 14 48 26 44 38C43 44 46 47 50 46L50 50C42 52 37 46 39 37C41 28 40 23 33 21Z', 'accent2/ink/.12'),
    ];
  },
};

/** A stamp over a paper with a seal and a signature. */
export const notary: Scene = {
  id: 'notary-stamp', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u, floor } = grounded(region, 0.94);
    const page = within(u, -6, 2, 84, -5);
    const stamp = within(u, 25, 4, 50, 8);
    const pen = within(u, -32, 24, 56, 30);
    return [
      u.disc(0, -2, 46, 'accent2/bg/.74'), ground(region, floor - u.k * 6, 'extra/ink/.34'),
      page.box(3, 3, 76, 100, 'ink', { opacity: 0.2 }), page.box(0, 0, 76, 100, 'bg'), page.box(0, 0, 68, 92, 'accent2'), page.box(0, 0, 66, 90, 'bg'), page.box(-4, -34, 40, 5, 'ink', { radius: 0.4 }), ...many(5, (i) => page.box(i === 4 ? -9 : 0, -22 + i * 8, i === 4 ? 36 : 54, 2.4, 'ink', { radius: 0.5, opacity: 0.4 })),
      page.path('M-26 31C-20 20 -16 24 -18 32C-12 22 -8 26 -8 31C-4 26 0 28 2 31C4 29 6 29 8 30L8 32C5 31.6 3 33 1 33C-3 31 -6 32 -9 34C-11 30 -14 30 -20 36C-19 30 -20 26 -25 33Z', 'extra/ink/.3'), page.box(-8, 37, 40, 1.2, 'ink'),
      starAt(...page.to(22, 30), 16 * page.k, 'accent', 16, 0.84), page.disc(22, 30, 10, 'bg'), starAt(...page.to(22, 30), 8 * page.k, 'accent', 5, 0.45), page.poly([[15, 42], [20, 45], [18, 56], [14, 52], [10, 53]], 'accent/ink/.2'), page.poly([[29, 42], [24, 45], [26, 56], [30, 52], [34, 53]], 'accent/ink/.2'),
      stamp.disc(0, -40, 17, 'accent'), stamp.path('M-8 -28L8 -28C6 -12 10 0 20 8L-20 8C-10 0 -6 -12 -8 -28Z', 'accent'), stamp.path('M0 -28L8 -28C6 -12 10 0 20 8L8 8C2 0 0 -12 0 -28Z', 'ink', { opacity: 0.2 }), stamp.oval(-6, -46, 5, 4, 'bg', { opacity: 0.6 }), stamp.box(0, 14, 58, 16, 'ink', { radius: 0.2 }), stamp.box(0, 24, 52, 6, 'accent/ink/.5'),
      pen.box(0, -10, 9, 60, 'ink', { radius: 0.3 }), pen.box(0, 10, 10, 5, 'accent2'), pen.path('M-4.5 20L4.5 20L0 36Z', 'accent2/ink/.2'),
    ];
  },
};

/** A list with ticks, balloons tied to it, confetti. */
export const planner: Scene = {
  id: 'party-list', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u } = middle(region);
    const board = within(u, -8, 8, 76, -6);
    const balloon = (px: number, py: number, r: number, color: string): Layer[] => [u.line([px, py + r], [24, 34], 0.9, 'ink'), u.oval(px, py, r * 0.86, r, color), u.poly([[px - 2, py + r + 2], [px + 2, py + r + 2], [px, py + r - 1]], color), u.oval(px - r * 0.34, py - r * 0.36, r * 0.16, r * 0.28, 'bg', { rotate: 24, opacity: 0.7 })];
    return [
      u.disc(0, 0, 48, 'accent2/bg/.74'), ...many(22, (i) => u.box(-44 + ((i * 0.618) % 1) * 88, -44 + ((i * 0.37 + 0.1) % 1) * 80, 4, 2, ['accent', 'extra', 'accent2', 'ink'][i % 4]!, { rotate: i * 47, radius: 0.3 })),
      board.box(3, 3, 74, 100, 'ink', { radius: 0.06, opacity: 0.25 }), board.box(0, 0, 74, 100, 'ink', { radius: 0.06 }), board.box(0, 2, 64, 86, 'bg'), board.box(0, -46, 30, 10, 'accent', { radius: 0.3 }), board.disc(0, -51, 6, 'accent'), board.disc(0, -51, 2.4, 'ink'),
      ...many(5, (i): Layer[] => { const py = -26 + i * 14.6; return [board.box(-23, py, 9, 9, i < 3 ? 'extra' : 'accent2', { radius: 0.2 }), ...(i < 3 ? [board.line([-26, py], [-23.6, py + 2.8], 2, 'ink'), board.line([-23.6, py + 2.8], [-18, py - 4.4], 2, 'ink')] : []), board.box(6 - (i % 2) * 5, py, 38 - (i % 2) * 10, 3.4, 'ink', { radius: 0.5, opacity: 0.55 })]; }).flat(),
      ...balloon(20, -26, 14, 'extra'), ...balloon(39, -13, 12, 'accent2'), ...balloon(29, -3, 13, 'accent'), u.box(24, 38, 15, 13, 'accent', { radius: 0.06 }), u.box(24, 32.6, 18, 4.4, 'accent/ink/.2', { radius: 0.2 }), u.box(24, 37, 3.4, 14, 'bg'), u.path('M24 31C18 22 12 28 24 31C36 28 30 22 24 31Z', 'bg'),
    ];
  },
};

/** Goggles on the edge of a pool, ropes between its lanes. */
export const lanes: Scene = {
  id: 'swim-lanes', sky: 'extra/bg/.4', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 0.98);
    const top = u.to(0, -22)[1];
    const rope = (far: number, near: number): Layer[] => many(13, (i) => { const f = (i / 12) ** 1.5; return u.disc(far + (near - far) * f, -20 + f * 52, 1 + f * 2.2, i % 2 ? 'bg' : 'accent'); });
    const gx = (side: 1 | -1): Layer[] => [u.oval(side * 15, 32, 14, 10.4, 'ink'), u.oval(side * 15, 32, 11, 7.6, 'accent2'), u.path(`M${side * 15 - 8} 31C${side * 15 - 6} 26 ${side * 15} 25 ${side * 15 + 3} 25.4L${side * 15 - 5} 36C${side * 15 - 8} 34 ${side * 15 - 8} 33 ${side * 15 - 8} 31Z`, 'bg', { opacity: 0.7 })];
    return [
      u.disc(-22, -30, 13, 'accent2'), ground(region, top, 'extra/ink/.16'), box(x, top, w, u.k * 2.4, 'bg'), ...many(10, (i) => u.path(`M${-40 + ((i * 37) % 78)} ${-14 + i * 3.6}C${-37 + ((i * 37) % 78)} ${-16 + i * 3.6} ${-33 + ((i * 37) % 78)} ${-12 + i * 3.6} ${-30 + ((i * 37) % 78)} ${-14 + i * 3.6}L${-30 + ((i * 37) % 78)} ${-12.6 + i * 3.6}C${-33 + ((i * 37) % 78)} ${-10.6 + i * 3.6} ${-37 + ((i * 37) % 78)} ${-14.6 + i * 3.6} ${-40 + ((i * 37) % 78)} ${-12.6 + i * 3.6}Z`, 'bg', { opacity: 0.6 })),
      ...rope(-14, -42), ...rope(14, 42),
      ...(() => { const k = within(u, 2, -2, 30, 12); return [k.oval(0, 24, 44, 8, 'bg', { opacity: 0.6 }), k.line([-16, 16], [-42, 2], 10, 'accent2/bg/.5'), k.line([16, 16], [40, -8], 10, 'accent2/bg/.5'), k.disc(0, 0, 19, 'accent2/bg/.5'), k.path('M-20 -2C-20 -28 20 -28 20 -2C10 -7 -10 -7 -20 -2Z', 'accent'), k.box(-8, 2, 13, 8, 'ink', { radius: 0.5 }), k.box(8, 2, 13, 8, 'ink', { radius: 0.5 }), k.path('M-6 11C-4 17 4 17 6 11Z', 'ink'), k.path('M-30 22C-14 16 14 16 30 22C20 30 -20 30 -30 22Z', 'extra/ink/.16')]; })(),
      poly([[x, u.to(0, 38)[1]], [x + w, u.to(0, 38)[1]], [x + w, y + h + 0.2], [x, y + h + 0.2]], 'bg'), box(x, u.to(0, 36)[1], w, u.k * 3, 'accent'), ...gx(-1), ...gx(1), u.path('M-4 29C-2 27 2 27 4 29L4 32C2 30.4 -2 30.4 -4 32Z', 'ink'), u.path('M-28 34C-42 36 -44 46 -30 46C-10 48 10 44 28 46C42 46 42 36 28 34L28 31C48 32 50 49 30 49C10 47 -10 51 -30 49C-50 48 -46 32 -28 31Z', 'ink'),
    ];
  },
};

/** A coffee cart with an awning and two wheels. */
export const coffeeCart: Scene = {
  id: 'coffee-cart', sky: 'accent2/bg/.45', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u, floor } = grounded(region);
    const cup = (px: number, py: number, k: number): Layer[] => { const c = within(u, px, py, k); return [c.path('M-28 -30L28 -30L20 50L-20 50Z', 'bg'), c.path('M-26 -8L26 -8L22 24L-22 24Z', 'accent/ink/.2'), c.box(0, -34, 66, 12, 'ink', { radius: 0.3 }), c.box(0, -43, 50, 8, 'ink', { radius: 0.4 })]; };
    return [
      u.disc(0, -4, 45, 'accent2/bg/.74'), ground(region, floor - u.k * 2, 'ink/accent/.24'),
      u.box(-34, -4, 2.4, 48, 'ink'), u.box(34, -4, 2.4, 48, 'ink'),
      u.path('M-40 -42L40 -42L46 -24L-46 -24Z', 'bg'), ...many(4, (i) => { const a = -1 + i * 0.5; return u.poly([[40 * a, -42], [40 * (a + 0.25), -42], [46 * (a + 0.25), -24], [46 * a, -24]], 'accent'); }), ...many(8, (i) => u.disc(-40.2 + i * 11.5, -24, 5.75, i % 2 ? 'bg/ink/.1' : 'accent/ink/.16')), u.box(0, -26, 92, 4, 'ink', { opacity: 0.14 }),
      u.box(0, 25, 80, 30, 'accent'), u.box(0, 11, 88, 5, 'ink', { radius: 0.3 }), u.box(0, 26, 70, 20, 'accent/ink/.16', { radius: 0.1 }), u.disc(0, 26, 9, 'bg'), u.oval(0, 26, 4.2, 6, 'accent/ink/.5', { rotate: 28 }), u.path('M2.6 20.4C-1 24 2 27 -2.6 31.6L-1.6 32C3 27.6 0 24.4 3.6 20.8Z', 'bg'),
      u.box(-17, -2, 28, 20, 'bg/ink/.3', { radius: 0.1 }), u.box(-17, -10, 32, 5, 'ink', { radius: 0.3 }), u.box(-17, 7, 28, 3, 'ink'), ...[-23, -11].flatMap((px) => [u.box(px, -3, 5, 4, 'ink'), u.line([px, -1], [px - 4, 1], 1.6, 'ink'), u.box(px, 4, 4.4, 4, 'bg')]), u.disc(-17, -5.2, 2, 'accent2'), ...cup(12, 0.4, 17), ...cup(24, -1.4, 20.6), ...[9, 15].map((px) => u.path(`M${px} -10C${px - 3} -13 ${px + 3} -15 ${px} -19L${px + 1.2} -19C${px + 4.4} -15 ${px - 1.4} -13 ${px + 1.2} -10Z`, 'ink', { opacity: 0.4 })),
      ...[-22, 22].flatMap((px) => [u.disc(px, 40, 10, 'ink'), u.disc(px, 40, 7, 'accent2'), ...many(4, (i) => u.line(towards(px, 40, 7, i * 45), towards(px, 40, 7, i * 45 + 180), 1.2, 'ink')), u.disc(px, 40, 2, 'ink')]), u.line([40, 18], [49, 14], 2.4, 'ink'),
    ];
  },
};
