import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { chance, hills, pen, sketch } from '../social-media/drawing.js';

const [WIDTH, HEIGHT] = [142.86, 100];
/** White by day and by night. */
const SNOW = '#ffffff';

/** A fir of so many skirts, each wider than the one above; snow lies along each hem on one side. */
function fir(id: string, x: number, foot: number, height: number, color: string): Layer[] {
  const { polygon } = pen(100, 100);
  const skirts = [0, 1, 2, 3];
  const width = height * 0.56;
  const skirt = (k: number): string => {
    const [top, hem, half] = [k * 21, 34 + k * 21, 19 + k * 10];
    return polygon([[50, top], [50 + half, hem], [50 - half, hem]]);
  };
  const lit = (k: number): string => {
    const [top, hem, half] = [k * 21, 34 + k * 21, 19 + k * 10];
    return polygon([[50, top], [50 + half, hem], [50 + half * 0.1, hem], [50 + half * 0.24, hem - 9], [50 - half * 0.05, hem - 13]]);
  };
  const at = [x - width / 2, foot - height, width, height] as const;
  return [
    { k: 'shape', outline: 'rectangle', id: `${id}-trunk`, at: [x - height * 0.03, foot - height * 0.06, height * 0.06, height * 0.12], color: 'ink/accent/.3' },
    ...skirts.toReversed().flatMap((k): Layer[] => [
      sketch(`${id}-skirt-${k}`, at, skirt(k), `${color}${k % 2 ? '/ink/.16' : '/ink/.02'}`),
      sketch(`${id}-light-${k}`, at, lit(k), `${color}/bg/.32`),
    ]),
  ];
}

const snowfall = (): string => {
  const { circle } = pen(WIDTH, HEIGHT);
  const flakes = Array.from({ length: 100 }, (_, i) => [chance(i + 11) * WIDTH, chance(i + 211) * 82, 0.25 + chance(i + 411) * 0.55] as const);
  // none on the words
  return flakes.filter(([x, y]) => x > 80 || y < 9 || y > 58).map((flake) => circle(...flake)).join('');
};

/** Firs in a row on new snow, under a large moon; good for any wish of the cold months. */
export const greetingFirs: Recipe = {
  id: 'greeting-firs',
  category: 'greeting-card',
  size: [1500, 1050],
  ground: 'surface',
  layers: [
    { k: 'shape', outline: 'ellipse', id: 'moon-ring', at: [84, 7, 48, 48], color: SNOW, opacity: 0.18 },
    { k: 'shape', outline: 'ellipse', id: 'moon', at: [91, 14, 34, 34], color: 'accent2' },
    sketch('ridge', [0, 52, WIDTH, 40], hills([0, 30], [22, 8], [46, 34], [70, 10], [100, 28]), 'extra/bg/.3'),
    ...fir('fir-1', 12, 84, 26, 'extra'),
    ...fir('fir-2', 136, 86, 34, 'extra'),
    ...fir('fir-3', 79, 84, 30, 'extra'),
    sketch('snow-far', [0, 74, WIDTH, 26], hills([0, 24], [30, 40], [60, 18], [100, 36]), 'extra/#ffffff/.72'),
    ...fir('fir-4', 94, 88, 46, 'accent'),
    ...fir('fir-5', 118, 91, 58, 'accent'),
    sketch('snow', [0, 80, WIDTH, 20], hills([0, 10], [34, 30], [68, 42], [100, 8]), SNOW),
    sketch('snowfall', [0, 0, WIDTH, HEIGHT], snowfall(), SNOW),
    { k: 'text', t: 'tag', font: 'sub', at: [10, 13, 60, 3.4], size: [3, 2.3], caps: true, tracking: 0.16, color: 'accentText', on: 'surface' },
    { k: 'text', t: 'title', font: 'heading', at: [10, 22, 66, 34], size: [15, 8], lines: 3, color: 'ink', on: 'surface' },
    { k: 'text', t: 'author', font: 'sub', at: [10, 90, 60, 4], size: [3.2, 2.5], v: 'bottom', color: 'ink', on: SNOW },
  ],
};
