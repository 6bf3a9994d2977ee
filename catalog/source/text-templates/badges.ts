import { sketch } from '../recipes/social-media/drawing.js';
import { hazard, plaque, swallowtail } from './ornaments.js';
import { box, type TextTemplateSource } from './source.js';

export const badges: readonly TextTemplateSource[] = [
  {
    id: 'text-coffee-seal', name: 'Scalloped seal', pairing: 'roaster', palette: 'cocoa', keywords: ['badge', 'seal', 'coffee', 'logo'],
    copy: { tag: 'Slowly roasted', title: 'Half Moon Coffee', place: '9 Mill Street' },
    recipe: box('text-coffee-seal', 400, [
      { k: 'art', art: 'shape-badge-scallop', at: [10, 5, 80, 80], colors: ['ink'] },
      { k: 'shape', outline: 'ellipse', id: 'ring', at: [18, 13, 64, 64], stroke: { color: 'accent2', width: 0.6 } },
      { k: 'art', art: 'icon-coffee', at: [45, 17, 10, 10], colors: ['accent2'] },
      { k: 'text', t: 'tag', font: 'sub', at: [26, 29, 48, 4], size: [4.6, 3.6], caps: true, tracking: 0.16, align: 'center', color: 'bg', on: 'ink' },
      sketch('band-shadow', [3, 37, 94, 19], swallowtail, 'accent/ink/.55'),
      sketch('band', [3, 35.4, 94, 19], swallowtail, 'accent'),
      { k: 'text', t: 'title', font: 'heading', at: [10, 37, 80, 15.6], size: [14, 8], align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
      { k: 'text', t: 'place', font: 'sub', at: [28, 60, 44, 4], size: [4.6, 3.6], caps: true, tracking: 0.16, align: 'center', color: 'bg', on: 'ink' },
      { k: 'shape', outline: 'star', id: 'star', at: [47, 67, 6, 6], color: 'accent2' },
    ]),
  },
  {
    id: 'text-varsity', name: 'Varsity print', pairing: 'varsity', palette: 'royal', keywords: ['college', 'varsity', 'team', 'sport'],
    copy: { kicker: 'Property of', title: 'Owls', team: 'Debate team', size: 'XXL' },
    recipe: box('text-varsity', 400, [
      { k: 'text', t: 'kicker', font: 'sub', at: [20, 14, 60, 5], size: [6, 4], caps: true, tracking: 0.3, align: 'center', color: 'ink' },
      { k: 'text', t: 'title', font: 'heading', at: [8, 25, 84, 23], size: [34, 12], caps: true, align: 'center', v: 'middle', tracking: 0.03, color: 'accent2', on: 'ink',
        effect: { stroke: { color: 'ink', size: 48 }, shadows: [{ color: 'accent', offset: 74, direction: 50, blur: 0, opacity: 100 }] } },
      { k: 'shape', outline: 'rectangle', id: 'bar', at: [6, 54.4, 88, 14], color: 'ink' },
      { k: 'text', t: 'team', font: 'sub', at: [21, 54.4, 58, 14], size: [8.4, 5], caps: true, tracking: 0.12, align: 'center', v: 'middle', color: 'bg', on: 'ink' },
      { k: 'shape', outline: 'star', id: 'star-1', at: [9.5, 57.6, 7, 7], color: 'accent2' },
      { k: 'shape', outline: 'star', id: 'star-2', at: [83.5, 57.6, 7, 7], color: 'accent2' },
      { k: 'line', at: [6, 77.4, 29, 1], thickness: 1, color: 'ink' },
      { k: 'line', at: [6, 81.4, 29, 1], thickness: 1, color: 'ink' },
      { k: 'line', at: [65, 77.4, 29, 1], thickness: 1, color: 'ink' },
      { k: 'line', at: [65, 81.4, 29, 1], thickness: 1, color: 'ink' },
      { k: 'shape', outline: 'rectangle', id: 'size-box', at: [38, 73.4, 24, 13.4], stroke: { color: 'ink', width: 1 } },
      { k: 'text', t: 'size', font: 'heading', at: [40, 73.4, 20, 13.4], size: [9, 5], align: 'center', v: 'middle', color: 'ink' },
    ]),
  },
  {
    id: 'text-beer-label', name: 'Blackletter label', pairing: 'tavern', palette: 'orchard', keywords: ['beer', 'label', 'gothic', 'brewery'],
    copy: { tag: 'Dark lager', title: 'Old\nBadger', body: 'brewed in a barn,\naged in the dark' },
    recipe: box('text-beer-label', 400, [
      sketch('plaque', [11, 2, 78, 96], plaque, 'ink'),
      { ...sketch('plaque-line', [14, 5.4, 72, 89.2], plaque, 'ink'), stroke: { color: 'accent2', width: 0.6 } },
      { k: 'text', t: 'tag', font: 'sub', at: [24, 17, 52, 5], size: [6, 4], caps: true, tracking: 0.16, align: 'center', color: 'accent2', on: 'ink' },
      { k: 'art', art: 'shape-divider-diamond', at: [30, 25, 40, 4.8], colors: ['accent'] },
      { k: 'text', t: 'title', font: 'heading', at: [18, 31.6, 64, 34], size: [26, 12], lines: 2, align: 'center', color: 'bg', on: 'ink' },
      { k: 'art', art: 'shape-divider-flourish', at: [33, 68.6, 34, 8.2], colors: ['accent2'] },
      { k: 'text', t: 'body', font: 'sub', at: [24, 77.8, 52, 9], size: [4.4, 3.6], lines: 2, leading: 1.15, align: 'center', color: 'accent2', on: 'ink' },
    ]),
  },
  {
    id: 'text-stencil-crate', name: 'Stenciled crate', pairing: 'crate', palette: 'olive', keywords: ['stencil', 'military', 'crate', 'warning'],
    copy: { first: 'Handle', second: 'with snacks', lot: 'Lot 12', body: 'This side hungry' },
    recipe: box('text-stencil-crate', 400, [
      { k: 'shape', outline: 'rectangle', id: 'crate', at: [3, 12, 94, 72], color: 'accent2' },
      sketch('hazard', [3, 12, 94, 9], hazard(94, 9, 9), 'ink'),
      { k: 'text', t: 'first', font: 'heading', at: [9, 28, 82, 30], size: [40, 12], caps: true, align: 'center', color: 'ink', on: 'accent2' },
      { k: 'text', t: 'second', font: 'heading', below: 'first', gap: 4.6, at: [9, 0, 82, 20], size: [24, 8], caps: true, align: 'center', color: 'ink', on: 'accent2' },
      { k: 'shape', outline: 'rectangle', id: 'lot-box', at: [9.4, 66.6, 23, 11], stroke: { color: 'ink', width: 1 } },
      { k: 'text', t: 'lot', font: 'sub', at: [10, 66.6, 22, 11], size: [6.6, 4], caps: true, tracking: 0.08, align: 'center', v: 'middle', color: 'ink', on: 'accent2' },
      { k: 'text', t: 'body', font: 'sub', at: [36, 66.6, 38, 11], size: [6.6, 4], caps: true, tracking: 0.08, v: 'middle', color: 'ink', on: 'accent2' },
      { k: 'art', art: 'icon-arrow-up', at: [75, 66.6, 11, 11], colors: ['ink'] },
      { k: 'art', art: 'icon-arrow-up', at: [82, 66.6, 11, 11], colors: ['ink'] },
    ]),
  },
];
