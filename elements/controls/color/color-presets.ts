/** What a picker holds before it is given a color. */
export const BLACK = '#000000';

/** The 16 preset colors of every picker (spec 2, section 6): white, yellows, oranges, reds, pinks, purples, blues, greens, black. */
export const COLOR_PRESETS: readonly string[] = [
  '#ffffff',
  '#ffe9a8',
  '#ffc93c',
  '#ff9a3c',
  '#f2662e',
  '#d9352b',
  '#f58ea8',
  '#d6246e',
  '#8d4ac9',
  '#5b3aa8',
  '#2b4fc4',
  '#3aa0e0',
  '#1d8f86',
  '#4caf6a',
  '#1f5b3a',
  '#1c1b18',
];
