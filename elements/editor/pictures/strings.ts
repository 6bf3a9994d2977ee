import { defineStrings } from '../../base/i18n/strings.js';

/** Names of what is done to pictures in frames and grids. */
export const en = {
  addGrid: 'Add grid',
  addFrame: 'Add frame',
  boxColor: 'Box color',
  boxSelected: ({ index, count, what }: { index: number; count: number; what: string }) =>
    `Box ${index} of ${count}, ${what}`,
  clearPicture: 'Clear picture',
  colored: 'color',
  detachImage: 'Detach image',
  empty: 'empty',
  filled: 'picture',
  gap: 'Spacing',
  radius: 'Rounded corners',
  replaceImage: 'Replace image',
  swapPictures: 'Swap pictures',
} as const;

export const t = defineStrings('pictures', en);
