import type { Adjustments } from '../effect.js';
import { saturationStep } from './color-steps.js';
import { brighter, curveStep, steeper, type Curve } from './curves.js';
import type { ColorStep } from '../pixel-row.js';

/** What the ends of the sliders do. */
const MOST_BRIGHT = 3;
const MOST_CONTRAST = 1.4;
const LEAST_CONTRAST = 0.8;

/** The adjustments that change a pixel by its own color: all but blur and vignette. */
export function adjustmentSteps(adjustments: Adjustments): ColorStep[] {
  const { brightness = 0, contrast = 0, saturation = 0, tint = 0, x_process: cross = 0 } = adjustments;
  const steps: ColorStep[] = [];
  if (brightness !== 0) steps.push(curveStep(brighter((brightness / 100) * MOST_BRIGHT)));
  if (contrast !== 0) steps.push(curveStep(steeper(slopeOf(contrast))));
  if (saturation !== 0) steps.push(saturationStep(1 + saturation / 100));
  if (tint !== 0) steps.push(tintStep(tint / 100));
  if (cross !== 0) steps.push(crossStep(cross / 100));
  return steps;
}

const slopeOf = (contrast: number): number =>
  1 + (contrast / 100) * (contrast > 0 ? MOST_CONTRAST : LEAST_CONTRAST);

/** Green (-1) against magenta (1), as the tint of a white balance; the picture stays about as light. */
function tintStep(magenta: number): ColorStep {
  const sides = brighter(0.3 * magenta);
  const middle = brighter(-0.3 * magenta);
  const white =
    (part: number): Curve =>
    (tone) =>
      tone * part;
  const redAndBlue: Curve = (tone) => white(1 - 0.1 * Math.max(0, -magenta))(sides(tone));
  const green: Curve = (tone) => white(1 - 0.1 * Math.max(0, magenta))(middle(tone));
  return curveStep(redAndBlue, green, redAndBlue);
}

/**
 * Film developed in the wrong bath: one channel gets hard, one flat. Above 0 as slide film in negative bath: cold blue
 * shadows, yellow-green lights; below 0 the other way round: red shadows, cyan lights.
 */
function crossStep(amount: number): ColorStep {
  const strength = Math.abs(amount);
  const hard = steeper(1 + 0.9 * strength);
  const firm = steeper(1 + 0.45 * strength);
  const flat: Curve = (tone) => 0.2 * strength + tone * (1 - 0.42 * strength);
  return amount > 0 ? curveStep(hard, firm, flat) : curveStep(flat, firm, hard);
}
