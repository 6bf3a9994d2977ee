import type { Layer } from '../../../../build/templates/recipe.js';
import { hills } from '../../social-media/drawing.js';
import { box, disc, drawn, many, oval, outlined, poly, ring, starAt, stroke, type Scene } from '../kit.js';
import { unit } from '../unit.js';

/** A note of music: a head, a stem and a flag. */
export const notes = (cx: number, cy: number, size: number, color: string, turn = 0): Layer[] => {
  const u = unit(cx, cy, size, turn);
  return [u.oval(-22, 34, 18, 13, color, { rotate: -20 }), u.box(-8, -6, 7, 82, color), u.path('M-11.5 -47C0 -30 34 -28 26 14C24 -6 2 -8 -11.5 -14Z', color)];
};

/** A flat-topped guitar that stands upright, its head above. */
export const guitar = (cx: number, cy: number, size: number, turn: number, body = 'accent'): Layer[] => {
  const u = unit(cx, cy, size, turn);
  return [
    u.path('M0 -6C-9 -6 -15 0 -15 8C-15 14 -11 17 -12 22C-13 27 -20 29 -20 37C-20 46 -11 50 0 50C11 50 20 46 20 37C20 29 13 27 12 22C11 17 15 14 15 8C15 0 9 -6 0 -6Z', `${body}/ink/.35`),
    u.path('M0 -4C-8 -4 -13 1 -13 8C-13 14 -9 17 -10 22C-11 27 -18 30 -18 37C-18 45 -10 48 0 48C10 48 18 45 18 37C18 30 11 27 10 22C9 17 13 14 13 8C13 1 8 -4 0 -4Z', body),
    u.disc(0, 15, 7.4, `${body}/ink/.35`), u.disc(0, 15, 6, 'ink'),
    u.box(0, -16, 5.4, 50, 'ink/accent2/.25'), ...many(6, (i) => u.box(0, -34 + i * 6.6, 5.4, 1.2, 'accent2')),
    u.path('M-4 -40L-5.4 -50L5.4 -50L4 -40Z', 'ink/accent2/.25'), ...[-1, 1].flatMap((side) => [u.disc(side * 6.6, -47, 1.7, 'accent2'), u.disc(side * 6, -43, 1.7, 'accent2')]),
    u.box(0, 36, 15, 3.4, 'ink/accent2/.25', { radius: 0.3 }), ...[-1.5, 0, 1.5].map((dx) => u.box(dx, -2, 0.8, 76, 'bg')),
  ];
};

/** A hand microphone with its head up. */
export const handMic = (cx: number, cy: number, size: number, turn: number): Layer[] => {
  const u = unit(cx, cy, size, turn);
  return [
    u.path('M-11 -8L11 -8L6.4 50L-6.4 50Z', 'ink'), u.path('M-11 -8L-3 -8L-1.6 50L-6.4 50Z', 'ink/bg/.28'), u.box(0, 8, 8, 12, 'accent', { radius: 0.4 }),
    u.disc(0, -30, 20, 'ink/bg/.4'), u.disc(0, -30, 17.6, 'bg/ink/.28'),
    ...[-10, 0, 10].flatMap((d) => [u.line([d - 9, -30 - (d ? 13 : 17) - d * 0.3], [d + 9, -30 + (d ? 13 : 17) - d * 0.3], 1.5, 'ink/bg/.4'), u.line([d + 9, -30 - (d ? 13 : 17) + d * 0.3], [d - 9, -30 + (d ? 13 : 17) + d * 0.3], 1.5, 'ink/bg/.4')]),
    u.box(0, -30, 41, 6, 'accent', { radius: 0.4 }), u.box(0, -10, 25, 6, 'ink/bg/.4', { radius: 0.3 }),
  ];
};

/** A disc jockey with a hand up behind two decks, before a round of light and the bars of the sound. */
export const decks: Scene = {
  id: 'decks', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, foot] = [x + w / 2, y + h];
    const u = unit(cx, foot - s * 0.5, s);
    const step = s * 0.062;
    const side = Math.ceil(w / 2 / step);
    const tall = (i: number): number => s * (0.14 + 0.4 * Math.abs(Math.sin(i * 1.9) * Math.cos(i * 0.7)));
    const platter = (px: number, color: string): Layer[] => [u.oval(px, 31, 17.5, 8, 'ink/bg/.5'), u.oval(px, 30, 17.5, 8, 'ink'), u.oval(px, 30, 12.5, 5.6, 'ink/bg/.3'), u.oval(px, 30, 11, 4.9, 'ink'), u.oval(px, 30, 7, 3.2, color), u.oval(px, 30, 1.4, 0.8, 'bg')];
    return [
      ...many(side * 2, (i) => i - side).map((i) => [cx + (i + 0.5) * step, Math.abs(i + 0.5)] as const).filter(([px]) => px > x + step * 0.4 && px < x + w - step * 0.4).map(([px, i]) => box(px - step * 0.32, foot - s * 0.16 - tall(i), step * 0.64, tall(i), i % 2 > 1 ? 'extra/ink/.35' : 'accent2/ink/.5', { radius: 0.3 })),
      u.disc(0, -10, 36, 'accent'), u.ring(0, -10, 31, 1.6, 'accent2'), u.disc(0, -10, 27, 'accent2'),
      u.line([17, 4], [30, -8], 9, 'ink/extra/.5'), u.line([30, -8], [25, -30], 8, 'ink/extra/.5'), u.disc(24.5, -33, 5, 'accent2/ink/.5'),
      u.line([-17, 4], [-29, 14], 9, 'ink/extra/.5'), u.line([-29, 14], [-26, 26], 7, 'ink/extra/.5'),
      u.path('M-21 26C-22 2 -12 -3 0 -3C12 -3 22 2 21 26Z', 'ink/extra/.5'), u.box(0, -5, 8, 10, 'accent2/ink/.6'), u.oval(0, -16, 10, 12, 'accent2/ink/.5'),
      u.path('M-11 -17C-12 -34 12 -34 11 -17C6 -23 -6 -23 -11 -17Z', 'ink'), u.path('M-12.5 -15C-15 -36 15 -36 12.5 -15L10 -15C12 -31 -12 -31 -10 -15Z', 'bg'), ...[-1, 1].map((k) => u.box(k * 11.4, -14, 5.6, 10, 'accent', { radius: 0.4 })),
      u.box(0, -15, 15, 3.6, 'ink', { radius: 0.5 }),
      box(x, foot - s * 0.09, w, s * 0.09 + 0.2, 'ink'),
      u.poly([[-44, 20], [44, 20], [49, 42], [-49, 42]], 'ink/bg/.24'), u.poly([[-49, 42], [49, 42], [47, 50], [-47, 50]], 'ink/bg/.12'), u.box(0, 45.6, 90, 1.4, 'accent'),
      ...platter(-26, 'accent'), ...platter(26, 'accent2'), u.poly([[-7, 22], [7, 22], [8, 40], [-8, 40]], 'ink'), ...[-4, 0, 4].flatMap((dx) => [u.disc(dx, 25.4, 1.3, 'accent2'), u.box(dx, 33, 1, 9, 'ink/bg/.5'), u.box(dx, 31 + ((dx + 4) % 3) * 1.6, 2.6, 2, 'bg')]),
      ...[-26, 26].map((px) => u.line([px + 14, 24], [px + 7, 32], 1.3, 'bg')),
    ];
  },
};

/** Lyrics on a screen, a microphone before it, notes about it. */
export const karaoke: Scene = {
  id: 'karaoke', sky: 'accent2/bg/.35', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h * 0.98);
    const [cx, cy] = [x + w / 2, y + h * 0.52];
    const u = unit(cx, cy, s);
    const line = (px: number, py: number, width: number, color: string): Layer => u.box(px + width / 2, py, width, 4, color, { radius: 0.5 });
    return [
      u.disc(0, 0, 46, 'bg', { opacity: 0.5 }),
      u.box(-4, -6, 76, 58, 'ink', { radius: 0.1 }), u.box(-4, -6, 69, 51, 'extra/ink/.62', { radius: 0.08 }), u.box(-4, 27, 8, 12, 'ink'), u.box(-4, 33, 36, 4.4, 'ink', { radius: 0.5 }),
      line(-33, -22, 16, 'accent'), line(-14, -22, 26, 'accent'), line(-33, -12, 28, 'accent'), line(-2, -12, 20, 'bg'), line(-33, -2, 12, 'bg'), line(-18, -2, 24, 'bg'), line(-33, 8, 30, 'bg'),
      outlined('heart', ...u.to(-29, 16.6), s * 0.06, s * 0.054, 'accent'), line(-23, 16.6, 22, 'bg/ink/.45'),
      ...handMic(...u.to(24, 12), s * 0.72, 24), ...notes(...u.to(-43, -34), s * 0.15, 'accent', -10), ...notes(...u.to(42, -32), s * 0.11, 'ink', 12), ...notes(...u.to(-42, 30), s * 0.11, 'ink', 8),
      starAt(...u.to(25, -41), s * 0.05, 'accent', 4, 0.34), starAt(...u.to(-19, -43), s * 0.034, 'ink', 4, 0.34), starAt(...u.to(-24, 40), s * 0.04, 'accent', 4, 0.34), starAt(...u.to(45, 2), s * 0.036, 'accent', 4, 0.34),
    ];
  },
};

/** A stool, a guitar and a microphone in the light of one lamp, before bricks. */
export const stool: Scene = {
  id: 'stool', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, foot] = [x + w / 2, y + h * 0.96];
    const u = unit(cx, foot - s * 0.5, s);
    const [bw, bh] = [s * 0.13, s * 0.055];
    const rows = Math.floor((h * 0.84) / bh);
    const columns = Math.ceil(w / bw);
    return [
      ...many(rows * columns, (i) => [i % columns, Math.floor(i / columns)] as const).filter(([a, b]) => (a * 7 + b * 5) % 4 === 0).map(([a, b]) => [x + a * bw + (b % 2) * bw * 0.5, y + b * bh] as const).filter(([px]) => px + bw * 0.94 < x + w).map(([px, py]) => box(px, py, bw * 0.92, bh * 0.86, 'ink/accent/.16')),
      poly([[cx - s * 0.09, y], [cx + s * 0.09, y], [cx + s * 0.46, foot - s * 0.08], [cx - s * 0.46, foot - s * 0.08]], 'accent2', { opacity: 0.2 }),
      box(x, foot - s * 0.1, w, y + h - foot + s * 0.1 + 0.2, 'ink/accent/.3'), u.oval(0, 42, 46, 8, 'accent2/accent/.35'),
      ...[[-25, -29], [-15, -15], [-5, -1]].map(([from, to]) => u.line([from! + 9, 12], [to! + 3, 43], 3, 'ink')), u.line([-17, 30], [0, 30], 2.4, 'ink'), u.oval(-6, 10, 17, 4, 'ink'), u.oval(-6, 8, 17, 4, 'accent'),
      ...guitar(...u.to(-27, 6), s * 0.82, -13, 'accent'),
      u.oval(25, 43, 12, 3, 'ink'), u.line([25, 42], [25, -22], 2.6, 'bg/ink/.36'), u.line([25, -22], [10, -33], 2.4, 'bg/ink/.36'), u.disc(25, -22, 3, 'accent'), u.line([12, -31.6], [3, -38], 5, 'bg/ink/.3'), u.disc(2, -39, 5.6, 'bg'), u.line([-1, -36], [5, -43], 1.6, 'ink'),
    ];
  },
};

/** A stage under lamps, and hands of a crowd before it. */
export const mainStage: Scene = {
  id: 'main-stage', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.92, h * 1.1);
    const [cx, foot] = [x + w / 2, y + h];
    const top = y + h * 0.12;
    const [sw, deck] = [s * 0.86, foot - h * 0.26];
    const crowd = Math.ceil(w / (s * 0.085)) + 1;
    const person = (i: number, row: number, color: string): Layer[] => {
      const px = x + (i + (row ? 0.5 : 0)) * s * 0.085;
      const py = foot - h * (row ? 0.09 : 0.16) - s * 0.02 * ((i * 7 + row * 3) % 3);
      const r = s * 0.03;
      if (px - r * 2.4 < x || px + r * 2.4 > x + w) return [];
      const arms = (i * 5 + row) % 3 === 0 ? [stroke([px - r * 1.2, py + r * 2], [px - r * 1.9, py - r * 2], r * 0.7, color), stroke([px + r * 1.2, py + r * 2], [px + r * 1.8, py - r * 1.8], r * 0.7, color)] : (i + row) % 4 === 1 ? [stroke([px + r, py + r * 2], [px + r * 1.8, py - r * 1.9], r * 0.7, color)] : [];
      return [...arms, disc(px, py, r, color), box(px - r * 1.7, py + r * 0.9, r * 3.4, foot - py - r * 0.9 + 0.2, color, { radius: 0.4 })];
    };
    return [
      drawn(cx - sw * 0.5, top, sw, deck - top, 'M0 100V30C0 10 20 0 50 0C80 0 100 10 100 30V100Z', 'extra/ink/.3'), drawn(cx - sw * 0.42, top + (deck - top) * 0.1, sw * 0.84, (deck - top) * 0.9, 'M0 100V30C0 10 20 0 50 0C80 0 100 10 100 30V100Z', 'accent'),
      disc(cx, deck - (deck - top) * 0.34, s * 0.17, 'accent2'), ...[0.22, 0.27].map((r) => ring(cx, deck - (deck - top) * 0.34, s * r, s * 0.012, 'accent2')),
      ...[-0.36, -0.18, 0, 0.18, 0.36].flatMap((f, i) => { const [px, py] = [cx + sw * f, top + (deck - top) * (0.16 + Math.abs(f) * 0.3)]; return [poly([[px - s * 0.012, py], [px + s * 0.012, py], [px + s * (0.1 - f * 0.4), deck], [px - s * (0.1 + f * 0.4), deck]], i % 2 ? 'accent2' : 'bg', { opacity: 0.34 }), box(px - s * 0.022, py - s * 0.03, s * 0.044, s * 0.04, 'ink', { radius: 0.3 })]; }),
      ...[-1, 1].flatMap((side) => [box(cx + side * sw * 0.54 - s * 0.05, deck - s * 0.34, s * 0.1, s * 0.34, 'ink/bg/.2', { radius: 0.06 }), ...many(3, (i) => disc(cx + side * sw * 0.54, deck - s * (0.06 + i * 0.11), s * 0.036, i % 2 ? 'accent2' : 'accent')), poly([[cx + side * sw * 0.5, top + s * 0.06], [cx + side * sw * 0.5, top - s * 0.03], [cx + side * sw * 0.58, top + s * 0.015]], 'accent2'), box(cx + side * sw * 0.5 - s * 0.006, top - s * 0.03, s * 0.012, s * 0.18, 'bg')]),
      box(cx - sw * 0.2, deck - s * 0.06, s * 0.07, s * 0.06, 'ink'), box(cx + sw * 0.12, deck - s * 0.06, s * 0.07, s * 0.06, 'ink'), disc(cx, deck - s * 0.13, s * 0.026, 'ink'), box(cx - s * 0.028, deck - s * 0.1, s * 0.056, s * 0.1, 'ink', { radius: 0.3 }), stroke([cx - s * 0.07, deck - s * 0.03], [cx + s * 0.08, deck - s * 0.09], s * 0.016, 'ink'), stroke([cx + s * 0.03, deck - s * 0.08], [cx + s * 0.08, deck - s * 0.17], s * 0.016, 'ink'),
      box(x, deck, w, foot - deck + 0.2, 'extra/ink/.55'), box(cx - sw * 0.62, deck, sw * 1.24 > w ? w : sw * 1.24, s * 0.035, 'ink/bg/.2'),
      ...many(crowd, (i) => person(i, 0, 'ink/extra/.3')).flat(), ...many(crowd, (i) => person(i, 1, 'ink')).flat(), box(x, foot - h * 0.03, w, h * 0.03 + 0.2, 'ink'),
    ];
  },
};

/** Signs of bent glass: a palm, a bolt, a glass and an arrow, each with its glow. */
export const neon: Scene = {
  id: 'neon-sign', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const u = unit(x + w / 2, y + h / 2, s);
    const tube = (d: readonly (readonly [number, number])[], color: string): Layer[] => {
      const pairs = d.slice(1).map((to, i) => [d[i]!, to] as const);
      return [[6.4, `${color}/ink/.66`], [3.8, `${color}/ink/.36`], [2.2, color], [0.9, `${color}/bg/.75`]].flatMap(([width, tone]) => pairs.map(([a, b]) => u.line(a, b, width as number, tone as string)));
    };
    const arc = (cx: number, cy: number, r: number, from: number, to: number, n = 14): [number, number][] => many(n + 1, (i) => { const a = ((from + ((to - from) * i) / n) * Math.PI) / 180; return [cx + r * Math.cos(a), cy + r * Math.sin(a)]; });
    return [
      u.disc(0, 0, 47, 'ink/extra/.14'), u.disc(0, 0, 36, 'ink/extra/.24'),
      ...tube(arc(0, 0, 42, 152, 388, 28), 'accent2'),
      ...tube([[-17, -18], [17, -18], [0, 4], [-17, -18]], 'accent'), ...tube([[0, 4], [0, 22]], 'accent'), ...tube([[-10, 22], [10, 22]], 'accent'), ...tube([[-11, -11], [11, -11]], 'accent2'), ...tube([[4, -8], [15, -30]], 'bg'), ...tube(arc(-15, -22, 6, 90, 400, 14), 'accent2'),
      ...tube([[-42, 26], [-24, 34], [0, 37], [24, 34], [42, 26]], 'accent'), ...tube([[-30, -2], [-23, -2], [-29, 10], [-21, 10], [-32, 25], [-28, 14], [-35, 14], [-30, -2]], 'accent2'), ...tube([[30, -2], [30, 20]], 'bg'), ...tube([[24, 14], [30, 21], [36, 14]], 'bg'),
    ];
  },
};

/** A crooked house on a hill before the moon, one window lit. */
export const hillHouse: Scene = {
  id: 'hill-house', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, foot] = [x + w / 2, y + h];
    const u = unit(cx, foot - s * 0.5, s);
    const bat = (px: number, py: number, size: number): Layer => drawn(cx + px * s - size / 2, foot - s + py * s, size, size * 0.5, 'M50 40C56 20 64 10 70 30C80 10 92 20 100 40C88 40 84 60 78 84C70 66 60 66 50 100C40 66 30 66 22 84C16 60 12 40 0 40C8 20 20 10 30 30C36 10 44 20 50 40Z', 'ink');
    return [
      u.disc(4, -8, 40, 'accent2'), u.disc(4, -8, 40, 'accent', { opacity: 0.35 }), u.disc(-9, -22, 6, 'accent2/accent/.6'), u.disc(18, -2, 8, 'accent2/accent/.6'), u.disc(20, -26, 4, 'accent2/accent/.6'),
      drawn(x, foot - s * 0.34, w, s * 0.34 + 0.2, 'M0 100V84C20 80 30 20 50 8C62 0 70 50 100 74V100Z', 'ink/accent/.22'), drawn(x, foot - s * 0.22, w, s * 0.22 + 0.2, hills([0, 60], [40, 10], [100, 50]), 'ink'),
      u.poly([[-14, 22], [-15, -8], [-19, -8], [-6, -26], [5, -10], [5, -14], [3, -14], [12, -36], [21, -13], [18, -13], [19, 24]], 'ink'), u.poly([[-8, -25], [-5, -32], [-2, -22]], 'ink'), u.line([12, -36], [12, -42], 1.2, 'ink'),
      u.box(-1, -17, 4, 12, 'ink'), outlined('arch', ...u.to(12, -3), s * 0.07, s * 0.12, 'accent2'), u.box(12, -2, 1, 12, 'ink'), u.box(12, -2, 7, 1, 'ink'), outlined('arch', ...u.to(-7, 2), s * 0.06, s * 0.1, 'ink/accent/.35'), outlined('arch', ...u.to(2, 18), s * 0.07, s * 0.13, 'ink/accent/.35'),
      u.line([-33, 36], [-31, 8], 3, 'ink'), u.line([-31, 16], [-42, 0], 2, 'ink'), u.line([-31, 10], [-25, -6], 2, 'ink'), u.line([-37, 7], [-38, -4], 1.4, 'ink'), u.line([-28, 2], [-20, -2], 1.4, 'ink'), u.line([-31, 8], [-34, -10], 1.6, 'ink'),
      bat(-0.2, 0.2, s * 0.13), bat(0.3, 0.12, s * 0.1), bat(-0.02, 0.1, s * 0.08), ...many(9, (i) => u.path(`M${24 + i * 3} 44L${24 + i * 3} 36L${25 + i * 3} 34L${26 + i * 3} 36L${26 + i * 3} 44Z`, 'ink/accent/.3')), u.box(37, 39, 27, 1.2, 'ink/accent/.3'),
    ];
  },
};

/** A man in a hat under a street lamp, the tall town behind, the wet street before. */
export const lamplight: Scene = {
  id: 'lamplight', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, foot] = [x + w / 2, y + h];
    const u = unit(cx, foot - s * 0.5, s);
    const houses = many(7, (i) => [x + (w * i) / 7, s * [0.72, 0.5, 0.86, 0.62, 0.56, 0.8, 0.6][i]!] as const);
    return [
      ...houses.map(([px, tall], i) => box(px, foot - s * 0.16 - tall, w / 7 + 0.2, tall, i % 2 ? 'ink/extra/.2' : 'ink/extra/.12')),
      ...houses.flatMap(([px, tall], i) => many(6, (k) => box(px + (w / 7) * (0.2 + (k % 2) * 0.36), foot - s * 0.16 - tall + s * (0.08 + Math.floor(k / 2) * 0.12), w * 0.03, s * 0.05, (i * 3 + k * 5) % 7 === 0 ? 'accent2' : 'ink/extra/.34'))),
      u.poly([[18, -34], [28, -34], [48, 38], [-22, 38]], 'accent2', { opacity: 0.36 }), box(x, foot - s * 0.17, w, s * 0.17 + 0.2, 'ink/extra/.1'), u.oval(12, 39, 36, 6, 'accent2'), u.oval(12, 39, 36, 6, 'accent', { opacity: 0.3 }),
      u.line([40, 40], [40, -40], 2.2, 'ink/bg/.3'), u.line([40, -40], [24, -40], 2, 'ink/bg/.3'), u.path('M17 -34L20 -41L28 -41L31 -34Z', 'ink/bg/.3'), u.oval(24, -33.6, 6, 2, 'bg'),
      u.path('M-3 40L-5 8C-6 -2 0 -5 8 -5C16 -5 22 -2 21 8L24 40L14 40L10 22L8 40Z', 'ink'), u.path('M-5 26L-6 6L-1 -2L3 34L-6 33Z', 'ink'), u.path('M20 4L27 18L20 25L17 22L21 18L16 10Z', 'ink'), u.oval(8, -11, 5.6, 7, 'ink'), u.oval(8, -15, 12, 2.6, 'ink'), u.path('M0.6 -15L2 -23C5 -25 7 -22 8.4 -22C10 -22 12 -25 14.6 -23L15.8 -15Z', 'ink'), u.box(8.2, -16.6, 15, 2, 'accent'), u.path('M3 -4L8 3L13 -4L16 -2L10 12L6 12L0 -2Z', 'accent2/ink/.65'),
      u.path('M-4 41L24 41L-8 50L-34 50Z', 'ink', { opacity: 0.7 }), ...[[-36, 43], [-24, 47], [34, 45], [44, 48]].map(([px, py]) => u.oval(px!, py!, 7, 0.8, 'accent2/ink/.5')),
    ];
  },
};

/** One small astronaut on a ridge before a world with a ring. */
export const orbit: Scene = {
  id: 'far-orbit', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, foot] = [x + w / 2, y + h];
    const u = unit(cx, foot - s * 0.5, s);
    const band = u.path('M-49 -2C-40 -16 34 -40 49 -33C34 -33 -30 -12 -49 -2Z', 'accent2');
    return [
      ...many(34, (i) => disc(x + w * (0.03 + ((i * 0.618) % 1) * 0.94), y + h * (0.02 + ((i * 0.37) % 1) * 0.8), s * (i % 4 ? 0.0045 : 0.009), 'bg')),
      u.disc(0, -14, 31, 'accent'), u.path('M-30 -8C-20 -2 14 -6 30 -22C32 -10 26 6 12 14C-10 20 -28 8 -30 -8Z', 'ink', { opacity: 0.16 }), u.path('M-22 -36C-8 -30 12 -34 24 -34C20 -42 0 -48 -12 -42C-16 -41 -20 -38 -22 -36Z', 'bg', { opacity: 0.3 }), u.path('M-31 -16C-14 -14 12 -22 30 -26L31 -20C12 -14 -14 -6 -31 -10Z', 'bg', { opacity: 0.25 }),
      band, u.path('M-49 -2C-30 -2 40 -24 49 -33C48 -18 -20 8 -44 4C-47 3 -50 0 -49 -2ZM-40 -1C-20 2 32 -16 40 -25C24 -14 -20 0 -40 -1Z', 'accent2'), u.disc(38, 4, 5, 'extra/bg/.3'), u.disc(36.4, 3, 4, 'bg', { opacity: 0.3 }),
      drawn(x, foot - s * 0.3, w, s * 0.3 + 0.2, 'M0 100V50L12 38L20 46L36 20L44 30L54 12L62 26L78 44L88 34L100 52V100Z', 'ink/accent/.4'), drawn(x, foot - s * 0.2, w, s * 0.2 + 0.2, 'M0 100V60L14 70L30 40L46 8L58 6L70 40L84 56L100 40V100Z', 'ink'),
      u.line([-1.4, 31], [-2, 24], 2, 'bg'), u.line([2.4, 31], [1.8, 24], 2, 'bg'), u.box(0, 21, 7, 9, 'bg', { radius: 0.3 }), u.box(3.6, 20, 3, 8, 'extra', { radius: 0.2 }), u.disc(0, 13.6, 4.2, 'bg'), u.oval(-1.2, 13.6, 2.6, 2.4, 'ink'), u.line([-3.4, 18.6], [-8, 24], 2, 'bg'), u.line([-9, 31.6], [-9, 12], 1, 'bg'), u.poly([[-9, 12], [-18, 14.6], [-9, 18]], 'accent2'),
    ];
  },
};

/** A rowboat with a lantern over something far larger. */
export const leviathan: Scene = {
  id: 'leviathan', sky: 'accent2/bg/.4', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const [cx, foot] = [x + w / 2, y + h];
    const u = unit(cx, foot - s * 0.5, s);
    const sea = foot - s * 0.72;
    return [
      u.disc(20, -30, 13, 'accent'), ...[[-30, -38, 12], [-18, -42, 9]].map(([px, py, r]) => u.oval(px!, py!, r!, 1.6, 'bg', { opacity: 0.8 })),
      drawn(x, sea, w, foot - sea + 0.2, 'M0 4C8 0 14 6 22 3C30 0 36 6 44 3C52 0 60 6 68 3C76 0 84 6 100 2V100H0Z', 'extra/ink/.3'), drawn(x, sea + s * 0.16, w, foot - sea - s * 0.16 + 0.2, hills([0, 6], [50, 0], [100, 8]), 'extra/ink/.5'), drawn(x, sea + s * 0.36, w, foot - sea - s * 0.36 + 0.2, hills([0, 0], [50, 8], [100, 2]), 'extra/ink/.68'),
      u.path('M-46 30C-40 4 -14 -6 14 -2C30 0 38 8 40 14C44 10 46 2 50 0C50 12 49 24 44 30C38 30 34 26 32 24C20 36 -4 44 -26 42C-38 41 -46 38 -46 30Z', 'ink'), u.path('M-45 32C-34 38 -10 38 4 33C-4 40 -16 43 -28 41.6C-38 40.6 -44 37 -45 32Z', 'bg/ink/.3'), ...many(5, (i) => u.line([-40 + i * 7, 36.6 + (i % 3) * 0.6], [-36 + i * 7, 39.6], 1, 'ink')), u.path('M-6 34C-2 44 6 50 14 49C14 42 8 36 4 32Z', 'ink/extra/.3'), u.disc(-31, 25, 2.6, 'accent2'), u.disc(-31, 25, 1.3, 'ink'), u.path('M-46 31C-38 33 -32 33 -24 30L-24 32C-32 35 -40 35 -46 32Z', 'bg/ink/.5'),
      u.path('M-17 -24L9 -24C7 -16 4 -15 0 -15L-8 -15C-12 -15 -15 -17 -17 -24Z', 'accent'), u.path('M-17 -24L9 -24L8 -21.6L-16 -21.6Z', 'ink'), u.path('M-8 -24C-9 -30 -7 -33 -4 -33C-1 -33 1 -30 0 -24Z', 'ink'), u.disc(-4, -36, 3, 'ink'), u.oval(-4, -37.6, 5, 1.2, 'ink'), u.line([-2, -29], [9, -12], 1.4, 'ink'), u.line([7, -24], [7, -33], 1, 'ink'), u.disc(7, -31, 2.2, 'bg'),
      ...[[-34, -4, 1.6], [-38, 2, 1], [30, -8, 1.4], [36, 36, 1.2], [26, 42, 0.9]].map(([px, py, r]) => u.disc(px!, py!, r!, 'bg', { opacity: 0.6 })),
    ];
  },
};

/** A field that a chandelier lights: arms, candles and drops of glass. */
export const chandelier: Scene = {
  id: 'chandelier', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.96, h * 1.02);
    const cx = x + w / 2;
    const u = unit(cx, y + s * 0.5, s);
    const candle = (px: number, py: number): Layer[] => [u.disc(px, py - 8, 7.4, 'accent2', { opacity: 0.22 }), u.box(px, py - 2, 3, 8, 'bg', { radius: 0.2 }), u.path(`M${px} ${py - 13}C${px + 3} ${py - 9} ${px + 2} ${py - 6} ${px} ${py - 6}C${px - 2} ${py - 6} ${px - 3} ${py - 9} ${px} ${py - 13}Z`, 'accent2'), u.path(`M${px - 4} ${py + 2}L${px + 4} ${py + 2}L${px + 2} ${py + 5}L${px - 2} ${py + 5}Z`, 'accent')];
    const drop = (px: number, py: number, size = 1): Layer => u.path(`M${px} ${py}L${px + 1.7 * size} ${py + 4 * size}L${px} ${py + 7 * size}L${px - 1.7 * size} ${py + 4 * size}Z`, 'bg/extra/.3');
    return [
      u.disc(0, -6, 44, 'ink/accent2/.08'), u.disc(0, -6, 32, 'ink/accent2/.14'),
      u.box(0, -42, 1.4, 16, 'accent'), u.disc(0, -33, 3, 'accent'), u.box(0, -27, 2.4, 10, 'accent'), u.oval(0, -21, 6, 3, 'accent'), u.path('M-4 -19L4 -19L6 0L-6 0Z', 'accent/ink/.2'), u.oval(0, 2, 8, 5, 'accent'), u.disc(0, 9, 3.6, 'accent'),
      ...[[40, 8, -6], [24, 12, 2]].flatMap(([r, dip, end]) => u.pair(`M2 0C${r! * 0.3} ${dip! + 10} ${r! * 0.8} ${dip! + 12} ${r! + 1.2} ${end! + 4}L${r! - 1.2} ${end! + 4}C${r! * 0.74} ${dip! + 7} ${r! * 0.34} ${dip! + 6} 2 -3Z`, 'accent')),
      ...[-40, -24, 24, 40].flatMap((px) => candle(px, Math.abs(px) === 40 ? -6 : 2)), ...candle(0, -23),
      ...[-1, 1].flatMap((k) => [...many(7, (i) => { const f = (i + 1) / 8; return u.disc(k * (5 + 34 * f), -22 + 18 * f + Math.sin(f * Math.PI) * 9, 1.1, 'bg/extra/.3'); }), drop(k * 40, 0, 1.2), drop(k * 24, 8, 1.2), drop(k * 32, 14.4), drop(k * 15, 13.6), drop(k * 8, 12)]), drop(0, 13.6, 1.6),
      starAt(...u.to(-46, -28), s * 0.024, 'bg', 4, 0.3), starAt(...u.to(45, -34), s * 0.03, 'bg', 4, 0.3), starAt(...u.to(33, 26), s * 0.018, 'bg', 4, 0.3), starAt(...u.to(-36, 24), s * 0.024, 'accent2', 4, 0.3), oval(...u.to(0, -49), s * 0.05, s * 0.014, 'accent'),
    ];
  },
};
