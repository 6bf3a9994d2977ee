import type { Layer, PageRecipe, Recipe } from '../../../build/templates/recipe.js';

const [LEFT, WIDTH] = [8, 117.33];

/** Whose deck it is, what the page is about, and a heavy rule under both. */
const head = (tag: string, color = 'ink', on = 'bg'): Layer[] => [
  { k: 'text', t: 'company', font: 'sub', at: [LEFT, 8, 50, 2.4], size: [2.5, 2.1], weight: 600, color, on },
  { k: 'text', t: tag, font: 'sub', at: [66.67, 8, 44, 2.4], size: [2.5, 2.1], color, on },
  { k: 'line', id: 'head-rule', at: [LEFT, 12.6, WIDTH, 0.8], thickness: 0.4, color },
];

const dot = (x: number, y: number, side: number, color: string): Layer => ({
  ...{ k: 'shape', outline: 'ellipse', id: 'dot' },
  at: [x, y, side, side],
  color,
});

const cover: PageRecipe = {
  ground: 'accent',
  layers: [
    dot(105, 16.6, 20.33, 'accent2'),
    ...head('date', 'onAccent', 'accent'),
    { k: 'text', t: 'body', font: 'body', at: [LEFT, 19, 46, 18], size: [3, 2.4], lines: 4, leading: 1.4, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [LEFT, 36, WIDTH, 55], size: [27, 13], lines: 3, v: 'bottom', color: 'onAccent', on: 'accent' },
  ],
};

const row = (n: number): Layer[] => {
  const y = 18.6 + (n - 1) * 14.9;
  return [
    { k: 'text', t: `no${n}`, font: 'heading', at: [66.67, y + 4, 8, 5.4], size: [7.4, 5], v: 'middle', color: 'accentText' },
    { k: 'text', t: `agenda${n}`, font: 'heading', at: [78, y + 2.6, 47, 3.8], size: [4.6, 3], color: 'ink' },
    { k: 'text', t: `agendaText${n}`, font: 'body', at: [78, y + 8.4, 47, 2.4], size: [2.5, 2.1], color: 'muted' },
    { k: 'line', id: `row-rule-${n}`, at: [66.67, y + 13.6, 58.66, 0.5], thickness: 0.2, color: 'ink' },
  ];
};

const agenda: PageRecipe = {
  layers: [
    ...head('agendaTag'),
    dot(LEFT, 68, 23, 'accent'),
    { k: 'text', t: 'agendaTitle', font: 'heading', at: [LEFT, 20, 52, 40], size: [13, 7], lines: 3, color: 'ink' },
    ...[1, 2, 3, 4, 5].flatMap(row),
  ],
};

const section: PageRecipe = {
  ground: 'ink',
  layers: [
    { k: 'shape', outline: 'half', id: 'dot', at: [66.67, 70.67, 58.66, 29.33], color: 'accent' },
    ...head('sectionTag', 'bg', 'ink'),
    { k: 'text', t: 'no1', font: 'heading', at: [LEFT, 19, 56, 34], size: [62, 30], color: 'accent2', on: 'ink' },
    { k: 'text', t: 'section', font: 'heading', at: [LEFT, 58, 58, 34], size: [11.5, 7], lines: 3, v: 'bottom', color: 'bg', on: 'ink' },
    { k: 'text', t: 'sectionText', font: 'body', at: [66.67, 19, 46, 16], size: [3.2, 2.5], lines: 4, leading: 1.4, color: 'bg', on: 'ink' },
  ],
};

const point = (n: 1 | 2): Layer[] => {
  const x = n === 1 ? LEFT : 66.67;
  return [
    { k: 'line', id: `point-rule-${n}`, at: [x, 57, 54, 0.8], thickness: 0.4, color: 'ink' },
    { k: 'text', t: `point${n}`, font: 'heading', at: [x, 62.4, 54, 9], size: [5.4, 3.6], lines: 2, color: 'ink' },
    { k: 'text', t: `pointText${n}`, font: 'body', below: `point${n}`, gap: 4, at: [x, 0, 50, 18], size: [2.9, 2.3], lines: 5, leading: 1.45, color: 'muted' },
  ];
};

const columns: PageRecipe = {
  layers: [
    ...head('columnsTag'),
    { k: 'shape', outline: 'quarter', id: 'dot', at: [107.33, 18.6, 18, 18], color: 'accent2', rotate: 180 },
    { k: 'shape', outline: 'quarter', id: 'dot-2', at: [89.33, 18.6, 18, 18], color: 'accent' },
    { k: 'text', t: 'columnsTitle', font: 'heading', at: [LEFT, 20, 78, 28], size: [13, 7], lines: 2, color: 'ink' },
    ...point(1),
    ...point(2),
  ],
};

const number: PageRecipe = {
  ground: 'accent2',
  layers: [
    ...head('numberTag', 'ink', 'accent2'),
    { k: 'text', t: 'number', font: 'heading', at: [LEFT, 19, WIDTH, 46], size: [62, 28], v: 'middle', color: 'ink', on: 'accent2' },
    { k: 'line', id: 'number-rule', at: [LEFT, 71, WIDTH, 0.8], thickness: 0.4, color: 'ink' },
    { k: 'text', t: 'numberTitle', font: 'heading', at: [LEFT, 76, 52, 15], size: [5.4, 3.8], lines: 3, color: 'ink', on: 'accent2' },
    { k: 'text', t: 'numberText', font: 'body', at: [66.67, 76, 54, 16], size: [2.9, 2.3], lines: 4, leading: 1.45, color: 'ink', on: 'accent2' },
  ],
};

const quote: PageRecipe = {
  layers: [
    ...head('quoteTag'),
    { k: 'text', t: 'quote', font: 'heading', at: [LEFT, 21, WIDTH, 56], size: [15, 8], lines: 4, leading: 1.06, color: 'ink', emphasis: { color: 'accentText' } },
    dot(LEFT, 85.4, 6, 'accent'),
    { k: 'text', t: 'quoteAuthor', font: 'sub', at: [17, 86, 90, 4.8], size: [2.9, 2.3], v: 'middle', weight: 600, color: 'ink' },
  ],
};

const THIRD = 44.44;
const tile = (n: number, color: string, on: string, ink: string): Layer[] => {
  const x = (n - 1) * THIRD;
  const words = { k: 'text', color: ink, on } as const;
  return [
    { k: 'shape', outline: 'rectangle', id: `tile-${n}`, at: [x, 0, THIRD + 0.2, 100], color: on },
    n === 1
      ? { k: 'shape', outline: 'ellipse', id: 'round', at: [x + 8, 9, 28.4, 28.4], color }
      : n === 2
        ? { k: 'shape', outline: 'half', id: 'round-half', at: [x + 8, 15, 28.4, 14.2], color }
        : { k: 'shape', outline: 'quarter', id: 'round-quarter', at: [x + 8, 9, 28.4, 28.4], color },
    { ...words, t: `step${n}`, font: 'heading', at: [x + 8, 52, 31, 16], size: [6.4, 4], lines: 3 },
    { ...words, t: `stepText${n}`, font: 'body', at: [x + 8, 72, 30, 19], size: [2.7, 2.2], lines: 6, leading: 1.45 },
  ];
};

const tiles: PageRecipe = {
  layers: [...tile(1, 'accent2', 'accent', 'onAccent'), ...tile(2, 'accent', 'surface', 'ink'), ...tile(3, 'accent', 'ink', 'bg')],
};

const closing: PageRecipe = {
  ground: 'accent',
  layers: [
    dot(87.33, 53, 38, 'accent2'),
    ...head('date', 'onAccent', 'accent'),
    { k: 'text', t: 'closing', font: 'heading', at: [LEFT, 20, WIDTH, 30], size: [25, 12], lines: 1, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'closingText', font: 'body', at: [LEFT, 58, 54, 14], size: [3.2, 2.5], lines: 3, leading: 1.4, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'email', font: 'sub', at: [LEFT, 84, 70, 2.8], size: [3, 2.4], weight: 600, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'phone', font: 'sub', at: [LEFT, 89, 70, 2.6], size: [3, 2.4], color: 'onAccent', on: 'accent' },
  ],
};

/** A deck of type alone: two columns, one rule, and a dot that is whole on the cover, cut on the way and whole again. */
export const deckType: Recipe = {
  id: 'deck-type',
  category: 'presentation',
  size: [1024, 768],
  ...cover,
  pages: [agenda, section, columns, number, quote, tiles, closing],
};
