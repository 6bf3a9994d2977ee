import { defineStrings } from './strings.js';

/** Texts of base and controls. Strings of the product's specs stand letter for letter. */
export const en = {
  brandKitPalettes: 'Brand Kit Palettes',
  clear: 'Clear',
  close: 'Close',
  colorArea: 'Saturation and brightness',
  colorAreaValue: ({ saturation, brightness }: { saturation: number; brightness: number }) =>
    `Saturation ${saturation}%, brightness ${brightness}%`,
  colorBlue: 'Blue',
  colorFromPage: 'Pick a color from the screen',
  colorGreen: 'Green',
  colorHex: 'Hex color',
  colorHue: 'Hue',
  colorPicker: 'Color picker',
  colorRed: 'Red',
  deleteItem: ({ name }: { name: string }) => `Delete ${name}`,
  documentColors: 'Document colors',
  imageFailed: 'Image box failed',
  leastNumber: ({ min }: { min: number }) => `Type ${min} or more`,
  loading: 'Loading',
  loadingPalettes: 'Loading brand kit color palettes',
  noPalettes: 'You have no color palettes',
  noMoreResults: 'No more results.',
  notNumber: 'Type a number or a sum, such as 12+3',
  numberBetween: ({ min, max }: { min: number; max: number }) => `Type a number from ${min} to ${max}`,
  presets: 'Presets',
  search: 'Search',
  select: 'Select',
  somethingWentWrong: 'Something went wrong',
  tryAgain: 'Try again',
} as const;

export const t = defineStrings('controls', en);
