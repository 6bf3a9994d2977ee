import * as z from 'zod/mini';
import { color } from '../objects/schema.js';

/** Most colorways that a design may bring, and most colors of each. */
export const MOST_COLORWAYS = 12;
export const MOST_COLORWAY_COLORS = 100;

const colorway = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** As it is offered: 'Terracotta'. */
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  /** '#rrggbb', those that show most first. */
  colors: z.array(color()).check(z.minLength(1), z.maxLength(MOST_COLORWAY_COLORS)),
});

/**
 * One layout in several sets of colors. The color at a place of one stands where the color at that place of another
 * stands, so that the design goes from any to any and back. The first is what it came in [E-090].
 */
export type Colorway = Readonly<z.infer<typeof colorway>>;

/** Every set has as many colors, none of them twice: otherwise there is no way back. */
const isExchangeable = (ways: readonly Colorway[]): boolean =>
  ways.every(
    ({ colors }) =>
      colors.length === ways[0]!.colors.length &&
      new Set(colors.map((each) => each.toLowerCase())).size === colors.length,
  ) && new Set(ways.map(({ id }) => id)).size === ways.length;

export const colorways = z
  .array(colorway)
  .check(
    z.maxLength(MOST_COLORWAYS),
    z.refine(isExchangeable, 'must differ in id and have as many colors each, none of them twice'),
  );
