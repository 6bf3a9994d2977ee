import type { OutlineName } from '../../objects/outline.js';

/** What else people call an outline when they look for it; its own name is searched anyway. */
const SYNONYMS: Partial<Record<OutlineName, string>> = {
  rectangle: 'square box',
  ellipse: 'circle oval round',
  pill: 'capsule stadium rounded',
  arch: 'door window',
  leaf: 'petal',
  quarter: 'circle pie',
  half: 'circle semicircle dome',
  slant: 'parallelogram',
  corner: 'right triangle',
  diamond: 'rhombus',
  burst: 'starburst badge seal',
  heart: 'love',
  blob: 'organic',
  drop: 'water tear',
  shield: 'badge crest',
  ticket: 'coupon',
  polaroid: 'photo instant',
  stamp: 'post postage',
  scallop: 'badge flower',
  phone: 'mobile smartphone device',
  tablet: 'device',
  laptop: 'computer device',
  flower: 'petals daisy',
  cross: 'plus medical',
  house: 'home',
  speech: 'bubble talk',
  wave: 'flag water',
};

/** The same for whole rows of outlines, by how their names begin. */
const ROWS: readonly (readonly [start: string, words: string])[] = [
  ['letter-', 'alphabet initial monogram'],
  ['digit-', 'number figure numeral'],
  ['torn-', 'ripped'],
  ['brush-', 'paint'],
  ['qr', 'barcode scan link address website'],
];

/** Words an outline is found by, beside its name. */
export const outlineSynonyms = (name: string): string =>
  SYNONYMS[name as OutlineName] ?? ROWS.find(([start]) => name.startsWith(start))?.[1] ?? '';
