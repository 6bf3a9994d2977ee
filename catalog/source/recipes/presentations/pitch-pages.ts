import type { At, Layer, PageRecipe } from '../../../build/templates/recipe.js';

const LEFT = 9;
/** Corners of cards, as a share of their shorter side, so that all look cut from one sheet. */
const CORNER = 3.2;

/** A rounded card. */
const card = (id: string, at: At, color = 'surface'): Layer => ({
  ...{ k: 'shape', outline: 'rectangle', id, at, color },
  radius: Math.round((CORNER / Math.min(at[2], at[3])) * 100) / 100,
});

const disc = (id: string, at: At, color: string): Layer => ({ k: 'shape', outline: 'ellipse', id, at, color });

/** A bar that stands on a line and is round at its head. */
export const bar = (id: string, x: number, foot: number, width: number, height: number, color: string): Layer => ({
  ...{ k: 'shape', outline: 'arch', id, color },
  at: [x, foot - height, width, height],
});

/** Three bars as a mark, and whose deck it is. */
export const brand = (color = 'ink', on = 'bg'): Layer[] => [
  bar('mark-1', LEFT, 11, 1.3, 2.2, 'accent'),
  bar('mark-2', LEFT + 1.7, 11, 1.3, 3.4, 'accent2'),
  bar('mark-3', LEFT + 3.4, 11, 1.3, 4.6, 'ink'),
  { k: 'text', t: 'company', font: 'sub', at: [LEFT + 6.8, 7.4, 50, 3], size: [2.5, 2.1], v: 'middle', weight: 600, color, on },
];

const heading = (t: string, width = 100): Layer => ({
  ...{ k: 'text', t, font: 'heading', lines: 2, color: 'ink' },
  at: [LEFT, 20, width, 14],
  size: [7.4, 5],
});

const claim = (n: 1 | 2, at: At, on: string, ink: string): Layer[] => {
  const [x, y] = at;
  return [
    card(`claim-${n}`, at, on),
    { k: 'text', t: `stat${n}`, font: 'heading', at: [x + 6, y + 6.5, 40, 11], size: [15, 9], color: ink, on },
    { k: 'text', t: `statText${n}`, font: 'body', at: [x + 6, y + 24, 52, 10], size: [2.9, 2.3], lines: 3, leading: 1.4, color: ink, on },
  ];
};

export const problem: PageRecipe = {
  layers: [
    ...brand(),
    { k: 'text', t: 'problemTag', font: 'sub', at: [LEFT, 26, 70, 2.4], size: [2.4, 2.1], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'text', t: 'problem', font: 'heading', at: [LEFT, 33, 74, 38], size: [9, 5.6], lines: 4, color: 'ink' },
    { k: 'text', t: 'problemText', font: 'body', below: 'problem', gap: 7.5, at: [LEFT, 0, 66, 14], size: [2.8, 2.3], lines: 3, leading: 1.45, color: 'muted' },
    ...claim(1, [96, 9, 72.8, 39.5], 'accent', 'onAccent'),
    ...claim(2, [96, 51.5, 72.8, 39.5], 'surface', 'ink'),
    { k: 'shape', outline: 'quarter', id: 'claim-mark-1', at: [150.8, 15, 12, 12], color: 'bg', rotate: 180 },
    { k: 'shape', outline: 'quarter', id: 'claim-mark-2', at: [150.8, 57.5, 12, 12], color: 'accent2' },
  ],
};

const feature = (n: number): Layer[] => {
  const x = LEFT + (n - 1) * 54.6;
  return [
    card(`feature-${n}`, [x, 40, 50.6, 51]),
    disc(`feature-disc-${n}`, [x + 5, 45, 15, 15], n === 2 ? 'accent2' : 'accent'),
    { k: 'art', art: `icon${n}`, at: [x + 8, 48, 9, 9], colors: [n === 2 ? 'accent2/bg/.5' : 'accent/onAccent/.3', n === 2 ? 'ink' : 'onAccent'] },
    { k: 'text', t: `step${n}`, font: 'heading', at: [x + 5, 66, 41, 4], size: [4.2, 3], color: 'ink', on: 'surface' },
    { k: 'text', t: `stepText${n}`, font: 'body', at: [x + 5, 73.5, 41, 13], size: [2.6, 2.2], lines: 4, leading: 1.4, color: 'ink', on: 'surface' },
  ];
};

export const solution: PageRecipe = { layers: [...brand(), heading('solution', 120), ...[1, 2, 3].flatMap(feature)] };

const SIDES = [82, 56, 31];
const ring = (n: number, color: string): Layer[] => {
  const side = SIDES[n - 1]!;
  const x = 127.8 - side / 2;
  return [
    disc(`ring-${n}`, [x, 91 - side, side, side], color),
    { k: 'text', t: `market${n}`, font: 'heading', at: [112.8, 91 - side + (n === 3 ? 10 : 6.5), 30, 4.4], size: [5.6, 3.8], align: 'center', color: 'ink', on: color },
    { k: 'text', t: `marketText${n}`, font: 'body', at: [112.8, 91 - side + (n === 3 ? 17.4 : 14), 30, 2.4], size: [2.3, 2], align: 'center', color: 'ink', on: color },
  ];
};

export const market: PageRecipe = {
  layers: [
    ...brand(),
    { k: 'text', t: 'marketTitle', font: 'heading', at: [LEFT, 26, 70, 34], size: [11, 6.4], lines: 3, color: 'ink' },
    { k: 'text', t: 'marketBody', font: 'body', at: [LEFT, 71, 62, 20], size: [3.1, 2.4], lines: 5, v: 'bottom', leading: 1.45, color: 'muted' },
    ...ring(1, 'surface'),
    ...ring(2, 'accent/bg/.55'),
    ...ring(3, 'accent2'),
  ],
};

const QUARTERS = [9, 13, 12, 19, 24, 29, 38, 50];
const quarter = (height: number, i: number): Layer[] => {
  const x = 82.4 + i * 10.4;
  const last = i === QUARTERS.length - 1;
  return [
    bar(`quarter-bar-${i + 1}`, x, 80, 7.4, height, last ? 'accent' : i > 3 ? 'accent2' : 'ink/surface/.76'),
    { k: 'text', t: `quarter${(i % 4) + 1}`, id: `quarter-${i + 1}`, font: 'sub', at: [x - 1.2, 83, 9.8, 2], size: [2.1, 1.95], align: 'center', color: 'ink', on: 'surface' },
  ];
};

export const traction: PageRecipe = {
  layers: [
    ...brand(),
    { k: 'text', t: 'numberTag', font: 'sub', at: [LEFT, 26, 60, 2.4], size: [2.4, 2.1], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'text', t: 'number', font: 'heading', at: [LEFT, 34, 60, 22], size: [26, 14], color: 'ink' },
    { k: 'text', t: 'numberText', font: 'body', below: 'number', gap: 9, at: [LEFT, 0, 54, 16], size: [3, 2.4], lines: 4, leading: 1.45, color: 'muted' },
    card('chart', [76, 9, 92.8, 82]),
    { k: 'text', t: 'chartTitle', font: 'sub', at: [82.4, 16, 60, 3], size: [2.8, 2.3], weight: 600, color: 'ink', on: 'surface' },
    ...QUARTERS.flatMap(quarter),
    { k: 'line', id: 'chart-foot', at: [82.4, 79.7, 80.2, 0.6], thickness: 0.25, color: 'ink' },
  ],
};

const STAGES = [['accent', 'onAccent'], ['accent2', 'ink'], ['extra', 'ink'], ['ink', 'bg']] as const;
/** Steps that climb: each stage is a card taller than the one before. */
const stage = (n: number): Layer[] => {
  const x = LEFT + (n - 1) * 40.6;
  const top = 62 - n * 7;
  const [on, color] = STAGES[n - 1]!;
  return [
    card(`stage-${n}`, [x, top, 38.2, 91 - top], on),
    { k: 'text', t: `date${n}`, font: 'sub', at: [x + 4.4, top + 5.6, 30, 2.4], size: [2.3, 2], weight: 600, color, on },
    { k: 'text', t: `stage${n}`, font: 'heading', at: [x + 4.4, top + 11.6, 30, 9], size: [4, 2.8], lines: 2, color, on },
    { k: 'text', t: `stageText${n}`, font: 'body', at: [x + 4.4, 74, 30, 12.6], size: [2.3, 2], lines: 4, leading: 1.4, v: 'bottom', color, on },
  ];
};

export const roadmap: PageRecipe = { layers: [...brand(), heading('roadmap', 112), ...[1, 2, 3, 4].flatMap(stage)] };

const OUTLINES = ['arch', 'leaf', 'ellipse', 'hexagon'] as const;
const member = (n: number): Layer[] => {
  const x = LEFT + (n - 1) * 40.6;
  const on = ['accent', 'accent2', 'extra', 'ink'][n - 1]!;
  return [
    card(`member-${n}`, [x, 38, 38, 53]),
    { k: 'shape', outline: OUTLINES[n - 1]!, id: `portrait-${n}`, at: [x + 6, 44, 26, 24], color: on },
    { k: 'text', t: `initials${n}`, font: 'heading', at: [x + 10, 52, 18, 9], size: [8.6, 6], align: 'center', v: 'middle', color: n === 1 ? 'onAccent' : n === 4 ? 'bg' : 'ink', on },
    { k: 'text', t: `name${n}`, font: 'heading', at: [x + 4, 74, 30, 3], size: [3.3, 2.5], align: 'center', color: 'ink', on: 'surface' },
    { k: 'text', t: `role${n}`, font: 'body', at: [x + 3, 79.6, 32, 6], size: [2.3, 2], lines: 2, leading: 1.4, align: 'center', color: 'ink', on: 'surface' },
  ];
};

export const team: PageRecipe = { layers: [...brand(), heading('team', 120), ...[1, 2, 3, 4].flatMap(member)] };

/** What the money is for: widths are the shares, in u of the whole length. */
const SHARES = [[1, 0.52, 'accent'], [2, 0.3, 'accent2'], [3, 0.18, 'extra']] as const;
const share = ([n, part, color]: (typeof SHARES)[number], from: number): Layer[] => [
  { k: 'shape', outline: 'rectangle', id: `share-${n}`, at: [LEFT + from, 58, part * 159.8 - 1, 12], color, radius: 0.18 },
  { k: 'text', t: `share${n}`, font: 'heading', at: [LEFT + from + 3, 61, 20, 6], size: [5, 3.6], v: 'middle', color: n === 1 ? 'onAccent' : 'ink', on: color },
  { k: 'text', t: `shareText${n}`, font: 'body', at: [LEFT + from, 75, Math.min(40, part * 159.8 - 3), 5.4], size: [2.4, 2.05], lines: 2, leading: 1.35, color: 'bg', on: 'ink' },
];

export const ask: PageRecipe = {
  ground: 'ink',
  layers: [
    { k: 'text', t: 'closingTag', font: 'sub', at: [LEFT, 10, 70, 2.4], size: [2.4, 2.1], caps: true, tracking: 0.16, color: 'bg', on: 'ink' },
    { k: 'text', t: 'price', font: 'heading', at: [LEFT, 20, 76, 24], size: [30, 16], color: 'bg', on: 'ink' },
    { k: 'text', t: 'closing', font: 'heading', at: [96, 20, 72.8, 24], size: [7, 4.6], lines: 3, color: 'bg', on: 'ink' },
    ...share(SHARES[0], 0),
    ...share(SHARES[1], 0.52 * 159.8),
    ...share(SHARES[2], 0.82 * 159.8),
    { k: 'text', t: 'email', font: 'sub', at: [LEFT, 89, 70, 3], size: [2.8, 2.3], weight: 600, color: 'bg', on: 'ink' },
    { k: 'text', t: 'website', font: 'sub', at: [96, 89, 72.8, 3], size: [2.8, 2.3], align: 'right', color: 'bg', on: 'ink' },
  ],
};
