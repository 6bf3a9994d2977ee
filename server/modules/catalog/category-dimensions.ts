import type { category } from '../../db/schema.js';

type Sized = Pick<typeof category.$inferSelect, 'width' | 'height' | 'unit'>;

/** The dimensions of a child category as the calls give them; only a parent has none. */
export const categoryDimensions = ({ width, height, unit }: Sized) => ({
  width: width ?? 0,
  height: height ?? 0,
  unit: unit ?? ('px' as const),
});
