import { type Art, artOf, sameArt } from '../pictures/art.js';
import { meanOf } from '../pictures/sampling.js';
import type { HueValue } from '../format/mockup-package.js';
import type { Fill, HueSource, PreparedScene, PreparedSurface, Print, SceneInputs } from './scene.js';
import { fromSrgb } from '../tone.js';

/** What is to be painted on the surfaces of a scene for certain inputs: all that CPU and GPU have in common. */

export type Rgb = readonly [number, number, number];

/** Linear light with alpha, not premultiplied. */
export interface Paint {
  readonly color: Rgb;
  readonly alpha: number;
}

export interface PlannedFill {
  readonly kind: 'fill';
  readonly fill: Fill;
  /** What the surface reflects of the color. */
  readonly paint: Paint;
}

export interface PlannedPrint {
  readonly kind: 'print';
  readonly print: Print;
  readonly art: Art | null;
  /** The color beneath the picture. */
  readonly ground: Paint;
}

export interface SurfacePlan {
  /** Albedo beneath all steps. */
  readonly base: Rgb;
  readonly steps: readonly (PlannedFill | PlannedPrint)[];
}

export const planScene = (scene: PreparedScene, inputs: SceneInputs): SurfacePlan[] =>
  scene.surfaces.map((surface) => planSurface(surface, inputs));

function planSurface({ ink, steps }: PreparedSurface, inputs: SceneInputs): SurfacePlan {
  const prints = steps.filter((step) => step.kind === 'print');
  const allPrint = prints.length === steps.length;
  const painted = steps.flatMap((step) => planStep(step, ink, inputs));
  const planned = allPrint && painted.length > 0 ? onPaper(prints, painted) : painted;
  const white: Rgb = [ink.k0 + ink.k1, ink.k0 + ink.k1, ink.k0 + ink.k1];
  // what covers all of the surface is the base of what follows
  const first = planned.findIndex(({ kind }) => kind === 'print');
  const count = first < 0 ? planned.length : first;
  const base = planned.slice(0, count).reduce<Rgb>((under, step) => {
    return step.kind === 'fill' ? over(under, step.paint) : under;
  }, white);
  const covered = prints.reduce((sum, { weight }) => sum + weight, 0);
  return {
    base: allPrint ? meanAlbedo(planned, covered, white, ink) : base,
    steps: planned.slice(count),
  };
}

const PAPER: Rgb = [1, 1, 1];

/**
 * Where a surface that is nothing but print is left bare, it is white paper, not the mean color it throws on its surroundings:
 * an empty frame beside a filled one, the margins of a picture that does not fill its own.
 */
const onPaper = (prints: readonly Print[], painted: SurfacePlan['steps']): PlannedPrint[] =>
  prints.map((print) => {
    const step = painted.find((each) => each.kind === 'print' && each.print === print) as
      | PlannedPrint
      | undefined;
    const color = step ? over(PAPER, step.ground) : PAPER;
    return { kind: 'print', print, art: step?.art ?? null, ground: { color, alpha: 1 } };
  });

/** A step that paints nothing is left out. */
function planStep(
  step: Fill | Print,
  ink: PreparedSurface['ink'],
  { hues, images }: SceneInputs,
): (PlannedFill | PlannedPrint)[] {
  const paint = paintOf(step.hue, hues);
  if (step.kind === 'fill') {
    const [r, g, b] = paint.color;
    const color: Rgb = [ink.k0 + ink.k1 * r, ink.k0 + ink.k1 * g, ink.k0 + ink.k1 * b];
    return paint.alpha > 0 ? [{ kind: 'fill', fill: step, paint: { color, alpha: paint.alpha } }] : [];
  }
  const image = step.image === null ? null : (images[step.image] ?? null);
  if (!image && paint.alpha === 0) return [];
  return [{ kind: 'print', print: step, art: image && artOf(image, step.area), ground: paint }];
}

function paintOf(source: HueSource | null, hues: SceneInputs['hues']): Paint {
  if (!source) return { color: [0, 0, 0], alpha: 0 };
  const hue = hues[source.index] ?? source.default;
  return { color: lightOfHue(hue), alpha: hue[3] };
}

/** Linear light of a color 0-360, 0-1, 0-1. */
export function lightOfHue([hue, saturation, lightness]: HueValue): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number): number => {
    const k = (n + hue / 30) % 12;
    return fromSrgb(lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

const over = (under: Rgb, { color, alpha }: Paint): Rgb => [
  under[0] + (color[0] - under[0]) * alpha,
  under[1] + (color[1] - under[1]) * alpha,
  under[2] + (color[2] - under[2]) * alpha,
];

/**
 * A surface that is nothing but print (a poster, a screen) has no color of its own: what it throws on its surroundings is
 * the mean of what is on it, each print by its area, white where there is none.
 */
function meanAlbedo(
  steps: SurfacePlan['steps'],
  covered: number,
  white: Rgb,
  { k0, k1 }: PreparedSurface['ink'],
): Rgb {
  const albedo: [number, number, number] = [...white];
  for (const { print, art, ground } of steps.filter((step) => step.kind === 'print')) {
    const share = print.weight / Math.max(covered, 1e-9);
    const [r, g, b, a] = art ? meanOf(art) : [0, 0, 0, 0];
    const rest = ground.alpha * (1 - a);
    const mean = [
      r + ground.color[0] * rest,
      g + ground.color[1] * rest,
      b + ground.color[2] * rest,
    ] as const;
    for (let c = 0; c < 3; c++) albedo[c]! += share * ((k0 - white[c]!) * (a + rest) + k1 * mean[c]!);
  }
  return albedo;
}

const sameRgb = (one: Rgb, other: Rgb): boolean => one.every((value, i) => value === other[i]);

const samePaint = (one: Paint, other: Paint): boolean =>
  one.alpha === other.alpha && sameRgb(one.color, other.color);

export function sameStep(one: PlannedFill | PlannedPrint, other: PlannedFill | PlannedPrint): boolean {
  if (one.kind === 'fill')
    return other.kind === 'fill' && one.fill === other.fill && samePaint(one.paint, other.paint);
  return (
    other.kind === 'print' &&
    one.print === other.print &&
    samePaint(one.ground, other.ground) &&
    sameArt(one.art, other.art)
  );
}

/** Whether the surfaces look alike but for the places where prints are. */
export const sameGround = (one: SurfacePlan, other: SurfacePlan): boolean =>
  sameRgb(one.base, other.base) &&
  one.steps.every((step) => step.kind === 'print') &&
  other.steps.every((step) => step.kind === 'print');
