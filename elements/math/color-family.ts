import { hexToOklch } from './color.js';

/** The colors people call by name. */
export type ColorFamily =
  | ('red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'purple' | 'pink' | 'brown')
  | ('black' | 'gray' | 'white');

/** Where each hue ends, degrees of OKLCh; what is beyond the last one is pink again. */
const HUES: readonly (readonly [end: number, family: ColorFamily])[] = [
  [12, 'pink'],
  [42, 'red'],
  [78, 'orange'],
  [112, 'yellow'],
  [165, 'green'],
  [212, 'teal'],
  [282, 'blue'],
  [325, 'purple'],
];

/** Chroma below which no hue is seen; creams and tinted papers count as white, inks as black. */
const FAINT = 0.045;
const [PALE, DEEP] = [0.9, 0.33];
/** Oranges this dark or this dull are called brown. */
const BROWN = { L: 0.58, C: 0.11 } as const;
/** Reds this light are called pink. */
const PINK = 0.76;

/** What a color is called. `hex` is '#rrggbb'. */
export function colorFamily(hex: string): ColorFamily {
  const { L, C, h } = hexToOklch(hex);
  if (L > PALE && C < FAINT * 1.2) return 'white';
  if (L < DEEP && C < FAINT * 1.4) return 'black';
  if (C < FAINT) return 'gray';
  const family = HUES.find(([end]) => h < end)?.[1] ?? 'pink';
  if (family === 'red' && L > PINK) return 'pink';
  const warm = family === 'red' || family === 'orange' || family === 'yellow';
  if (warm && L < BROWN.L && C < BROWN.C) return 'brown';
  return family === 'orange' && L < BROWN.L ? 'brown' : family;
}
