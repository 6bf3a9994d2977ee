import type { Layer } from '../../build/templates/recipe.js';
import { dots, sketch } from '../recipes/social-media/drawing.js';
import { bat, drips, egg, flame, lamp, lantern, ogee, rosette } from './ornaments.js';
import { box, type TextTemplateSource } from './source.js';

/** A glass ball on its thread. */
const bauble = (x: number, y: number, color: string): Layer[] => [
  { k: 'shape', outline: 'rectangle', id: `thread-${x}`, at: [x + 1.9, y - 2.4, 0.5, 3], color },
  { k: 'shape', outline: 'ellipse', id: `bauble-${x}`, at: [x, y, 4.3, 4.3], color },
];

/** A lit lamp of a row. */
const lit = (i: number): Layer[] => {
  const x = 5.6 + i * 18.6;
  return [
    sketch(`flame-${i + 1}`, [x + 4.4, 77.2, 5.6, 9.4], flame, 'extra'),
    sketch(`lamp-${i + 1}`, [x, 86.4, 14.4, 8], lamp, 'accent'),
  ];
};

/** A lamp on a cord. */
const hung = (id: string, x: number, length: number): Layer[] => [
  { k: 'shape', outline: 'rectangle', id: `${id}-cord`, at: [x + 3.2, 26, 0.6, length], color: 'accent' },
  { k: 'shape', outline: 'rectangle', id: `${id}-cap`, at: [x + 1.8, 26 + length, 3.4, 1.6], color: 'accent' },
  { k: 'shape', outline: 'hexagon', id, at: [x, 27 + length, 7, 9], color: 'accent' },
];

/** A sweet of pressed sugar with its edge. */
const sweet = (id: string, x: number, y: number, rotate: number, color: string): Layer[] => [
  { k: 'shape', outline: 'heart', id: `${id}-edge`, at: [x, y + 1.6, 43, 39], rotate, color: `${color}/ink/.28` },
  { k: 'shape', outline: 'heart', id, at: [x, y, 43, 39], rotate, color },
];

export const greetings: readonly TextTemplateSource[] = [
  {
    id: 'text-word-tree', name: 'Christmas tree of words', pairing: 'tinsel', palette: 'noel', keywords: ['christmas', 'holidays', 'tree', 'winter'],
    copy: { first: 'Joy', second: 'to the', third: 'leftovers', body: 'and to all a good nap' },
    recipe: box('text-word-tree', 400, [
      { k: 'shape', outline: 'star', id: 'star', at: [44, 4, 12, 12], color: 'accent2' },
      { k: 'text', t: 'first', font: 'heading', at: [36, 18, 28, 14], size: [15, 8], align: 'center', color: 'extra' },
      { k: 'text', t: 'second', font: 'heading', at: [20, 38.4, 60, 14], size: [19, 8], align: 'center', color: 'accentText' },
      { k: 'text', t: 'third', font: 'heading', at: [5, 58, 90, 18], size: [25, 8], align: 'center', color: 'extra' },
      { k: 'shape', outline: 'rectangle', id: 'trunk', at: [44.5, 79.4, 11, 7], color: 'accent2' },
      ...bauble(22, 44, 'accent2'), ...bauble(73.6, 44, 'accent2'), ...bauble(35, 26, 'accent'), ...bauble(61, 24, 'accent'),
      { k: 'text', t: 'body', font: 'sub', at: [8, 90, 84, 5], size: [5.4, 4], align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-halloween', name: 'Halloween drip', pairing: 'shiver', palette: 'plum', keywords: ['halloween', 'horror', 'spooky', 'october'],
    copy: { title: 'Trick\nor snack', body: 'knock twice, whisper candy' },
    recipe: box('text-halloween', 400, [
      { k: 'shape', outline: 'rectangle', id: 'night', at: [3, 4, 94, 92], color: 'ink' },
      { k: 'shape', outline: 'ellipse', id: 'moon', at: [60, 15, 29, 29], color: 'accent2' },
      sketch('bat-1', [63, 22.4, 23, 13], bat, 'ink'),
      { ...sketch('bat-2', [37, 27, 14, 8], bat, 'extra'), rotate: -14 },
      sketch('drips', [3, 4, 94, 24], drips(94, 24, [0.62, 0.95, 0.5, 0.72, 0.36, 0.54, 0.34, 0.7]), 'accent'),
      { k: 'text', t: 'title', font: 'heading', at: [9, 40, 82, 42], size: [33, 12], lines: 2, leading: 0.92, color: 'accent', on: 'ink' },
      { k: 'text', t: 'body', font: 'sub', at: [9, 86.4, 82, 5], size: [7, 4.6], color: 'bg', on: 'ink' },
    ]),
  },
  {
    id: 'text-easter', name: 'Painted egg', pairing: 'recess', palette: 'blossom', keywords: ['easter', 'egg', 'spring', 'hunt'],
    copy: { title: 'Happy\nEaster', body: 'the hunt starts at the hedge' },
    recipe: box('text-easter', 400, [
      sketch('egg', [19, 2, 62, 82], egg, 'accent2'),
      { k: 'art', art: 'flat-tulip', at: [3, 60, 22, 22], colors: ['extra', 'accent/ink/.3', 'accent'] },
      { k: 'art', art: 'flat-tulip', at: [75, 60, 22, 22], colors: ['extra', 'accent/ink/.3', 'accent'] },
      { k: 'art', art: 'shape-line-zigzag', at: [33, 17, 34, 4.8], colors: ['accent'] },
      { k: 'art', art: 'shape-line-waves', at: [26.6, 66, 46.8, 12], colors: ['bg'] },
      sketch('dots', [34, 9, 32, 4], dots(8, 1, 0.6), 'bg'),
      { k: 'text', t: 'title', font: 'heading', at: [22, 27, 56, 34], size: [24, 10], lines: 2, leading: 1, align: 'center', v: 'middle', rotate: -5, color: 'ink', on: 'accent2' },
      { k: 'text', t: 'body', font: 'sub', at: [8, 89.6, 84, 5], size: [6, 4], align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-eid', name: 'Eid window', pairing: 'mosaic', palette: 'fern', keywords: ['eid', 'ramadan', 'mubarak', 'crescent'],
    copy: { title: 'Eid\nMubarak', body: 'from our table to yours' },
    recipe: box('text-eid', 400, [
      sketch('window', [14, 2, 72, 96], ogee, 'ink'),
      { ...sketch('window-line', [17, 7, 66, 88], ogee, 'ink'), stroke: { color: 'accent', width: 0.6 } },
      { k: 'art', art: 'icon-star-and-crescent', at: [41, 17, 18, 18], colors: ['accent'] },
      ...hung('lamp-1', 24, 10), ...hung('lamp-2', 69, 10),
      { k: 'text', t: 'title', font: 'heading', at: [23, 48, 54, 30], size: [24, 9], lines: 2, align: 'center', v: 'middle', color: 'accent', on: 'ink' },
      { k: 'text', t: 'body', font: 'sub', at: [21, 83, 58, 4], size: [4.4, 3.4], align: 'center', color: 'bg', on: 'ink' },
    ]),
  },
  {
    id: 'text-diwali', name: 'Row of lamps', pairing: 'lamplight', palette: 'fuchsia', keywords: ['diwali', 'deepavali', 'lamp', 'festival'],
    copy: { title: 'Happy Diwali', body: 'may every lamp find its match' },
    recipe: box('text-diwali', 400, [
      sketch('petals-3', [26, 2, 48, 48], rosette(16, 30, 50), 'accent2'),
      sketch('petals-2', [26, 2, 48, 48], rosette(16, 18, 38, 0.5), 'accent'),
      sketch('petals-1', [26, 2, 48, 48], rosette(8, 0, 22), 'extra'),
      { k: 'text', t: 'title', font: 'heading', at: [5, 53, 90, 12], size: [15, 7], align: 'center', v: 'middle', color: 'ink' },
      { k: 'text', t: 'body', font: 'sub', at: [8, 69, 84, 5], size: [5.4, 4], align: 'center', color: 'accentText' },
      ...[0, 1, 2, 3, 4].flatMap(lit),
    ]),
  },
  {
    id: 'text-lunar-year', name: 'Lunar New Year lantern', pairing: 'teahouse', palette: 'festival', keywords: ['lunar new year', 'lantern', 'spring festival', 'luck'],
    copy: { title: 'Lunar\nNew Year', body: 'good luck, great dumplings' },
    recipe: box('text-lunar-year', 400, [
      { k: 'shape', outline: 'rectangle', id: 'cord', at: [49.4, 2, 1.2, 10], color: 'ink' },
      { k: 'shape', outline: 'rectangle', id: 'cap', at: [32, 9, 36, 5.4], radius: 0.3, color: 'accent2' },
      { k: 'shape', outline: 'rectangle', id: 'foot', at: [32, 68.6, 36, 5.4], radius: 0.3, color: 'accent2' },
      sketch('lantern', [9, 13, 82, 57], lantern, 'accent'),
      { ...sketch('rib-1', [22, 13, 56, 57], lantern, 'accent'), stroke: { color: 'accent/ink/.4', width: 0.5 } },
      { ...sketch('rib-2', [36, 13, 28, 57], lantern, 'accent'), stroke: { color: 'accent/ink/.4', width: 0.5 } },
      { k: 'text', t: 'title', font: 'heading', at: [19, 23, 62, 37], size: [23, 10], lines: 2, caps: true, align: 'center', v: 'middle', color: 'accent2', on: 'accent' },
      ...[0, 1, 2, 3, 4].map((i): Layer => ({ k: 'shape', outline: 'rectangle', id: `tassel-${i + 1}`, at: [43.4 + i * 3, 74, 1.2, 10 + (2 - Math.abs(2 - i)) * 1.6], color: 'accent' })),
      { k: 'text', t: 'body', font: 'sub', at: [8, 91, 84, 5], size: [5.6, 4], align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-candy-hearts', name: 'Candy hearts', pairing: 'sweets', palette: 'candy', keywords: ['valentine', 'love', 'hearts', 'candy'],
    copy: { first: 'Be\nmine', second: 'Nice\ndog', third: 'Text\nme', body: 'in order of importance' },
    recipe: box('text-candy-hearts', 400, [
      ...sweet('heart-1', 5, 8, -10, 'accent'),
      ...sweet('heart-2', 52, 12, 9, 'accent2'),
      ...sweet('heart-3', 28, 48, -3, 'extra'),
      { k: 'text', t: 'first', font: 'heading', at: [14, 17, 24, 19], size: [12.2, 7], lines: 2, caps: true, align: 'center', v: 'middle', rotate: -10, color: 'ink', on: 'accent' },
      { k: 'text', t: 'second', font: 'heading', at: [60.6, 21, 24, 19], size: [12.2, 7], lines: 2, caps: true, align: 'center', v: 'middle', rotate: 9, color: 'bg', on: 'accent2' },
      { k: 'text', t: 'third', font: 'heading', at: [37.6, 57, 24, 19], size: [12.2, 7], lines: 2, caps: true, align: 'center', v: 'middle', rotate: -3, color: 'ink', on: 'extra' },
      { k: 'text', t: 'body', font: 'sub', at: [8, 91, 84, 5], size: [5.6, 4], align: 'center', color: 'ink' },
    ]),
  },
];
