import * as z from 'zod/mini';

/** What an operator may set for the app. The server writes it into every page as JSON (`<script id="configuration">`). */

export const FOOTER_PAGES = [
  'about',
  'legal',
  'blog',
  'faq',
  'license',
  'cookie',
  'policy',
  'referal',
] as const;
export type FooterPage = (typeof FOOTER_PAGES)[number];

/** Where a footer page lives when it is not our own: a web address, or a path of this server. */
export const footerAddress = z
  .string()
  .check(z.regex(/^(https?:\/\/|\/)\S*$/, 'must be an address like https://example.com/about'));

export const pageConfiguration = z.object({
  /** Addresses of footer pages that live elsewhere; the others are our own (DECISIONS 23). */
  footer: z._default(z.partialRecord(z.enum(FOOTER_PAGES), footerAddress), {}),
  /** Origins of the calls and of the files that are the same for everybody; the page's own unless set (D-019). */
  apiUrl: z.optional(z.string()),
  staticUrl: z.optional(z.string()),
});
export type PageConfiguration = z.output<typeof pageConfiguration>;

/** Stands in the built page where its configuration goes. */
export const CONFIGURATION_ID = 'configuration';
