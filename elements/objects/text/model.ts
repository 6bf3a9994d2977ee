import * as z from 'zod/mini';
import { color, finite, objectFields, positive, spacing } from '../schema.js';

const style = {
  /** Family name, e.g. 'Montserrat'. */
  font: z.string().check(z.minLength(1)),
  font_src: z.optional(z.string()),
  bold: z.boolean(),
  italic: z.boolean(),
  /** Weight of the face, 100-900; absent means 700 when bold and 400 when not. */
  weight: z.optional(finite().check(z.gte(100), z.lte(900))),
  /** Em size, page pixels. */
  fontSize: positive(),
  fontColor: color(),
  /** -30 to 30; 1 is 0.01 em (DECISIONS 5). */
  letterSpacing: spacing(),
  underline: z.optional(z.boolean()),
  strike: z.optional(z.boolean()),
};

/** A style that differs from the whole text's over [start, end), UTF-16 units (DECISIONS 3). */
export const textRun = z.looseObject({
  start: finite().check(z.gte(0)),
  end: finite().check(z.gte(0)),
  ...z.partial(z.object(style)).def.shape,
});
export type TextRun = z.infer<typeof textRun>;

export const textDetails = z.looseObject({
  text: z.string(),
  ...style,
  textAlign: z.enum(['left', 'center', 'right', 'justify']),
  /** -30 to 30; the line box is (1.2 + value / 50) em high (DECISIONS 5). */
  lineHeight: spacing(),
  /** Absent when the whole text has one style. */
  runs: z.optional(z.array(textRun)),
});
export type TextDetails = z.infer<typeof textDetails>;

export const textObject = z.looseObject({
  ...objectFields,
  type: z.literal('text'),
  text_details: textDetails,
});
export type TextObject = z.infer<typeof textObject>;
