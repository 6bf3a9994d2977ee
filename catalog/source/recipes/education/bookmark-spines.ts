import type { Layer, Recipe } from '../../../build/templates/recipe.js';

/** From the foot up: left edge, width, height, ground and ink of each book. */
const BOOKS = [
  [4, 92, 30, 'accent', 'onAccent'],
  [10, 82, 25, 'ink', 'bg'],
  [6, 78, 28, 'accent2', 'ink'],
  [16, 74, 24, 'extra', 'ink'],
  [10, 72, 27, 'accent', 'onAccent'],
] as const;
/** The table the pile stands on. */
const TABLE = 272;

const book = (i: number): Layer[] => {
  const [x, width, height, on, color] = BOOKS[i]!;
  const y = TABLE - BOOKS.slice(0, i + 1).reduce((sum, [, , thick]) => sum + thick, 0);
  const n = BOOKS.length - i;
  return [
    { k: 'shape', outline: 'rectangle', id: `book-${n}`, at: [x, y, width, height - 0.6], color: on, radius: 0.1 },
    { k: 'shape', outline: 'rectangle', id: `band-a-${n}`, at: [x + 4.4, y, 1.2, height - 0.6], color },
    { k: 'shape', outline: 'rectangle', id: `band-b-${n}`, at: [x + width - 5.6, y, 1.2, height - 0.6], color },
    { k: 'text', t: `word${n}`, font: 'heading', at: [x + 9, y + 4, width - 18, height - 8.6], size: [17, 8], v: 'middle', align: 'center', color, on },
  ];
};

/** A pile of books whose spines say the sentence, with something alive on top. */
export const bookmarkSpines: Recipe = {
  id: 'bookmark-spines',
  category: 'bookmark',
  size: [420, 1260],
  layers: [
    { k: 'shape', outline: 'ellipse', id: 'hole', at: [45, 10, 10, 10], stroke: { color: 'ink', width: 0.7 } },
    { k: 'shape', outline: 'arch', id: 'window', at: [14, 34, 72, 104.2], color: 'accent2/bg/.55' },
    { k: 'shape', outline: 'ellipse', id: 'sun', at: [48, 48, 26, 26], color: 'accent2' },
    { k: 'art', art: 'motif', at: [24, 93.4, 48, 48], colors: ['accent2/bg/.2', 'ink'] },
    ...BOOKS.flatMap((_, i) => book(i)),
    { k: 'shape', outline: 'rectangle', id: 'table', at: [0, TABLE, 100, 28], color: 'ink' },
    { k: 'text', t: 'company', font: 'sub', at: [9, 281, 82, 4], size: [4, 3], align: 'center', color: 'bg', on: 'ink' },
    { k: 'text', t: 'website', font: 'body', at: [9, 288.6, 82, 3.4], size: [3.3, 2.9], align: 'center', color: 'bg', on: 'ink' },
  ],
};
