import * as z from 'zod/mini';
import { DEEPEST_LEVEL } from '../../text/lists/paragraph-formats.js';
import { gradient } from '../gradient.js';
import { link } from '../link.js';
import { color, finite, objectFields, positive, spacing, whole } from '../schema.js';
import { textEffect } from './effect-model.js';

const style = {
  /** Family name, e.g. 'Montserrat'. */
  font: z.string().check(z.minLength(1)),
  /** Where the file of an uploaded font lies; absent for families of the catalog. */
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
  /** How the letters are shown; the text keeps the case it was typed in. */
  textCase: z.optional(z.enum(['none', 'upper', 'lower', 'title'])),
};

/** A style that differs from the whole text's over [start, end), UTF-16 units (DECISIONS 3). */
export const textRun = z.looseObject({
  start: whole().check(z.gte(0)),
  end: whole().check(z.gte(0)),
  ...z.partial(z.object(style)).def.shape,
  /** Where these words lead. */
  link: z.optional(link()),
});
export type TextRun = z.infer<typeof textRun>;

/** What one paragraph has of its own. */
const paragraph = z.looseObject({
  list: z.optional(z.enum(['bullet', 'number'])),
  /** Nesting of a list item, from 0. */
  level: z.optional(whole().check(z.gte(0), z.lte(DEEPEST_LEVEL))),
});

export const textDetails = z.looseObject({
  text: z.string(),
  ...style,
  textAlign: z.enum(['left', 'center', 'right', 'justify']),
  /** -30 to 30; the line box is (1.2 + value / 50) em high (DECISIONS 5). */
  lineHeight: spacing(),
  /** Over the text's box, instead of its color; parts of a color of their own keep it. */
  gradient: z.optional(z.nullable(gradient())),
  text_effect: z.optional(z.nullable(textEffect)),
  /** Absent when the whole text has one style. */
  runs: z.optional(z.array(textRun)),
  /** One for each line feed apart; absent, or short, where paragraphs have nothing of their own. */
  paragraphs: z.optional(z.array(paragraph)),
  /** True where words that do not fit into their line are broken with a hyphen. */
  hyphens: z.optional(z.boolean()),
  /** Language of the words (BCP 47), by which they are broken; absent where it is to be told from them. */
  language: z.optional(z.string().check(z.minLength(2))),
  /** Where the lines stand in a box taller than they are; absent is top. */
  verticalAlign: z.optional(z.enum(['top', 'middle', 'bottom'])),
  /** False when the user chose the height; absent or true when it follows the lines. */
  autoHeight: z.optional(z.boolean()),
  /** True while the width follows the longest line, which never wraps; absent or false when it is the box's own [E-059]. */
  autoWidth: z.optional(z.boolean()),
  /** 'shrink' shows the letters smaller where the box of a chosen height is too small for them. */
  autoFit: z.optional(z.enum(['none', 'shrink'])),
  /** Added before its face was here: its width is still to be set to that of its words. */
  text_needs_autoset: z.optional(z.boolean()),
});
export type TextDetails = z.infer<typeof textDetails>;

export const textObject = z.looseObject({
  ...objectFields,
  type: z.literal('text'),
  text_details: textDetails,
});
export type TextObject = z.infer<typeof textObject>;
