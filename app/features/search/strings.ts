import type { Dimensions } from '../../ui/dimensions.js';

/** The search field's words. */
export const search = {
  label: 'Search templates',
  placeholder: 'Try "Business Card"',
  suggestions: 'Suggestions',
  popular: 'Popular formats',
  templates: 'templates',
  yours: 'Yours',
  ofYours: (count: number) => `in ${count.toLocaleString('en-US')} of yours`,
  blank: (name: string) => `Blank ${name}`,
  clear: 'Clear search',
} as const;

/** '1050 X 600 px', as the product writes it here. */
export const suggestedMeasures = ({ width, height, unit }: Dimensions): string =>
  `${width} X ${height}\u00a0${unit}`;
