import type { Layer } from '../../../../build/templates/recipe.js';
import { box, disc, many, outlined, type Scene } from '../kit.js';
import { grounded } from '../pastimes/games-and-sports.js';
import { piece } from '../tableaux/tableau.js';

/** A bright room with a mat, a ball, a ring and light weights before an arched window. */
export const stretchRoom: Scene = {
  id: 'stretch-room', sky: 'accent2/bg/.42', words: 'ink', soft: 'ink',
  draw: (region) => {
    const { x, y, w, h } = region;
    const { u } = grounded(region, 0.98);
    const floor = u.to(0, 24)[1];
    const foot = y + h + 0.2;
    const [wx, wy] = u.to(4, -12);
    return [
      outlined('arch', wx, wy, u.k * 58, u.k * 74, 'bg'), outlined('arch', wx, wy + u.k * 1.4, u.k * 52, u.k * 69, 'extra/bg/.45'), u.disc(16, -22, 11, '#ffd479'), ...[[-10, -6, 9], [-2, -9, 7], [4, -5, 6]].map(([a, b, r]) => u.disc(a!, b!, r!, 'bg', { opacity: 0.8 })), u.box(4, -12, 2, 72, 'bg'), u.box(4, -4, 54, 2, 'bg'), u.box(4, 23, 66, 4, 'bg'),
      box(x, floor, w, foot - floor, 'ink/accent2/.5'), box(x, floor, w, 0.7, 'ink/accent2/.3'), ...many(4, (i): Layer => box(x, floor + ((foot - floor) * (i + 1)) / 5, w, 0.3, 'ink', { opacity: 0.14 })), u.poly([[-20, 25], [26, 25], [44, 51], [-36, 51]], 'bg', { opacity: 0.16 }),
      ...piece(u, 'potted-plant', -40, 30, 34), u.ring(-6, 26, 15, 3.4, 'ink'), ...[-20, 8].map((at) => u.box(at, 26, 4.6, 12, 'accent2', { radius: 0.4 })), u.disc(24, 22, 20, 'accent'), u.path('M24 2C46 4 50 36 30 41C40 30 38 12 24 2Z', 'ink', { opacity: 0.16 }), u.oval(16, 12, 5, 3, 'bg', { opacity: 0.5, rotate: -36 }), ...[14, 20].map((r) => u.oval(24, 22, 20, r * 0.5, 'ink', { opacity: 0.06 })),
      u.path('M-40 42L12 42C18 42 18 51 12 51L-40 51Z', 'extra'), u.disc(-40, 46.5, 5.2, 'extra/ink/.2'), u.ring(-40, 46.5, 3.4, 0.8, 'bg'), u.ring(-40, 46.5, 1.4, 0.8, 'bg'), ...[-22, -6].map((at) => u.box(at, 46.5, 2.4, 9.4, 'ink')), u.box(38, 47, 12, 2.4, 'ink'), ...[31, 45].flatMap((at) => [u.box(at, 47, 4, 9, 'accent2', { radius: 0.3 })]), disc(x + w * 0.5, foot, 0.1, 'ink'),
    ];
  },
};
