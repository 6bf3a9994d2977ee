import * as z from 'zod/mini';
import { gradient } from '../gradient.js';
import { between, color, finite, objectFields } from '../schema.js';
import { outlineNames } from '../outline.js';
import { cornerFields, strokeFields } from '../stroke.js';

/** Longest path data of one shape, characters. */
export const MAX_PATH_DATA = 200_000;

/** Path data of SVG: a move first, then commands and numbers. */
const pathData = () =>
  z.string().check(z.maxLength(MAX_PATH_DATA), z.regex(/^\s*[Mm][MLHVCSQTAZmlhvcsqtaz0-9eE\s,.+-]*$/));

const viewBox = z.tuple([finite(), finite(), finite().check(z.gte(0)), finite().check(z.gte(0))]);

/** An outline of its own: path data whose view box is stretched over the shape's box. */
const customPath = z.looseObject({
  d: pathData(),
  viewBox,
  rule: z.optional(z.enum(['nonzero', 'evenodd'])),
});
export type CustomPath = z.infer<typeof customPath>;

export const shapeDetails = z.looseObject({
  outline: z.enum(outlineNames),
  /** Goes before the named outline. */
  path: z.optional(customPath),
  /** Absent means no fill. */
  fill: z.optional(color()),
  /** Instead of the fill. */
  gradient: z.optional(gradient()),
  /** Of fill and gradient, 0 to 1; 1 when absent. */
  fill_opacity: z.optional(between(0, 1)),
  ...strokeFields,
  ...cornerFields,
});

/** A named outline with fill and stroke. */
export const shapeObject = z.looseObject({
  ...objectFields,
  type: z.literal('image'),
  sub_type: z.literal('shape'),
  shape_details: shapeDetails,
});
export type ShapeObject = z.infer<typeof shapeObject>;
