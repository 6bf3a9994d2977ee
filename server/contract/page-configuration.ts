import * as z from 'zod/mini';
import { FOOTER_ADDRESS, FOOTER_PAGES } from './footer-pages.js';

/** What an operator may set for the app. The server writes it into every page as JSON (`<script id="configuration">`). */

export const footerAddress = z
  .string()
  .check(z.regex(FOOTER_ADDRESS, 'must be an address like https://example.com/about'));

export const pageConfiguration = z.object({
  /** Addresses of footer pages that live elsewhere; the others are our own (DECISIONS 23). */
  footer: z._default(z.partialRecord(z.enum(FOOTER_PAGES), footerAddress), {}),
  /** Origins of the calls and of the files that are the same for everybody; the page's own unless set (D-019). */
  apiUrl: z.optional(z.string()),
  staticUrl: z.optional(z.string()),
});
export type PageConfiguration = z.output<typeof pageConfiguration>;
