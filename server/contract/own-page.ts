import * as z from 'zod/mini';

/** A footer page in the operator's own words, at `/static/pages/{page}.json`. */
export const ownPage = z.object({
  title: z.string(),
  /** Made of Markdown without tags of its own: headings, paragraphs, lists, tables, links. */
  html: z.string(),
});
export type OwnPage = z.output<typeof ownPage>;

export const ownPageAddress = (page: string): string => `/static/pages/${page}.json`;
