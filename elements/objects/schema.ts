import * as z from 'zod/mini';
import type { BlendMode } from '../display/ops.js';
import { attribution } from './attribution.js';
import { link } from './link.js';

/** Building blocks of the stored design (spec 2 section 3). Objects are loose: unknown optional fields survive a round trip. */

/** A number that JSON can hold: NaN and Infinity are refused. */
export const finite = () => z.number().check(z.refine((n) => Number.isFinite(n), 'must be a finite number'));
export const between = (low: number, high: number) => finite().check(z.gte(low), z.lte(high));
/** Counts and places among letters. */
export const whole = () => finite().check(z.refine((n) => Number.isInteger(n), 'must be a whole number'));
export const positive = () => finite().check(z.gt(0));

const HEX = /^#[0-9a-f]{6}$/i;
export const color = () => z.string().check(z.regex(HEX, 'must be a color like #1a2b3c'));

export const point = () => z.looseObject({ x: finite(), y: finite() });

/** Letter spacing and line height as stored: -30 to 30 (spec 2 section 5). */
export const spacing = () => between(-30, 30);

/** Role labels: what a text, image or color is for (spec 2 section 3). */
const roleLabels = z.looseObject({
  text: z.optional(z.string()),
  image: z.optional(z.string()),
  colors: z.optional(z.array(z.string())),
});

/** User labels: which bulk label, by its id, gives the text or the picture (DECISIONS 'Words'). */
export const userLabels = () =>
  z.looseObject({ text: z.optional(z.string()), image: z.optional(z.string()) });

/** Every blend there is, 'normal' first. */
export const BLEND_MODES = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
  'luminosity',
] as const satisfies readonly BlendMode[];

/** How an object or a group mixes with what lies beneath. */
export const blendMode = () => z.enum(BLEND_MODES);

/** A drop shadow as stored: shown values divided (spec 2 section 9), so offset and blur are 0-5, opacity 0-1, size 0-10. */
const shadow = z.looseObject({
  shadowColor: color(),
  r: between(0, 5),
  /** Degrees, -180 to 180: where the shadow falls, 0 to the right, clockwise. */
  theta: between(-180, 180),
  blur: between(0, 5),
  opacity: between(0, 1),
  size: between(0, 10),
});
export type StoredShadow = z.infer<typeof shadow>;

/** What may be chosen of an animation, of an object or a page. */
export const animationOptions = () =>
  z.looseObject({
    direction: z.optional(z.enum(['left', 'right', 'up', 'down'])),
    speed: z.optional(z.enum(['slow', 'normal', 'fast'])),
  });

/** Letters of an alternative text. */
export const LONGEST_ALT = 1000;

/** Fields every object has, whatever its kind. */
export const objectFields = {
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  sub_type: z.optional(z.string()),
  /** Stacking order in the page, from 0 at the back. */
  layer_index: finite(),
  /** Top-left corner before turning, page pixels. */
  position: point(),
  width: positive(),
  height: positive(),
  /** Degrees clockwise about the center. */
  rotation: finite(),
  /** 0 to 1 (DECISIONS 5). */
  opacity: between(0, 1),
  locked: z.boolean(),
  /** Not drawn, exported or met by the pointer; it keeps its place in the layers panel. */
  hidden: z.optional(z.boolean()),
  blend_mode: z.optional(blendMode()),
  shadow: z.optional(z.nullable(shadow)),
  /** What the user calls it in the layers panel. */
  name: z.optional(z.string()),
  labels: z.optional(roleLabels),
  user_labels: z.optional(userLabels()),
  /** Where a press on it leads, in files and while it is presented. */
  link: z.optional(link()),
  /** What it says to somebody who cannot see it; '' makes it decoration (see alt-text.ts). */
  alt: z.optional(z.nullable(z.string().check(z.maxLength(LONGEST_ALT)))),
  /** How it comes and goes; the page's animation when absent. */
  animation: z.optional(z.nullable(z.string())),
  animation_options: z.optional(z.nullable(animationOptions())),
};

const flip = () => z.union([z.literal(1), z.literal(-1)]);

/** Where a picture or icon comes from: exactly one of these names it (spec 2 section 3). */
const sourceFields = {
  id_design_resource: z.optional(z.string()),
  resource_id: z.optional(z.string()),
  id_imagemaker: z.optional(z.string()),
  id_123rf: z.optional(z.string()),
  id_123rf_plus: z.optional(z.string()),
  id_pixlr: z.optional(z.string()),
  id_unsplash: z.optional(z.string()),
  src: z.optional(z.string()),
};

const percent = () => z.optional(between(-100, 100));

/** The seven adjustments, as shown; absent is 0 (spec 2 section 5). */
export const adjustments = () =>
  z.looseObject({
    brightness: percent(),
    contrast: percent(),
    saturation: percent(),
    tint: percent(),
    blur: percent(),
    x_process: percent(),
    vignette: z.optional(between(0, 100)),
  });

export type Adjustments = z.infer<ReturnType<typeof adjustments>>;

/** Longest text of a mask; a subject of 400 pixels takes some thousand characters. */
const MOST_MASK = 200_000;

/** Where the user went with the brush, in fractions of the picture. */
const stroke = z.looseObject({
  keep: z.boolean(),
  radius: finite(),
  points: z.array(point()).check(z.maxLength(10_000)),
});

/**
 * The background taken away (spec 2 section 3). The mask lives in the design itself, so that whoever can draw the picture
 * can cut it out: page, worker, server and every export alike.
 */
export const backgroundRemoval = () =>
  z.looseObject({
    enabled: z.boolean(),
    /** -100 to 100 as shown; what is beyond counts as the end (spec 2: the check always passes). */
    crf: z.optional(finite()),
    matting: z.optional(finite()),
    /** What is kept, as text (imaging/cutout/mask-text.ts); without one the whole picture shows. */
    mask: z.optional(z.string().check(z.maxLength(MOST_MASK))),
    /** Source key of the picture that the mask was made for: on any other it means nothing. */
    source: z.optional(z.string()),
    /** What the user told of the subject, to go on from. */
    strokes: z.optional(z.array(stroke).check(z.maxLength(500))),
    rectangle: z.optional(z.looseObject({ x: finite(), y: finite(), width: positive(), height: positive() })),
  });
export type BackgroundRemoval = z.infer<ReturnType<typeof backgroundRemoval>>;

/** What every object with a picture may have beside its details. */
export const pictureFields = {
  filter: z.optional(z.nullable(adjustments())),
  bgremoval: z.optional(z.nullable(backgroundRemoval())),
};

export const imageDetails = () =>
  z.looseObject({
    ...sourceFields,
    /** Size at which the whole picture lies behind the object's box, page pixels. */
    image_width: z.optional(positive()),
    image_height: z.optional(positive()),
    flip_horizontal: z.optional(flip()),
    flip_vertical: z.optional(flip()),
    /** Colors of an icon, up to five, in the order of its color slots. */
    svg_colors: z.optional(z.array(z.looseObject({ color: color() })).check(z.maxLength(5))),
    /** Art an icon carries itself, in the normal form of icon art; it then has no source. */
    svg_art: z.optional(z.string().check(z.maxLength(100_000))),
    /** Where the picture's top-left corner lies, from that of the box. */
    contentDisplacement: z.optional(point()),
    /** How far the picture is turned about its own center, inside the box; degrees clockwise, before any flip. */
    image_rotation: z.optional(finite()),
    /** The picture has not been fitted yet: cover the box, centered. */
    image_needs_autoset: z.optional(z.boolean()),
    /** One of the 21 filters, with an intensity of 0 to 100; 50 when absent (DECISIONS 9). */
    filter: z.optional(z.nullable(z.looseObject({ id: z.string(), intensity: z.optional(between(0, 100)) }))),
    /** Fit inside the box instead of covering it. */
    image_contain: z.optional(z.boolean()),
    /** Who made the picture, where that must be said. */
    attribution: z.optional(z.nullable(attribution())),
  });
export type ImageDetails = z.infer<ReturnType<typeof imageDetails>>;
