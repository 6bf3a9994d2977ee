import type { Layer, PageRecipe } from '../../../build/templates/recipe.js';

/** The mark and the line every page has at its foot. */
const foot: readonly Layer[] = [
  { k: 'shape', outline: 'leaf', id: 'foot-mark', at: [9, 90.4, 2.8, 2.8], color: 'accent' },
  { k: 'line', at: [15, 91.6, 109.3, 0.6], thickness: 0.2, color: 'bg/ink/.3' },
];

const item = (n: number): Layer[] => {
  const y = 20 + (n - 1) * 16.5;
  return [
    { k: 'shape', outline: 'rectangle', id: `bar-${n}`, at: [58, y - 1, 1.2, 9], color: n % 2 ? 'accent' : 'accent2' },
    { k: 'text', t: `agenda${n}`, font: 'heading', at: [63, y - 0.6, 61, 4.4], size: [4.4, 3], color: 'ink' },
    { k: 'text', t: `agendaText${n}`, font: 'body', at: [63, y + 5.4, 61, 2.8], size: [2.5, 2.1], color: 'muted' },
  ];
};

export const agendaPage: PageRecipe = {
  layers: [
    { k: 'shape', outline: 'rectangle', at: [0, 0, 5, 100], color: 'accent' },
    { k: 'text', t: 'agendaTitle', font: 'heading', at: [14, 19, 36, 24], size: [8, 5], lines: 3, color: 'ink' },
    { k: 'shape', outline: 'quarter', at: [14, 62, 18, 18], color: 'accent2', rotate: 270 },
    { k: 'shape', outline: 'quarter', at: [32, 62, 18, 18], color: 'accent', rotate: 90 },
    ...[1, 2, 3, 4].flatMap(item),
    { k: 'line', at: [63, 91.6, 61.3, 0.6], thickness: 0.2, color: 'bg/ink/.3' },
  ],
};

export const sectionPage: PageRecipe = {
  ground: 'accent',
  layers: [
    { k: 'shape', outline: 'half', at: [66.6, 50, 50, 25], color: 'bg' },
    { k: 'shape', outline: 'half', at: [66.6, 75, 50, 25], color: 'accent2' },
    { k: 'shape', outline: 'rectangle', at: [116.6, 50, 17, 50], color: 'bg' },
    { k: 'text', t: 'sectionTag', font: 'sub', at: [9, 12, 80, 3], size: [2.6, 2.2], caps: true, tracking: 0.16, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'section', font: 'heading', at: [9, 22, 82, 26], size: [12, 7], lines: 2, color: 'onAccent', on: 'accent' },
  ],
};

export const columnsPage: PageRecipe = {
  layers: [
    { k: 'photo', photo: 'second', at: [0, 0, 52, 100] },
    { k: 'shape', outline: 'rectangle', at: [52, 0, 3, 40], color: 'accent2' },
    { k: 'shape', outline: 'rectangle', at: [52, 40, 3, 60], color: 'accent' },
    { k: 'text', t: 'point1', font: 'heading', at: [64, 20, 60, 10], size: [5.4, 3.8], lines: 2, color: 'ink' },
    { k: 'text', t: 'pointText1', font: 'body', below: 'point1', gap: 4, at: [64, 0, 56, 12], size: [2.6, 2.2], lines: 4, leading: 1.5, color: 'muted' },
    { k: 'text', t: 'point2', font: 'heading', at: [64, 56, 60, 10], size: [5.4, 3.8], lines: 2, color: 'ink' },
    { k: 'text', t: 'pointText2', font: 'body', below: 'point2', gap: 4, at: [64, 0, 56, 12], size: [2.6, 2.2], lines: 4, leading: 1.5, color: 'muted' },
  ],
};

export const numberPage: PageRecipe = {
  layers: [
    ...[18, 27, 24, 38, 47, 62].map((height, i): Layer => ({
      ...{ k: 'shape', outline: 'rectangle', id: `column-${i}`, at: [75 + i * 8.3, 80 - height, 6, height] },
      color: i === 5 ? 'accent' : 'bg/ink/.24',
    })),
    { k: 'text', t: 'numberTag', font: 'sub', at: [9, 14, 56, 3], size: [2.6, 2.2], caps: true, tracking: 0.14, color: 'accentText' },
    { k: 'text', t: 'number', font: 'heading', at: [9, 26, 60, 26], size: [30, 16], color: 'ink' },
    { k: 'text', t: 'numberText', font: 'body', below: 'number', gap: 8, at: [9, 0, 52, 12], size: [3.2, 2.6], lines: 3, leading: 1.45, color: 'muted' },
    ...foot,
  ],
};

export const quotePage: PageRecipe = {
  ground: 'surface',
  layers: [
    { k: 'shape', outline: 'rectangle', at: [0, 0, 133.4, 6], color: 'accent' },
    { k: 'shape', outline: 'leaf', id: 'mark-1', at: [9, 18, 9, 9], color: 'accent' },
    { k: 'shape', outline: 'leaf', id: 'mark-2', at: [20, 18, 9, 9], color: 'accent' },
    { k: 'text', t: 'quote', font: 'heading', at: [9, 36, 112, 34], size: [9, 5.6], lines: 3, leading: 1.14, color: 'ink', on: 'surface' },
    { k: 'text', t: 'quoteAuthor', font: 'sub', below: 'quote', gap: 8, at: [9, 0, 80, 3.4], size: [2.8, 2.3], color: 'accentText', on: 'surface' },
  ],
};

export const closingPage: PageRecipe = {
  layers: [
    { k: 'shape', outline: 'rectangle', at: [0, 82, 66.7, 18], color: 'accent' },
    { k: 'shape', outline: 'rectangle', at: [66.7, 82, 40, 18], color: 'accent2' },
    { k: 'shape', outline: 'rectangle', at: [106.7, 82, 26.7, 18], color: 'extra' },
    { k: 'shape', outline: 'leaf', id: 'mark', at: [9, 14, 7, 7], color: 'accent' },
    { k: 'text', t: 'closing', font: 'heading', at: [9, 30, 100, 24], size: [11, 7], lines: 2, color: 'ink' },
    { k: 'text', t: 'closingText', font: 'body', below: 'closing', gap: 6, at: [9, 0, 76, 8], size: [3, 2.4], lines: 2, leading: 1.45, color: 'muted' },
    { k: 'text', t: 'email', font: 'sub', at: [9, 88.4, 50, 4.4], size: [3, 2.4], v: 'middle', color: 'onAccent', on: 'accent' },
  ],
};
