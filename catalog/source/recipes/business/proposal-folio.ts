import type { At, Layer, PageRecipe, Recipe } from '../../../build/templates/recipe.js';

const [LEFT, WIDTH] = [10, 80];
/** Where the broad column begins; the narrow one at its left keeps the numerals. */
const MAIN = 38;

const paper = (id: string, at: At, color: string): Layer => ({ k: 'shape', outline: 'rectangle', id, at, color });

const cover: PageRecipe = {
  layers: [
    { k: 'photo', photo: 'cover', at: [26, 0, 74, 112] },
    { k: 'text', t: 'company', font: 'sub', at: [13 - 30, 40 - 1.5, 60, 3], size: [2.6, 2.1], weight: 600, align: 'center', v: 'middle', caps: true, tracking: 0.24, color: 'ink', rotate: -90 },
    paper('label', [0, 80, 76, 61.6], 'bg'),
    paper('band', [76, 112, 24, 29.6], 'accent'),
    { k: 'text', t: 'tag', font: 'sub', at: [LEFT, 88, 56, 2.2], size: [2.3, 2], weight: 600, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [LEFT, 94.6, 60, 27], size: [10, 6], lines: 3, leading: 1.04, color: 'ink' },
    { k: 'text', t: 'client', font: 'body', at: [LEFT, 126.4, 56, 5.4], size: [2.3, 2], lines: 2, v: 'bottom', leading: 1.5, color: 'muted' },
    { k: 'text', t: 'date', font: 'heading', at: [80, 124, 16, 8], size: [4.4, 2.8], lines: 2, v: 'bottom', color: 'onAccent', on: 'accent' },
  ],
};

/** A piece of the work: its numeral hangs in the margin of the broad column. */
const part = (n: number): Layer[] => {
  const y = 74 + (n - 1) * 16.2;
  return [
    { k: 'line', id: `part-rule-${n}`, at: [MAIN, y - 4.2, 52, 0.5], thickness: 0.2, color: 'ink/bg/.6' },
    { k: 'text', t: `no${n}`, font: 'heading', at: [MAIN, y, 6, 3], size: [3.4, 2.6], color: 'accentText' },
    { k: 'text', t: `part${n}`, font: 'heading', at: [MAIN + 8, y, 44, 3], size: [3.4, 2.6], color: 'ink' },
    { k: 'text', t: `partText${n}`, font: 'body', below: `part${n}`, gap: 2.4, at: [MAIN + 8, 0, 43, 7], size: [2.15, 1.95], lines: 2, leading: 1.45, color: 'muted' },
  ];
};

const scope: PageRecipe = {
  layers: [
    { k: 'photo', photo: 'strip', at: [0, 0, 100, 34] },
    { k: 'text', t: 'scope', font: 'heading', at: [LEFT, 43, 24, 20], size: [5, 3.2], lines: 4, color: 'ink' },
    { k: 'text', t: 'scopeText', font: 'body', at: [MAIN, 43.4, 52, 22], size: [2.4, 2.05], lines: 7, leading: 1.5, color: 'ink' },
    ...[1, 2, 3, 4].flatMap(part),
    { k: 'shape', outline: 'rectangle', id: 'quote-rule', at: [LEFT, 74 - 4.2, 8, 0.9], color: 'accent' },
    { k: 'text', t: 'quote', font: 'heading', at: [LEFT, 74, 22, 30], size: [3, 2.3], lines: 8, leading: 1.3, color: 'accentText' },
    { k: 'text', t: 'quoteAuthor', font: 'body', below: 'quote', gap: 3.4, at: [LEFT, 0, 22, 6], size: [2, 1.95], lines: 2, leading: 1.45, color: 'muted' },
  ],
};

/** One of three ways to say yes; the middle one is the one we would choose. */
const choice = (n: number): Layer[] => {
  const own = n === 2;
  const [x, width, top] = [LEFT + (n - 1) * 27.4, 25.2, own ? 46 : 52];
  const [on, ink] = own ? ['accent', 'onAccent'] : ['surface', 'ink'];
  const words = { k: 'text', color: ink, on } as const;
  const line = (i: number): Layer[] => [
    { k: 'line', id: `choice-rule-${n}-${i}`, at: [x + 3, 79 + (i - 1) * 7, width - 6, 0.4], thickness: 0.15, color: `${ink}/${on}/.6` },
    { ...words, t: `choice${n}${'abcd'[i - 1]!}`, font: 'body', at: [x + 3, 81.4 + (i - 1) * 7, width - 5, 2.2], size: [2.05, 1.9] },
  ];
  return [
    paper(`choice-${n}`, [x, top, width, 110 - top], on),
    { ...words, t: `choice${n}`, font: 'sub', at: [x + 3, top + 4.6, width - 6, 2.2], size: [2.3, 2], weight: 600 },
    { ...words, t: `price${n}`, font: 'heading', at: [x + 3, 64, width - 6, 5], size: [6.2, 4], v: 'middle' },
    { ...words, t: `time${n}`, font: 'body', at: [x + 3, 72.4, width - 6, 2.2], size: [2.05, 1.9] },
    ...[1, 2, 3, 4].flatMap(line),
  ];
};

const choices: PageRecipe = {
  layers: [
    { k: 'text', t: 'company', font: 'sub', at: [LEFT, 9.4, 50, 2.2], size: [2.2, 2], weight: 600, caps: true, tracking: 0.24, color: 'ink' },
    { k: 'text', t: 'costs', font: 'heading', at: [LEFT, 20, 60, 16], size: [8, 5], lines: 2, color: 'ink' },
    ...[1, 2, 3].flatMap(choice),
    { k: 'line', at: [LEFT, 119.4, WIDTH, 0.6], thickness: 0.25, color: 'ink' },
    { k: 'text', t: 'closing', font: 'body', at: [LEFT, 124, 46, 8], size: [2.15, 1.95], lines: 3, leading: 1.5, color: 'ink' },
    { k: 'text', t: 'author', font: 'heading', at: [60, 124, 30, 3], size: [2.8, 2.2], align: 'right', color: 'ink' },
    { k: 'text', t: 'email', font: 'body', at: [56, 129.4, 34, 2.2], size: [2.1, 1.95], align: 'right', color: 'ink' },
  ],
};

/** Laid out like a magazine: a photograph with the title's sheet over it, numbered parts, three prices side by side. */
export const proposalFolio: Recipe = {
  id: 'proposal-folio',
  category: 'proposal',
  size: [794, 1123],
  ...cover,
  pages: [scope, choices],
};
