import type { Layer } from '../../build/templates/recipe.js';
import { sketch } from '../recipes/social-media/drawing.js';
import { tick } from './drawing.js';
import { box, type TextTemplateSource } from './source.js';

/** A line of the contact block behind its sign. */
const contact = (slot: string, icon: string, y: number): Layer[] => [
  { k: 'shape', outline: 'ellipse', id: `${slot}-disc`, at: [5, y, 13, 13], color: 'accent' },
  { k: 'art', art: icon, at: [8.25, y + 3.25, 6.5, 6.5], colors: ['onAccent'] },
  { k: 'text', t: slot, font: 'body', at: [23, y + 3, 72, 7], size: [6.4, 4], v: 'middle', color: 'ink' },
];

/** A line of the checklist with its ticked box. */
const item = (slot: string, y: number): Layer[] => [
  { k: 'shape', outline: 'rectangle', id: `${slot}-box`, at: [6, y, 9.4, 9.4], radius: 0.2, stroke: { color: 'ink', width: 0.8 } },
  sketch(`${slot}-tick`, [7.2, y - 2.2, 11, 11], tick, 'accent'),
  { k: 'text', t: slot, font: 'body', at: [21, y, 74, 9.4], size: [6.8, 4], v: 'middle', color: 'ink' },
];

export const details: readonly TextTemplateSource[] = [
  {
    id: 'text-contact-block', name: 'Contact block', pairing: 'spacemono', palette: 'teal', keywords: ['contact', 'address', 'phone'],
    copy: { title: 'Say hello', phone: '+44 20 7946 0158', email: 'hello@tidepool.example', address: '3 Net Loft Lane' },
    recipe: box('text-contact-block', 400, [
      { k: 'text', t: 'title', font: 'heading', at: [5, 14, 90, 13], size: [15, 9], color: 'ink' },
      ...contact('phone', 'icon-phone', 37),
      ...contact('email', 'icon-envelope-simple', 54),
      ...contact('address', 'icon-map-pin', 71),
    ]),
  },
  {
    id: 'text-menu-section', name: 'Menu section', pairing: 'cinzel', palette: 'brass', keywords: ['menu', 'food', 'prices'],
    copy: { title: 'From the oven', body: 'Leek and walnut tart\nSmoked trout pie\nPears in red wine', price: '9\n12\n7' },
    recipe: box('text-menu-section', 400, [
      { k: 'text', t: 'title', font: 'heading', at: [5, 18, 90, 9], size: [11, 7], caps: true, color: 'accentText' },
      { k: 'line', at: [5, 32, 90, 1], thickness: 0.5, color: 'accent' },
      { k: 'text', t: 'body', font: 'sub', at: [5, 43, 74, 40], size: [7.2, 5], lines: 3, leading: 1.8, color: 'ink' },
      { k: 'text', t: 'price', font: 'sub', at: [80, 43, 15, 40], size: [7.2, 5], lines: 3, leading: 1.8, align: 'right', color: 'ink' },
    ]),
  },
  {
    id: 'text-opening-hours', name: 'Opening hours', pairing: 'limelight', palette: 'jazz', keywords: ['hours', 'opening', 'shop'],
    copy: { title: 'We are open', days: 'Tue to Fri\nSaturday\nSunday', hours: '8 to 6\n9 to 4\nrolls only' },
    recipe: box('text-opening-hours', 400, [
      { k: 'shape', outline: 'rectangle', id: 'board', at: [4, 8, 92, 84], radius: 0.06, color: 'ink' },
      { k: 'shape', outline: 'rectangle', id: 'board-line', at: [7, 11, 86, 78], radius: 0.04, stroke: { color: 'accent2', width: 0.5 } },
      { k: 'text', t: 'title', font: 'heading', at: [12, 22, 76, 12], size: [14, 8], align: 'center', color: 'accent2', on: 'ink' },
      { k: 'line', at: [38, 41, 24, 1], thickness: 0.6, color: 'accent' },
      { k: 'text', t: 'days', font: 'sub', at: [14, 51, 42, 30], size: [6.6, 5], lines: 3, leading: 1.8, color: 'bg', on: 'ink' },
      { k: 'text', t: 'hours', font: 'sub', at: [52, 51, 34, 30], size: [6.6, 5], lines: 3, leading: 1.8, align: 'right', color: 'bg', on: 'ink' },
    ]),
  },
  {
    id: 'text-numbered-step', name: 'Numbered step', pairing: 'archivo', palette: 'paprika', keywords: ['step', 'number', 'how to'],
    copy: { number: '1', title: 'Soak the beans', body: 'Overnight, in twice as much water as you think.' },
    recipe: box('text-numbered-step', 400, [
      { k: 'shape', outline: 'ellipse', id: 'disc', at: [5, 10, 34, 34], color: 'accent' },
      { k: 'text', t: 'number', font: 'heading', at: [8, 15, 28, 24], size: [24, 12], align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
      { k: 'line', at: [43, 26.4, 52, 1.2], thickness: 0.8, pattern: 'dotted', color: 'accent' },
      { k: 'text', t: 'title', font: 'heading', at: [5, 53, 90, 10], size: [11, 7], color: 'ink' },
      { k: 'text', t: 'body', font: 'body', below: 'title', gap: 7, at: [5, 0, 88, 16], size: [6.2, 4.4], lines: 2, color: 'ink' },
    ]),
  },
  {
    id: 'text-checklist', name: 'Checklist', pairing: 'caveat', palette: 'meadow', keywords: ['checklist', 'list', 'to do'],
    copy: { title: 'Before we leave', first: 'Water the tomatoes', second: 'Hide the spare key', third: 'Pack the good cheese' },
    recipe: box('text-checklist', 400, [
      { k: 'text', t: 'title', font: 'heading', at: [6, 15, 88, 14], size: [19, 10], color: 'accentText' },
      ...item('first', 40),
      ...item('second', 56),
      ...item('third', 72),
    ]),
  },
  {
    id: 'text-signature', name: 'Signature', pairing: 'satisfy', palette: 'graphite', keywords: ['signature', 'name', 'sign-off'],
    copy: { tag: 'With kind regards', name: 'Lucía Marchand', role: 'Keeper of the reading room' },
    recipe: box('text-signature', 400, [
      { k: 'text', t: 'tag', font: 'sub', at: [6, 24, 88, 5], size: [5, 4], weight: 500, color: 'ink' },
      { k: 'text', t: 'name', font: 'heading', at: [8, 35, 82, 24], size: [22, 10], v: 'middle', rotate: -4, color: 'accentText' },
      { k: 'line', at: [6, 67, 88, 0.8], thickness: 0.4, color: 'ink' },
      { k: 'text', t: 'role', font: 'sub', at: [6, 73, 88, 5], size: [5.2, 4], weight: 500, color: 'ink' },
    ]),
  },
];
