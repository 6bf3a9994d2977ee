/** Width over height of a frame: any, that of the whole picture, or a number. */
export const RATIOS = {
  free: null,
  original: 'original',
  '1:1': 1,
  '4:5': 4 / 5,
  '5:4': 5 / 4,
  '2:3': 2 / 3,
  '3:2': 3 / 2,
  '3:4': 3 / 4,
  '4:3': 4 / 3,
  '9:16': 9 / 16,
  '16:9': 16 / 9,
} as const;

export type RatioName = keyof typeof RATIOS;
export const ratioNames = Object.keys(RATIOS) as readonly RatioName[];

export const isRatioName = (name: string): name is RatioName => Object.hasOwn(RATIOS, name);
