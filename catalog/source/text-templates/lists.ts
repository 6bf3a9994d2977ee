import type { Layer } from '../../build/templates/recipe.js';
import { box, type TextTemplateSource } from './source.js';

/** A dashed edge of something to cut out. */
const cut = (id: string, x: number, y: number, length: number, rotate: number): Layer => ({
  ...{ k: 'line', id, at: [x, y, length, 0.8], thickness: 0.7, pattern: 'dashed', color: 'ink' },
  rotate,
});

export const lists: readonly TextTemplateSource[] = [
  {
    id: 'text-three-steps', name: 'Numbered list', pairing: 'stepwise', palette: 'teal', keywords: ['list', 'numbers', 'steps', 'how to'],
    copy: { title: 'How to nap', numbers: '1\n2\n3', body: 'Act very busy\nFind a sunny spot\nDeny everything' },
    recipe: box('text-three-steps', 400, [
      { k: 'text', t: 'title', font: 'heading', at: [5, 14, 90, 14], size: [17, 9], color: 'ink' },
      ...[0, 1, 2].map((i): Layer => ({ k: 'line', id: `rule-${i + 1}`, at: [5, 35 + i * 14.4, 90, 0.6], thickness: 0.4, color: 'ink' })),
      { k: 'text', t: 'numbers', font: 'heading', at: [5, 36.9, 14, 44], size: [11.52, 11.52], lines: 3, leading: 1.25, color: 'accentText' },
      { k: 'text', t: 'body', font: 'sub', at: [21, 39.6, 74, 44], size: [8, 8], lines: 3, leading: 1.8, color: 'ink' },
    ]),
  },
  {
    id: 'text-question', name: 'Question and answer', pairing: 'inquiry', palette: 'clinic', keywords: ['question', 'answer', 'faq', 'chat'],
    copy: { q: 'Q', question: 'Can I return a sourdough starter?', a: 'A', answer: 'Legally, yes. Emotionally, never.' },
    recipe: box('text-question', 400, [
      { k: 'shape', outline: 'rectangle', id: 'question-card', at: [4, 14, 76, 32], radius: 0.2, color: 'surface' },
      { k: 'shape', outline: 'rectangle', id: 'answer-card', at: [20, 53, 76, 32], radius: 0.2, color: 'accent' },
      { k: 'text', t: 'q', font: 'heading', at: [9, 14, 18, 32], size: [17, 10], align: 'center', v: 'middle', color: 'accent2', on: 'surface' },
      { k: 'text', t: 'question', font: 'sub', at: [30, 17, 45, 26], size: [6.6, 4.4], lines: 3, leading: 1.25, v: 'middle', color: 'ink', on: 'surface' },
      { k: 'text', t: 'a', font: 'heading', at: [73, 53, 18, 32], size: [17, 10], align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
      { k: 'text', t: 'answer', font: 'sub', at: [26, 56, 44, 26], size: [6.6, 4.4], lines: 3, leading: 1.25, v: 'middle', color: 'onAccent', on: 'accent' },
    ]),
  },
  {
    id: 'text-chalkboard', name: 'Chalkboard menu', pairing: 'chalk', palette: 'prairie', keywords: ['chalkboard', 'menu', 'brunch', 'cafe'],
    copy: { kicker: 'today', title: 'Brunch', body: 'until the eggs\nstop us' },
    recipe: box('text-chalkboard', 400, [
      { k: 'shape', outline: 'rectangle', id: 'frame', at: [4, 8, 92, 84], radius: 0.03, color: 'accent' },
      { k: 'shape', outline: 'rectangle', id: 'board', at: [8, 12, 84, 76], color: 'ink' },
      { k: 'text', t: 'kicker', font: 'sub', at: [30, 19, 40, 6], size: [8, 5], align: 'center', v: 'middle', color: 'accent2', on: 'ink' },
      { k: 'art', art: 'shape-line-wave', at: [13, 19.6, 20, 2.8], colors: ['bg'] },
      { k: 'art', art: 'shape-line-wave', at: [67, 19.6, 20, 2.8], colors: ['bg'] },
      { k: 'text', t: 'title', font: 'heading', at: [13, 31, 74, 22], size: [30, 12], align: 'center', v: 'middle', color: 'bg', on: 'ink' },
      { k: 'art', art: 'shape-line-underline-two', at: [25, 56, 50, 10], colors: ['accent2'] },
      { k: 'text', t: 'body', font: 'sub', at: [28, 69, 44, 13], size: [7, 4.6], lines: 2, leading: 1.1, align: 'center', color: 'bg', on: 'ink' },
      { k: 'art', art: 'flat-egg', at: [13, 70, 13, 13], colors: ['bg'] },
      { k: 'art', art: 'icon-fork-knife', at: [75, 70, 12, 12], colors: ['bg'] },
    ]),
  },
  {
    id: 'text-event-block', name: 'Event details', pairing: 'fixture', palette: 'cobalt', keywords: ['event', 'date', 'time', 'place'],
    copy: { weekday: 'Fri', day: '18', title: 'Rooftop\nkaraoke', body: '8 pm at Pier Nine\nBring a duet partner' },
    recipe: box('text-event-block', 400, [
      { k: 'shape', outline: 'rectangle', id: 'block', at: [4, 20, 32, 60], color: 'accent' },
      { k: 'text', t: 'weekday', font: 'heading', at: [7, 27, 26, 12], size: [18, 10], caps: true, align: 'center', color: 'onAccent', on: 'accent' },
      { k: 'text', t: 'day', font: 'heading', at: [6, 44, 28, 29], size: [46, 24], align: 'center', v: 'bottom', color: 'onAccent', on: 'accent' },
      { k: 'text', t: 'title', font: 'heading', at: [42, 20, 54, 32], size: [25, 12], lines: 2, caps: true, leading: 0.84, color: 'ink' },
      { k: 'line', at: [42, 60, 14, 1.2], thickness: 1.2, color: 'accent2' },
      { k: 'text', t: 'body', font: 'sub', at: [42, 67, 54, 13], size: [5.8, 4.4], lines: 2, leading: 1.4, v: 'bottom', color: 'ink' },
    ]),
  },
  {
    id: 'text-clip-coupon', name: 'Clip-out coupon', pairing: 'clipper', palette: 'meadowlark', keywords: ['coupon', 'price', 'clip', 'offer'],
    copy: { price: '$6', title: 'Any pie,\nany slice', body: 'No scissors? Show your phone.' },
    recipe: box('text-clip-coupon', 400, [
      { k: 'shape', outline: 'rectangle', id: 'coupon', at: [4, 22, 92, 56], color: 'bg' },
      cut('cut-top', 4, 21.6, 92, 0), cut('cut-foot', 4, 77.6, 92, 0), cut('cut-left', -24, 49.6, 56, 90), cut('cut-right', 68, 49.6, 56, 90),
      { k: 'art', art: 'icon-scissors', at: [11, 16.6, 11, 11], colors: ['ink'] },
      { k: 'shape', outline: 'burst', id: 'burst', at: [10, 33, 34, 34], color: 'accent' },
      { k: 'text', t: 'price', font: 'heading', at: [14, 40, 26, 20], size: [19, 10], align: 'center', v: 'middle', color: 'ink', on: 'accent' },
      { k: 'text', t: 'title', font: 'heading', at: [49, 34, 43, 20], size: [11, 7], lines: 2, leading: 1.1, color: 'accent2' },
      { k: 'text', t: 'body', font: 'sub', at: [49, 58.6, 42, 9], size: [5, 3.8], lines: 2, leading: 1.25, color: 'ink' },
    ]),
  },
];
