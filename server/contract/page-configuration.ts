import * as z from 'zod/mini';
import { FOOTER_ADDRESS, FOOTER_PAGES } from './footer-pages.js';

/** What an operator may set for the app. The server writes it into every page as JSON (`<script id="configuration">`). */

export const footerAddress = z
  .string()
  .check(z.regex(FOOTER_ADDRESS, 'must be an address like https://example.com/about'));

/** Who takes cards: Stripe's field with its key, or the test shop's page, which charges nobody; the test shop unless told. */
const payments = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('sandbox') }),
  z.object({ provider: z.literal('stripe'), publishableKey: z.string() }),
]);

const creditPack = z.object({ id: z.string(), credits: z.number(), price_cents: z.number() });

export const pageConfiguration = z.object({
  /** Addresses of footer pages that live elsewhere; the others are our own (DECISIONS 23). */
  footer: z._default(z.partialRecord(z.enum(FOOTER_PAGES), footerAddress), {}),
  /** Footer pages that stand here in the operator's own words. */
  ownPages: z.optional(z.array(z.enum(FOOTER_PAGES))),
  /** Origins of the calls and of the files that are the same for everybody; the page's own unless set (D-019). */
  apiUrl: z.optional(z.string()),
  staticUrl: z.optional(z.string()),
  payments: z.optional(payments),
  /** What credits are sold in, the cheapest first; `CREDIT_PACKS` unless the operator sells others. */
  packs: z.optional(z.array(creditPack)),
  /** False where Magic Resize and Auto Suggest stand open to everybody (B-044). */
  walls: z.optional(z.boolean()),
  /** True where a model of the operator's finds the subjects of pictures. */
  cutoutModel: z.optional(z.boolean()),
  /** The application environment; empty leaves 'Animate' out of the toolbars (D-032). */
  environment: z.optional(z.string()),
});
export type PageConfiguration = z.output<typeof pageConfiguration>;
