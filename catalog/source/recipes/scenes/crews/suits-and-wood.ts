import type { Layer } from '../../../../build/templates/recipe.js';
import { chance } from '../../social-media/drawing.js';
import { box, disc, many, oval, starAt, traced, type Scene } from '../kit.js';
import { unit } from '../unit.js';

/** Pressed clothes on a rail, each with its ticket: a jacket between a shirt and a dress. */
export const pressed: Scene = {
  id: 'pressed', sky: 'extra/bg/.45', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h * 1.02);
    const [cx, rail] = [x + w / 2, y + Math.max(h * 0.1, (h - s * 0.86) / 2)];
    const hook = (c: ReturnType<typeof unit>): Layer[] => [c.path('M-1.4 14L-1.4 8C-1.4 5 4 5 4 1C4 -3 -3.4 -3.4 -4 1L-6.6 1C-6 -7 6.8 -6.6 6.8 1C6.8 6 1.4 6 1.4 9L1.4 14Z', 'ink'), c.poly([[0, 10], [25, 21], [-25, 21]], 'ink')];
    const ticket = (c: ReturnType<typeof unit>, px: number, py: number): Layer[] => [c.line([px, py - 9], [px, py], 1.4, 'ink'), c.box(px, py + 5, 9, 12, 'accent2', { rotate: 6, radius: 0.1 }), c.box(px, py + 3, 5, 1.8, 'ink', { rotate: 6 }), c.box(px, py + 7.4, 5, 1.8, 'ink', { rotate: 6 })];
    const shirt = (px: number, color: string): Layer[] => {
      const c = unit(px, rail, s * 0.62);
      return [...hook(c), c.path('M-11 14L11 14L25 20L40 60L29 66L24 50L24 98C10 102 -10 102 -24 98L-24 50L-29 66L-40 60L-25 20Z', color), c.path('M-11 13L0 26L-9 31L-16 16Z', `${color}/ink/.14`), c.path('M11 13L0 26L9 31L16 16Z', `${color}/ink/.14`), c.box(0, 62, 2, 72, `${color}/ink/.16`), ...many(5, (i) => c.disc(0, 36 + i * 13, 1.9, 'accent')), c.box(12, 46, 12, 12, `${color}/ink/.14`), ...ticket(c, -12, 40)];
    };
    const dress = (px: number, color: string): Layer[] => {
      const c = unit(px, rail, s * 0.62);
      return [...hook(c), c.path('M-18 18L-11 15C-8 26 8 26 11 15L18 18C16 30 14 40 15 52C22 72 30 92 34 116C14 122 -14 122 -34 116C-30 92 -22 72 -15 52C-14 40 -16 30 -18 18Z', color), c.box(0, 52, 31, 5, `${color}/ink/.3`), ...[-14, 0, 14].map((d) => c.line([d * 0.4, 60], [d, 116], 1.8, `${color}/ink/.2`)), ...many(7, (i) => c.disc([-12, 3, 16, -20, -4, 11, 24][i]!, [72, 78, 90, 100, 104, 108, 106][i]!, 2.4, 'bg', { opacity: 0.7 })), ...ticket(c, 8, 38)];
    };
    const jacket = (px: number): Layer[] => {
      const c = unit(px, rail, s * 0.72);
      return [...hook(c), c.path('M-12 14L12 14L27 20C34 40 37 60 39 86L28 89L25 58L26 104C10 108 -10 108 -26 104L-25 58L-28 89L-39 86C-37 60 -34 40 -27 20Z', 'ink'), c.path('M-10 14L10 14L0 54Z', 'bg'), c.path('M-4 19L4 19L3 24L6 44L0 52L-6 44L-3 24Z', 'accent'), c.path('M-12 13L-20 18L-22 34L-16 34L-18 40L0 62L-1 52Z', 'ink/bg/.2'), c.path('M12 13L20 18L22 34L16 34L18 40L0 62L1 52Z', 'ink/bg/.2'), ...[68, 80].map((py) => c.disc(-2, py, 2.2, 'accent2')), c.box(-15, 80, 13, 3, 'ink/bg/.24', { rotate: 4 }), c.box(16, 80, 13, 3, 'ink/bg/.24', { rotate: -4 }), c.path('M12 46L22 44L20 38L17 41L14 37Z', 'accent2'), ...ticket(c, -33, 46)];
    };
    const far = Math.floor((w / s - 0.9) / 0.6);
    return [
      disc(cx, rail + s * 0.42, s * 0.42, 'bg', { opacity: 0.5 }),
      ...many(Math.max(0, far), (i) => [...shirt(cx - s * (0.76 + i * 0.4), i % 2 ? 'accent2' : 'bg'), ...dress(cx + s * (0.76 + i * 0.4), i % 2 ? 'accent' : 'extra/ink/.2')]).flat(),
      ...shirt(cx - s * 0.27, 'bg'), ...dress(cx + s * 0.28, 'accent'), ...jacket(cx),
      box(x, rail - s * 0.012, w, s * 0.024, 'ink'), ...[-0.27, 0, 0.28].map((f) => box(cx + s * f - s * 0.02, rail - s * 0.022, s * 0.04, s * 0.018, 'accent2', { radius: 0.5 })),
      ...([[-0.4, 0.66, 0.03], [0.43, 0.18, 0.034], [-0.14, 0.84, 0.022], [0.17, 0.86, 0.03], [-0.43, 0.14, 0.02]] as const).map(([dx, dy, r]) => starAt(cx + dx * s, rail + dy * s, r * s, 'bg')),
    ];
  },
};

/** A plane takes a long curl off a board. */
export const plane: Scene = {
  id: 'plane', sky: 'accent2/bg/.6', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.98, h * 1.1);
    const [cx, foot] = [x + w / 2, y + h * 0.72];
    const u = unit(cx, foot, s);
    return [
      disc(cx, foot - s * 0.24, s * 0.38, 'bg', { opacity: 0.5 }),
      box(x, foot, w, y + h - foot + 0.2, 'accent2/ink/.4'), box(x, foot, w, s * 0.03, 'accent2/ink/.2'), ...many(Math.ceil(w / (s * 0.22)), (i) => box(x + i * s * 0.22 + chance(i) * s * 0.05, foot + s * (0.075 + (i % 3) * 0.05), s * (0.09 + chance(i + 5) * 0.07), s * 0.012, 'ink', { opacity: 0.22, radius: 0.5 })),
      traced([...u.to(-19, -60), s * 0.2, s * 0.42], 'M100 100C80 60 70 0 30 4C-6 8 -4 50 28 50C54 50 52 22 34 24C24 26 24 36 32 36', 'accent2/ink/.22', s * 0.045), traced([...u.to(-19, -60), s * 0.2, s * 0.42], 'M100 100C80 60 70 0 30 4C-6 8 -4 50 28 50C54 50 52 22 34 24C24 26 24 36 32 36', 'bg', s * 0.014),
      u.poly([[-1, -18], [10, -21], [26, -48], [16, -52]], 'bg/ink/.36'), u.poly([[4, -19], [12, -21], [24, -42], [18, -45]], 'ink'),
      u.path('M15 -17C16 -26 20 -36 27 -44C32 -48 38 -46 38 -42C35 -38 33 -32 34 -26C35 -22 37 -18 39 -15Z', 'accent'), u.path('M20 -18C21 -26 25 -34 30 -41C27 -34 25 -26 26 -18Z', 'accent/bg/.3'),
      u.path('M-42 0L-42 -12C-42 -15 -40 -16 -37 -16L-16 -17L-8 -23L8 -23L14 -17L38 -16C41 -16 43 -14 43 -11L43 0Z', 'ink/bg/.24'), u.box(0.5, -2.4, 86, 4.8, 'ink'), u.box(-22, -9, 26, 3, 'bg', { opacity: 0.25, radius: 0.5 }),
      u.box(-29, -20, 6, 8, 'ink'), u.path('M-35 -23C-35 -28 -32 -30 -33 -33C-33 -38 -25 -38 -25 -33C-26 -30 -23 -28 -23 -23Z', 'accent'), u.disc(-31, -33, 1.8, 'accent/bg/.4'), u.disc(4, -17, 3, 'accent2'), u.disc(4, -17, 1.2, 'ink'),
      ...many(4, (i): Layer => traced([...u.to(-48 + i * 5, -7 + (i % 2) * 2), s * 0.07, s * 0.06], 'M0 90C10 0 90 0 90 50C90 95 40 90 46 52', i % 2 ? 'accent2/ink/.22' : 'accent2/ink/.1', s * 0.018)), oval(...u.to(-43, 0), s * 0.05, s * 0.01, 'accent2/ink/.3'),
    ];
  },
};
