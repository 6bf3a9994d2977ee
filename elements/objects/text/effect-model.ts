import * as z from 'zod/mini';
import { between, color } from '../schema.js';
import { toShown, toStored } from '../value-scales.js';

/** One of a text's shadows, stored divided. */
const textShadow = z.looseObject({
  shadowColor: color(),
  r: between(0, 5),
  theta: between(-180, 180),
  blur: between(0, 5),
  opacity: between(0, 1),
});
export type StoredTextShadow = z.infer<typeof textShadow>;

/** Effects of a text as stored (spec 2 section 3): sizes, offsets and blurs divided by 20, opacities by 100. */
export const textEffect = z.looseObject({
  stroke: z.optional(z.boolean()),
  strokeSize: z.optional(between(0, 5)),
  strokeColor: z.optional(color()),
  glow: z.optional(z.boolean()),
  glowColor: z.optional(color()),
  /** As shown, 0 to 100: it is neither a size, an offset nor an opacity. */
  glowIntensity: z.optional(between(0, 100)),
  glowOpacity: z.optional(between(0, 1)),
  shadow: z.optional(z.boolean()),
  /** The first lies at the bottom. */
  shadows: z.optional(z.array(textShadow)),
});
export type StoredTextEffect = z.infer<typeof textEffect>;

/** A shadow of a text as its panel shows it: 0 to 100, the direction -180 to 180 degrees, clockwise from the right. */
export interface ShownTextShadow {
  readonly color: string;
  readonly offset: number;
  readonly direction: number;
  readonly blur: number;
  readonly opacity: number;
}

/** Effects of a text as their panel shows them: sliders from 0 to 100. */
export interface ShownTextEffect {
  readonly stroke: boolean;
  readonly strokeSize: number;
  readonly strokeColor: string;
  readonly glow: boolean;
  readonly glowColor: string;
  readonly glowIntensity: number;
  readonly glowOpacity: number;
  readonly shadow: boolean;
  readonly shadows: readonly ShownTextShadow[];
}

const START_COLOR = '#0000ff';

export const DEFAULT_TEXT_SHADOW: ShownTextShadow = {
  color: START_COLOR,
  offset: 40,
  direction: 116,
  blur: 40,
  opacity: 100,
};

/** What a text's effects start as: all off, ready to be turned on. */
export const DEFAULT_TEXT_EFFECT: ShownTextEffect = {
  stroke: false,
  strokeSize: 40,
  strokeColor: START_COLOR,
  glow: false,
  glowColor: START_COLOR,
  glowIntensity: 50,
  glowOpacity: 100,
  shadow: false,
  shadows: [DEFAULT_TEXT_SHADOW],
};

export const storedTextEffect = (shown: ShownTextEffect): StoredTextEffect => ({
  ...shown,
  strokeSize: toStored(shown.strokeSize, 'length'),
  glowOpacity: toStored(shown.glowOpacity, 'opacity'),
  shadows: shown.shadows.map(storedTextShadow),
});

/** What a stored effect lacks is shown as it would start. */
export function shownTextEffect(stored: StoredTextEffect): ShownTextEffect {
  const start = DEFAULT_TEXT_EFFECT;
  const { strokeSize, glowOpacity, shadows } = stored;
  return {
    stroke: stored.stroke ?? start.stroke,
    strokeSize: strokeSize === undefined ? start.strokeSize : toShown(strokeSize, 'length'),
    strokeColor: stored.strokeColor ?? start.strokeColor,
    glow: stored.glow ?? start.glow,
    glowColor: stored.glowColor ?? start.glowColor,
    glowIntensity: stored.glowIntensity ?? start.glowIntensity,
    glowOpacity: glowOpacity === undefined ? start.glowOpacity : toShown(glowOpacity, 'opacity'),
    shadow: stored.shadow ?? start.shadow,
    shadows: shadows?.map(shownTextShadow) ?? start.shadows,
  };
}

export const storedTextShadow = ({
  color,
  offset,
  direction,
  blur,
  opacity,
}: ShownTextShadow): StoredTextShadow => ({
  shadowColor: color,
  r: toStored(offset, 'length'),
  theta: direction,
  blur: toStored(blur, 'length'),
  opacity: toStored(opacity, 'opacity'),
});

const shownTextShadow = ({ shadowColor, r, theta, blur, opacity }: StoredTextShadow): ShownTextShadow => ({
  color: shadowColor,
  offset: toShown(r, 'length'),
  direction: theta,
  blur: toShown(blur, 'length'),
  opacity: toShown(opacity, 'opacity'),
});
