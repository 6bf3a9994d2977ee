import type { Layer } from '../../build/templates/recipe.js';
import { sketch } from '../recipes/social-media/drawing.js';
import { crescent, string } from './ornaments.js';
import { box, type TextTemplateSource } from './source.js';

/** A balloon on its string, leaning to one side. */
const balloon = (id: string, x: number, y: number, color: string, lean: number): Layer[] => [
  sketch(`${id}-string`, [x + 3.6 - lean * 0.19, y + 18.6, 3.8, 20], string, 'ink'),
  { k: 'shape', outline: 'triangle', id: `${id}-knot`, at: [x + 4 - lean * 0.18, y + 16.6, 3, 3], rotate: lean, color },
  { k: 'shape', outline: 'ellipse', id, at: [x - 1.5, y - 1, 14, 18], rotate: lean, color },
];

export const names: readonly TextTemplateSource[] = [
  {
    id: 'text-wreath-monogram', name: 'Wedding wreath', pairing: 'vows', palette: 'sage', keywords: ['wedding', 'monogram', 'wreath', 'names'],
    copy: { letters: 'M|T', names: 'Mira and Theo', body: 'married in the orchard' },
    recipe: box('text-wreath-monogram', 400, [
      { k: 'art', art: 'shape-wreath-flowers', at: [20, 3, 60, 60], colors: ['extra', 'accent', 'accent2'] },
      { k: 'text', t: 'letters', font: 'sub', at: [33, 22, 34, 22], size: [17, 9], align: 'center', v: 'middle', color: 'ink' },
      { k: 'text', t: 'names', font: 'heading', at: [8, 66, 84, 14], size: [19, 9], align: 'center', v: 'middle', color: 'ink' },
      { k: 'text', t: 'body', font: 'sub', at: [6, 87, 88, 5], size: [4.6, 3.6], caps: true, tracking: 0.16, align: 'center', color: 'accentText' },
    ]),
  },
  {
    id: 'text-baby-moon', name: 'Baby on the moon', pairing: 'cradle', palette: 'skyline', keywords: ['baby', 'birth', 'announcement', 'name'],
    copy: { kicker: 'hello, my name is', title: 'Olive', body: '7 lb 2 oz of opinions' },
    recipe: box('text-baby-moon', 400, [
      { ...sketch('moon', [4, 7, 86, 86], crescent, 'accent2') },
      { k: 'art', art: 'shape-sticker-sparkles', at: [74, 12, 17, 17], colors: ['accent2'] },
      { k: 'shape', outline: 'star', id: 'star-1', at: [60, 77, 6, 6], rotate: 12, color: 'accent' },
      { k: 'shape', outline: 'star', id: 'star-2', at: [71, 79, 4, 4], rotate: -10, color: 'extra' },
      { k: 'text', t: 'kicker', font: 'sub', at: [39, 30, 54, 5], size: [5, 3.8], align: 'center', color: 'ink' },
      { k: 'text', t: 'title', font: 'heading', at: [38, 42, 56, 20], size: [32, 14], align: 'center', v: 'middle', color: 'accentText' },
      { k: 'text', t: 'body', font: 'sub', at: [38, 66, 56, 5], size: [4.6, 3.8], align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-bubble-birthday', name: 'Bubble birthday', pairing: 'balloons', palette: 'sorbet', keywords: ['birthday', 'kids', 'balloon', 'bubble'],
    copy: { title: 'Finn is\nfive!', body: 'Bring your loudest shoes' },
    recipe: box('text-bubble-birthday', 400, [
      { k: 'art', art: 'shape-bunting', at: [4, 3, 92, 31], colors: ['ink', 'accent', 'accent2', 'extra'] },
      ...balloon('balloon-1', 4, 40, 'accent2', -12),
      ...balloon('balloon-2', 86, 36, 'extra', 12),
      { k: 'text', t: 'title', font: 'heading', at: [18.5, 31, 63, 44], size: [29, 10], lines: 2, leading: 1.08, align: 'center', v: 'middle', rotate: -4, color: 'accent', on: '#ffffff', effect: { stroke: { color: '#ffffff', size: 60 }, shadows: [
        { color: 'ink', offset: 45, direction: 90, blur: 35, opacity: 45 },
        { color: 'accent/ink/.35', offset: 40, direction: 90, blur: 0, opacity: 100 },
      ] } },
      { k: 'text', t: 'body', font: 'sub', at: [8, 84, 84, 6], size: [6.4, 4], align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-jubilee', name: 'Anniversary laurel', pairing: 'jubilee', palette: 'brass', keywords: ['anniversary', 'years', 'laurel', 'names'],
    copy: { number: '25', unit: 'years of shared umbrellas', names: 'Ruth & Amir' },
    recipe: box('text-jubilee', 400, [
      { k: 'art', art: 'shape-laurel-classic', at: [14, 2, 72, 72], colors: ['accent'] },
      { k: 'text', t: 'number', font: 'heading', at: [31, 22, 38, 28], size: [36, 18], align: 'center', v: 'middle', color: 'ink' },
      { k: 'text', t: 'names', font: 'heading', at: [8, 76, 84, 10], size: [13, 7], align: 'center', color: 'ink' },
      { k: 'text', t: 'unit', font: 'sub', at: [6, 91, 88, 4], size: [4.2, 3.4], caps: true, tracking: 0.14, align: 'center', color: 'accentText' },
    ]),
  },
  {
    id: 'text-signet', name: 'Monogram logo', pairing: 'signet', palette: 'film', keywords: ['monogram', 'logo', 'initials', 'brand'],
    copy: { first: 'H', second: 'B', name: 'Hale Bonner', body: 'Clocks, mended' },
    recipe: box('text-signet', 400, [
      { k: 'shape', outline: 'rectangle', id: 'frame', at: [26, 5, 48, 48], stroke: { color: 'ink', width: 1 } },
      { k: 'line', id: 'slash', at: [16.4, 28.4, 67.2, 1], thickness: 0.6, rotate: -45, color: 'ink' },
      { k: 'text', t: 'first', font: 'heading', at: [29.4, 10.4, 21, 17], size: [23, 12], align: 'center', v: 'middle', color: 'ink' },
      { k: 'text', t: 'second', font: 'heading', at: [51.6, 31, 21, 17], size: [23, 12], align: 'center', v: 'middle', color: 'ink' },
      { k: 'text', t: 'name', font: 'sub', weight: 700, at: [6, 64, 88, 7], size: [8, 5], caps: true, tracking: 0.16, align: 'center', color: 'ink' },
      { k: 'text', t: 'body', font: 'sub', at: [6, 77, 88, 4], size: [4, 3.2], caps: true, tracking: 0.3, align: 'center', color: 'ink' },
    ]),
  },
];
