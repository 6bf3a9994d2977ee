import { adjustmentSteps } from './color/adjustment-steps.js';
import { applyCutout } from './cutout/matting/apply-cutout.js';
import type { PictureEffect } from './effect.js';
import { drawOutline } from './outline/draw-outline.js';
import { filterSteps, filterVignette } from './filters/filter-steps.js';
import { blurOrSharpen } from './blur/blur-sharpen.js';
import { filterRecipe } from './filters/filter-recipes.js';
import { newPixelRow, storeRow, type ColorStep, type Pixels } from './pixel-row.js';
import { vignette, type Vignette } from './color/vignette.js';

/** Rows between looks at whether to go on. */
const ROWS = 16;

/**
 * Changes the pixels in place: the background taken away, blur or sharpening, the filter, the other adjustments, the
 * vignette; alpha changes only where something is cut out. The same bytes come out in every engine. Blur and vignette follow the picture's size, so any size of it looks the same. Answers the
 * pixels; an outline's are others, and more.
 */
export function applyEffect(pixels: Pixels, effect: PictureEffect): Pixels {
  const steps = effectSlices(pixels, effect);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in slices of a millisecond or so: for whoever must look after other things meanwhile. */
export function* effectSlices(pixels: Pixels, effect: PictureEffect): Generator<void, Pixels> {
  const { width, height } = pixels;
  if (width === 0 || height === 0) return pixels;
  if (effect.cutout) yield* applyCutout(pixels, effect.cutout);
  if (effect.outline) return yield* drawOutline(pixels, effect.outline);
  const load = yield* blurOrSharpen(pixels, effect.adjustments.blur ?? 0);
  const steps = colorSteps(effect);
  const darken = vignetteOf(pixels, effect);
  const row = newPixelRow(width);
  for (let y = 0; y < height; y++) {
    load(row, pixels, y);
    for (const step of steps) step(row);
    darken?.(row, y);
    storeRow(row, pixels, y);
    if (y % ROWS === ROWS - 1) yield;
  }
  return pixels;
}

function colorSteps({ filter, intensity, adjustments }: PictureEffect): ColorStep[] {
  const recipe = filter === undefined ? undefined : filterRecipe(filter);
  return [...(recipe ? filterSteps(recipe, intensity) : []), ...adjustmentSteps(adjustments)];
}

/** The filter's vignette and the adjustment's, one over the other. */
function vignetteOf({ width, height }: Pixels, effect: PictureEffect): Vignette | undefined {
  const recipe = effect.filter === undefined ? undefined : filterRecipe(effect.filter);
  const ofFilter = recipe ? filterVignette(recipe, effect.intensity) : 0;
  const amount = 1 - (1 - ofFilter) * (1 - (effect.adjustments.vignette ?? 0) / 100);
  return amount > 0 ? vignette(width, height, effect.shown, amount) : undefined;
}
