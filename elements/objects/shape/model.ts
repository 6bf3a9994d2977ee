import * as z from 'zod/mini';
import { between, color, finite, objectFields } from '../schema.js';
import { outlineNames } from '../outline.js';

const stop = z.looseObject({ offset: between(0, 1), color: color(), opacity: z.optional(between(0, 1)) });

export const shapeDetails = z.looseObject({
  outline: z.enum(outlineNames),
  /** Absent means no fill. */
  fill: z.optional(color()),
  /** A straight gradient instead of the fill; angle in degrees, 0 from left to right, clockwise. */
  gradient: z.optional(z.looseObject({ angle: finite(), stops: z.array(stop).check(z.minLength(2)) })),
  stroke: z.optional(color()),
  /** Page pixels, drawn inside the outline's box. */
  stroke_width: z.optional(between(0, 1000)),
  /** Corner radius of outlines that have one, as a fraction of the shorter side, 0-0.5. */
  radius: z.optional(between(0, 0.5)),
});

/** A named outline with fill and stroke. */
export const shapeObject = z.looseObject({
  ...objectFields,
  type: z.literal('image'),
  sub_type: z.literal('shape'),
  shape_details: shapeDetails,
});
export type ShapeObject = z.infer<typeof shapeObject>;
