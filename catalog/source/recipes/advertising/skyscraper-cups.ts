import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { inked } from '../events/linework.js';
import { pen, sketch } from '../social-media/drawing.js';

const [WIDTH, HEIGHT, COUNTER] = [60, 37, 318];
const { to, arc } = pen(WIDTH, HEIGHT);

const bowl = `M${to(8, 0)}L${to(46, 0)}C${to(46, 20)} ${to(38, 32)} ${to(27, 32)}C${to(16, 32)} ${to(8, 20)} ${to(8, 0)}Z`;
const band = `M${to(8.5, 7)}L${to(45.5, 7)}C${to(45.2, 10)} ${to(44.6, 12)} ${to(43.8, 14)}L${to(10.2, 14)}C${to(9.4, 12)} ${to(8.8, 10)} ${to(8.5, 7)}Z`;
const handle = `M${to(44, 5)}${arc(7.4, 40, 19)}`;
const saucer = `M${to(2, 31)}L${to(52, 31)}C${to(50, 35)} ${to(44, 36.4)} ${to(38, 36.6)}L${to(16, 36.6)}C${to(10, 36.4)} ${to(4, 35)} ${to(2, 31)}Z`;

/** Color words of each cup, its band and its saucer, from the counter up. */
const CUPS = [
  ['accent', 'bg', 'bg'],
  ['bg', 'ink', 'ink'],
  ['ink', 'accent2', 'accent'],
  ['accent', 'ink', 'bg'],
  ['bg', 'accent', 'ink'],
] as const;
/** The stack was not built with care. */
const ASIDE = [0, 3.4, -2.6, 2.2, -3.4];

const cup = (i: number): Layer[] => {
  const [body, stripe, plate] = CUPS[i]!;
  const at = [22 + ASIDE[i]!, COUNTER - HEIGHT * (i + 1) + i * 0.2, WIDTH, HEIGHT] as const;
  return [
    inked(`handle-${i + 1}`, at, handle, body, 3.4),
    sketch(`cup-${i + 1}`, at, bowl, body),
    sketch(`band-${i + 1}`, at, band, stripe),
    sketch(`saucer-${i + 1}`, at, saucer, plate),
  ];
};

const steam = (x: number): Layer => {
  const air = pen(8, 20);
  const path = `M${air.to(4, 20)}C${air.to(-2, 14)} ${air.to(10, 8)} ${air.to(4, 0)}`;
  return inked('steam', [x, 112, 8, 17], path, 'ink', 1.7);
};

/** Five cups on five saucers, none of them straight, on the counter where the button is. */
export const skyscraperCups: Recipe = {
  id: 'skyscraper-cups',
  category: 'skyscraper',
  size: [160, 600],
  ground: 'accent2',
  layers: [
    { k: 'text', t: 'company', font: 'sub', at: [9, 14, 82, 7], size: [8.4, 7.3], weight: 600, color: 'ink', on: 'accent2' },
    { k: 'text', t: 'title', font: 'heading', at: [9, 32, 82, 66], size: [24, 14], lines: 4, color: 'ink', on: 'accent2' },
    steam(35),
    steam(43),
    steam(51),
    ...[0, 1, 2, 3, 4].flatMap(cup),
    { k: 'shape', outline: 'rectangle', id: 'counter', at: [0, COUNTER - 0.6, 100, 58], color: 'ink' },
    { k: 'shape', outline: 'pill', id: 'button', at: [9, 334, 82, 26], color: 'bg' },
    { k: 'text', t: 'cta', font: 'sub', at: [14, 334, 72, 26], size: [9.6, 7.4], weight: 600, align: 'center', v: 'middle', color: 'ink', on: 'bg' },
  ],
};
