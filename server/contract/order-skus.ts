import * as z from 'zod/mini';
import { mockupInputs } from '../../elements/compose/format/mockup-inputs.js';
import { id } from './shared-schemas.js';

/** The lines of an order as they are asked for, and as they are told. */

/** Which field of a line names its picture, by the type of the line (spec 2 section 3). */
export const PICTURE_FIELDS = {
  design_resource: 'design_resource',
  '123rf_image': 'rf_image',
  '123rf_plus_image': 'rf_plus_image',
  pixlr_image: 'pixlr_image',
} as const;

export type PictureSkuType = keyof typeof PICTURE_FIELDS;

/** The same kinds as other calls write them. Every one is a picture of our catalog. */
export const RESOURCE_TYPES = ['design_resource', '123rf', '123rf_plus', 'pixlr'] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

export const SKU_OF_RESOURCE: Readonly<Record<ResourceType, PictureSkuType>> = {
  design_resource: 'design_resource',
  '123rf': '123rf_image',
  '123rf_plus': '123rf_plus_image',
  pixlr: 'pixlr_image',
};

/** Lines of one order. */
export const MOST_LINES = 100;

const optionalId = z.optional(id());

const common = {
  /** USD as the buyer was shown it; the server's own price counts, and another one is refused. */
  price: z.optional(z.number().check(z.gte(0))),
  /** Each line is one thing. */
  quantity: z.optional(z.literal(1)),
};

const mockupSku = z.object({ type: z.literal('mockup'), mockup: id(), inputs: mockupInputs, ...common });

const pictureSku = z
  .object({
    type: z.enum(['design_resource', '123rf_image', '123rf_plus_image', 'pixlr_image']),
    /** The design it is for; the order's own unless told. */
    design: optionalId,
    designId: optionalId,
    design_resource: optionalId,
    rf_image: optionalId,
    rf_plus_image: optionalId,
    pixlr_image: optionalId,
    ...common,
  })
  .check(z.refine((sku) => sku[PICTURE_FIELDS[sku.type]] !== undefined, 'names no picture'));

const packSku = z.object({ type: z.literal('credit_pack'), pack: id(), ...common });

export const askedSku = z.discriminatedUnion('type', [mockupSku, pictureSku, packSku]);
export type AskedSku = z.output<typeof askedSku>;

/** A picture as the download dialog names it. */
export const askedResource = z.object({ type: z.enum(RESOURCE_TYPES), id: id() });
export type AskedResource = z.output<typeof askedResource>;

/** A line with its price. */
export const pricedLine = z.object({
  type: z.string(),
  /** Of the picture, mockup, pack or plan. */
  id: z.string(),
  name: z.string(),
  /** USD, and the same in cents. */
  price: z.number(),
  price_cents: z.number(),
  /** What it costs in credits; 0 where credits do not buy it. */
  credits: z.number(),
  /** Nothing is paid for it: it is free, or the account has it already. */
  owned: z.boolean(),
});

export const priced = z.object({
  lines: z.array(pricedLine),
  /** USD: the lines, what the coupon takes off, and what is paid. */
  subtotal: z.number(),
  discount: z.number(),
  total: z.number(),
  total_cents: z.number(),
  currency: z.string(),
  /** The whole in credits; null where credits do not buy all of it. */
  credits: z.nullable(z.number()),
});
export type Priced = z.output<typeof priced>;

/** A line of an order in the history. One id is there, by its type. */
export const orderedSku = z.object({
  type: z.string(),
  name: z.string(),
  /** Id of the design it was bought for; null when that is gone. */
  design: z.nullable(z.string()),
  design_resource: z.optional(z.string()),
  rf_image: z.optional(z.string()),
  rf_plus_image: z.optional(z.string()),
  pixlr_image: z.optional(z.string()),
  mockup: z.optional(z.string()),
  pack: z.optional(z.string()),
  plan: z.optional(z.string()),
  license: z.enum(['single', 'multi']),
  price: z.number(),
  price_cents: z.number(),
  credits: z.number(),
  /** Address of its picture; null where there is none. */
  image_src: z.nullable(z.string()),
  /** Address of the render of a mockup, for its buyer alone; null until it is there. */
  output_file: z.nullable(z.string()),
});

export const placedOrder = z.object({
  _id: z.string(),
  /** ISO 8601 */
  createdAt: z.string(),
  /** USD */
  amount: z.number(),
  amount_cents: z.number(),
  /** What was paid in credits instead. */
  amount_credits: z.number(),
  /** USD that a coupon took off. */
  discount: z.number(),
  coupon_code: z.nullable(z.string()),
  currency: z.string(),
  payment_mode: z.enum(['subscription', 'card', 'credits']),
  status: z.enum(['pending', 'fulfilled', 'failed', 'canceled', 'refunded']),
  /** The design it was ordered from; null when there was none or it is gone. */
  design: z.nullable(z.string()),
  skus: z.array(orderedSku),
  /** Number of its invoice; null while there is none. */
  invoice: z.nullable(z.number()),
});
export type PlacedOrder = z.output<typeof placedOrder>;
export type OrderedSku = z.output<typeof orderedSku>;
