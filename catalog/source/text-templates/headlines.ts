import { sketch } from '../recipes/social-media/drawing.js';
import { brush, ribbonEnds, ribbonFolds } from './drawing.js';
import { box, type TextTemplateSource } from './source.js';

export const headlines: readonly TextTemplateSource[] = [
  {
    id: 'text-title-lockup', name: 'Title with kicker', pairing: 'archivo', palette: 'jazz', keywords: ['title', 'heading', 'headline'],
    copy: { kicker: 'Volume one', title: 'Make some noise', body: 'Eleven songs for loud kitchens' },
    recipe: box('text-title-lockup', 400, [
      { k: 'shape', outline: 'pill', id: 'pill', at: [6, 12, 44, 11], color: 'accent' },
      { k: 'text', t: 'kicker', font: 'sub', at: [9, 12, 38, 11], size: [5, 4], caps: true, tracking: 0.08, align: 'center', v: 'middle', color: 'ink', on: 'accent' },
      { k: 'text', t: 'title', font: 'heading', at: [6, 32, 88, 50], size: [21, 12], lines: 3, caps: true, color: 'ink' },
      { k: 'text', t: 'body', font: 'body', below: 'title', gap: 8, at: [6, 0, 88, 6], size: [5.8, 4], color: 'ink' },
    ]),
  },
  {
    id: 'text-script-over-caps', name: 'Script over capitals', pairing: 'yellowtail', palette: 'mint', keywords: ['title', 'script', 'retro'],
    copy: { kicker: 'Slow', title: 'Mornings', body: 'Coffee before conversation' },
    recipe: box('text-script-over-caps', 400, [
      { k: 'text', t: 'kicker', font: 'heading', at: [5, 12, 90, 28], size: [42, 22], align: 'center', rotate: -7, v: 'middle', color: 'accentText' },
      { k: 'text', t: 'title', font: 'sub', at: [5, 45, 90, 30], size: [60, 16], caps: true, align: 'center', color: 'ink' },
      { k: 'text', t: 'body', font: 'body', below: 'title', gap: 7, at: [5, 0, 90, 6], size: [7, 4], caps: true, tracking: 0.1, align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-retro-stack', name: 'Retro stack', pairing: 'shrikhand', palette: 'ember', keywords: ['retro', 'seventies', 'bold'],
    copy: { title: 'Good\ntimes\nonly', body: 'since that one summer' },
    recipe: box('text-retro-stack', 400, [
      { k: 'text', t: 'title', font: 'heading', at: [6, 9, 88, 66], size: [34, 16], lines: 3, align: 'center', leading: 0.9, rotate: -5, color: 'accent2', effect: 'shadow hard' },
      { k: 'text', t: 'body', font: 'sub', below: 'title', gap: 11, at: [6, 0, 88, 6], size: [6.4, 4], align: 'center', rotate: -5, color: 'ink' },
    ]),
  },
  {
    id: 'text-outlined-word', name: 'Outlined word', pairing: 'bungee', palette: 'candy', keywords: ['outline', 'sticker', 'fun'],
    copy: { kicker: 'and the crowd goes', title: 'Wow!', body: 'Doors at six, stage at seven' },
    recipe: box('text-outlined-word', 400, [
      { k: 'text', t: 'kicker', font: 'sub', at: [6, 18, 88, 6], size: [6.4, 4], align: 'center', color: 'ink' },
      { k: 'text', t: 'title', font: 'heading', at: [6, 33, 88, 36], size: [48, 20], align: 'center', v: 'middle', rotate: -4, color: 'accentText', effect: 'stroke thick' },
      { k: 'text', t: 'body', font: 'sub', at: [6, 79, 88, 6], size: [6, 4], align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-two-tone', name: 'Two-tone title', pairing: 'instrument', palette: 'rosewood', keywords: ['title', 'elegant', 'italic'],
    copy: { kicker: 'The linen edit', title: 'Made *slowly*, worn *often*', body: 'Twelve pieces, one field of flax' },
    recipe: box('text-two-tone', 400, [
      { k: 'text', t: 'kicker', font: 'sub', at: [6, 10, 88, 5], size: [4.8, 4], caps: true, tracking: 0.16, color: 'ink' },
      { k: 'line', at: [6, 19.6, 14, 1.2], thickness: 0.7, color: 'accent' },
      { k: 'text', t: 'title', font: 'heading', at: [6, 28, 88, 48], size: [21, 12], lines: 3, leading: 0.98, color: 'ink', emphasis: { italic: true, color: 'accentText' } },
      { k: 'text', t: 'body', font: 'body', below: 'title', gap: 9, at: [6, 0, 88, 6], size: [5.4, 4], color: 'ink' },
    ]),
  },
  {
    id: 'text-ribbon-title', name: 'Ribbon title', pairing: 'alfa', palette: 'cherry', keywords: ['ribbon', 'banner', 'vintage'],
    copy: { kicker: 'The annual', title: 'Jam & Pickle', body: 'judged by the hungry' },
    recipe: box('text-ribbon-title', 400, [
      { k: 'text', t: 'kicker', font: 'sub', at: [10, 22, 80, 6], size: [6.6, 4], caps: true, tracking: 0.2, align: 'center', color: 'ink' },
      sketch('ribbon-ends', [4, 36, 92, 34], ribbonEnds(92, 34), 'accent/ink/.35'),
      sketch('ribbon-folds', [4, 36, 92, 34], ribbonFolds(92, 34), 'accent/ink/.65'),
      { k: 'shape', outline: 'rectangle', id: 'ribbon', at: [11.3, 36, 77.4, 25.2], color: 'accent' },
      { k: 'text', t: 'title', font: 'heading', at: [15, 38, 70, 21], size: [17, 8], align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
      { k: 'text', t: 'body', font: 'sub', at: [10, 76, 80, 6], size: [6.6, 4], align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-masthead', name: 'Masthead', pairing: 'abril', palette: 'graphite', keywords: ['newspaper', 'masthead', 'title'],
    copy: { title: 'Harbour Gazette', issue: 'No. 48', date: 'Morning edition' },
    recipe: box('text-masthead', 400, [
      { k: 'line', at: [5, 20, 90, 1.6], thickness: 1.6, color: 'ink' },
      { k: 'line', at: [5, 23.4, 90, 0.6], thickness: 0.5, color: 'ink' },
      { k: 'text', t: 'title', font: 'heading', at: [5, 31, 90, 36], size: [26, 12], lines: 2, leading: 0.96, align: 'center', color: 'ink' },
      { k: 'line', below: 'title', gap: 7, at: [5, 0, 90, 0.6], thickness: 0.5, color: 'ink' },
      { k: 'text', t: 'issue', font: 'sub', below: 'title', gap: 11.4, at: [5, 0, 40, 5], size: [5.2, 4], color: 'accentText' },
      { k: 'text', t: 'date', font: 'sub', below: 'title', gap: 11.4, at: [45, 0, 50, 5], size: [5.2, 4], align: 'right', color: 'ink' },
      { k: 'line', below: 'title', gap: 18.4, at: [5, 0, 90, 0.6], thickness: 0.5, color: 'ink' },
    ]),
  },
  {
    id: 'text-brush-start', name: 'Brush stroke title', pairing: 'marker', palette: 'lagoon', keywords: ['brush', 'hand', 'title'],
    copy: { title: 'Paint\nfirst', body: 'ask questions on Monday' },
    recipe: box('text-brush-start', 400, [
      sketch('brush', [4, 17, 92, 58], brush, 'accent2'),
      { k: 'text', t: 'title', font: 'heading', at: [8, 20, 84, 46], size: [32, 14], lines: 2, leading: 0.92, align: 'center', v: 'middle', rotate: -6, color: 'ink', on: 'accent2' },
      { k: 'text', t: 'body', font: 'sub', at: [8, 82, 84, 6], size: [6.4, 4], align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-highlighter', name: 'Highlighted lines', pairing: 'spartan', palette: 'fern', keywords: ['highlight', 'marker', 'title'],
    copy: { first: 'Small shop,', second: 'big heart', body: 'Open since the bakery moved out' },
    recipe: box('text-highlighter', 400, [
      { k: 'shape', outline: 'rectangle', id: 'swipe-1', at: [4, 20, 86, 22], color: 'accent', rotate: -1.5 },
      { k: 'shape', outline: 'rectangle', id: 'swipe-2', at: [10, 45, 70, 22], color: 'ink', rotate: -1.5 },
      { k: 'text', t: 'first', font: 'heading', at: [9, 22, 76, 18], size: [17, 9], v: 'middle', rotate: -1.5, color: 'ink', on: 'accent' },
      { k: 'text', t: 'second', font: 'heading', at: [15, 47, 60, 18], size: [17, 9], v: 'middle', rotate: -1.5, color: 'accent', on: 'ink' },
      { k: 'text', t: 'body', font: 'body', at: [10, 76, 84, 6], size: [5.6, 4], color: 'ink' },
    ]),
  },
];
