import type { Layer } from '../../build/templates/recipe.js';
import { chance, sketch } from '../recipes/social-media/drawing.js';
import { ringPart, squiggle, ticket } from './drawing.js';
import { box, type TextTemplateSource } from './source.js';

/** A scrap of paper thrown at a party, on a ring round the middle. */
const confetti = (i: number): Layer => {
  const angle = (i / 12 + (chance(i) - 0.5) / 30) * 2 * Math.PI;
  const reach = 41 + chance(i + 40) * 4;
  const side = 5.4 + chance(i + 80) * 3;
  return {
    ...{ k: 'shape', outline: i % 3 ? (i % 3 === 1 ? 'ellipse' : 'star') : 'triangle', id: `scrap-${i + 1}` },
    at: [50 + Math.sin(angle) * reach - side / 2, 50 - Math.cos(angle) * reach - side / 2, side, side],
    ...{ color: (['accent', 'accent2', 'extra'] as const)[i % 3]!, rotate: Math.round(chance(i + 9) * 80) },
  };
};

export const occasions: readonly TextTemplateSource[] = [
  {
    id: 'text-stacked-date', name: 'Stacked date', pairing: 'fraunces', palette: 'terracotta', keywords: ['date', 'event', 'calendar'],
    copy: { month: 'September', day: '24', time: 'Doors 7 pm' },
    recipe: box('text-stacked-date', 400, [
      { k: 'text', t: 'month', font: 'sub', at: [6, 12, 88, 8], size: [8, 5], caps: true, tracking: 0.22, align: 'center', color: 'accentText' },
      { k: 'line', at: [36, 25.4, 28, 1.2], thickness: 0.6, color: 'accent' },
      { k: 'text', t: 'day', font: 'heading', at: [6, 32, 88, 44], size: [58, 30], align: 'center', color: 'ink' },
      { k: 'text', t: 'time', font: 'sub', below: 'day', gap: 9, at: [6, 0, 88, 7], size: [7, 5], align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-two-names', name: 'Names with ampersand', pairing: 'parisienne', palette: 'orchard', keywords: ['wedding', 'names', 'couple'],
    copy: { first: 'Amina', and: '&', second: 'Teodor', date: '12 June, at the lake house' },
    recipe: box('text-two-names', 400, [
      { k: 'text', t: 'first', font: 'sub', at: [5, 12, 90, 18], size: [22, 12], caps: true, tracking: 0.08, align: 'center', color: 'ink' },
      { k: 'line', at: [14, 41.6, 22, 0.8], thickness: 0.5, color: 'accent' },
      { k: 'text', t: 'and', font: 'heading', at: [38, 31.5, 24, 17], size: [20, 12], align: 'center', v: 'middle', color: 'accentText' },
      { k: 'line', at: [64, 41.6, 22, 0.8], thickness: 0.5, color: 'accent' },
      { k: 'text', t: 'second', font: 'sub', at: [5, 59, 90, 18], size: [22, 12], caps: true, tracking: 0.08, align: 'center', color: 'ink' },
      { k: 'text', t: 'date', font: 'body', below: 'second', gap: 9, at: [5, 0, 90, 6], size: [5.6, 4], align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-thanks', name: 'Hand-lettered thanks', pairing: 'sacramento', palette: 'cherry', keywords: ['thanks', 'script', 'hand'],
    copy: { title: 'Thank you', body: 'for every stitch, stamp and song' },
    recipe: box('text-thanks', 400, [
      { k: 'text', t: 'title', font: 'heading', at: [10, 22, 80, 38], size: [46, 18], align: 'center', v: 'middle', rotate: -6, color: 'accentText' },
      sketch('squiggle', [24, 67, 52, 4.6], squiggle(8), 'accent2'),
      { k: 'text', t: 'body', font: 'sub', at: [6, 79, 88, 6], size: [6, 4], align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-countdown', name: 'Countdown ring', pairing: 'righteous', palette: 'cobalt', keywords: ['countdown', 'days', 'launch'],
    copy: { number: '9', unit: 'days to go', date: 'Doors open 1 May' },
    recipe: box('text-countdown', 400, [
      { k: 'shape', outline: 'ellipse', id: 'disc', at: [8, 3, 84, 84], color: 'surface' },
      sketch('ring', [8, 3, 84, 84], ringPart(0.72, 0.15), 'accent'),
      { k: 'text', t: 'number', font: 'heading', at: [22, 20, 56, 33], size: [46, 24], align: 'center', color: 'ink', on: 'surface' },
      { k: 'text', t: 'unit', font: 'sub', at: [22, 60, 56, 6], size: [7.4, 5], align: 'center', color: 'ink', on: 'surface' },
      { k: 'text', t: 'date', font: 'sub', at: [8, 91, 84, 5], size: [6, 4], align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-date-line', name: 'Save the date', pairing: 'greatvibes', palette: 'brass', keywords: ['save the date', 'wedding', 'date'],
    copy: { title: 'Save the date', weekday: 'Saturday', day: '14', month: 'August' },
    recipe: box('text-date-line', 400, [
      { k: 'text', t: 'title', font: 'heading', at: [9, 18, 82, 24], size: [17.5, 12], align: 'center', v: 'middle', color: 'accentText' },
      { k: 'line', at: [5, 57.4, 30, 0.8], thickness: 0.4, color: 'accent' },
      { k: 'line', at: [5, 72.4, 30, 0.8], thickness: 0.4, color: 'accent' },
      { k: 'line', at: [65, 57.4, 30, 0.8], thickness: 0.4, color: 'accent' },
      { k: 'line', at: [65, 72.4, 30, 0.8], thickness: 0.4, color: 'accent' },
      { k: 'text', t: 'weekday', font: 'sub', at: [5, 61, 30, 8], size: [5.6, 4], caps: true, tracking: 0.12, align: 'center', v: 'middle', color: 'ink' },
      { k: 'text', t: 'day', font: 'sub', at: [36, 53, 28, 24], size: [30, 16], align: 'center', v: 'middle', color: 'ink' },
      { k: 'text', t: 'month', font: 'sub', at: [65, 61, 30, 8], size: [5.6, 4], caps: true, tracking: 0.12, align: 'center', v: 'middle', color: 'ink' },
    ]),
  },
  {
    id: 'text-birthday', name: 'Birthday confetti', pairing: 'pacifico', palette: 'sorbet', keywords: ['birthday', 'party', 'confetti'],
    copy: { kicker: 'Hooray for', title: 'Thirty', body: 'cake at four' },
    recipe: box('text-birthday', 400, [
      ...Array.from({ length: 12 }, (_, i) => confetti(i)),
      { k: 'text', t: 'kicker', font: 'sub', at: [18, 26, 64, 6], size: [6.6, 4], align: 'center', color: 'ink' },
      { k: 'text', t: 'title', font: 'heading', at: [13, 34, 74, 28], size: [26, 12], align: 'center', v: 'middle', rotate: -5, color: 'accentText' },
      { k: 'text', t: 'body', font: 'sub', at: [18, 68, 64, 6], size: [5.4, 4], align: 'center', color: 'ink' },
    ]),
  },
  {
    id: 'text-admit-one', name: 'Admit one ticket', pairing: 'limelight', palette: 'plum', keywords: ['ticket', 'cinema', 'event'],
    copy: { tag: 'Saturday matinee', title: 'Admit one', seat: 'Row C 14' },
    recipe: box('text-admit-one', 400, [
      { ...sketch('ticket', [2, 30, 96, 40], ticket(96, 40, 74, 4), 'ink'), rotate: -6 },
      { ...sketch('frame', [6, 34, 65, 32], 'M0 0H100V100H0Z', 'ink'), color: 'ink', stroke: { color: 'accent2', width: 0.5 }, rotate: -6 },
      { k: 'text', t: 'tag', font: 'sub', at: [9.4, 40.8, 57, 5], size: [4.8, 4], caps: true, tracking: 0.1, align: 'center', rotate: -6, color: 'bg', on: 'ink' },
      { k: 'text', t: 'title', font: 'heading', at: [10.4, 51, 57, 12], size: [13, 8], align: 'center', v: 'middle', rotate: -6, color: 'accent2', on: 'ink' },
      { k: 'text', t: 'seat', font: 'sub', at: [72, 41.6, 30, 6], size: [6, 4], caps: true, tracking: 0.06, align: 'center', v: 'middle', rotate: -96, color: 'bg', on: 'ink' },
    ]),
  },
];
