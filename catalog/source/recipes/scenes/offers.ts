import type { Layer } from '../../../build/templates/recipe.js';
import { chance } from '../social-media/drawing.js';
import { box, disc, drawn, many, outlined, oval, poly, starAt, stroke, towards, traced, type Scene } from './kit.js';

/** A parcel is opened: tissue paper, a card and a heart on the lid. */
export const parcel: Scene = {
  id: 'parcel', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.9, h);
    const [cx, foot] = [x + w / 2, y + h * 0.9];
    const [bw, bh] = [s * 0.64, s * 0.38];
    const top = foot - bh;
    const kraft = '#d9a871';
    const tissue = (dx: number, tall: number, color: string): Layer => poly([[cx + dx * s - s * 0.13, top + s * 0.02], [cx + dx * s - s * 0.1, top - s * tall * 0.7], [cx + dx * s - s * 0.04, top - s * tall * 0.52], [cx + dx * s + s * 0.01, top - s * tall], [cx + dx * s + s * 0.06, top - s * tall * 0.6], [cx + dx * s + s * 0.13, top + s * 0.02]], color);
    return [
      disc(cx, foot - s * 0.38, s * 0.47, 'accent/bg/.16'),
      poly([[cx - bw / 2, top], [cx - bw * 0.68, top - s * 0.13], [cx - bw * 0.2, top - s * 0.15], [cx - bw * 0.1, top]], `${kraft}/#000000/.16`), poly([[cx + bw / 2, top], [cx + bw * 0.68, top - s * 0.13], [cx + bw * 0.2, top - s * 0.15], [cx + bw * 0.1, top]], `${kraft}/#000000/.16`),
      box(cx - s * 0.1, top - s * 0.31, s * 0.26, s * 0.34, 'bg', { rotate: 7, radius: 0.04 }), outlined('heart', cx + s * 0.035, top - s * 0.2, s * 0.1, s * 0.09, 'accent2', { rotate: 7 }), box(cx - s * 0.03, top - s * 0.11, s * 0.14, s * 0.014, 'ink/bg/.4', { rotate: 7 }),
      tissue(-0.19, 0.22, 'accent2'), tissue(0.2, 0.2, 'accent2/bg/.3'), tissue(-0.04, 0.13, 'accent2/bg/.55'), tissue(0.08, 0.11, 'accent2'),
      box(cx - bw / 2, top, bw, bh, kraft), box(cx - bw / 2, top, bw, bh * 0.08, `${kraft}/#000000/.14`), box(cx - bw * 0.08, top, bw * 0.16, bh, `${kraft}/#ffffff/.3`),
      disc(cx, top + bh * 0.56, s * 0.105, 'bg'), outlined('heart', cx, top + bh * 0.57, s * 0.12, s * 0.105, 'accent2/ink/.1'),
      ...([[-0.36, 0.72, 0.05], [0.36, 0.78, 0.06], [0.4, 0.56, 0.035], [-0.42, 0.5, 0.035]] as const).map(([dx, dy, r], i) => i % 2 ? outlined('heart', cx + dx * s, foot - dy * s, r * s * 1.7, r * s * 1.5, 'bg', { rotate: dx * 40 }) : starAt(cx + dx * s, foot - dy * s, r * s, 'accent2')),
      box(x, foot, w, y + h - foot + 0.2, 'ink'),
    ];
  },
};

/** A present bursts open. */
export const prize: Scene = {
  id: 'prize', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, foot] = [x + w / 2, y + h * 0.93];
    const [bw, bh] = [s * 0.48, s * 0.34];
    const top = foot - bh;
    const bits = ['accent', 'accent2', 'extra', 'bg'];
    return [
      ...many(7, (i) => poly([[cx, top + s * 0.02], towards(cx, top, s * 0.7, -165 + i * 22 - 5), towards(cx, top, s * 0.7, -165 + i * 22 + 5)], 'accent2', { opacity: 0.2 })),
      ...many(34, (i): Layer => {
        const [px, py] = towards(cx, top - s * 0.04, s * (0.14 + ((i * 0.37) % 1) * 0.46), -170 + ((i * 0.618) % 1) * 160);
        const [size, color] = [s * (0.012 + chance(i) * 0.014), bits[i % 4]!];
        return i % 4 === 0 ? starAt(px, py, size * 2.2, color, 5, 0.45) : i % 4 === 1 ? disc(px, py, size, color) : box(px - size * 1.3, py - size * 0.5, size * 2.6, size, color, { rotate: Math.round(chance(i + 50) * 180) });
      }),
      ...[-1, 1].map((side) => traced([cx + (side > 0 ? s * 0.1 : -s * 0.3), top - s * 0.4, s * 0.2, s * 0.24], side > 0 ? 'M0 100C20 50 60 70 50 40C40 14 90 30 100 0' : 'M100 100C80 50 40 70 50 40C60 14 10 30 0 0', side > 0 ? 'accent' : 'extra', s * 0.02)),
      box(cx - bw / 2, top, bw, bh, 'accent'), box(cx - bw * 0.09, top, bw * 0.18, bh, 'accent2'), box(cx - bw / 2, top, bw, bh * 0.1, 'accent/ink/.28'),
      box(cx - bw * 0.56, top - s * 0.29, bw * 1.12, s * 0.1, 'accent/bg/.16', { rotate: -13, radius: 0.08 }), box(cx - bw * 0.1, top - s * 0.29, bw * 0.2, s * 0.1, 'accent2', { rotate: -13 }),
      ...[-1, 1].map((side) => oval(cx + side * s * 0.075 - s * 0.025, top - s * 0.335 - side * s * 0.017, s * 0.075, s * 0.042, 'accent2', { rotate: side * 24 - 13 })), ...[-1, 1].map((side) => oval(cx + side * s * 0.075 - s * 0.025, top - s * 0.335 - side * s * 0.017, s * 0.036, s * 0.018, 'accent2/ink/.3', { rotate: side * 24 - 13 })), disc(cx - s * 0.025, top - s * 0.318, s * 0.03, 'accent2/ink/.14'),
      box(x, foot, w, y + h - foot + 0.2, 'accent2'),
    ];
  },
};

/** A megaphone, and what comes out of it. */
export const megaphone: Scene = {
  id: 'megaphone', sky: 'accent2', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, cy] = [x + w / 2 - s * 0.06, y + h * 0.56];
    const at = (px: number, py: number): [number, number] => { const turn = -0.3; return [cx + s * (px * Math.cos(turn) - py * Math.sin(turn)), cy + s * (px * Math.sin(turn) + py * Math.cos(turn))]; };
    const spark = (px: number, py: number, color: string): Layer => box(at(px, py)[0] - s * 0.016, at(px, py)[1] - s * 0.016, s * 0.05, s * 0.026, color, { rotate: Math.round(px * 400) });
    return [
      disc(cx + s * 0.05, cy - s * 0.04, s * 0.46, 'accent2/bg/.4'),
      poly([at(-0.17, 0.12), at(-0.05, 0.13), at(0, 0.36), at(-0.13, 0.36)], 'ink'),
      poly([at(-0.28, -0.11), at(0.24, -0.29), at(0.24, 0.29), at(-0.28, 0.11)], 'accent'), poly([at(-0.28, 0.02), at(0.24, 0.07), at(0.24, 0.29), at(-0.28, 0.11)], 'accent/ink/.16'),
      poly([at(-0.12, -0.166), at(-0.06, -0.187), at(-0.06, 0.187), at(-0.12, 0.166)], 'bg'),
      oval(...at(-0.28, 0), s * 0.045, s * 0.112, 'ink', { rotate: -17 }), oval(...at(0.24, 0), s * 0.075, s * 0.295, 'bg', { rotate: -17 }), oval(...at(0.248, 0), s * 0.05, s * 0.235, 'ink', { rotate: -17 }), oval(...at(0.25, 0), s * 0.03, s * 0.09, 'accent', { rotate: -17 }),
      ...[-0.24, -0.08, 0.08, 0.24].map((py, i) => stroke(at(0.36, py), at(i % 3 ? 0.5 : 0.47, py * 1.34), s * 0.026, 'ink')),
      ...([[0.44, -0.01, 'accent'], [0.38, 0.34, 'bg'], [0.34, -0.4, 'accent'], [0.12, -0.42, 'bg'], [-0.2, -0.32, 'accent'], [-0.34, 0.28, 'bg'], [0.2, 0.42, 'extra'], [-0.02, -0.34, 'extra']] as const).map(([px, py, color]) => spark(px, py, color)),
    ];
  },
};

/** A light bulb on, questions about it. */
export const idea: Scene = {
  id: 'idea', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.9, h);
    const [cx, cy] = [x + w / 2, y + h * 0.46];
    const r = s * 0.23;
    const question = (px: number, py: number, size: number, turn: number, color: string): Layer[] => [traced([px - size * 0.28, py - size * 0.5, size * 0.56, size * 0.66], 'M0 34C0 -14 100 -12 100 30C100 60 50 54 50 100', color, size * 0.16, { rotate: turn }), disc(px - Math.sin((turn * Math.PI) / 180) * size * 0.42, py + size * 0.42, size * 0.11, color)];
    return [
      ...[0.46, 0.37].map((each, i) => disc(cx, cy, s * each, `accent2/ink/.${i ? '66' : '84'}`)),
      ...many(11, (i) => stroke(towards(cx, cy, r * 1.28, 150 + i * 24), towards(cx, cy, r * (i % 2 ? 1.5 : 1.68), 150 + i * 24), s * 0.02, 'accent2')),
      drawn(cx - r, cy - r, r * 2, r * 2.5, 'M50 0C84 0 100 20 100 40C100 62 76 70 73 92V100H27V92C24 70 0 62 0 40C0 20 16 0 50 0Z', 'accent2'),
      drawn(cx - r * 0.72, cy - r * 0.72, r * 0.5, r * 0.8, 'M100 0C30 10 -10 50 10 100C20 50 50 24 100 0Z', 'bg', { opacity: 0.7 }),
      traced([cx - r * 0.3, cy + r * 0.1, r * 0.6, r * 1.3], 'M30 100V30C10 20 0 0 20 0C40 0 44 20 50 30C56 20 60 0 80 0C100 0 90 20 70 30V100', 'accent', s * 0.014),
      ...[0, 1, 2].map((i) => box(cx - r * (0.44 - i * 0.06), cy + r * (1.5 + i * 0.2), r * (0.88 - i * 0.12), r * 0.15, i % 2 ? 'bg/ink/.4' : 'bg', { radius: 0.5 })),
      ...question(x + w * 0.15, y + h * 0.3, s * 0.15, -14, 'accent'), ...question(x + w * 0.87, y + h * 0.24, s * 0.12, 16, 'extra'), ...question(x + w * 0.86, y + h * 0.72, s * 0.16, 10, 'accent'), ...question(x + w * 0.13, y + h * 0.78, s * 0.1, -20, 'extra'),
    ];
  },
};
