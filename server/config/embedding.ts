import * as z from 'zod';
import { isOrigin } from './addresses.js';
import { parse, type Settings } from './parse.js';

/** Whose pages may embed the mockup editor: origins such as 'https://shop.example', or everybody. */
export type EmbedOrigins = '*' | readonly string[];

/** Whether pages of an origin are among them. */
export const mayEmbed = (origin: string, origins: EmbedOrigins): boolean =>
  origins === '*' || origins.includes(origin);

const EXAMPLE = 'must be * or origins like https://shop.example, separated by spaces or commas';

const listed = (value: string): string[] => value.split(/[\s,]+/).filter((each) => each !== '');

const variables = z.object({
  EMBED_ORIGINS: z
    .string()
    .refine((value) => value.trim() === '*' || listed(value).every(isOrigin), EXAMPLE)
    .transform((value): EmbedOrigins =>
      value.trim() === '*' ? '*' : listed(value).map((each) => new URL(each).origin),
    )
    .optional(),
});

/** Reads who may embed; undefined for our own pages alone. Throws a ConfigError. */
export const readEmbedding = (set: Settings): EmbedOrigins | undefined => parse(variables, set).EMBED_ORIGINS;
