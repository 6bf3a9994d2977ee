/** The template detail's words. */
export const template = {
  title: 'Template',
  back: 'Back',
  use: 'Use this template',
  share: 'Share this template',
  colors: 'Colors',
  colorways: 'Colorway',
  colorwayFailed: 'These colors could not be shown.',
  fonts: 'Fonts',
  keywords: 'Keywords',
  related: 'Explore related designs',
  copying: 'Opening your copy',
  unknown: 'There is no template at this address.',
  copyColor: (color: string) => `Copy color ${color}`,
  colorCopied: (color: string) => `Copied ${color}`,
  colorNotCopied: (color: string) => `The clipboard is closed. The color is ${color}`,
  newTab: '(opens in a new tab)',
  failed: 'Something went wrong :/',
} as const;

/** Width before height, as everywhere else. */
export const dimensionText = (width: number, height: number, unit: string) =>
  `Dimension: ${width} x ${height} ${unit}`;
