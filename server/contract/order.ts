import * as z from 'zod/mini';
import { area, get, post } from './contract.js';
import { askedResource, askedSku, MOST_LINES, placedOrder, priced, RESOURCE_TYPES } from './order-skus.js';
import { done, email, id } from './shared-schemas.js';

/** Orders of premium pictures, credit packs and high-resolution renders (specs 1, 2 and 3, section 7). */

/** What a render is asked about, ms (C-014). */
export const RENDER_POLL = 2000;

/** The scope of a subscription that covers high-resolution renders (DECISIONS 20). */
export const MOCKUP_SCOPE = 'mockupmaker';

/** Where a card payment of an order is made, in a frame of our own (B-023). */
export const checkoutPath = (order: string, design: string | null): string =>
  `/designmaker/start/orders/checkout?${new URLSearchParams({ id: order, ...(design !== null && { designId: design }) }).toString()}`;

/** Codes are written in any letters. */
const couponCode = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

const coupon_code = z.optional(couponCode());
const resources = z.array(askedResource).check(z.minLength(1), z.maxLength(MOST_LINES));
const skus = z.array(askedSku).check(z.minLength(1), z.maxLength(MOST_LINES));

const made = z.object({
  _id: z.string(),
  /** USD to be paid, and the same in cents. */
  amount: z.number(),
  amount_cents: z.number(),
  currency: z.string(),
  status: z.enum(['pending', 'fulfilled', 'failed', 'canceled', 'refunded']),
});
export type MadeOrder = z.output<typeof made>;

const of = { orderId: id(), skuIndex: z._default(z.int().check(z.gte(0), z.lte(MOST_LINES - 1)), 0) };

const renderStatus = z.object({
  /** Whether the picture is there. */
  success: z.boolean(),
  /** Where its owner, and nobody else, may load it; null until it is there. */
  fileSrc: z.nullable(z.string()),
  /** 0 to 1. */
  progress: z.number(),
  /** It will not come: it was tried several times. */
  failed: z.boolean(),
});

export type RenderStatus = z.output<typeof renderStatus>;

export const order = area('order', {
  /**
   * Members only. With `skus`: what was put in is kept as it is now, and the server's prices count. `stripe` is the specs'
   * other word for `card`; `subscription` is for accounts whose subscription covers what is ordered. Without `skus`, the
   * older variant: `amount` in USD must be the price of a credit pack.
   */
  add: post('add', {
    input: z
      .object({
        payment_mode: z._default(z.enum(['subscription', 'card', 'stripe', 'credits']), 'card'),
        skus: z.optional(skus),
        designId: z.optional(id()),
        coupon_code,
        email: z.optional(email()),
        amount: z.optional(z.number().check(z.gt(0))),
      })
      .check(
        z.refine(
          ({ skus: lines, email: to, amount }) =>
            (lines === undefined) === (to !== undefined && amount !== undefined),
          {
            error: 'must be there, or email and amount instead',
            path: ['skus'],
          },
        ),
      ),
    response: made,
  }),
  /** The premium pictures of a design that the account does not have yet, to be paid by card. */
  addDesignOrder: post('add_design_order', {
    input: z.object({ design_id: id(), resources, coupon_code }),
    response: made,
  }),
  /** One's own order. */
  getOne: post('get_one', { input: z.object({ id: id() }), response: placedOrder }),
  /**
   * Puts a coupon on an order of one's own that is still to be paid by card, or takes it off with null; gives the order. Fails
   * with `invalid_coupon`, and with `not_paid` for one that is closed.
   */
  setCoupon: post('set_coupon', {
    input: z.object({ id: id(), coupon_code: z.nullable(couponCode()) }),
    response: placedOrder,
  }),
  /** What a coupon makes of a price in USD. Fails with `invalid_coupon`. */
  applyCoupon: post('apply_coupon', {
    input: z.object({ price: z.number().check(z.gte(0), z.lte(1_000_000)), coupon_code: couponCode() }),
    response: z.object({
      /** USD */
      price: z.number(),
      discount: z.number(),
      /** As it is known. */
      coupon_code: z.string(),
      percent: z.nullable(z.number()),
    }),
  }),
  /** What lines or pictures would cost the account now. */
  price: post('price', {
    input: z.object({ skus: z.optional(skus), resources: z.optional(resources), coupon_code }).check(
      z.refine(({ skus: lines, resources: pictures }) => (lines === undefined) !== (pictures === undefined), {
        error: 'must be there, or resources instead',
        path: ['skus'],
      }),
    ),
    response: priced,
  }),
  /**
   * Buys what lies in the cart of the download dialog. By credits at once; by card it gives the address of a page that is
   * framed. What the account has already is left out; when nothing remains there is no order.
   */
  createCheckout: post('create_checkout', {
    input: z.object({
      paymentMode: z.enum(['credits', 'stripe']),
      data: z
        .array(
          z.object({
            id: id(),
            resource_type: z.enum(RESOURCE_TYPES),
            src: z.optional(z.nullable(z.string())),
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_LINES)),
      designId: id(),
      coupon_code,
    }),
    response: z.object({
      order: z.nullable(z.string()),
      fulfilled: z.boolean(),
      checkoutUrl: z.nullable(z.string()),
    }),
  }),
  /**
   * Charges an order of one's own: first with a payment method of the provider's field, then, when the card asked for
   * more, with the payment intent. Fails with `payment_declined` and the provider's words.
   */
  chargeStripe: post('charge_stripe', {
    input: z
      .object({ order_id: id(), payment_method: z.optional(id()), payment_intent_id: z.optional(id()) })
      .check(
        z.refine(
          ({ payment_method: card, payment_intent_id: intent }) =>
            (card === undefined) !== (intent === undefined),
          {
            error: 'must be there, or payment_intent_id instead',
            path: ['payment_method'],
          },
        ),
      ),
    response: z.object({
      /** The buyer is to authenticate the payment with this secret; then this call is made with the intent. */
      requires_action: z.boolean(),
      payment_intent_client_secret: z.nullable(z.string()),
      payment_intent_id: z.nullable(z.string()),
    }),
  }),
  /**
   * Fulfils an order once, however often it is asked to: pictures become the account's, renders begin. Of an order by card
   * the provider is asked, and `paymentDetails` says nothing; one that is not paid fails with `not_paid`.
   */
  confirm: post('confirm', {
    input: z.object({ id: id(), paymentDetails: z.optional(z.unknown()) }),
    response: done,
  }),
  renderStatus: post('mockup/render/status', { input: z.object(of), response: renderStatus }),
  /** The render itself, for who ordered it. */
  output: get('mockup/output', {
    input: z.object({ orderId: id(), skuIndex: z._default(z.string(), '0') }),
    response: z.unknown(),
    form: 'bytes',
  }),
});
