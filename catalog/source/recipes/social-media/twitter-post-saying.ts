import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import { pen, sketch } from './drawing.js';

const { to, arc } = pen(20, 16);
/** One of the two commas of a quotation mark. */
const comma = (x: number): string =>
  `M${to(x, 11.5)}${arc(4.3, x + 8.6, 11.5, false)}${arc(4.3, x + 4.3, 7.2, false)}` +
  `C${to(x + 4.3, 4)} ${to(x + 6, 2)} ${to(x + 8.4, 1.4)}L${to(x + 7.6, 0)}C${to(x + 2.6, 1.4)} ${to(x, 6)} ${to(x, 11.5)}Z`;

/** A color over the whole page that fades out along an angle: several of them blend as in a mesh. */
const wash = (id: string, color: string, angle: number, opacity: readonly [number, number, number]): Layer => ({
  k: 'shape',
  outline: 'rectangle',
  ...{ id, at: [0, 0, 200, 100] as const, color, fade: { angle, opacity } },
});

/** A sentence worth passing on, over a blend of colors. */
export const twitterPostSaying: Recipe = {
  id: 'twitter-post-saying',
  category: 'twitter-post',
  size: [1024, 512],
  layers: [
    wash('wash-left', 'accent/bg/.3', 25, [1, 0.35, 0]),
    wash('wash-right', 'accent2/bg/.2', 205, [0.95, 0.3, 0]),
    wash('wash-foot', 'extra/bg/.2', 290, [0.9, 0.2, 0]),
    wash('wash-head', 'accent/accent2/.5', 120, [0.35, 0.1, 0]),
    ...[18, 28, 38].map((radius): Layer => ({ k: 'shape', outline: 'ellipse', id: `ring-${radius}`, at: [184 - radius, 8 - radius, 2 * radius, 2 * radius], stroke: { color: 'ink', width: 0.35 }, opacity: 0.22 })),
    sketch('mark', [10, 11, 18, 14.4], comma(0) + comma(11), 'ink'),
    { k: 'text', t: 'quote', font: 'heading', at: [10, 34, 172, 40], size: [19, 11], lines: 3, v: 'top', color: 'ink', emphasis: { italic: true } },
    { k: 'line', at: [10, 87, 9, 0.9], thickness: 0.6, color: 'ink' },
    { k: 'text', t: 'author', font: 'sub', at: [23, 85.8, 110, 4.4], size: [4.4, 3.4], weight: 600, color: 'ink' },
    { k: 'text', t: 'site', font: 'body', at: [130, 85.8, 60, 4.4], size: [4, 3.2], align: 'right', color: 'ink' },
  ],
};
