import type { FontChoice, Pairing } from '../../build/templates/recipe.js';

/** Three faces; what runs on is set like the line under the heading, only lighter. */
export const pair = (heading: FontChoice, sub: FontChoice, body: FontChoice = { ...sub, weight: 400 }): Pairing => ({
  heading,
  sub,
  body,
});

/** A face and how it likes to be set. */
export const face = (family: string, weight: number, more: Omit<FontChoice, 'family' | 'weight'> = {}): FontChoice => ({
  ...{ family, weight },
  ...more,
});
