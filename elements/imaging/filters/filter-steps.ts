import { clamp } from '../../math/geometry.js';
import { channels, duotoneStep, highlightStep, saturationStep, shadowStep } from '../color/color-steps.js';
import { curveStep, softLight, steeper } from '../color/curves.js';
import type { Recipe } from './filter-recipes.js';
import type { ColorStep } from '../pixel-row.js';

/** A recipe at an intensity: how far each part is from doing nothing is scaled by it, then clamped (DECISIONS 9). */
export function filterSteps(recipe: Recipe, intensity: number): ColorStep[] {
  const times = intensity / 50;
  return [...toneSteps(recipe, times), ...grayAndDuo(recipe, times), ...colorSteps(recipe, times)];
}

/** How dark a recipe's vignette is at an intensity, 0 to 1. */
export const filterVignette = ({ vig = 0 }: Recipe, intensity: number): number =>
  clamp((vig * intensity) / 50, 0, 1);

const about1 = (value: number, times: number, high: number): number =>
  clamp(1 + (value - 1) * times, 0, high);

function toneSteps({ sat, temp, con, bri }: Recipe, times: number): ColorStep[] {
  const steps: ColorStep[] = [];
  if (sat !== undefined) steps.push(saturationStep(about1(sat, times, 3)));
  if (temp !== undefined) steps.push(temperatureStep(clamp(temp * times, -1, 1)));
  if (con !== undefined || bri !== undefined) {
    const slope = steeper(about1(con ?? 1, times, 2.2));
    const lift = clamp((bri ?? 0) * times, -0.3, 0.3);
    steps.push(curveStep((tone) => slope(tone) + lift));
  }
  return steps;
}

/** Warm from 0 to 1, cool to -1: red against blue, as the color of the light does it. */
const temperatureStep = (warm: number): ColorStep =>
  curveStep(
    (tone) => tone * (1 + 0.22 * warm),
    (tone) => tone * (1 + 0.04 * warm),
    (tone) => tone * (1 - 0.28 * warm),
  );

function grayAndDuo({ gray, duo }: Recipe, times: number): ColorStep[] {
  const steps: ColorStep[] = [];
  if (gray !== undefined) steps.push(saturationStep(1 - clamp(gray * times, 0, 1)));
  if (duo) steps.push(duotoneStep(duo[0], duo[1], clamp(duo[2] * times, 0, 1)));
  return steps;
}

function colorSteps({ ov, sh, hi, fade }: Recipe, times: number): ColorStep[] {
  const steps: ColorStep[] = [];
  if (ov) {
    const amount = clamp(ov[1] * times, 0, 1);
    const [red, green, blue] = channels(ov[0]);
    steps.push(curveStep(softLight(red, amount), softLight(green, amount), softLight(blue, amount)));
  }
  if (sh) steps.push(shadowStep(sh[0], clamp(sh[1] * times, 0, 0.95)));
  if (hi) steps.push(highlightStep(hi[0], clamp(hi[1] * times, 0, 1)));
  if (fade !== undefined) {
    const lift = clamp(fade * times, 0, 0.4);
    steps.push(curveStep((tone) => lift + tone * (1 - lift)));
  }
  return steps;
}
