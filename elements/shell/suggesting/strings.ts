import { defineStrings } from '../../base/i18n/strings.js';

/** Words of Auto Suggest; those of the product's specs letter for letter. */
const en = {
  title: 'Auto Suggest',
  count: ({ count }: { count: number }) => (count === 1 ? '1 variation' : `${count} variations`),
  font: 'Font',
  colors: 'Colors',
  lockFont: 'Lock font',
  lockColors: 'Lock colors',
  seedColor: ({ number, color }: { number: number; color: string }) => `Seed color ${number}: ${color}`,
  apply: 'Apply Changes',
  variations: 'Variations',
  variation: ({ number, fonts }: { number: number; fonts: string }) =>
    fonts ? `Variation ${number}, ${fonts}` : `Variation ${number}`,
  fontsOf: ({ heading, body }: { heading: string; body: string }) =>
    heading === body ? heading : `${heading} and ${body}`,
  making: 'Making variations',
  failed: 'Something went wrong',
  failedHelp: 'Couldn’t make variations. Your design is unchanged.',
  tryAgain: 'Try again',
  partial: 'Some fonts or pictures could not be loaded and were left out.',
  locked: 'Font and colors are locked',
  lockedHelp: 'Unlock one of them and press Apply Changes.',
  none: 'No variations of this page',
  noneFonts: 'Its fonts can’t change. Unlock the colors.',
  noneColors: 'It has no colors of its own to change. Unlock the font.',
  noneHelp: 'It has no words or colors of its own to change.',
} as const;

export const t = defineStrings('suggesting', en);
