import * as z from 'zod/mini';
import { gradient } from '../gradient.js';
import { between, color, finite, objectFields } from '../schema.js';
import { outlineNames } from '../outline.js';

/** Longest path data of one shape, characters. */
export const MAX_PATH_DATA = 200_000;

/** Path data of SVG: a move first, then commands and numbers. */
const pathData = () =>
  z.string().check(z.maxLength(MAX_PATH_DATA), z.regex(/^\s*[Mm][MLHVCSQTAZmlhvcsqtaz0-9eE\s,.+-]*$/));

const viewBox = z.tuple([finite(), finite(), finite().check(z.gte(0)), finite().check(z.gte(0))]);

/** An outline of its own: path data whose view box is stretched over the shape's box. */
const ownPath = z.looseObject({
  d: pathData(),
  viewBox,
  rule: z.optional(z.enum(['nonzero', 'evenodd'])),
});
export type OwnPath = z.infer<typeof ownPath>;

export const shapeDetails = z.looseObject({
  outline: z.enum(outlineNames),
  /** Goes before the named outline. */
  path: z.optional(ownPath),
  /** Absent means no fill. */
  fill: z.optional(color()),
  /** Instead of the fill. */
  gradient: z.optional(gradient()),
  stroke: z.optional(color()),
  /** Page pixels, drawn inside the outline's box. */
  stroke_width: z.optional(between(0, 1000)),
  /** How strokes of a path of its own end and turn; 'butt' and 'miter' when absent. */
  stroke_cap: z.optional(z.enum(['butt', 'round', 'square'])),
  stroke_join: z.optional(z.enum(['miter', 'round', 'bevel'])),
  /** Lengths of dashes and gaps, page pixels. */
  stroke_dash: z.optional(z.array(between(0, 10_000)).check(z.maxLength(32))),
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
