import type { MockupLayer, MockupPackage } from './mockup-package.js';

/** Layers that take a picture, in the order in which `user_images` counts them. */
export const imageLayers = ({ layers }: Pick<MockupPackage, 'layers'>): MockupLayer[] =>
  layers.filter(({ type }) => type === 'dynamic');

/** Layers that take a color, in the order in which `hue_values` counts them. */
export const hueLayers = ({ layers }: Pick<MockupPackage, 'layers'>): MockupLayer[] =>
  layers.filter(({ features }) => features.hue !== undefined);
