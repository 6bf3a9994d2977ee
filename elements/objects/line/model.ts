import * as z from 'zod/mini';
import { between, color, objectFields, positive } from '../schema.js';
import { MOST_DASH } from '../stroke.js';

/** What an end of a line can carry. */
export const LINE_ENDS = ['none', 'round', 'arrow', 'chevron', 'dot', 'square', 'diamond', 'bar'] as const;
const cap = z.enum(LINE_ENDS);

/** A straight line along the middle of its box; the box's height is room for caps, at least the stroke's width. */
export const lineObject = z.looseObject({
  ...objectFields,
  type: z.literal('image'),
  sub_type: z.literal('line'),
  line_details: z.looseObject({
    color: color(),
    /** Page pixels. */
    thickness: positive(),
    pattern: z.enum(['solid', 'dashed', 'dotted']),
    /** Lengths of a dash and the gap after it, page pixels; dots have no length. As suits the thickness when absent. */
    dash: z.optional(z.tuple([between(0, MOST_DASH), between(0, MOST_DASH)])),
    start: cap,
    end: cap,
  }),
});
export type LineObject = z.infer<typeof lineObject>;
