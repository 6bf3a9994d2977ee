import type { Layer } from '../../../../build/templates/recipe.js';
import { chance, hills } from '../../social-media/drawing.js';
import { box, disc, drawn, leaf, many, outlined, oval, poly, stroke, tear, towards, traced, type Scene } from '../kit.js';

const [WHITE, SNOW] = ['#ffffff', '#f6f9fc'];

/** A snowman with a sled before a school bell under falling snow. */
export const snowman: Scene = {
  id: 'snowman', sky: 'ink/extra/.3', words: 'bg', soft: 'bg',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 0.94);
    const [cx, foot] = [x + w / 2 - s * 0.05, y + h * 0.88];
    const spruce = (fx: number, size: number): Layer[] => [0, 1, 2].flatMap((i) => { const [px, py] = [x + w * fx, foot - s * 0.06]; const half = size * (0.26 - i * 0.06); const tip = py - size * (0.46 + i * 0.27); const low = py - size * i * 0.26; return [poly([[px - half * s, low - 0], [px + half * s, low], [px, tip]].map(([a, b]): [number, number] => [a!, py - (py - b!) * s]), 'extra/ink/.2'), poly([[px - half * s * 0.45, py - (py - (low + (tip - low) * 0.55)) * s], [px + half * s * 0.45, py - (py - (low + (tip - low) * 0.55)) * s], [px, py - (py - tip) * s]], SNOW)]; });
    return [
      ...spruce(0.06, 0.5), ...spruce(0.93, 0.58), ...spruce(0.19, 0.34), ...spruce(0.8, 0.36),
      drawn(x, foot - s * 0.14, w, y + h - foot + s * 0.14 + 0.2, hills([0, 10], [40, 40], [72, 12], [100, 30]), 'extra/bg/.7'), drawn(x, foot - s * 0.06, w, y + h - foot + s * 0.06 + 0.2, hills([0, 34], [48, 4], [100, 30]), SNOW),
      ...[-1, 1].flatMap((side) => { const [ax, ay] = [cx + side * s * 0.15, foot - s * 0.42]; const hand: [number, number] = [cx + side * s * 0.36, foot - s * (side > 0 ? 0.62 : 0.5)]; return [stroke([ax, ay], hand, s * 0.02, '#6b452c'), stroke(hand, towards(...hand, s * 0.07, side > 0 ? -84 : -150), s * 0.014, '#6b452c'), stroke(hand, towards(...hand, s * 0.07, side > 0 ? -20 : 160), s * 0.014, '#6b452c')]; }),
      disc(cx, foot - s * 0.16, s * 0.21, WHITE), disc(cx, foot - s * 0.42, s * 0.165, WHITE), disc(cx, foot - s * 0.65, s * 0.13, WHITE),
      drawn(cx - s * 0.19, foot - s * 0.33, s * 0.38, s * 0.38, 'M84 0C110 50 90 100 50 100C24 100 6 86 0 62C30 90 80 70 84 0Z', 'extra/bg/.76'),
      ...[0.47, 0.39, 0.2].map((dy) => disc(cx, foot - s * dy, s * 0.017, 'ink')), ...[-1, 1].map((side) => disc(cx + side * s * 0.045, foot - s * 0.675, s * 0.016, 'ink')), poly([[cx - s * 0.006, foot - s * 0.655], [cx + s * 0.13, foot - s * 0.625], [cx - s * 0.004, foot - s * 0.615]], '#f2802a'), ...many(5, (i) => disc(cx + (i - 2) * s * 0.03, foot - s * (0.575 - Math.abs(i - 2) * 0.009), s * 0.009, 'ink')),
      box(cx + s * 0.06, foot - s * 0.54, s * 0.075, s * 0.22, 'accent', { radius: 0.2, rotate: -8 }), box(cx - s * 0.14, foot - s * 0.55, s * 0.28, s * 0.065, 'accent', { radius: 0.5 }), ...[0, 1, 2].map((i) => box(cx + s * (0.062 + i * 0.006), foot - s * (0.45 - i * 0.05), s * 0.075, s * 0.018, 'accent2', { rotate: -8 })),
      box(cx - s * 0.1, foot - s * 0.9, s * 0.2, s * 0.17, 'ink', { radius: 0.08 }), box(cx - s * 0.1, foot - s * 0.79, s * 0.2, s * 0.04, 'accent'), box(cx - s * 0.155, foot - s * 0.757, s * 0.31, s * 0.035, 'ink', { radius: 0.5 }),
      traced([cx + s * 0.2, foot - s * 0.09, s * 0.34, s * 0.1], 'M0 90H84C104 90 104 20 86 10', 'accent', s * 0.02), ...[0.27, 0.42].map((dx) => stroke([cx + dx * s, foot], [cx + dx * s, foot - s * 0.07], s * 0.016, '#8a5a36')), box(cx + s * 0.2, foot - s * 0.095, s * 0.29, s * 0.03, '#b8783f', { radius: 0.4 }),
      ...many(Math.round((w / s) * 34), (i) => disc(x + chance(i + 2) * w, y + chance(i + 51) * h * 0.86, s * (0.006 + chance(i) * 0.009), WHITE)),
    ];
  },
};

/** Two rocking chairs on a porch at dusk, a quilt and a cat between them. */
export const porch: Scene = {
  id: 'porch-chairs', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, foot] = [x + w / 2, y + h * 0.86];
    const chair = (px: number, side: 1 | -1, seat: string): Layer[] => {
      const at = (dx: number, dy: number): [number, number] => [px + side * dx * s, foot - dy * s];
      return [
        traced([px - s * 0.19, foot - s * 0.075, s * 0.38, s * 0.06], 'M0 0C24 100 76 100 100 0', 'ink', s * 0.022),
        stroke(at(-0.1, 0.04), at(-0.13, 0.5), s * 0.024, 'ink'), stroke(at(0.11, 0.04), at(0.11, 0.32), s * 0.024, 'ink'),
        poly([at(-0.13, 0.5), at(-0.175, 0.5), at(-0.13, 0.2), at(-0.09, 0.2)], seat), ...[0.28, 0.35, 0.42].map((dy) => stroke(at(-0.165, dy), at(-0.11, dy), s * 0.014, 'ink')), disc(...at(-0.15, 0.52), s * 0.03, 'ink'),
        stroke(at(-0.12, 0.32), at(0.13, 0.32), s * 0.026, 'ink'), poly([at(-0.12, 0.23), at(0.13, 0.23), at(0.13, 0.19), at(-0.11, 0.19)], seat), stroke(at(-0.09, 0.12), at(0.11, 0.12), s * 0.016, 'ink'),
      ];
    };
    return [
      disc(cx, foot - s * 0.5, s * 0.3, 'accent2'), drawn(x, foot - s * 0.36, w, s * 0.4, hills([0, 30], [26, 4], [52, 40], [80, 0], [100, 26]), 'extra/bg/.2'), drawn(x, foot - s * 0.24, w, s * 0.26, hills([0, 40], [36, 6], [70, 40], [100, 12]), 'extra/ink/.26'),
      box(x, foot - s * 0.24, w, s * 0.025, 'bg'), box(x, foot - s * 0.05, w, s * 0.02, 'bg'), ...many(Math.ceil(w / (s * 0.08)), (i) => box(x + (i + 0.5) * (w / Math.ceil(w / (s * 0.08))) - s * 0.007, foot - s * 0.24, s * 0.014, s * 0.24, 'bg')),
      box(x, foot, w, y + h - foot + 0.2, '#8a5a36'), ...many(3, (i) => box(x, foot + (y + h - foot) * (0.3 + i * 0.26), w, s * 0.008, '#6b452c')),
      ...chair(cx - s * 0.26, 1, 'accent'), ...chair(cx + s * 0.26, -1, 'extra/ink/.4'),
      drawn(cx + s * 0.13, foot - s * 0.33, s * 0.19, s * 0.25, 'M10 0H100V84C90 100 78 84 66 96C54 104 44 88 32 98C20 104 10 92 0 96Z', 'accent'), ...many(6, (i) => outlined('diamond', cx + s * (0.175 + (i % 3) * 0.05), foot - s * (0.27 - Math.floor(i / 3) * 0.085), s * 0.038, s * 0.05, i % 2 ? 'bg' : 'accent2')),
      box(cx - s * 0.075, foot - s * 0.2, s * 0.15, s * 0.022, 'ink', { radius: 0.3 }), stroke([cx, foot - s * 0.19], [cx, foot], s * 0.02, 'ink'), box(cx - s * 0.06, foot, s * 0.12, s * 0.016, 'ink', { radius: 0.5 }), box(cx - s * 0.055, foot - s * 0.275, s * 0.05, s * 0.075, 'bg', { radius: 0.2 }), box(cx + s * 0.012, foot - s * 0.275, s * 0.05, s * 0.075, 'accent', { radius: 0.2 }), ...[-0.03, 0.037].map((dx) => traced([cx + dx * s - s * 0.012, foot - s * 0.36, s * 0.024, s * 0.07], 'M50 100C0 70 100 40 50 0', 'ink', s * 0.01)),
      oval(cx + s * 0.02, foot + s * 0.03, s * 0.085, s * 0.05, '#e0913f'), disc(cx - s * 0.065, foot + s * 0.01, s * 0.042, '#e0913f'), ...[-1, 1].map((side) => poly([[cx - s * 0.065 + side * s * 0.036, foot - s * 0.05], [cx - s * 0.065 + side * s * 0.038, foot], [cx - s * 0.065 + side * s * 0.005, foot - s * 0.025]], '#e0913f')), traced([cx + s * 0.05, foot + s * 0.02, s * 0.08, s * 0.06], 'M20 90C90 100 110 30 60 6', '#e0913f', s * 0.022), ...[-1, 1].map((side) => stroke([cx - s * 0.065 + side * s * 0.018 - s * 0.007, foot + s * 0.008], [cx - s * 0.065 + side * s * 0.018 + s * 0.007, foot + s * 0.008], s * 0.009, 'ink')),
    ];
  },
};

/** An open book on the sand like a tent, under a beach umbrella by the sea. */
export const beachBook: Scene = {
  id: 'beach-book', sky: 'extra/bg/.4', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h * 0.92);
    const [cx, foot] = [x + w / 2, y + h * 0.84];
    const SAND = '#f4d9a4';
    const gores = ['accent', WHITE, 'accent', WHITE, 'accent'];
    const top: [number, number] = [cx + s * 0.08, foot - s * 0.84];
    return [
      disc(x + w * 0.14, y + h * 0.18, s * 0.1, 'accent2'), ...many(10, (i) => stroke(towards(x + w * 0.14, y + h * 0.18, s * 0.125, i * 36), towards(x + w * 0.14, y + h * 0.18, s * 0.165, i * 36), s * 0.016, 'accent2')),
      box(x, foot - s * 0.32, w, s * 0.3, '#3f9fc0'), ...many(Math.round((w / s) * 8), (i) => box(x + w * ((i * 0.37 + 0.03) % 0.88), foot - s * (0.29 - ((i * 0.43) % 1) * 0.16), s * 0.13, s * 0.012, '#9ed6ea', { radius: 0.5 })),
      poly([[x + w * 0.8, foot - s * 0.34], [x + w * 0.8 + s * 0.11, foot - s * 0.34], [x + w * 0.8, foot - s * 0.54]], WHITE), drawn(x + w * 0.8 - s * 0.07, foot - s * 0.335, s * 0.2, s * 0.045, 'M0 0H100L84 100H16Z', 'accent'),
      drawn(x, foot - s * 0.13, w, y + h - foot + s * 0.13 + 0.2, hills([0, 22], [30, 0], [62, 20], [100, 4]), SAND), ...many(20, (i) => disc(x + chance(i + 3) * w, foot + s * (0.02 + chance(i + 41) * 0.12), s * 0.007, '#d9b577')),
      stroke([top[0] - s * 0.01, top[1] - s * 0.04], [cx - s * 0.01, foot + s * 0.02], s * 0.02, '#8a5a36'),
      ...gores.map((color, i) => { const [a, b] = [-0.42 + i * 0.168, -0.42 + (i + 1) * 0.168]; const low = (v: number): number => top[1] + s * (0.22 + Math.abs(v) * 0.14); const arch = (v: number): [number, number] => [top[0] + v * s, low(v)]; return poly([top, ...many(7, (k): [number, number] => { const t = k / 6; const v = a * t ** 0.6; return [top[0] + v * s, top[1] + (low(a) - top[1]) * t ** 1.35]; }), ...many(7, (k): [number, number] => { const t = k / 6; const [px, py] = arch(a + (b - a) * t); return [px, py - Math.sin(t * Math.PI) * s * 0.022]; }), ...many(7, (k): [number, number] => { const t = 1 - k / 6; const v = b * t ** 0.6; return [top[0] + v * s, top[1] + (low(b) - top[1]) * t ** 1.35]; })], color); }), disc(top[0], top[1] - s * 0.012, s * 0.02, 'accent2'),
      oval(cx - s * 0.02, foot + s * 0.1, s * 0.36, s * 0.03, '#d9b577'),
      ...[-1, 1].map((side) => poly([[cx - s * 0.02, foot - s * 0.17], [cx - s * 0.02 + side * s * 0.33, foot - s * 0.2], [cx - s * 0.02 + side * s * 0.33, foot + s * 0.075], [cx - s * 0.02, foot + s * 0.11]], 'ink')),
      ...[-1, 1].map((side) => drawn(side < 0 ? cx - s * 0.33 : cx - s * 0.02, foot - s * 0.225, s * 0.31, s * 0.305, side < 0 ? 'M100 14C74 -6 34 0 0 4V94C34 90 74 88 100 100Z' : 'M0 14C26 -6 66 0 100 4V94C66 90 26 88 0 100Z', WHITE)), drawn(cx - s * 0.02, foot - s * 0.19, s * 0.05, s * 0.265, 'M0 4C30 -2 70 -8 100 -10V84C60 88 30 94 0 100Z', 'ink', { opacity: 0.12 }),
      ...[-1, 1].flatMap((side) => many(5, (i) => box(cx - s * 0.02 + (side < 0 ? -s * 0.27 : s * 0.06), foot - s * (0.145 - i * 0.038), s * (i === 4 ? 0.12 : 0.2), s * 0.014, 'ink', { radius: 0.5, opacity: 0.55 }))), poly([[cx + s * 0.2, foot - s * 0.22], [cx + s * 0.24, foot - s * 0.218], [cx + s * 0.24, foot - s * 0.07], [cx + s * 0.22, foot - s * 0.095], [cx + s * 0.2, foot - s * 0.07]], 'accent'),
      ...many(5, (i) => leaf(cx - s * 0.42, foot + s * 0.1, s * 0.065, s * 0.035, i * 72 - 90, 'accent')), disc(cx - s * 0.42, foot + s * 0.1, s * 0.016, 'accent2'), drawn(cx + s * 0.36, foot - s * 0.02, s * 0.1, s * 0.13, 'M0 0H100L82 100H18Z', '#ff9a5c'), stroke([cx + s * 0.43, foot], [cx + s * 0.47, foot - s * 0.1], s * 0.012, WHITE), disc(cx + s * 0.365, foot - s * 0.02, s * 0.032, '#ffd24c'),
    ];
  },
};

/** A lotus and paper lanterns over water by the full moon. */
export const lotusLanterns: Scene = {
  id: 'lotus-lanterns', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w * 0.94, h);
    const [cx, water] = [x + w / 2, y + h * 0.72];
    const petal = (px: number, py: number, angle: number, length: number, width: number, color: string): Layer => leaf(px, py, length, width, angle, color);
    const lotus = (px: number, py: number, size: number): Layer[] => [
      ...[-160, -20].map((a) => petal(px, py, a, size * 0.62, size * 0.2, '#d9568a')), ...[-142, -38].map((a) => petal(px, py, a, size * 0.62, size * 0.24, '#e87aa5')), ...[-118, -62].map((a) => petal(px, py, a, size * 0.64, size * 0.27, '#f2a3c2')), petal(px, py, -90, size * 0.66, size * 0.3, '#fbd3e2'), ...[-132, -48].map((a) => petal(px, py + size * 0.04, a, size * 0.42, size * 0.2, '#f7bcd3')), petal(px, py + size * 0.04, -90, size * 0.4, size * 0.24, '#fff0f5'),
    ];
    const lantern = (px: number, py: number, size: number, color: string): Layer[] => [stroke([px, y - 0.2], [px, py - size * 0.4], size * 0.05, 'bg/ink/.4'), ...[0, 1, 2, 3, 4].map((i) => stroke([px + (i - 2) * size * 0.1, py + size * 0.42], [px + (i - 2) * size * 0.1, py + size * (0.62 + (i % 2) * 0.1)], size * 0.035, color)), outlined('octagon', px, py, size * 0.9, size * 0.8, color), outlined('octagon', px, py, size * 0.6, size * 0.54, '#ffe3a0'), ...many(8, (i) => leaf(px, py, size * 0.2, size * 0.1, i * 45, color)), box(px - size * 0.22, py - size * 0.48, size * 0.44, size * 0.1, 'accent2', { radius: 0.3 }), box(px - size * 0.22, py + size * 0.36, size * 0.44, size * 0.1, 'accent2', { radius: 0.3 })];
    return [
      disc(cx, y + h * 0.4, s * 0.34, '#ffe9b8', { opacity: 0.2 }), disc(cx, y + h * 0.4, s * 0.27, '#ffe9b8'),
      ...many(Math.round((w / s) * 18), (i) => disc(x + chance(i + 3) * w, y + chance(i + 33) * h * 0.6, s * (0.003 + chance(i) * 0.004), 'bg')),
      ...lantern(cx - s * 0.38, y + h * 0.24, s * 0.17, 'accent'), ...lantern(cx + s * 0.38, y + h * 0.28, s * 0.17, '#e0683f'), ...lantern(cx - s * 0.24, y + h * 0.47, s * 0.12, '#e8a23a'), ...lantern(cx + s * 0.24, y + h * 0.12, s * 0.12, 'accent'),
      box(x, water, w, y + h - water + 0.2, 'ink/extra/.34'), ...many(9, (i) => box(cx + s * (0.26 - ((i * 0.37) % 0.52)) - s * 0.07, water + (y + h - water) * (0.1 + i * 0.095), s * 0.14, s * 0.01, '#ffe9b8', { radius: 0.5, opacity: 0.5 })),
      ...[[-0.34, 0.12, 0.2], [0.3, 0.16, 0.22], [0, 0.12, 0.34], [0.5, 0.05, 0.14], [-0.54, 0.07, 0.14]].flatMap(([dx, dy, r]) => [oval(cx + dx! * s, water + dy! * s, r! * s * 0.62, r! * s * 0.17, '#2f7d5a'), oval(cx + dx! * s, water + dy! * s - s * 0.006, r! * s * 0.5, r! * s * 0.12, '#46996f')]),
      ...lotus(cx - s * 0.34, water + s * 0.11, s * 0.2), ...lotus(cx + s * 0.3, water + s * 0.15, s * 0.2), ...lotus(cx, water + s * 0.11, s * 0.46),
      ...[-0.15, 0.15].map((dx) => tear(cx + dx * s, water + s * 0.15, s * 0.03, s * 0.05, '#ffc44d')),
    ];
  },
};
