import type { Rect } from '../math/geometry.js';
import type { Cutout } from './cutout/matting/apply-cutout.js';
import { fingerprint } from './cutout/mask-text.js';
import type { PictureOutline } from './outline/model.js';
import { filterRecipe } from './filters/filter-recipes.js';

/** The seven adjustments of a picture as stored and shown: -100 to 100, vignette 0 to 100; absent is 0. */
export interface Adjustments {
  readonly brightness?: number;
  readonly contrast?: number;
  readonly saturation?: number;
  /** Below 0 towards green, above towards magenta. */
  readonly tint?: number;
  /** Below 0 the picture is sharpened. */
  readonly blur?: number;
  readonly x_process?: number;
  readonly vignette?: number;
}

/** In the order they are shown in. */
export const ADJUSTMENTS = [
  'brightness',
  'contrast',
  'saturation',
  'tint',
  'blur',
  'x_process',
  'vignette',
] as const satisfies readonly (keyof Adjustments)[];
export type Adjustment = (typeof ADJUSTMENTS)[number];

/** The range of an adjustment (spec 2 section 5). */
export const leastOf = (name: Adjustment): number => (name === 'vignette' ? 0 : -MOST_ADJUSTMENT);
export const MOST_ADJUSTMENT = 100;

/** What a filter is applied with (spec 2 section 4). */
export const DEFAULT_INTENSITY = 50;

/** What is done to a picture's pixels: its background taken away, then its filter, then the adjustments. */
export interface PictureEffect {
  /** Equal keys give equal pixels: the cache's name for this effect. */
  readonly key: string;
  readonly adjustments: Adjustments;
  /** Id of one of the 21 filters; absent for none. */
  readonly filter?: string;
  /** 0 the original, 50 the filter as designed, 100 twice that (DECISIONS 9). */
  readonly intensity: number;
  /** The part of the picture that shows, as fractions of it: a vignette darkens towards the edges of this. */
  readonly shown: Rect;
  /** What of the picture is kept; all of it when absent. */
  readonly cutout?: Cutout;
  /** Only the line around what is kept, on a picture that is larger by its margin (`outlineMargin`). */
  readonly outline?: PictureOutline;
  /** Id of the object that shows it: until the pixels are there, what that object showed last stays. */
  readonly owner?: string;
}

const WHOLE: Rect = { x: 0, y: 0, width: 1, height: 1 };
/** Finer places of a vignette nobody sees; coarser keys make panning a picture cheaper. */
const STEPS_OF_SHOWN = 500;

export interface EffectParts {
  /** As stored; values that are missing or no numbers count as 0. */
  readonly adjustments?: { readonly [A in Adjustment]?: unknown } | null | undefined;
  readonly filter?: { readonly id: string; readonly intensity?: number | undefined } | null | undefined;
  /** All of the picture when absent. */
  readonly shown?: Rect | undefined;
  readonly cutout?: Cutout | undefined;
  readonly owner?: string;
}

/** The effect as the painter takes it; undefined when the picture stays as it is. */
export function pictureEffect({
  adjustments,
  filter,
  shown,
  cutout,
  owner,
}: EffectParts): PictureEffect | undefined {
  const values = setAdjustments(adjustments ?? {});
  const intensity = filter?.intensity ?? DEFAULT_INTENSITY;
  // a filter of a newer version is left out rather than failed on
  const recipe = filter && intensity > 0 ? filterRecipe(filter.id) : undefined;
  if (!recipe && !cutout && Object.keys(values).length === 0) return undefined;
  const framed = values.vignette !== undefined || recipe?.vig !== undefined;
  const part = framed && shown ? rounded(shown) : WHOLE;
  return {
    key: [
      ...(cutout ? [cutKey(cutout)] : []),
      ...(recipe ? [`${filter!.id}@${intensity}`] : []),
      ...ADJUSTMENTS.flatMap((name) => (values[name] === undefined ? [] : [`${name}=${values[name]}`])),
      ...(framed ? [`in ${part.x},${part.y},${part.width},${part.height}`] : []),
    ].join(' '),
    adjustments: values,
    ...(recipe ? { filter: filter!.id } : {}),
    intensity,
    shown: part,
    ...(cutout === undefined ? {} : { cutout }),
    ...(owner === undefined ? {} : { owner }),
  };
}

/** The line around a picture, or around what is cut out of it. */
export function outlineEffect(
  outline: PictureOutline,
  { cutout, owner }: Pick<EffectParts, 'cutout' | 'owner'>,
): PictureEffect {
  return {
    key: `${cutout ? `${cutKey(cutout)} ` : ''}outline ${outline.width},${outline.color}`,
    adjustments: {},
    intensity: DEFAULT_INTENSITY,
    shown: WHOLE,
    outline,
    ...(cutout === undefined ? {} : { cutout }),
    // beside the picture itself, which is followed on its own
    ...(owner === undefined ? {} : { owner: `${owner} outline` }),
  };
}

/** Whether the pixels have alpha for what is done to them, which JPEG cannot hold. */
export const makesAlpha = (effect: PictureEffect | undefined): boolean =>
  effect?.cutout !== undefined || effect?.outline !== undefined;

const cutKey = ({ mask, crf, matting }: Cutout): string => `cut ${fingerprint(mask)},${crf},${matting}`;

/** The adjustments that do something. */
function setAdjustments(stored: { readonly [A in Adjustment]?: unknown }): Adjustments {
  const set = ADJUSTMENTS.flatMap((name) => {
    const value = stored[name];
    return typeof value === 'number' && Number.isFinite(value) && value !== 0 ? [[name, value] as const] : [];
  });
  return Object.fromEntries(set);
}

const round = (part: number): number => Math.round(part * STEPS_OF_SHOWN) / STEPS_OF_SHOWN;

/** At least a step wide: a vignette needs a width to fall off over. */
const rounded = ({ x, y, width, height }: Rect): Rect => ({
  x: round(x),
  y: round(y),
  width: Math.max(1 / STEPS_OF_SHOWN, round(width)),
  height: Math.max(1 / STEPS_OF_SHOWN, round(height)),
});
