import type { Layer } from '../../../../build/templates/recipe.js';
import { box, leaf, many, poly, towards, type Region, type Scene } from '../kit.js';
import { grounded, within, type Unit } from './games-and-sports.js';

const ground = ({ x, y, w, h }: Region, top: number, color: string): Layer => box(x, top, w, y + h - top + 0.2, color);

/** A stool and a microphone in a spotlight before bricks. */
export const standUp: Scene = {
  id: 'stand-up', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: (region) => {
    const { u, floor } = grounded(region);
    const bricks = many(9, (row) => many(7, (i) => ({ px: -42 + i * 14 + (row % 2) * 7, py: -40 + row * 9 }))).flat().filter(({ px, py }) => Math.hypot(px, py + 4) < 42);
    return [
      ...bricks.map(({ px, py }, i) => u.box(px, py, 13, 8, i % 3 ? 'accent/ink/.62' : 'accent/ink/.54', { radius: 0.1 })),
      u.poly([[-7, -48], [7, -48], [40, 42], [-40, 42]], 'accent2', { opacity: 0.28 }), ground(region, floor - u.k * 8, 'accent/ink/.4'), box(region.x, floor - u.k * 8, region.w, u.k * 1.6, 'accent2'), u.oval(0, 47, 38, 4.6, 'accent2'),
      ...[-1, 1].flatMap((side) => [u.line([14 + side * 7, 10], [14 + side * 12, 47], 3, 'ink'), u.line([14 + side * 3, 10], [14 + side * 4, 48], 2.6, 'ink')]), u.box(14, 28, 19, 2, 'ink'), u.box(14, 38, 22, 2, 'ink'), u.oval(14, 9, 14, 4, 'ink'), u.oval(14, 7.4, 14, 4, 'accent'), u.box(19, 1, 6, 10, 'bg', { radius: 0.16 }), u.box(19, 2.4, 5, 6, 'extra', { radius: 0.12 }),
      u.oval(-14, 47, 11, 2.4, 'ink'), u.box(-14, 16, 2.6, 62, 'ink'), u.line([-14, -15], [-6, -24], 3, 'ink'), ...[0].flatMap(() => { const m = within(u, -3, -28, 26, 45); return [m.path('M-12 -14L12 -14L8 50L-8 50Z', 'bg/ink/.2'), m.disc(0, -26, 22, 'bg'), m.path('M22 -26C22 -12 12 -4 0 -4C-6 -4 -10 -6 -14 -9C0 -8 14 -18 16 -40C20 -36 22 -32 22 -26Z', 'ink', { opacity: 0.25 }), m.box(0, -12, 32, 6, 'accent2'), ...[-10, 0, 10].map((p) => m.box(p, -28, 2.4, 28, 'ink', { opacity: 0.3 })), ...[-36, -26].map((p) => m.box(0, p, 36, 2.4, 'ink', { opacity: 0.3 }))]; }),
    ];
  },
};

/** A stall with an awning and crates of what grew. */
export const marketStall: Scene = {
  id: 'market-stall', sky: 'extra/bg/.55', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u, floor } = grounded(region);
    const crate = (px: number, color: string): Layer[] => [u.box(px, 26, 27, 14, 'accent2/ink/.34', { radius: 0.06 }), ...[0, 1].map((i) => u.box(px, 23 + i * 6.4, 27, 4.6, color, { radius: 0.1 })), ...[-11.6, 11.6].map((d) => u.box(px + d, 26, 2.4, 14, 'accent2/ink/.5'))];
    const carrot = (px: number, turn: number): Layer[] => { const c = within(u, px, 13, 20, turn); return [...[-118, -90, -62].map((a) => leaf(...c.to(0, -16), 36 * c.k, 14 * c.k, a + turn, 'extra/ink/.44')), c.path('M-16 -18C-8 -26 8 -26 16 -18C16 4 8 30 0 50C-8 30 -16 4 -16 -18Z', 'accent/bg/.12')]; };
    return [
      u.disc(0, -4, 46, 'extra/bg/.76'), ground(region, floor - u.k * 2, 'ink/extra/.2'),
      u.box(-40, 6, 2.6, 66, 'ink'), u.box(40, 6, 2.6, 66, 'ink'),
      ...many(7, (i) => u.poly([[-36 + i * 10.3, -40], [-36 + (i + 1) * 10.3, -40], [-46 + (i + 1) * 13.15, -20], [-46 + i * 13.15, -20]], i % 2 ? 'bg' : 'accent')), ...many(7, (i) => u.disc(-39.4 + i * 13.15, -20, 6.57, i % 2 ? 'bg' : 'accent')), u.box(0, -22, 92, 3, 'ink', { opacity: 0.14 }),
      ...carrot(-36, -14), ...carrot(-29, 4), ...carrot(-21, 16), ...([[-9, 15], [0, 14], [9, 15], [-5, 9], [5, 9]] as const).flatMap(([px, py]) => [u.disc(px, py, 6, 'accent'), u.path(`M${px - 3} ${py - 5}L${px} ${py - 3}L${px + 3} ${py - 5}L${px} ${py - 7}Z`, 'extra/ink/.5'), u.oval(px - 2.4, py - 1.4, 1.2, 1.8, 'bg', { opacity: 0.6 })]),
      ...([[20, 14], [29, 12], [37, 14]] as const).flatMap(([px, py]) => [...[-150, -120, -90, -60, -30].map((a, i) => leaf(...u.to(px, py + 5), 15 * u.k, 9 * u.k, a, i % 2 ? 'extra/ink/.3' : 'extra/ink/.5')), u.disc(px, py + 1, 5, 'extra/ink/.16')]),
      ...crate(-28, 'accent2'), ...crate(0, 'accent2'), ...crate(28, 'accent2'),
      u.box(0, 36, 92, 6, 'ink', { radius: 0.2 }), ...many(7, (i) => u.poly([[-44 + i * 12.57, 38], [-44 + (i + 1) * 12.57, 38], [-44 + (i + 1) * 12.57, 50], [-44 + i * 12.57, 50]], i % 2 ? 'bg' : 'bg/ink/.12')), u.box(0, 44, 24, 8, 'ink', { radius: 0.14 }), ...[-6, 0, 6].map((px) => u.disc(px, 44, 1.8, 'accent2')),
    ];
  },
};

/** A truck with an open hatch, a taco on its roof. */
export const tacoTruck: Scene = {
  id: 'taco-truck', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { u, floor } = grounded(region);
    const t = within(u, -8, -30, 36);
    return [
      u.disc(0, -2, 46, 'accent2/bg/.76'), ground(region, floor - u.k * 3, 'ink'), ...many(8, (i) => u.line([-48 + i * 12, -44 + 6 * Math.sin((i / 8) * Math.PI)], [-36 + i * 12, -44 + 6 * Math.sin(((i + 1) / 8) * Math.PI)], 0.9, 'ink')), ...many(8, (i) => u.poly([[-45 + i * 12, -43 + 6 * Math.sin((i / 8) * Math.PI)], [-38 + i * 12, -43 + 6 * Math.sin(((i + 0.6) / 8) * Math.PI)], [-41 + i * 12, -35 + 6 * Math.sin((i / 8) * Math.PI)]], ['accent', 'extra', 'accent2/ink/.1'][i % 3]!)),
      t.path('M-50 30C-52 -12 -24 -40 4 -40C34 -38 52 -8 50 30Z', 'accent2/ink/.16'), ...many(7, (i) => { const [px, py] = towards(0, 26, 48, 196 + i * 25); return t.disc(px, py, 11, ['extra', 'accent', 'extra/ink/.3'][i % 3]!); }), t.path('M-46 32C-46 -8 -26 -28 0 -28C26 -28 46 -8 46 32Z', 'accent2'), ...([[-20, 0], [2, -12], [22, 6], [-4, 12], [-30, 18], [30, 22]] as const).map(([px, py]) => t.disc(px, py, 3.4, 'accent2/ink/.3')),
      u.path('M-46 -14C-46 -18 -44 -19 -41 -19L24 -19L24 42L-46 42Z', 'accent'), u.path('M24 -8L34 -8C38 -8 39 -6 40 -3L45 14C47 16 48 18 48 22L48 42L24 42Z', 'accent'), u.path('M28 -3L34 -3C36 -3 36.6 -2 37 -1L41 13L28 13Z', 'extra/bg/.6'), u.box(1, 31, 94, 6, 'bg'), u.box(47, 28, 4, 5, 'accent2', { radius: 0.4 }),
      u.box(-13, 2, 48, 22, 'ink'), u.box(-13, 4, 44, 18, 'accent2/bg/.4'), u.disc(-20, 0.6, 5, 'accent2/ink/.5'), u.path('M-28 13C-28 5 -12 5 -12 13Z', 'ink'), u.box(-20, -4.4, 10, 4, 'bg', { radius: 0.4 }), u.disc(-20, -6.6, 4, 'bg'), u.box(4, 7, 4, 8, 'accent', { radius: 0.3 }), u.box(-2, 7, 4, 8, 'extra', { radius: 0.3 }),
      ...many(6, (i) => u.poly([[-37 + i * 8, -11], [-29 + i * 8, -11], [-29.6 + i * 8.6, -3], [-38.6 + i * 8.6, -3]], i % 2 ? 'extra' : 'bg')), u.box(-13, 15, 54, 4, 'bg/ink/.14', { radius: 0.3 }), u.box(-13, 24, 20, 6, 'accent/ink/.24', { radius: 0.2 }),
      ...[-28, 32].flatMap((px) => [u.disc(px, 41, 9, 'ink'), u.disc(px, 41, 4.4, 'bg/ink/.2'), u.disc(px, 41, 1.6, 'ink')]),
    ];
  },
};

/** A bottle, two glasses and a board with cheese. */
export const wineBar: Scene = {
  id: 'wine-board', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: (region) => {
    const { u, floor } = grounded(region);
    const glass = (g: Unit, fill: string): Layer[] => [g.box(0, 22, 4, 46, 'bg'), g.oval(0, 46, 18, 3.6, 'bg'), g.path('M-22 -48C-30 -8 -18 6 0 6C18 6 30 -8 22 -48Z', 'bg', { opacity: 0.28 }), g.path('M-24 -26C-26 -4 -14 5 0 5C14 5 26 -4 24 -26Z', fill), g.oval(0, -26, 24, 3.4, `${fill}/bg/.2`), g.path('M-18 -44C-21 -22 -17 -8 -11 -3C-13 -14 -14 -28 -13 -44Z', 'bg', { opacity: 0.5 })];
    return [
      u.disc(0, -4, 45, 'ink/accent/.36'), u.disc(0, -4, 34, 'ink/accent/.5'), ground(region, floor - u.k * 6, 'accent2/ink/.4'), box(region.x, floor - u.k * 6, region.w, u.k * 1.6, 'accent2'),
      u.path('M-18 -46L-8 -46L-8 -24C-8 -16 0 -14 0 -4L0 44L-26 44L-26 -4C-26 -14 -18 -16 -18 -24Z', 'extra/ink/.5'), u.path('M-18.6 -48L-7.4 -48L-7.4 -32L-18.6 -32Z', 'accent'), u.box(-13, 16, 26, 26, 'bg'), u.box(-13, 8, 18, 2, 'accent'), u.disc(-13, 17, 4.4, 'accent'), u.box(-13, 25, 14, 1.6, 'ink'), u.path('M-22 -2C-22 -8 -17 -12 -16 -20L-14 -20C-14 -10 -19 -6 -19 2L-22 2Z', 'bg', { opacity: 0.35 }),
      ...glass(within(u, -33, 18, 54), 'accent2'), ...glass(within(u, 11, 14, 62), 'accent'),
      u.box(32, 42, 34, 4, 'accent2/ink/.2', { radius: 0.4 }), poly([u.to(22, 40), u.to(43, 40), u.to(43, 27)], 'accent2'), poly([u.to(22, 40), u.to(43, 27), u.to(43, 24.6), u.to(20, 38.6)], 'accent2/ink/.24'), ...([[37, 36, 2], [41, 32, 1.4], [31, 38, 1.3]] as const).map(([px, py, r]) => u.disc(px, py, r, 'accent2/ink/.3')), ...([[20, 37], [16.4, 38], [18, 33.6]] as const).map(([px, py]) => u.disc(px + 3, py + 0.4, 3, 'extra')),
    ];
  },
};
