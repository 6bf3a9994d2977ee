import type { Layer } from '../../build/templates/recipe.js';
import { sketch } from '../recipes/social-media/drawing.js';
import { squiggle } from './drawing.js';
import { floor, pixelHeart, plank, stepped } from './ornaments.js';
import { box, type TextTemplateSource } from './source.js';

/** A stripe of a rainbow, from the widest. */
const stripe = (i: number): Layer => ({
  ...{ k: 'shape', outline: 'half', id: `stripe-${i + 1}` },
  at: [20 + i * 5.4, 3 + i * 5.4, 60 - i * 10.8, 30 - i * 5.4],
  color: (['accent', 'accent2', 'extra', 'bg'] as const)[i]!,
});

/** A gap in the setting sun, wider towards the horizon. */
const sunGap = (i: number): Layer => ({
  ...{ k: 'shape', outline: 'rectangle', id: `gap-${i + 1}`, color: 'ink' },
  at: [22, 24 + i * 4.6, 56, 0.5 + i * 0.42],
});

/** A chain between the two boards of a sign. */
const chain = (id: string, x: number, y: number, height: number): Layer => ({
  ...{ k: 'shape', outline: 'rectangle', id, color: 'ink' },
  at: [x, y, 1.2, height],
});

export const eras: readonly TextTemplateSource[] = [
  {
    id: 'text-seventies', name: 'Seventies rainbow', pairing: 'groovy', palette: 'paprika', keywords: ['seventies', 'retro', 'groovy', 'rainbow'],
    copy: { title: 'Far\nout', body: 'roller disco, Thursdays' },
    recipe: box('text-seventies', 400, [
      ...[0, 1, 2, 3].map(stripe),
      { k: 'text', t: 'title', font: 'heading', at: [6, 38, 86, 44], size: [30, 14], lines: 2, leading: 0.88, align: 'center', color: 'ink', effect: { shadows: [
        { color: 'extra', offset: 100, direction: 55, blur: 0, opacity: 100 },
        { color: 'accent2', offset: 68, direction: 55, blur: 0, opacity: 100 },
        { color: 'accent', offset: 36, direction: 55, blur: 0, opacity: 100 },
      ] } },
      { k: 'text', t: 'body', font: 'sub', below: 'title', gap: 9, at: [6, 0, 88, 6], size: [6.6, 4], align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-eighties', name: 'Eighties sunset', pairing: 'chrome', palette: 'volt', keywords: ['eighties', 'neon', 'synthwave', 'retro'],
    copy: { kicker: 'Slow', title: 'Night ride', body: 'home by ten, probably' },
    recipe: box('text-eighties', 400, [
      { k: 'shape', outline: 'rectangle', id: 'night', at: [3, 3, 94, 94], color: 'ink' },
      { k: 'shape', outline: 'ellipse', id: 'sun', at: [27, 7, 46, 46], gradient: { angle: 90, colors: ['#ffd23f', 'accent'] } },
      ...[0, 1, 2, 3, 4, 5].map(sunGap),
      { k: 'shape', outline: 'rectangle', id: 'ground', at: [3, 70, 94, 27], color: 'ink' },
      sketch('floor', [3, 70, 94, 27], floor(13, 7), 'extra'),
      { k: 'shape', outline: 'rectangle', id: 'dark', at: [3, 70, 94, 27], color: 'ink', fade: { angle: 90, opacity: [0, 0.7, 1] } },
      { k: 'text', t: 'kicker', font: 'sub', at: [9, 33, 44, 13], size: [20, 10], rotate: -8, align: 'center', v: 'middle', color: '#ffffff', on: 'ink',
        effect: { glow: { color: 'accent', intensity: 80, opacity: 100 } } },
      { k: 'text', t: 'title', font: 'heading', at: [8, 49, 84, 18], size: [26, 10], caps: true, align: 'center', v: 'middle', color: '#ffffff', on: 'ink',
        gradient: { angle: 90, colors: ['#ffffff', 'accent2', '#ffffff', 'accent2'] },
        effect: { stroke: { color: 'ink', size: 40 }, glow: { color: 'accent2', intensity: 45, opacity: 70 } } },
      { k: 'text', t: 'body', font: 'body', at: [20, 86, 60, 5], size: [5.4, 4], caps: true, tracking: 0.2, align: 'center', color: '#ffffff', on: 'ink',
        effect: { stroke: { color: 'ink', size: 100 } } },
    ]),
  },
  {
    id: 'text-nineties', name: 'Nineties video night', pairing: 'memphis', palette: 'fuchsia', keywords: ['nineties', 'memphis', 'retro', 'fun'],
    copy: { title: 'Be kind,\nrewind', body: 'Late fees forgiven' },
    recipe: box('text-nineties', 400, [
      { k: 'art', art: 'shape-stripes-circle', at: [67, 4, 28, 28], colors: ['accent2'] },
      { k: 'art', art: 'shape-dots-grid', at: [73, 68, 23, 23], colors: ['extra'] },
      sketch('squiggle', [5, 12, 34, 8], squiggle(4), 'accent2'),
      { k: 'shape', outline: 'triangle', id: 'triangle', at: [43, 9, 14, 13], rotate: 18, stroke: { color: 'extra', width: 1.4 } },
      { k: 'text', t: 'title', font: 'heading', at: [5, 29, 90, 42], size: [25, 10], lines: 2, caps: true, leading: 1.1, color: 'accent',
        effect: { shadows: [{ color: 'ink', offset: 72, direction: 45, blur: 0, opacity: 100 }] } },
      { k: 'shape', outline: 'slant', id: 'chip', at: [4, 76, 60, 11], color: 'accent2' },
      { k: 'text', t: 'body', font: 'sub', at: [12, 76, 44, 11], size: [5.4, 4], align: 'center', v: 'middle', color: 'onAccent', on: 'accent2' },
    ]),
  },
  {
    id: 'text-saloon-hours', name: 'Western sign', pairing: 'saloon', palette: 'canyon', keywords: ['western', 'opening hours', 'sign', 'saloon'],
    copy: { tag: 'We open at', title: 'High noon', hours: 'Monday to Saturday, till 8', rest: 'Sunday: gone fishing' },
    recipe: box('text-saloon-hours', 400, [
      chain('rope-1', 22, 6, 16), chain('rope-2', 77, 6, 16), chain('rope-3', 26, 58, 12), chain('rope-4', 73, 58, 12),
      { k: 'shape', outline: 'rectangle', id: 'beam', at: [10, 4, 80, 3], color: 'ink', radius: 0.4 },
      sketch('board-1', [3, 19, 94, 41], plank, 'ink'),
      sketch('board-2', [12, 67, 76, 24], plank, 'accent'),
      { k: 'text', t: 'tag', font: 'sub', at: [14, 25, 72, 5], size: [6, 4], caps: true, tracking: 0.2, align: 'center', color: 'accent2', on: 'ink' },
      { k: 'text', t: 'title', font: 'heading', at: [9, 34, 82, 19], size: [24, 10], align: 'center', v: 'middle', color: 'bg', on: 'ink' },
      { k: 'text', t: 'hours', font: 'sub', at: [17, 72.4, 66, 4], size: [5.6, 3.8], align: 'center', color: 'onAccent', on: 'accent' },
      { k: 'text', t: 'rest', font: 'sub', at: [17, 80.8, 66, 4], size: [5.6, 3.8], align: 'center', color: 'onAccent', on: 'accent' },
    ]),
  },
  {
    id: 'text-deco', name: 'Art deco invitation', pairing: 'gatsby', palette: 'gala', keywords: ['art deco', 'invitation', 'twenties', 'party'],
    copy: { tag: 'You are asked to', title: 'The Gilded\nHour', body: 'Black tie, bright shoes' },
    recipe: box('text-deco', 400, [
      sketch('panel', [4, 4, 92, 92], stepped(92, 92, 4), 'ink'),
      { ...sketch('panel-line', [7, 7, 86, 86], stepped(86, 86, 4), 'ink'), stroke: { color: 'accent2', width: 0.7 } },
      { ...sketch('panel-line-2', [9, 9, 82, 82], stepped(82, 82, 4), 'ink'), stroke: { color: 'accent2', width: 0.3 } },
      { k: 'art', art: 'shape-divider-fan', at: [21, 13, 58, 16.2], colors: ['accent2', 'accent2'] },
      { k: 'text', t: 'tag', font: 'sub', at: [15, 33, 70, 4], size: [4.4, 3.2], caps: true, tracking: 0.16, align: 'center', color: 'bg', on: 'ink' },
      { k: 'text', t: 'title', font: 'heading', at: [13, 41, 74, 25], size: [18, 9], lines: 2, caps: true, tracking: 0.05, leading: 1.1, align: 'center', v: 'middle', color: 'accent2', on: 'ink',
        effect: { stroke: { color: 'accent2', size: 14 } } },
      { k: 'text', t: 'body', font: 'sub', at: [13, 73, 74, 4], size: [4.4, 3.2], caps: true, tracking: 0.12, align: 'center', color: 'bg', on: 'ink' },
      { k: 'art', art: 'shape-divider-deco', at: [32, 79, 36, 7.2], colors: ['accent2', 'accent2'] },
    ]),
  },
  {
    id: 'text-arcade', name: 'Arcade countdown', pairing: 'arcade', palette: 'moss', keywords: ['pixel', 'arcade', 'game', 'countdown'],
    copy: { score: 'Hi 9040', title: 'Continue?', number: '9', body: 'insert snack' },
    recipe: box('text-arcade', 400, [
      sketch('screen', [3, 6, 94, 88], stepped(94, 88, 1.6), 'ink'),
      { k: 'text', t: 'score', font: 'sub', at: [10, 14, 50, 6], size: [6.4, 4], caps: true, color: 'accent', on: 'ink' },
      ...[0, 1, 2].map((i) => sketch(`heart-${i + 1}`, [66.6 + i * 8, 12.8, 7, 6], pixelHeart, i < 2 ? 'accent' : 'accent2/ink/.4')),
      { k: 'text', t: 'title', font: 'heading', at: [9, 29, 82, 10], size: [10, 5], caps: true, align: 'center', v: 'middle', color: 'bg', on: 'ink' },
      { k: 'text', t: 'number', font: 'heading', at: [28, 45, 46, 30], size: [37, 16], align: 'center', v: 'middle', color: 'accent', on: 'ink',
        effect: { shadows: [{ color: 'accent2/ink/.3', offset: 84, direction: 45, blur: 0, opacity: 100 }] } },
      { k: 'text', t: 'body', font: 'sub', at: [10, 81, 80, 6], size: [6.4, 4], caps: true, align: 'center', color: 'accent', on: 'ink' },
    ]),
  },
  {
    id: 'text-typed-quote', name: 'Typed index card', pairing: 'typist', palette: 'atlas', keywords: ['typewriter', 'quote', 'note', 'highlight'],
    copy: { tag: 'Card 7 of 7', quote: 'The plot thickens\nwhen nobody\nstirs the soup.', author: 'G. Pruitt, unfinished novel' },
    recipe: box('text-typed-quote', 400, [
      { k: 'shape', outline: 'rectangle', id: 'card', at: [4, 13, 92, 74], color: '#fffdf6', shadow: { color: 'ink', offset: 30, direction: 80, blur: 40, opacity: 30 } },
      { k: 'line', at: [4, 27.6, 92, 0.6], thickness: 0.5, color: '#d9534f' },
      ...[0, 1, 2, 3].map((i): Layer => ({ k: 'line', id: `rule-${i + 1}`, at: [4, 43 + i * 11.6, 92, 0.5], thickness: 0.3, color: 'extra' })),
      { k: 'shape', outline: 'rectangle', id: 'marker', at: [9, 45.4, 52, 9], color: 'accent', opacity: 0.5, rotate: -1 },
      { k: 'text', t: 'tag', font: 'sub', at: [10, 19.4, 80, 4], size: [4.6, 3.6], color: 'ink', on: '#fffdf6' },
      { k: 'text', t: 'quote', font: 'heading', at: [10, 36, 80, 32], size: [7.73, 6], lines: 3, leading: 1.5, color: 'ink', on: '#fffdf6' },
      { k: 'text', t: 'author', font: 'sub', at: [10, 71.4, 80, 4], size: [4.6, 3.6], align: 'right', color: 'ink', on: '#fffdf6' },
    ]),
  },
];
