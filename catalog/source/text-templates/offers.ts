import { sketch } from '../recipes/social-media/drawing.js';
import { luggageTag, ticket } from './drawing.js';
import { box, type TextTemplateSource } from './source.js';

export const offers: readonly TextTemplateSource[] = [
  {
    id: 'text-sale-burst', name: 'Sale burst', pairing: 'anton', palette: 'plum', keywords: ['sale', 'discount', 'offer'],
    copy: { tag: 'This week only', number: '50% off', body: 'everything in store' },
    recipe: box('text-sale-burst', 400, [
      { k: 'shape', outline: 'burst', id: 'burst', at: [2, 2, 96, 96], color: 'accent' },
      { k: 'text', t: 'tag', font: 'sub', at: [22, 29, 56, 5], size: [6, 4], caps: true, tracking: 0.12, align: 'center', color: 'ink', on: 'accent' },
      { k: 'text', t: 'number', font: 'heading', at: [14, 39, 72, 20], size: [22, 12], align: 'center', caps: true, color: 'ink', on: 'accent' },
      { k: 'text', t: 'body', font: 'sub', below: 'number', gap: 6, at: [22, 0, 56, 6], size: [6.4, 4], align: 'center', color: 'ink', on: 'accent' },
    ]),
  },
  {
    id: 'text-price-tag', name: 'Price tag', pairing: 'fraunces', palette: 'harbour', keywords: ['price', 'tag', 'shop'],
    copy: { tag: 'Wool blanket', price: '£38', was: 'before: £52' },
    recipe: box('text-price-tag', 400, [
      { ...sketch('label', [3, 19, 94, 62], luggageTag(94, 62), 'accent'), rotate: -8 },
      { k: 'text', t: 'tag', font: 'sub', at: [34, 32.2, 57, 5], size: [6.4, 4], rotate: -8, color: 'onAccent', on: 'accent' },
      { k: 'text', t: 'price', font: 'heading', at: [35, 43, 57, 17], size: [24, 12], rotate: -8, v: 'middle', color: 'onAccent', on: 'accent' },
      { k: 'text', t: 'was', font: 'body', at: [36, 67.4, 57, 5], size: [6, 4], rotate: -8, color: 'onAccent', on: 'accent' },
    ]),
  },
  {
    id: 'text-hashtag-pill', name: 'Hashtag pill', pairing: 'jakarta', palette: 'iris', keywords: ['hashtag', 'social', 'pill'],
    copy: { tag: '#slowsunday', body: 'Show us yours before noon' },
    recipe: box('text-hashtag-pill', 400, [
      { k: 'shape', outline: 'pill', id: 'pill-shadow', at: [5, 35.5, 92, 28], color: 'ink' },
      { k: 'shape', outline: 'pill', id: 'pill', at: [3, 32, 92, 28], color: 'accent' },
      { k: 'text', t: 'tag', font: 'heading', at: [11, 36, 76, 20], size: [14.5, 8], align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
      { k: 'text', t: 'body', font: 'sub', at: [8, 71, 84, 6], size: [5.8, 4], align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-number-unit', name: 'Number with unit', pairing: 'bebas', palette: 'cobalt', keywords: ['number', 'figure', 'offer'],
    copy: { number: '72', unit: 'hours\nleft', body: 'Early tickets end on Sunday night' },
    recipe: box('text-number-unit', 400, [
      { k: 'text', t: 'number', font: 'heading', at: [6, 20, 58, 44], size: [58, 30], color: 'accentText' },
      { k: 'text', t: 'unit', font: 'heading', right: 'number', gap: 4, at: [0, 20, 34, 40], size: [24, 12], lines: 2, leading: 0.94, color: 'ink' },
      { k: 'line', below: 'number', gap: 6.4, at: [6, 0, 88, 1.2], thickness: 0.8, color: 'ink' },
      { k: 'text', t: 'body', font: 'sub', below: 'number', gap: 13.4, at: [6, 0, 88, 6], size: [5.4, 4], color: 'ink' },
    ]),
  },
  {
    id: 'text-coupon', name: 'Coupon with code', pairing: 'zilla', palette: 'meadow', keywords: ['coupon', 'code', 'discount'],
    copy: { title: 'A third off', body: 'any potted herb', code: 'BASIL' },
    recipe: box('text-coupon', 400, [
      sketch('coupon', [2, 27, 96, 46], ticket(96, 46, 66, 4), 'accent2'),
      { k: 'text', t: 'title', font: 'heading', at: [9, 36, 51, 18], size: [13, 7], lines: 2, color: 'ink', on: 'accent2' },
      { k: 'text', t: 'body', font: 'sub', below: 'title', gap: 5, at: [9, 0, 51, 5], size: [5.4, 4], color: 'ink', on: 'accent2' },
      sketch('perforation', [67.6, 34, 0.8, 32], 'M0 0H100V8H0ZM0 18.4H100V26.4H0ZM0 36.8H100V44.8H0ZM0 55.2H100V63.2H0ZM0 73.6H100V81.6H0ZM0 92H100V100H0Z', 'ink'),
      { k: 'text', t: 'code', font: 'heading', at: [63, 45.5, 42, 9], size: [10, 6], tracking: 0.08, align: 'center', v: 'middle', rotate: -90, color: 'ink', on: 'accent2' },
    ]),
  },
  {
    id: 'text-before-after', name: 'Before and after', pairing: 'righteous', palette: 'terracotta', keywords: ['before', 'after', 'compare'],
    copy: { first: 'Before', before: '6 h', second: 'After', after: '1 h' },
    recipe: box('text-before-after', 400, [
      { k: 'shape', outline: 'rectangle', id: 'before-card', at: [4, 26, 45, 48], radius: 0.12, color: 'surface' },
      { k: 'shape', outline: 'rectangle', id: 'after-card', at: [51, 26, 45, 48], radius: 0.12, color: 'accent' },
      { k: 'text', t: 'first', font: 'sub', at: [9, 33, 36, 5], size: [5.6, 4], color: 'ink', on: 'surface' },
      { k: 'text', t: 'before', font: 'heading', at: [9, 48, 36, 18], size: [19, 9], v: 'bottom', color: 'ink', on: 'surface' },
      { k: 'text', t: 'second', font: 'sub', at: [56, 33, 36, 5], size: [5.6, 4], color: 'onAccent', on: 'accent' },
      { k: 'text', t: 'after', font: 'heading', at: [56, 48, 36, 18], size: [19, 9], lines: 2, v: 'bottom', color: 'onAccent', on: 'accent' },
      { k: 'shape', outline: 'ellipse', id: 'disc', at: [44, 36, 12, 12], color: 'ink' },
      { k: 'art', art: 'icon-arrow-right', at: [46.5, 38.5, 7, 7], colors: ['bg'] },
    ]),
  },
  {
    id: 'text-flash-sale', name: 'Flash sale slant', pairing: 'oswald', palette: 'sorbet', keywords: ['flash', 'sale', 'slant'],
    copy: { tag: 'Friday to Sunday', title: 'Flash sale', body: 'Boots, coats, one red canoe' },
    recipe: box('text-flash-sale', 400, [
      { k: 'shape', outline: 'slant', id: 'slant-shadow', at: [2, 39, 94, 28], color: 'ink' },
      { k: 'shape', outline: 'slant', id: 'slant', at: [4, 36, 94, 28], color: 'accent' },
      { k: 'text', t: 'tag', font: 'heading', at: [16, 24, 72, 6], size: [7.4, 4], caps: true, tracking: 0.12, align: 'center', color: 'ink' },
      { k: 'text', t: 'title', font: 'heading', at: [20, 39, 62, 22], size: [20, 10], caps: true, align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
      { k: 'text', t: 'body', font: 'sub', at: [8, 75, 84, 6], size: [5.6, 4], align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-new-seal', name: 'New-in seal', pairing: 'lobster', palette: 'orchard', keywords: ['new', 'seal', 'badge'],
    copy: { tag: 'Just landed', title: 'New in', date: 'Autumn' },
    recipe: box('text-new-seal', 400, [
      { k: 'shape', outline: 'ellipse', id: 'disc', at: [6, 6, 88, 88], color: 'ink' },
      { k: 'shape', outline: 'ellipse', id: 'ring', at: [10, 10, 80, 80], stroke: { color: 'accent2', width: 0.7 } },
      { k: 'shape', outline: 'star', id: 'star-1', at: [46, 16.5, 8, 8], color: 'accent2' },
      { k: 'text', t: 'tag', font: 'sub', at: [24, 30, 52, 5], size: [5.4, 4], caps: true, tracking: 0.14, align: 'center', color: 'bg', on: 'ink' },
      { k: 'text', t: 'title', font: 'heading', at: [16, 38.5, 68, 24], size: [28, 14], align: 'center', v: 'middle', color: 'accent2', on: 'ink' },
      { k: 'line', at: [24, 69.4, 9, 0.8], thickness: 0.7, color: 'accent2' },
      { k: 'line', at: [67, 69.4, 9, 0.8], thickness: 0.7, color: 'accent2' },
      { k: 'text', t: 'date', font: 'sub', at: [36, 68, 28, 5], size: [5.4, 4], caps: true, tracking: 0.14, align: 'center', color: 'bg', on: 'ink' },
      { k: 'shape', outline: 'star', id: 'star-2', at: [47, 78, 6, 6], color: 'accent2' },
    ]),
  },
];
