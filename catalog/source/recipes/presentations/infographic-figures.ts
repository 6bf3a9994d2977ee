import type { Layer, Recipe } from '../../../build/templates/recipe.js';

const n = (value: number): string => String(Math.round(value * 100) / 100);

/** A piece of a ring between two shares of its turn, from the top clockwise, in a box of 100 by 100. */
function ringPiece(from: number, to: number, hole = 29): string {
  const at = (share: number, r: number): string =>
    `${n(50 + r * Math.sin(share * 2 * Math.PI))} ${n(50 - r * Math.cos(share * 2 * Math.PI))}`;
  const large = to - from > 0.5 ? 1 : 0;
  return `M${at(from, 50)}A50 50 0 ${large} 1 ${at(to, 50)}L${at(to, hole)}A${hole} ${hole} 0 ${large} 0 ${at(from, hole)}Z`;
}

/** Shares of the ring and lengths of the bars: a template's figures are these, whatever they count. */
const SHARES = [0, 0.54, 0.83, 1];
const BARS = [42, 33, 26, 17, 11];
const COLORS = ['accent', 'accent2', 'extra'];
/** Hair between pieces, a share of the turn. */
const HAIR = 0.006;

const piece = (i: number): Layer[] => {
  const y = 77.4 + i * 12;
  return [
    { k: 'shape', outline: 'rectangle', id: `piece-${i + 1}`, at: [9, 72, 38, 38], path: ringPiece(SHARES[i]! + HAIR, SHARES[i + 1]! - HAIR), color: COLORS[i]! },
    { k: 'shape', outline: 'ellipse', id: `key-${i + 1}`, at: [56, y, 4, 4], color: COLORS[i]! },
    { k: 'text', t: `share${i + 1}`, font: 'heading', at: [63, y - 0.4, 28, 4], size: [4.6, 3.6], color: 'ink' },
    { k: 'text', t: `shareText${i + 1}`, font: 'body', at: [63, y + 5.2, 30, 2.6], size: [2.6, 2.2], color: 'muted' },
  ];
};

const bar = (length: number, i: number): Layer[] => {
  const y = 139 + i * 10.4;
  return [
    { k: 'text', t: `bar${i + 1}`, font: 'sub', at: [9, y, 25, 5.6], size: [2.8, 2.2], v: 'middle', color: 'ink', on: 'surface' },
    { k: 'shape', outline: 'rectangle', id: `bar-${i + 1}`, at: [36, y, Math.round(length * 105) / 100, 5.6], color: i ? 'accent2' : 'accent', radius: 0.25 },
    { k: 'text', t: `barValue${i + 1}`, font: 'heading', at: [38 + length * 1.05, y, 14, 5.6], size: [3.6, 3], v: 'middle', color: 'ink', on: 'surface' },
  ];
};

const unit = (i: number): Layer => ({
  ...{ k: 'art', art: 'icon', id: `unit-${i + 1}` },
  at: [9 + (i % 5) * 9.6, 207 + Math.floor(i / 5) * 11, 8.4, 8.4],
  colors: i < 7 ? ['accent', 'ink'] : ['ink/bg/.88', 'ink/bg/.7'],
});

/** A board of figures: a ring of shares, bars of lengths and seven in ten, each told in one breath. */
export const infographicFigures: Recipe = {
  id: 'infographic-figures',
  category: 'infographic',
  size: [800, 2000],
  layers: [
    { k: 'shape', outline: 'rectangle', id: 'head', at: [0, 0, 100, 60], color: 'accent' },
    { k: 'shape', outline: 'half', id: 'head-1', at: [60, 45, 30, 15], color: 'ink' },
    { k: 'shape', outline: 'half', id: 'head-2', at: [75, 48, 25, 12], color: 'accent2' },
    { k: 'text', t: 'tag', font: 'sub', at: [9, 10, 70, 3], size: [2.6, 2.2], caps: true, tracking: 0.16, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'title', font: 'heading', at: [9, 17.6, 82, 25], size: [13.5, 8], lines: 2, color: 'onAccent', on: 'accent' },
    { k: 'text', t: 'body', font: 'body', at: [9, 48, 48, 8], size: [2.8, 2.4], lines: 2, leading: 1.4, color: 'onAccent', on: 'accent' },
    ...[0, 1, 2].flatMap(piece),
    { k: 'text', t: 'number', font: 'heading', at: [18, 86, 20, 7], size: [8, 5], align: 'center', v: 'middle', color: 'ink' },
    { k: 'text', t: 'numberText', font: 'body', at: [18, 95, 20, 2.4], size: [2.3, 2], align: 'center', color: 'muted' },
    { k: 'shape', outline: 'rectangle', id: 'panel', at: [0, 120, 100, 74], color: 'surface' },
    { k: 'text', t: 'barsTitle', font: 'heading', at: [9, 127, 82, 5], size: [5, 3.6], color: 'ink', on: 'surface' },
    ...BARS.flatMap(bar),
    { k: 'text', t: 'unitsTitle', font: 'heading', at: [62, 207.4, 30, 12], size: [9, 6], color: 'ink' },
    { k: 'text', t: 'unitsText', font: 'body', at: [62, 217.4, 30, 9], size: [2.7, 2.3], lines: 3, leading: 1.4, color: 'muted' },
    ...Array.from({ length: 10 }, (_, i) => unit(i)),
    { k: 'line', at: [9, 236, 82, 0.6], thickness: 0.3, color: 'ink' },
    { k: 'text', t: 'source', font: 'body', at: [9, 240.4, 52, 2.6], size: [2.3, 2], color: 'muted' },
    { k: 'text', t: 'website', font: 'sub', at: [60, 240.4, 31, 2.6], size: [2.3, 2], align: 'right', weight: 600, color: 'ink' },
  ],
};
