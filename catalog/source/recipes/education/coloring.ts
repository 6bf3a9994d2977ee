import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import type { OutlineName } from '../../../../elements/objects/outline.js';
import { box, many, poly, towards } from '../scenes/kit.js';
import { say } from '../sheet.js';
import { layoutIn, type Page } from '../stages/stage.js';

const LINE = 0.7;
const [PAPER, PEN] = ['#ffffff', '#1d1d1f'];
const inked = { color: PAPER, stroke: { color: PEN, width: LINE } } as const;

/** Shapes to color in: white, with a line about them. */
const shape = (outline: OutlineName, cx: number, cy: number, w: number, h: number, rotate = 0): Layer => ({ k: 'shape', outline, at: [cx - w / 2, cy - h / 2, w, h], ...inked, ...(rotate ? { rotate: Math.round(rotate * 10) / 10 } : {}) });
const round = (cx: number, cy: number, r: number): Layer => shape('ellipse', cx, cy, r * 2, r * 2);
const free = (x: number, y: number, w: number, h: number, path: string, rotate = 0): Layer => ({ k: 'shape', outline: 'rectangle', at: [x, y, w, h], path, ...inked, ...(rotate ? { rotate: Math.round(rotate * 10) / 10 } : {}) });
const dot = (cx: number, cy: number, r: number): Layer => ({ k: 'shape', outline: 'ellipse', at: [cx - r, cy - r, r * 2, r * 2], color: PEN });

const LEAF = 'M0 50C18 4 72 -4 100 50C72 104 18 96 0 50Z';
const petal = (x: number, y: number, length: number, width: number, angle: number): Layer => {
  const [cx, cy] = towards(x, y, length / 2, angle);
  return free(cx - length / 2, cy - width / 2, length, width, LEAF, angle);
};
const flower = (x: number, y: number, r: number, count: number): Layer[] => [...many(count, (i) => petal(...towards(x, y, r * 0.2, (i * 360) / count), r * 0.86, r * (3.4 / count) + r * 0.1, (i * 360) / count)), round(x, y, r * 0.34), round(x, y, r * 0.16)];
const stem = (x: number, from: number, to: number): Layer[] => [box(x - 0.35, from, 0.7, to - from, PEN), petal(x, to - 4, 15, 6, -140), petal(x, to - 8, 13, 5.4, -36)];

/** A sheet with a head, a name and a picture; a row of pencils along the foot says what to do. */
const sheet = (id: string, picture: (page: Page) => Layer[]): Recipe =>
  layoutIn(id, 'worksheet', (page) => ({
    ground: PAPER,
    layers: [
      ...picture(page),
      { k: 'shape', outline: 'rectangle', at: [5, 24, page.w - 10, page.h - 42], radius: 0.03, stroke: { color: PEN, width: 1.1 } },
      say('title', 'heading', [6, 7, 56, 11], [10, 5], 'ink', { on: PAPER, v: 'middle' }), say('tag', 'sub', [66, 10.6, 8, 5], [2.6, 2.1], 'muted', { on: PAPER, v: 'middle' }), box(75, 15, 19, 0.3, 'ink/bg/.5'),
      ...many(9, (i): Layer[] => {
        const [x, y] = [8.6 + i * 9.7, page.h - 5];
        const color = ['accent', 'accent2', 'extra', 'ink', 'accent/bg/.4', 'accent2/ink/.3', 'extra/ink/.35', 'accent/ink/.3', 'accent2/bg/.4'][i]!;
        return [box(x, y - 4, 4.6, 10, color), box(x + 1.7, y - 4, 1.2, 10, `${color}/bg/.34`), poly([[x, y - 4], [x + 2.3, y - 9], [x + 4.6, y - 4]], '#f0d9b5'), poly([[x + 1.38, y - 7], [x + 2.3, y - 9], [x + 3.22, y - 7]], color)];
      }).flat(),
    ],
  }));

/** Circles of petals, seven deep. */
const mandala = sheet('coloring-mandala', () => {
  const [cx, cy] = [50, 74];
  const circle = (count: number, from: number, length: number, width: number, turn = 0): Layer[] => many(count, (i) => petal(...towards(cx, cy, from, (i * 360) / count + turn), length, width, (i * 360) / count + turn));
  const beads = (count: number, at: number, r: number, turn = 0): Layer[] => many(count, (i) => round(...towards(cx, cy, at, (i * 360) / count + turn), r));
  return [
    ...beads(24, 40.6, 2, 7.5), ...circle(24, 28, 12, 6.6), round(cx, cy, 30), ...circle(12, 14, 15.4, 9, 15), ...circle(12, 14, 15.4, 7.4), ...beads(12, 27, 1.2, 15), round(cx, cy, 16.4), ...beads(16, 14.4, 1.5), ...circle(8, 4, 9, 6, 22.5), ...circle(8, 3, 9, 5), round(cx, cy, 4.4), ...flower(cx, cy, 3.4, 6),
    ...([[14, 34], [86, 34], [14, 113], [86, 113]] as const).flatMap(([x, y]) => flower(x, y, 6.6, 8)),
  ];
});

/** Fish, a jellyfish and weed on the sea's floor. */
const reef = sheet('coloring-reef', ({ h }) => {
  const fish = (x: number, y: number, s: number, side: 1 | -1): Layer[] => [
    free(x - side * s * 0.94 - s * 0.34, y - s * 0.46, s * 0.68, s * 0.92, side > 0 ? 'M100 50L0 0C20 40 20 60 0 100Z' : 'M0 50L100 0C80 40 80 60 100 100Z'), free(x - s * 0.36, y - s * 0.78, s * 0.6, s * 0.4, 'M0 100C20 0 90 0 100 100Z'),
    shape('ellipse', x, y, s * 1.7, s * 1.08), ...[-0.3, 0, 0.3].map((k) => free(x + side * k * s * 0.9 - s * 0.11 - side * s * 0.1, y - s * 0.46, s * 0.22, s * 0.92, 'M50 0C100 30 100 70 50 100C20 70 20 30 50 0Z')), round(x + side * s * 0.54, y - s * 0.12, s * 0.13), dot(x + side * s * 0.56, y - s * 0.12, s * 0.05),
  ];
  const weed = (x: number, tall: number): Layer[] => many(5, (i) => petal(x + (i % 2 ? 1 : -1), h - 22 - (tall / 5) * i, tall * 0.3, tall * 0.12, i % 2 ? -50 : -130));
  return [
    ...fish(36, 52, 17, 1), ...fish(70, 88, 13, -1), ...fish(26, 92, 8, 1),
    ...many(6, (i) => free(68.6 + i * 2.5, 46, 3.2, 22 + (i % 2) * 6, 'M50 0C110 20 -10 40 50 60C90 80 20 90 50 100C0 86 70 76 30 60C-30 40 90 20 20 0Z')), free(66, 31, 21, 17, 'M0 100C-4 -30 104 -30 100 100C86 84 78 84 66 100C56 84 44 84 34 100C22 84 14 84 0 100Z'), dot(73, 41, 0.8), dot(80, 41, 0.8),
    ...weed(16, 38), ...weed(48, 26), ...weed(86, 34), free(4.5, h - 27, 91, 9, 'M0 40C20 -10 40 60 60 20C76 -6 90 40 100 10V100H0Z'),
    ...([[18, 34, 2], [22, 30, 1.3], [54, 34, 1.8], [58, 74, 2.2], [48, 78, 1.2], [88, 74, 1.6], [12, 72, 1.6]] as const).map(([x, y, r]) => round(x, y, r)),
    ...many(5, (i) => petal(...towards(60, h - 22, 0.6, -180 + i * 45), 6, 3.4, -180 + i * 45)), round(60, h - 22, 1.6),
  ];
});

/** A garden with a sun, a butterfly and a snail. */
const garden = sheet('coloring-garden', ({ h }) => {
  const floor = h - 23;
  return [
    ...many(12, (i) => petal(...towards(76, 43, 9, i * 30), 7, 3, i * 30)), round(76, 43, 8), dot(73.6, 42, 0.6), dot(78.4, 42, 0.6), free(73.4, 44, 5.2, 2.4, 'M0 0C20 110 80 110 100 0C80 60 20 60 0 0Z'),
    ...stem(20, 66, floor), ...flower(20, 62, 13, 8), ...stem(44, 84, floor), ...flower(44, 80, 11, 6), ...stem(67, 80, floor), ...flower(67, 78, 11.6, 10), ...stem(83, 94, floor), ...flower(83, 92, 8.6, 6), ...stem(31.6, 104, floor), ...flower(31.6, 102, 6.6, 5),
    free(28, 32, 12, 13, 'M100 70C80 10 20 -20 4 20C-8 60 50 90 100 70Z'), free(40.6, 32, 12, 13, 'M0 70C20 10 80 -20 96 20C108 60 50 90 0 70Z'), free(31, 41.6, 9.4, 9, 'M100 10C60 0 10 20 14 60C20 110 80 90 100 10Z'), free(40.4, 41.6, 9.4, 9, 'M0 10C40 0 90 20 86 60C80 110 20 90 0 10Z'), shape('ellipse', 40.4, 42, 2.2, 13), ...[-1, 1].map((side) => round(40.4 + side * 7, 38.6, 1.7)),
    free(4.5, floor - 4, 91, 9.5, 'M0 30C16 60 30 0 46 24C64 50 80 0 100 30V100H0Z'),
    free(48, floor - 8, 19, 6, 'M0 100C10 60 60 60 80 60L84 0C90 -10 104 10 98 30C100 70 96 100 84 100Z'), round(56, floor - 8.4, 5), round(56, floor - 8.4, 3), round(56, floor - 8.4, 1.2), dot(65.2, floor - 6.4, 0.5),
  ];
});

/** A cat on a windowsill among pots, night outside. */
const sill = sheet('coloring-cat', ({ h }) => {
  const floor = h - 40;
  const starOf = (cx: number, cy: number, r: number): Layer => free(cx - r, cy - r, r * 2, r * 2, `M${many(10, (i) => towards(50, 50, i % 2 ? 21 : 50, -90 + i * 36).map((v) => Math.round(v * 10) / 10).join(' ')).join('L')}Z`);
  return [
    free(10, 29, 80, floor - 29, 'M0 100V34C0 -10 100 -10 100 34V100Z'), box(49.6, 30, 0.8, floor - 30, PEN), box(10, 58, 80, 0.8, PEN),
    free(66, 37, 13, 13, 'M60 0C20 10 20 90 60 100C20 110 -10 80 0 46C6 16 34 -4 60 0Z'), ...([[24, 46, 3.4], [37, 39, 2.4], [58, 42, 2.2], [80, 66, 3], [18, 66, 2.4], [62, 70, 2.4]] as const).map(([cx, cy, r]) => starOf(cx, cy, r)),
    shape('rectangle', 50, floor + 3, 90, 6), shape('rectangle', 50, floor + 13, 90, 14), ...many(9, (i) => round(10 + i * 10, floor + 13, 3.4)), ...many(9, (i) => round(10 + i * 10, floor + 13, 1.5)),
    free(52, floor - 14, 30, 17, 'M0 60C30 60 40 10 70 10C100 10 104 60 80 70C90 50 84 34 70 36C50 40 44 90 0 100Z'), free(30, floor - 33, 28, 33, 'M20 0H80C104 40 104 80 96 100H4C-4 80 -4 40 20 0Z'), ...[-1, 1].map((side) => free(44 + side * 6.4 - 3.6, floor - 7, 7.2, 7, 'M10 0H90C100 40 104 80 96 100H4C-4 80 0 40 10 0Z')),
    ...[-1, 1].map((side) => poly2(side)), free(30.6, floor - 54, 26.8, 24, 'M50 4C90 0 104 40 96 66C88 96 66 100 50 100C34 100 12 96 4 66C-4 40 10 0 50 4Z'), ...[-1, 0, 1].map((k) => free(44 + k * 4 - 1, floor - 53.4, 2, 6.4, 'M0 0H100L50 100Z')),
    ...[-1, 1].flatMap((side) => [round(44 + side * 5.6, floor - 43, 2.5), dot(44 + side * 5.6, floor - 43, 1.1), box(side > 0 ? 51 : 27, floor - 38.4, 10, 0.4, PEN), box(side > 0 ? 51 : 27, floor - 36.4, 10, 0.4, PEN)]), free(42.4, floor - 40, 3.2, 2.4, 'M0 0H100L50 100Z'), free(40.4, floor - 37.4, 7.2, 3, 'M0 0C10 110 46 110 50 0C54 110 90 110 100 0C92 80 60 80 50 40C40 80 8 80 0 0Z'),
    shape('ellipse', 44, floor - 30, 20, 3.4), round(44, floor - 27.6, 1.9),
    free(74, floor - 12, 14, 12, 'M0 0H100L84 100H16Z'), ...[-150, -120, -90, -60, -30].map((angle) => petal(81, floor - 12, 15, 5.4, angle)), free(11, floor - 9, 11, 9, 'M0 0H100L84 100H16Z'), ...flower(16.5, floor - 17, 6.4, 6),
  ];

  function poly2(side: number): Layer {
    return free(44 + side * 8.6 - 5.4, floor - 62, 10.8, 13, side > 0 ? 'M0 70L80 0L100 100Z' : 'M100 70L20 0L0 100Z');
  }
});

export const coloring: readonly Recipe[] = [mandala, reef, garden, sill];
