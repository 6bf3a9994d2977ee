import type { Layer, Recipe } from '../../../build/templates/recipe.js';

const COLORS = ['accent', 'bg', 'ink'];

/** A candle with its flame, standing on the cake. */
const candle = (i: number): Layer[] => {
  const x = 83 + i * 12.4;
  const height = 18 + ((i * 5) % 9);
  const top = 52 - height;
  return [
    { k: 'shape', outline: 'rectangle', id: `candle-${i}`, at: [x, top, 4, height], color: COLORS[i % 3]! },
    { k: 'shape', outline: 'leaf', id: `flame-${i}`, at: [x - 0.4, top - 7, 4.8, 4.8], color: 'accent2', rotate: 45 },
  ];
};

const drip = (i: number): Layer => ({
  ...{ k: 'shape', outline: 'pill', id: `drip-${i}`, at: [77 + i * 9.35, 50, 6.2, 12 + ((i * 7) % 11)], color: 'bg' },
});

/** A cake that fills half the card, and a wish as large as the other. */
export const birthdayCandles: Recipe = {
  id: 'birthday-candles',
  category: 'birthday-card',
  size: [1500, 1050],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'wall', at: [69, 0, 74, 100], color: 'extra' },
    ...[0, 1, 2, 3].flatMap(candle),
    { k: 'shape', outline: 'rectangle', id: 'cake', at: [75, 52, 62, 34], radius: 0.06, color: 'accent' },
    { k: 'shape', outline: 'pill', id: 'icing', at: [75, 47, 62, 10], color: 'bg' },
    ...Array.from({ length: 7 }, (_, i) => drip(i)).filter((_, i) => i < 6),
    { k: 'shape', outline: 'rectangle', id: 'band', at: [75, 74, 62, 4], color: 'accent2' },
    { k: 'shape', outline: 'pill', id: 'plate', at: [71, 85, 70, 4.4], color: 'ink' },
    { k: 'text', t: 'tag', font: 'sub', at: [9, 12, 52, 3.4], size: [2.8, 2.2], caps: true, tracking: 0.16, color: 'accentText' },
    { k: 'text', t: 'title', font: 'heading', at: [9, 24, 52, 40], size: [14, 8], lines: 3, color: 'ink' },
    { k: 'text', t: 'body', font: 'body', below: 'title', gap: 9, at: [9, 0, 46, 12], size: [3.2, 2.6], lines: 3, leading: 1.5, color: 'muted' },
    { k: 'text', t: 'author', font: 'sub', at: [9, 86, 52, 4], size: [3, 2.4], v: 'bottom', color: 'ink' },
  ],
};
