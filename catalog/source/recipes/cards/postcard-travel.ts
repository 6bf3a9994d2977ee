import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { hills, pen, rays, sketch } from '../social-media/drawing.js';

const [WIDTH, HEIGHT] = [140.97, 100];
const RIM = 4.5;
/** The picture within the rim. */
const [W, H] = [WIDTH - 2 * RIM, HEIGHT - 2 * RIM];
const PICTURE = [RIM, RIM, W, H] as const;
const SHORE = 58;
const { polygon } = pen(W, H);

const pine = (id: string, x: number, foot: number, height: number): Layer => {
  const half = height * 0.17;
  const tiers = [0, 1, 2, 3, 4].map((k) => {
    const [top, hem, reach] = [height * (0.16 * k), height * (0.26 + 0.17 * k), half * (0.36 + 0.16 * k)];
    return polygon([[x, foot - height + top], [x + reach, foot - height + hem], [x - reach, foot - height + hem]]);
  });
  const trunk = polygon([[x - 0.5, foot - height * 0.1], [x + 0.5, foot - height * 0.1], [x + 0.7, foot + 4], [x - 0.7, foot + 4]]);
  return sketch(id, PICTURE, tiers.join('') + trunk, 'ink');
};

const ripple = (i: number, x: number, y: number, width: number): Layer => ({
  ...{ k: 'shape', outline: 'pill', id: `ripple-${i}`, at: [RIM + x, RIM + y, width, 0.9], color: 'accent2/bg/.35' },
});

/** A lake under a mountain in flat inks, like a railway poster, with the name of the place across the near bank. */
export const postcardTravel: Recipe = {
  id: 'postcard-travel',
  category: 'postcard',
  size: [1748, 1240],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'sky', at: PICTURE, color: 'accent2' },
    sketch('rays', [RIM, RIM, W, SHORE], rays(W, SHORE, [92, 30], 22, 0.3), 'accent2/bg/.38'),
    { k: 'shape', outline: 'ellipse', id: 'sun-ring', at: [RIM + 75, RIM + 13, 34, 34], color: 'accent2/bg/.7' },
    { k: 'shape', outline: 'ellipse', id: 'sun', at: [RIM + 78.5, RIM + 16.5, 27, 27], color: 'accent' },
    sketch('far-range', PICTURE, polygon([[0, 44], [9, 37], [18, 42], [74, 46], [84, 37], [91, 42], [101, 31], [112, 41], [121, 35], [W, 42], [W, SHORE], [0, SHORE]]), 'extra/bg/.3'),
    sketch('mountain', PICTURE, polygon([[6, SHORE], [22, 38], [29, 40], [46, 10], [53, 21], [57, 19], [73, 42], [79, 41], [95, SHORE]]), 'extra'),
    sketch('shade', PICTURE, polygon([[46, 10], [42, 25], [47, 31], [40, 41], [45, 47], [38, SHORE], [6, SHORE], [22, 38], [29, 40]]), 'extra/ink/.45'),
    sketch('snow', PICTURE, polygon([[46, 10], [53, 21], [57, 19], [64, 29], [59, 27], [56, 32], [52, 26], [48, 33], [45, 26], [43, 29], [42, 25]]), 'bg'),
    sketch('snow-shade', PICTURE, polygon([[46, 10], [42, 25], [39, 30], [36.5, 28], [34, 31]]), 'bg/extra/.35'),
    { k: 'shape', outline: 'rectangle', id: 'lake', at: [RIM, RIM + SHORE, W, H - SHORE], gradient: { angle: 90, colors: ['extra/bg/.45', 'extra', 'extra/ink/.3'] } },
    sketch('bank', PICTURE, polygon([[0, 55], [14, 53.6], [34, 56.4], [52, SHORE], [52, SHORE + 0.7], [0, SHORE + 1.4]]), 'extra/ink/.62'),
    sketch('bank-far', PICTURE, polygon([[W, 54.4], [118, 53.4], [104, 56], [88, SHORE], [88, SHORE + 0.6], [W, SHORE + 1.4]]), 'extra/ink/.62'),
    ripple(1, 74, 60.6, 36), ripple(2, 80, 62.8, 27), ripple(3, 85, 65, 14), ripple(4, 20, 61.6, 20), ripple(5, 30, 64, 13),
    { k: 'art', art: 'emblem', at: [RIM + 59, RIM + 52, 14, 14], colors: ['ink', 'bg'] },
    sketch('near', [RIM, RIM + 64, W, H - 64], hills([0, 8], [22, 26], [50, 22], [78, 28], [100, 4]), 'ink'),
    pine('pine-1', 8.4, 71, 44), pine('pine-2', 17, 72, 32), pine('pine-3', 122.4, 70, 50), pine('pine-4', 112.5, 72, 34), pine('pine-5', 104.5, 73, 23),
    { k: 'text', t: 'tag', font: 'sub', at: [12, 76.4, 60, 3], size: [3, 2.3], caps: true, tracking: 0.2, color: 'accent2', on: 'ink' },
    { k: 'text', t: 'title', font: 'heading', at: [12, 81.6, 84, 8.8], size: [13, 8], caps: true, v: 'bottom', color: 'bg', on: 'ink' },
    { k: 'text', t: 'body', font: 'body', at: [98, 82, 31, 8.4], size: [3.2, 2.3], lines: 2, leading: 1.45, align: 'right', v: 'bottom', color: 'bg/ink/.15', on: 'ink' },
  ],
};
