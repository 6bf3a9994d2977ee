import { sketch } from '../recipes/social-media/drawing.js';
import { brushedRing, carrier, halftone, spikes } from './ornaments.js';
import { box, type TextTemplateSource } from './source.js';

export const posters: readonly TextTemplateSource[] = [
  {
    id: 'text-comic-pow', name: 'Comic burst', pairing: 'slapstick', palette: 'jazz', keywords: ['comic', 'pow', 'burst', 'fun'],
    copy: { tag: 'Meanwhile, at lunch...', title: 'Ka-blam!', body: 'The microwave won.' },
    recipe: box('text-comic-pow', 400, [
      sketch('burst-2', [1, 6, 98, 88], spikes(15, 0.3, 3), 'ink'),
      sketch('burst-1', [4, 9, 92, 82], spikes(15, 0.3, 3), 'accent2'),
      sketch('burst', [13, 17, 74, 66], spikes(13, 0.26, 41), 'accent'),
      sketch('dots', [20, 20, 60, 60], halftone(13), 'accent2/accent/.5'),
      { k: 'text', t: 'title', font: 'heading', at: [14, 35, 72, 30], size: [32, 14], align: 'center', v: 'middle', rotate: -7, color: '#ffffff', on: 'ink',
        effect: { stroke: { color: 'ink', size: 60 }, shadows: [{ color: 'ink', offset: 70, direction: 60, blur: 0, opacity: 100 }] } },
      { k: 'shape', outline: 'rectangle', id: 'caption-1', at: [3, 11, 48, 11], color: '#ffffff', stroke: { color: 'ink', width: 0.8 } },
      { k: 'shape', outline: 'rectangle', id: 'caption-2', at: [52, 79, 44, 11], color: '#ffffff', stroke: { color: 'ink', width: 0.8 } },
      { k: 'text', t: 'tag', font: 'sub', at: [6, 11, 42, 11], size: [5.6, 4], align: 'center', v: 'middle', color: 'ink', on: '#ffffff' },
      { k: 'text', t: 'body', font: 'sub', at: [55, 79, 38, 11], size: [5.6, 4], align: 'center', v: 'middle', color: 'ink', on: '#ffffff' },
    ]),
  },
  {
    id: 'text-tall-stack', name: 'Condensed stack', pairing: 'skyscraper', palette: 'graphite', keywords: ['condensed', 'poster', 'stack', 'bold'],
    copy: { first: 'Always', second: 'order the', third: 'dessert', body: 'A public service announcement' },
    recipe: box('text-tall-stack', 400, [
      { k: 'text', t: 'first', font: 'heading', at: [7, 5, 86, 50], size: [60, 12], caps: true, align: 'center', color: 'ink' },
      { k: 'text', t: 'second', font: 'heading', below: 'first', gap: 3.2, at: [7, 0, 86, 50], size: [60, 12], caps: true, align: 'center', color: 'accent' },
      { k: 'text', t: 'third', font: 'heading', below: 'second', gap: 3.2, at: [7, 0, 86, 50], size: [60, 12], caps: true, align: 'center', color: 'ink' },
      { k: 'text', t: 'body', font: 'sub', below: 'third', gap: 4, at: [7, 0, 86, 4], size: [4.4, 3.6], caps: true, tracking: 0.12, align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-brushed-ring', name: 'Brushed circle', pairing: 'whisk', palette: 'harbour', keywords: ['brush', 'motivation', 'calm', 'circle'],
    copy: { title: 'Begin\nagain', body: 'as often as it takes' },
    recipe: box('text-brushed-ring', 400, [
      sketch('ring', [7, 5, 86, 86], brushedRing(), 'accent'),
      { k: 'text', t: 'title', font: 'heading', at: [15, 25, 70, 36], size: [21, 8], lines: 2, leading: 1.42, align: 'center', v: 'middle', rotate: -5, color: 'ink' },
      { k: 'text', t: 'body', font: 'sub', at: [26, 68, 48, 4], size: [5.6, 4], caps: true, tracking: 0.1, align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-thanks-bag', name: 'Thank-you bag', pairing: 'carton', palette: 'cherry', keywords: ['thank you', 'bag', 'retro', 'shop'],
    copy: { first: 'Thank you', second: 'Thank you', third: 'Thank you', body: 'Have a nice nap' },
    recipe: box('text-thanks-bag', 400, [
      sketch('bag', [8, 3, 84, 94], carrier, 'accent2/bg/.62'),
      { k: 'text', t: 'first', font: 'heading', at: [19, 41, 62, 10], size: [13, 6], caps: true, align: 'center', color: 'accent', on: 'accent2/bg/.62' },
      { k: 'text', t: 'second', font: 'heading', below: 'first', gap: 6, at: [19, 0, 62, 10], size: [13, 6], caps: true, align: 'center', color: 'accent', on: 'accent2/bg/.62' },
      { k: 'text', t: 'third', font: 'heading', below: 'second', gap: 6, at: [19, 0, 62, 10], size: [13, 6], caps: true, align: 'center', color: 'accent', on: 'accent2/bg/.62' },
      { k: 'art', art: 'shape-divider-heart', below: 'third', gap: 6, at: [32, 0, 36, 5], colors: ['accent', 'accent'] },
      { k: 'text', t: 'body', font: 'sub', below: 'third', gap: 16, at: [19, 0, 62, 5], size: [5.4, 4], caps: true, tracking: 0.14, align: 'center', color: 'ink', on: 'accent2/bg/.62' },
    ]),
  },
];
