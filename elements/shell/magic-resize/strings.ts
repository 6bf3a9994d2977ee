import { defineStrings } from '../../base/i18n/strings.js';

/** Words of Magic Resize; those of the product's specs letter for letter. */
const en = {
  title: 'Magic Resize',
  lead: 'Pick a size. It opens as a copy in a new tab; this design stays as it is.',
  custom: 'Custom',
  width: 'Width',
  height: 'Height',
  apply: 'Apply',
  sizes: 'Sizes',
  resizeThis: 'Resize this design',
  select: ({ name }: { name: string }) => `Select ${name}`,
  selected: ({ count }: { count: number }) => `${count} selected`,
  selectAll: 'Select all',
  clear: 'Clear selection',
  save: 'Save to folder',
  leftOut: ({ count }: { count: number }) => `${count} hidden`,
  pages: 'Pages',
  allPages: 'All pages',
  thisPage: 'This page',
  making: ({ done, count }: { done: number; count: number }) => `${done} of ${count} sizes made`,
  made: ({ count }: { count: number }) => `${count} sizes made`,
  failed: 'Something went wrong',
  tryAgain: 'Try again',
  missing: 'Some pictures could not be loaded and are missing from the previews.',
} as const;

export const t = defineStrings('magic-resize', en);
