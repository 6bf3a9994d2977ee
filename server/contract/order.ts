import * as z from 'zod/mini';
import { mockupInputs } from '../../elements/compose/format/mockup-inputs.js';
import { area, get, post } from './contract.js';
import { created, done, id } from './shared-schemas.js';

/** Orders of high-resolution renders (spec 3 sections 4 and 7). */

/** What a render is asked about, ms (C-014). */
export const RENDER_POLL = 2000;

/** The scope of a subscription that covers high-resolution renders (DECISIONS 20). */
export const MOCKUP_SCOPE = 'mockupmaker';

const sku = z.object({
  type: z.literal('mockup'),
  /** Id of the mockup. */
  mockup: id(),
  inputs: mockupInputs,
  /** USD as the buyer was shown it; the server's own price counts, and another one is refused. */
  price: z.optional(z.number().check(z.gte(0))),
});

const of = { orderId: id(), skuIndex: z._default(z.int().check(z.gte(0), z.lte(19)), 0) };

const status = z.object({
  /** Whether the picture is there. */
  success: z.boolean(),
  /** Where its owner, and nobody else, may load it; null until it is there. */
  fileSrc: z.nullable(z.string()),
  /** 0 to 1. */
  progress: z.number(),
  /** It will not come: it was tried several times. */
  failed: z.boolean(),
});

export type RenderStatus = z.output<typeof status>;

export const order = area('order', {
  /**
   * Members only. What was put in is kept as it is now. `subscription` is for accounts whose subscription covers mockups.
   */
  add: post('add', {
    input: z.object({
      payment_mode: z.enum(['subscription', 'card']),
      skus: z.array(sku).check(z.minLength(1), z.maxLength(20)),
    }),
    response: created,
  }),
  /** Fulfils an order once, however often it is asked to: its renders begin. */
  confirm: post('confirm', {
    input: z.object({ id: id(), paymentDetails: z.optional(z.unknown()) }),
    response: done,
  }),
  renderStatus: post('mockup/render/status', { input: z.object(of), response: status }),
  /** The render itself, for who ordered it. */
  output: get('mockup/output', {
    input: z.object({ orderId: id(), skuIndex: z._default(z.string(), '0') }),
    response: z.unknown(),
    form: 'bytes',
  }),
});
