import type { FontCategory } from './types.js';

/** How something feels: elegant, bold, playful, modern, classic, romantic; each 0-1. */
export type Mood = readonly [number, number, number, number, number, number];

const MOODS: Readonly<Record<FontCategory, Mood>> = {
  serif: [0.8, 0.1, 0, 0.2, 0.9, 0.4],
  sans: [0.3, 0.4, 0.2, 1, 0.2, 0],
  slab: [0, 0.7, 0.3, 0.3, 0.6, 0],
  display: [0.1, 1, 0.6, 0.4, 0, 0],
  script: [0.7, 0, 0.4, 0, 0.3, 1],
  hand: [0, 0.2, 1, 0, 0, 0.4],
  mono: [0, 0.4, 0.3, 0.9, 0, 0],
};

/** Words that tell what a design is about, in the order of moods. */
const WORDS: readonly RegExp[] = [
  /\b(gala|opera|wine|spa|jewel|hotel|dinner|tasting|atelier|candle|perfume|boutique|gallery)/i,
  /\b(sale|off|deal|new|now|hurry|festival|race|gym|match|live|jazz|rock|dance|night)\b|%/i,
  /\b(party|birthday|kids|play|fun|camp|school|circus|pets?|dogs?|cats?|cake|zine)\b/i,
  /\b(app|tech|data|web|digital|design|studio|startup|product|engineer|cod(e|ing)|agency)\b/i,
  /\b(museum|history|library|law|invoice|resume|report|certificate|bakery|garden|letter|supper)/i,
  /\b(wedding|love|bride|marr(y|ied)|rsvp|anniversary|valentine|save the date|baby)\b/i,
];

const FROM_FONT = 0.55;

/** The mood of a design from its heading's kind of font and from what is written. */
export function moodOf(words: string, heading: FontCategory | undefined): Mood {
  const font = heading ? MOODS[heading] : ([0.3, 0.3, 0.3, 0.3, 0.3, 0.3] as const);
  return font.map(
    (share, index) => share * FROM_FONT + (WORDS[index]!.test(words) ? 1 : 0),
  ) as unknown as Mood;
}

/** How well a kind of font suits, 0-1. */
export function suits(mood: Mood, category: FontCategory): number {
  const own = MOODS[category];
  const dot = mood.reduce((sum, share, index) => sum + share * own[index]!, 0);
  const size = (all: Mood): number => Math.hypot(...all);
  return dot / (size(mood) * size(own) || 1);
}
