import type { Layer, PageRecipe, Recipe } from '../../../build/templates/recipe.js';
import { columns, pile, type Cube, type Faces } from './isometric.js';

const [LEFT, WIDTH] = [10, 80];

/** Cubes in three colors, each lit from above and darker to the right. */
const COLORS: readonly Faces[] = [
  ['accent/bg/.28', 'accent', 'accent/ink/.34'],
  ['accent2/bg/.34', 'accent2', 'accent2/ink/.3'],
  ['extra/bg/.4', 'extra', 'extra/ink/.3'],
];
const mixed = (x: number, y: number, z: number): number => (x * 2 + y + z * z) % 3;

const HEAP = [
  [6, 5, 3, 3, 1, 1],
  [4, 5, 3, 1, 1, 0],
  [4, 2, 2, 1, 0, 1],
  [2, 2, 1, 0, 0, 0],
  [2, 1, 0, 0, 1, 0],
  [1, 0, 1, 0, 0, 0],
];

const head = (tag: string): Layer[] => [
  ...pile('mark', [[0, 0, 0, 0]], [LEFT + 1.9, 9.1], 2.2, COLORS),
  { k: 'text', t: 'company', font: 'sub', at: [LEFT + 6, 9, 40, 2.2], size: [2.3, 2], v: 'middle', weight: 600, color: 'ink' },
  { k: 'text', t: tag, font: 'sub', at: [50, 9, 40, 2.2], size: [2.3, 2], v: 'middle', align: 'right', color: 'muted' },
];

const cover: PageRecipe = {
  ground: 'surface',
  layers: [
    ...pile('heap', columns(HEAP, mixed), [66, 112], 10.7, COLORS),
    { k: 'text', t: 'company', font: 'sub', at: [LEFT, 10, 40, 2.2], size: [2.4, 2], weight: 600, color: 'ink', on: 'surface' },
    { k: 'text', t: 'date', font: 'sub', at: [50, 10, 40, 2.2], size: [2.4, 2], align: 'right', color: 'ink', on: 'surface' },
    { k: 'text', t: 'title', font: 'heading', at: [LEFT, 20, WIDTH, 26], size: [12.5, 7], lines: 2, color: 'ink', on: 'surface' },
    { k: 'text', t: 'client', font: 'body', below: 'title', gap: 5, at: [LEFT, 0, 50, 6], size: [2.6, 2.1], lines: 2, leading: 1.45, color: 'ink', on: 'surface' },
  ],
};

/** Each step has one cube more than the one before. */
const step = (n: number): Layer[] => {
  const x = LEFT + (n - 1) * 28;
  const tower = Array.from({ length: n }, (_, z): Cube => [0, 0, z, (z + n) % 3]);
  return [
    ...pile(`tower-${n}`, tower, [x + 7, 94], 8, COLORS),
    { k: 'line', id: `step-rule-${n}`, at: [x, 108, 24, 0.8], thickness: 0.4, color: 'ink' },
    { k: 'text', t: `step${n}`, font: 'heading', at: [x, 112, 24, 7], size: [3.4, 2.5], lines: 2, color: 'ink' },
    { k: 'text', t: `stepText${n}`, font: 'body', below: `step${n}`, gap: 3, at: [x, 0, 24, 16], size: [2.15, 1.95], lines: 6, leading: 1.45, color: 'muted' },
  ];
};

const plan: PageRecipe = {
  layers: [
    ...head('planTag'),
    { k: 'text', t: 'plan', font: 'heading', at: [LEFT, 22, WIDTH, 15], size: [7, 4.6], lines: 2, color: 'ink' },
    { k: 'text', t: 'planText', font: 'body', below: 'plan', gap: 5, at: [LEFT, 0, 62, 20], size: [2.4, 2.05], lines: 7, leading: 1.5, color: 'ink' },
    ...[1, 2, 3].flatMap(step),
  ],
};

const [FIRST, ROW] = [66, 7.2];
/** Weeks of work: from, until, which color. */
const BARS = [[0, 2, 0], [1, 5, 1], [4, 7, 2], [6, 8, 0]] as const;
const WEEK = 6.6;

const bar = ([from, to, color]: (typeof BARS)[number], i: number): Layer[] => {
  const [x, y] = [LEFT + 27.2, 38 + i * 6];
  return [
    { k: 'text', t: `task${i + 1}`, font: 'body', at: [LEFT, y, 25, 3.4], size: [2.2, 1.95], v: 'middle', color: 'ink' },
    { k: 'shape', outline: 'rectangle', id: `bar-${i + 1}`, at: [x + from * WEEK, y, (to - from) * WEEK, 3.4], color: ['accent', 'accent2', 'extra'][color]! },
  ];
};

const week = (n: number): Layer[] => [
  { k: 'text', t: `week${n}`, font: 'sub', at: [LEFT + 27.2 + (n - 1) * WEEK, 32, WEEK, 2], size: [2, 1.9], align: 'center', color: 'muted' },
];

const price = (n: number): Layer[] => {
  const y = FIRST + 8 + (n - 1) * ROW;
  return [
    { k: 'text', t: `item${n}`, font: 'body', at: [LEFT, y, 60, 2.4], size: [2.4, 2], color: 'ink' },
    { k: 'text', t: `amount${n}`, font: 'body', at: [66, y, 24, 2.4], size: [2.4, 2], align: 'right', color: 'ink' },
    { k: 'line', id: `price-rule-${n}`, at: [LEFT, y + 4.2, WIDTH, 0.4], thickness: 0.15, color: 'ink/bg/.72' },
  ];
};

const costs: PageRecipe = {
  layers: [
    ...head('costsTag'),
    { k: 'text', t: 'weeks', font: 'heading', at: [LEFT, 22, WIDTH, 5], size: [5, 3.6], color: 'ink' },
    ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap(week),
    { k: 'line', id: 'weeks-rule', at: [LEFT, 35.2, WIDTH, 0.6], thickness: 0.3, color: 'ink' },
    ...BARS.flatMap(bar),
    { k: 'text', t: 'costs', font: 'heading', at: [LEFT, FIRST, WIDTH, 5], size: [5, 3.6], color: 'ink' },
    ...[1, 2, 3, 4, 5].flatMap(price),
    { k: 'shape', outline: 'rectangle', id: 'sum', at: [0, 114, 100, 27.5], color: 'accent' },
    { k: 'text', t: 'totalLabel', font: 'sub', at: [LEFT, 123, 36, 9], size: [2.5, 2.1], lines: 2, leading: 1.45, v: 'middle', color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'total', font: 'heading', at: [44, 123, 46, 9], size: [11, 7], align: 'right', v: 'middle', color: 'onAccent', on: 'accent' },
  ],
};

const HOUSE = [
  [5, 5, 5],
  [5, 3, 3],
  [5, 3, 1],
];

const signature = (t: string, x: number): Layer[] => [
  { k: 'line', id: `${t}-rule`, at: [x, 124, 37, 0.6], thickness: 0.25, color: 'ink' },
  { k: 'text', t, font: 'body', at: [x, 127.6, 37, 2.4], size: [2.2, 1.95], color: 'ink' },
];

const agreement: PageRecipe = {
  layers: [
    ...head('closingTag'),
    ...pile('house', columns(HOUSE, (_x, _y, z) => (z + 1) % 3), [50, 59], 7.8, COLORS),
    { k: 'text', t: 'closing', font: 'heading', at: [LEFT, 92, 38, 20], size: [7, 4.4], lines: 3, color: 'ink' },
    { k: 'text', t: 'closingText', font: 'body', at: [53, 92.4, 37, 20], size: [2.3, 2], lines: 7, leading: 1.5, color: 'ink' },
    ...signature('signUs', LEFT),
    ...signature('signThem', 53),
  ],
};

/** An offer that is built as it is read: a heap of blocks on the cover, towers for the steps, a finished thing to sign. */
export const proposalBlocks: Recipe = {
  id: 'proposal-blocks',
  category: 'proposal',
  size: [794, 1123],
  ...cover,
  pages: [plan, costs, agreement],
};
