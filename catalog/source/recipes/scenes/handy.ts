import type { Layer } from '../../../build/templates/recipe.js';
import { chance } from '../social-media/drawing.js';
import { box, disc, many, outlined, starAt, stroke, tear, towards, type Scene } from './kit.js';
import { unit } from './unit.js';

/** A wrench, a hammer and the like, each with its head up, about the middle of its handle. */
export const wrench = (cx: number, cy: number, size: number, turn: number, color: string): Layer[] => {
  const u = unit(cx, cy, size, turn);
  return [u.box(0, 10, 15, 80, color, { radius: 0.4 }), u.path('M-20 -50C-27 -40 -22 -22 -8 -18L8 -18C22 -22 27 -40 20 -50L11 -46L11 -34L-11 -34L-11 -46Z', color), u.box(0, 18, 5, 46, 'ink', { radius: 0.5, opacity: 0.22 })];
};
const hammer = (cx: number, cy: number, size: number, turn: number, grip: string): Layer[] => {
  const u = unit(cx, cy, size, turn);
  return [u.box(0, 6, 11, 92, grip, { radius: 0.4 }), u.box(0, 34, 14, 34, 'ink', { radius: 0.3 }), u.path('M-34 -50L-34 -32L-27 -32L-23 -36L14 -36C22 -36 30 -32 34 -26C36 -42 26 -50 12 -50L-23 -50L-27 -54L-34 -54Z', 'bg/ink/.28')];
};
const driver = (cx: number, cy: number, size: number, turn: number, color: string): Layer[] => {
  const u = unit(cx, cy, size, turn);
  return [u.box(0, 26, 6, 50, 'bg/ink/.28'), u.path('M-12 -50C-12 -56 12 -56 12 -50L14 -10C14 -4 9 0 8 2L-8 2C-9 0 -14 -4 -14 -10Z', color), ...[-6, 0, 6].map((x) => u.box(x, -28, 2.4, 32, 'ink', { radius: 0.5, opacity: 0.25 }))];
};

/** The box that all of them stand in. */
const chest = (cx: number, foot: number, size: number): Layer[] => {
  const u = unit(cx, foot, size);
  return [
    u.box(0, -21, 100, 42, 'accent', { radius: 0.08 }), u.box(0, -38, 104, 10, 'accent/ink/.24', { radius: 0.3 }),
    u.box(-28, -35, 11, 14, 'accent2', { radius: 0.2 }), u.box(28, -35, 11, 14, 'accent2', { radius: 0.2 }), u.box(0, -16, 44, 16, 'bg', { radius: 0.2 }), ...[-12, 0, 12].map((x) => outlined('hexagon', ...u.to(x, -16), size * 0.07, size * 0.07, 'ink')),
    u.box(-40, -2, 12, 4, 'ink'), u.box(40, -2, 12, 4, 'ink'),
  ];
};

/** A toolbox on a bench, a ruled tape across the wall. */
export const toolbox: Scene = {
  id: 'toolbox', sky: 'accent2', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 1.04);
    const [cx, foot] = [x + w / 2, y + h * 0.88];
    return [
      disc(cx, foot - s * 0.32, s * 0.4, 'bg', { opacity: 0.42 }),
      ...many(10, (i) => outlined('hexagon', cx + (chance(i + 6) - 0.5) * Math.min(w, s * 1.8) * 0.94, foot - s * (0.46 + chance(i + 44) * 0.4), s * 0.035, s * 0.035, i % 2 ? 'accent' : 'ink', { opacity: 0.5 })),
      ...wrench(cx - s * 0.22, foot - s * 0.46, s * 0.5, -16, 'bg/ink/.4'),
      ...driver(cx - s * 0.06, foot - s * 0.36, s * 0.34, -4, 'extra'),
      stroke([cx + s * 0.06, foot - s * 0.2], [cx + s * 0.08, foot - s * 0.58], s * 0.045, 'extra/ink/.3'), unit(cx + s * 0.083, foot - s * 0.61, s * 0.1, 3).poly([[-22, 22], [22, 22], [0, -40]], 'bg'), unit(cx + s * 0.083, foot - s * 0.61, s * 0.1, 3).poly([[-8, -14], [8, -14], [0, -40]], 'ink'),
      ...hammer(cx + s * 0.22, foot - s * 0.47, s * 0.5, 14, 'accent/ink/.3'),
      ...chest(cx, foot, s * 0.7),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      box(x, foot + (y + h - foot) * 0.3, w, (y + h - foot) * 0.4, 'bg'), ...many(Math.ceil(w / (s * 0.05)), (i) => box(x + i * s * 0.05, foot + (y + h - foot) * 0.3, s * 0.007, (y + h - foot) * (i % 4 ? 0.16 : 0.28), 'ink')),
      ...(w > s * 1.5 ? [...wrench(x + w * 0.1, foot - s * 0.22, s * 0.44, 0, 'bg/ink/.4'), ...hammer(x + w * 0.9, foot - s * 0.22, s * 0.44, 0, 'accent')] : []),
    ];
  },
};

/** A faucet on its pipes, dripping into a bucket. */
export const pipes: Scene = {
  id: 'pipes', sky: 'extra/bg/.4', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const u = unit(cx, foot, s);
    const brass = 'accent';
    const dark = 'accent/ink/.24';
    const py = u.to(0, -58)[1];
    const flange = (fx: number): Layer[] => [u.box(fx, -58, 5, 21, dark, { radius: 0.2 })];
    return [
      ...many(Math.ceil((foot - y) / (s * 0.19)), (row) => many(Math.ceil(w / (s * 0.2)) + 1, (i): Layer[] => {
        const left = Math.max(x, x + (i - (row % 2) * 0.5) * s * 0.2);
        const end = Math.min(x + w, x + (i - (row % 2) * 0.5) * s * 0.2 + s * 0.19);
        const top = Math.max(y, foot - (row + 1) * s * 0.19);
        return end - left < s * 0.01 ? [] : [box(left, top, end - left, foot - row * s * 0.19 - s * 0.01 - top, 'bg', { opacity: 0.28 })];
      }).flat()).flat(),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
      box(x, py - s * 0.075, cx - x - s * 0.02, s * 0.15, brass), box(x, py - s * 0.075, cx - x - s * 0.02, s * 0.035, 'bg', { opacity: 0.4 }), box(x, py + s * 0.045, cx - x - s * 0.02, s * 0.03, dark),
      ...flange(-34),
      u.path('M-8 -67L10 -67C30 -67 36 -58 36 -46L36 -38L18 -38L18 -44C18 -49 15 -50 10 -50L-8 -50Z', brass), u.path('M-4 -64L10 -64C20 -64 27 -61 30 -55C24 -60 18 -60.5 10 -60.500L-4 -60.500Z', 'bg', { opacity: 0.4 }), u.box(27, -37, 22, 5, dark, { radius: 0.3 }), u.box(-8, -58, 6, 23, dark, { radius: 0.2 }),
      u.box(4, -71, 8, 10, dark), u.box(4, -80, 30, 7, 'accent2', { radius: 0.5 }), u.box(4, -80, 8, 13, 'accent2/ink/.2', { radius: 0.3 }), u.disc(-11, -80, 4.6, 'accent2'), u.disc(19, -80, 4.6, 'accent2'),
      tear(...u.to(27, -28), s * 0.055, s * 0.085, 'bg'), tear(...u.to(27, -20), s * 0.035, s * 0.055, 'bg'),
      u.path('M12 -17L42 -17L39 0L15 0Z', 'ink/bg/.3'), u.box(27, -17, 33, 4, 'ink/bg/.5', { radius: 0.5 }), u.box(27, -8, 26, 2, 'accent2'),
      ...wrench(...u.to(-22, -20), s * 0.42, 58, 'bg/ink/.5'),
      ...(w > s * 1.4 ? [box(cx + s * 0.62, y, s * 0.13, foot - y, brass), box(cx + s * 0.62, y, s * 0.03, foot - y, 'bg', { opacity: 0.4 }), box(cx + s * 0.72, y, s * 0.03, foot - y, dark), box(cx + s * 0.59, foot - s * 0.12, s * 0.19, s * 0.05, dark), box(cx + s * 0.59, y + h * 0.2, s * 0.19, s * 0.05, dark)] : []),
    ];
  },
};

/** A lamp lit by its plug: the cord runs along the foot. */
export const plug: Scene = {
  id: 'plug', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h) * 0.86;
    const [cx, cy] = [x + w / 2, y + h * 0.49];
    const u = unit(cx, cy, s * 0.9);
    const socket = unit(x + Math.max(w * 0.12, s * 0.14), y + h * 0.82, s * 0.24);
    const half = (u.to(0, 36)[0] - socket.to(40, 0)[0]) / (s * 0.009);
    const cord = unit(socket.to(40, 0)[0], socket.to(0, 0)[1], s * 0.9);
    const rise = ((u.to(0, 36)[1] - socket.to(0, 0)[1]) / (s * 0.9)) * 100;
    return [
      disc(cx, cy - s * 0.06, s * 0.38, 'accent2', { opacity: 0.16 }), disc(cx, cy - s * 0.06, s * 0.3, 'accent2', { opacity: 0.22 }),
      ...many(12, (i) => { const a = 150 + i * (240 / 11); return stroke(towards(cx, cy - s * 0.06, s * 0.4, a), towards(cx, cy - s * 0.06, s * (i % 2 ? 0.45 : 0.48), a), s * 0.014, 'accent2'); }),
      cord.path(`M0 -2C${half * 0.6} -2 ${half * 0.5} ${rise + 26} ${half - 3} ${rise + 20}C${half - 1} ${rise + 16} ${half - 2} ${rise + 6} ${half - 2} ${rise}L${half + 2} ${rise}C${half + 2} ${rise + 10} ${half + 3} ${rise + 20} ${half - 2} ${rise + 24}C${half * 0.5} ${rise + 32} ${half * 0.66} 2 0 2Z`, 'extra'),
      u.path('M-15 18C-15 6 -29 0 -29 -18C-29 -34 -16 -46 0 -46C16 -46 29 -34 29 -18C29 0 15 6 15 18Z', 'accent2'), u.path('M-22 -18C-22 -30 -14 -38 -3 -39.500C-12 -35 -16 -28 -16 -18C-16 -13 -22 -12 -22 -18Z', 'bg', { opacity: 0.75 }),
      u.path('M4 -30L-11 -6L-2 -6L-6 14L12 -13L2 -13L8 -30Z', 'accent'),
      u.box(0, 21, 29, 5, 'bg'), u.box(0, 27, 27, 5, 'bg/ink/.3'), u.box(0, 33, 23, 5, 'bg'), u.box(0, 37, 12, 4, 'bg/ink/.3'),
      socket.box(0, 0, 80, 80, 'bg', { radius: 0.16 }), socket.box(0, 0, 62, 62, 'bg/ink/.14', { radius: 0.2 }), socket.box(14, 0, 54, 40, 'accent', { radius: 0.3 }), socket.box(40, 0, 24, 18, 'accent/ink/.3', { radius: 0.3 }), ...[-6, 6].map((d) => socket.box(12, d, 26, 3, 'accent/ink/.3', { radius: 0.5 })),
      ...many(6, (i) => starAt(x + w * [0.1, 0.9, 0.82, 0.16, 0.94, 0.72][i]!, y + h * [0.16, 0.2, 0.84, 0.46, 0.56, 0.93][i]!, s * 0.022, i % 2 ? 'accent' : 'accent2')),
    ];
  },
};
