import type { Layer } from '../../build/templates/recipe.js';
import { sketch } from '../recipes/social-media/drawing.js';
import { bubble, squiggle } from './drawing.js';
import { box, type TextTemplateSource } from './source.js';

const star = (i: number): Layer => ({
  k: 'shape',
  outline: 'star',
  id: `star-${i + 1}`,
  at: [6 + i * 10.4, 16, 9, 9],
  color: 'accent2',
});

export const quotes: readonly TextTemplateSource[] = [
  {
    id: 'text-quote', name: 'Quote with mark', pairing: 'cormorant', palette: 'orchard', keywords: ['quote', 'saying', 'words'],
    copy: { mark: '“', quote: 'Leave the gate open for whoever comes after you.', author: 'A gardener’s rule' },
    recipe: box('text-quote', 400, [
      { k: 'text', t: 'mark', font: 'heading', at: [6, 8, 30, 18], size: [36, 20], color: 'accent' },
      { k: 'text', t: 'quote', font: 'heading', at: [6, 28, 88, 44], size: [14, 8], lines: 4, leading: 1.06, color: 'ink' },
      { k: 'line', below: 'quote', gap: 6.4, at: [6, 0, 12, 1.2], thickness: 0.6, color: 'accent' },
      { k: 'text', t: 'author', font: 'sub', below: 'quote', gap: 13, at: [6, 0, 88, 6], size: [5.4, 4], caps: true, tracking: 0.14, color: 'ink' },
    ]),
  },
  {
    id: 'text-speech-bubble', name: 'Speech bubble', pairing: 'jakarta', palette: 'lagoon', keywords: ['speech', 'bubble', 'comment'],
    copy: { quote: 'Is there any cake left?', author: 'everyone, every Friday' },
    recipe: box('text-speech-bubble', 400, [
      sketch('bubble', [3, 12, 94, 62], bubble(94, 62, 9), 'accent'),
      { k: 'text', t: 'quote', font: 'heading', at: [11, 18, 78, 40], size: [15.5, 8], lines: 2, leading: 1.1, v: 'middle', color: 'onAccent', on: 'accent' },
      { k: 'text', t: 'author', font: 'sub', at: [37, 69.5, 59, 6], size: [5.4, 4], align: 'right', color: 'ink' },
    ]),
  },
  {
    id: 'text-testimonial', name: 'Testimonial with stars', pairing: 'dmserif', palette: 'jazz', keywords: ['testimonial', 'review', 'stars'],
    copy: { quote: 'They fixed my bike and my Tuesday.', name: 'Ines Okafor', role: 'commutes in all weathers' },
    recipe: box('text-testimonial', 400, [
      ...[0, 1, 2, 3, 4].map(star),
      { k: 'text', t: 'quote', font: 'heading', at: [6, 33, 88, 36], size: [15.5, 9], lines: 3, leading: 1.06, color: 'ink' },
      { k: 'text', t: 'name', font: 'sub', below: 'quote', gap: 9, at: [6, 0, 88, 6], size: [6, 4], weight: 700, color: 'ink' },
      { k: 'text', t: 'role', font: 'body', below: 'name', gap: 4.4, at: [6, 0, 88, 6], size: [5.2, 4], color: 'muted' },
    ]),
  },
  {
    id: 'text-quote-rules', name: 'Quote between rules', pairing: 'playfair', palette: 'rosewood', keywords: ['quote', 'classic', 'centred'],
    copy: { quote: 'A good map has one *corner* missing.', author: 'Old ferry saying' },
    recipe: box('text-quote-rules', 400, [
      { k: 'line', at: [6, 16, 88, 0.8], thickness: 0.5, color: 'accent' },
      { k: 'shape', outline: 'diamond', id: 'diamond', at: [47.5, 13.9, 5, 5], color: 'accent' },
      { k: 'text', t: 'quote', font: 'heading', at: [6, 27, 88, 40], size: [15.5, 9], lines: 3, leading: 1.12, weight: 400, align: 'center', v: 'middle', color: 'ink', emphasis: { italic: true, color: 'accentText' } },
      { k: 'text', t: 'author', font: 'sub', at: [6, 76, 88, 5], size: [4.8, 4], caps: true, tracking: 0.18, align: 'center', color: 'ink' },
      { k: 'line', at: [6, 87, 88, 0.8], thickness: 0.5, color: 'accent' },
    ]),
  },
  {
    id: 'text-mantra', name: 'Three-word mantra', pairing: 'unbounded', palette: 'fern', keywords: ['mantra', 'words', 'calm'],
    copy: { first: 'Rest.', second: 'Read.', third: 'Repeat.' },
    recipe: box('text-mantra', 400, [
      { k: 'text', t: 'first', font: 'heading', at: [6, 16, 88, 16], size: [18, 8], color: 'ink' },
      { k: 'text', t: 'second', font: 'heading', at: [6, 38, 88, 16], size: [18, 8], color: 'accent2' },
      { k: 'text', t: 'third', font: 'heading', at: [6, 60, 88, 16], size: [18, 8], color: 'ink' },
      sketch('squiggle', [6, 82, 60, 5], squiggle(10), 'accent'),
    ]),
  },
  {
    id: 'text-taped-note', name: 'Taped note', pairing: 'shadows', palette: 'ember', keywords: ['note', 'paper', 'hand'],
    copy: { title: 'Back in ten minutes, the dog is in charge', author: 'love, Oriol' },
    recipe: box('text-taped-note', 400, [
      { k: 'shape', outline: 'rectangle', id: 'note', at: [10, 14, 80, 76], color: 'accent', rotate: -3 },
      { k: 'shape', outline: 'rectangle', id: 'tape', at: [33, 7.5, 30, 11], color: 'accent2', opacity: 0.85, rotate: 2 },
      { k: 'text', t: 'title', font: 'heading', at: [17, 28, 66, 42], size: [13.5, 8], lines: 4, rotate: -3, color: 'ink', on: 'accent' },
      { k: 'text', t: 'author', font: 'heading', at: [19, 76, 64, 7], size: [8.4, 6], align: 'right', rotate: -3, color: 'ink', on: 'accent' },
    ]),
  },
];
