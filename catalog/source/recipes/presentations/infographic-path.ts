import type { Layer, Recipe } from '../../../build/templates/recipe.js';

const [FIRST, STEP] = [83, 32];
/** How far above the first stop the way begins, behind the head. */
const LEAD = 34;
/** Middles of the stops, in turns on the left and on the right. */
const stops = [0, 1, 2, 3, 4].map((i) => [i % 2 ? 78 : 22, FIRST + i * STEP] as const);

/** The way through all stops, from the top of the box to the last, in hundredths of a box from the first row down. */
const HEIGHT = 4 * STEP + LEAD;
const toBox = (y: number): number => Math.round(((y - FIRST + LEAD) / HEIGHT) * 10000) / 100;
const way = stops.reduce((d, [x, y], i) => {
  const from = stops[i - 1];
  if (!from) return `M${x} 0V${toBox(y)}`;
  return `${d}C${from[0]} ${toBox(y - 8)} ${x} ${toBox(y - STEP + 8)} ${x} ${toBox(y)}`;
}, '');

const stop = (i: number): Layer[] => {
  const [x, y] = stops[i]!;
  const n = i + 1;
  const left = x < 50;
  const at = left ? 43 : 9;
  const align = left ? 'left' : 'right';
  const color = i % 2 ? 'accent2' : 'accent';
  return [
    { k: 'shape', outline: 'ellipse', id: `halo-${n}`, at: [x - 15, y - 15, 30, 30], color: 'bg' },
    { k: 'shape', outline: 'ellipse', id: `stop-${n}`, at: [x - 13, y - 13, 26, 26], color },
    { k: 'art', art: `icon${n}`, at: [x - 7.5, y - 7.5, 15, 15], colors: [`${color}/bg/.55`, 'ink'] },
    { k: 'shape', outline: 'ellipse', id: `badge-${n}`, at: [left ? x + 5 : x - 14, y - 15, 9, 9], color: 'ink' },
    { k: 'text', t: `no${n}`, font: 'heading', at: [left ? x + 6 : x - 13, y - 13, 7, 5], size: [4.4, 3.4], align: 'center', v: 'middle', color: 'bg', on: 'ink' },
    { k: 'text', t: `step${n}`, font: 'heading', at: [at, y - 9.5, 48, 4.6], size: [5.2, 3.8], align, color: 'ink' },
    { k: 'text', t: `stepText${n}`, font: 'body', at: [at, y - 1.4, 48, 9], size: [2.9, 2.4], lines: 3, leading: 1.4, align, color: 'muted' },
  ];
};

/** How something comes to be: a path that winds through five stops, from a colored head to a dark foot. */
export const infographicPath: Recipe = {
  id: 'infographic-path',
  category: 'infographic',
  size: [800, 2000],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'way', at: [0, FIRST - LEAD, 100, HEIGHT], path: way, stroke: { color: 'ink/bg/.72', width: 2.2 } },
    { k: 'shape', outline: 'rectangle', id: 'head', at: [0, 0, 100, 64], path: 'M0 0H100V88C80 104 66 100 50 90C34 80 18 82 0 96Z', color: 'ink' },
    { k: 'shape', outline: 'ellipse', id: 'head-disc', at: [72, -14, 44, 44], color: 'accent' },
    { k: 'shape', outline: 'ellipse', id: 'head-disc-2', at: [84, 19, 20, 20], color: 'accent2' },
    { k: 'text', t: 'tag', font: 'sub', at: [9, 10, 56, 3], size: [2.6, 2.2], caps: true, tracking: 0.16, color: 'bg', on: 'ink' },
    { k: 'text', t: 'title', font: 'heading', at: [9, 18, 61, 25], size: [12, 7.4], lines: 2, color: 'bg', on: 'ink' },
    { k: 'text', t: 'body', font: 'body', below: 'title', gap: 5.4, at: [9, 0, 60, 8], size: [3, 2.5], lines: 2, leading: 1.4, color: 'bg', on: 'ink' },
    ...[0, 1, 2, 3, 4].flatMap(stop),
    { k: 'shape', outline: 'rectangle', id: 'foot', at: [0, 226, 100, 24], path: 'M0 22C18 2 34 4 50 16S82 30 100 8V100H0Z', color: 'ink' },
    { k: 'text', t: 'company', font: 'heading', at: [9, 236, 50, 4], size: [4, 3], v: 'bottom', color: 'bg', on: 'ink' },
    { k: 'text', t: 'website', font: 'body', at: [50, 236, 41, 4], size: [2.8, 2.3], v: 'bottom', align: 'right', color: 'bg', on: 'ink' },
  ],
};
