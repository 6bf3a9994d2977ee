import { contentBox } from '../../objects/image/fit.js';
import type { ObjectEnv } from '../../objects/kind.js';
import { kindFor, type DesignObject } from '../../objects/kinds.js';
import { PIXELS_PER_UNIT, type Unit } from '../../math/units.js';
import type { Check } from './check.js';
import { picturesOf, type ShownPicture } from './shown-pictures.js';
import { resizedAbout } from './resize-object.js';
import type { Facts, Fix } from '../finding.js';

/** Fewer dots an inch look soft in print. */
const LEAST_DPI = 200;
/** A pixel of a screen wants one of the picture. */
const LEAST_ON_SCREEN = 1;
/** A picture may be enlarged this much on a screen before it looks soft. */
export const MAX_ENLARGEMENT = 1.3;
/** A hair less is not seen: sizes are rounded. */
const SLACK = 0.01;

/** Pixels of a picture to a page pixel that are enough for the unit of a design. */
const leastDensity = (unit: Unit): number =>
  unit === 'px' ? LEAST_ON_SCREEN : LEAST_DPI / PIXELS_PER_UNIT.in;

/** The fewest pixels to a page pixel among the pictures of an object; Infinity where there is nothing to tell. */
const worstDensity = (object: DesignObject, env: ObjectEnv): number =>
  Math.min(...picturesOf(object).flatMap((picture) => density(picture, env)));

/** True when a picture of the object looks soft: on a screen one that is enlarged more than is seen, in print under 200 dpi. */
export function isSoft(object: DesignObject, unit: Unit, env: ObjectEnv): boolean {
  const least = leastDensity(unit) / (unit === 'px' ? MAX_ENLARGEMENT : 1);
  return worstDensity(object, env) < least * (1 - SLACK);
}

/**
 * A picture that looks soft: told in dots an inch on pages of a physical size, else by how much it is enlarged. One that is
 * enlarged by less than is seen is not told of: the message would call it blurry, which it is not.
 */
export const lowResolution: Check = ({ object }, { objects, unit }) => {
  if (!isSoft(object, unit, objects)) return null;
  const worst = worstDensity(object, objects);
  const dpi = Math.round(worst * PIXELS_PER_UNIT.in);
  const facts: Facts = unit === 'px' ? { percent: Math.round(100 / worst) } : { dpi, least: LEAST_DPI };
  const fixes = smaller(object, worst / leastDensity(unit), objects);
  return { check: 'low-resolution', severity: 'warning', facts, fixes };
};

/** Pixels of the picture to a page pixel; nothing while its size is not known, and of a drawing, which is sharp. */
function density({ source, part }: ShownPicture, { resources }: ObjectEnv): number[] {
  const natural = resources.image(source);
  if (!natural || natural.drawing) return [];
  const content = contentBox(part, natural);
  return [Math.min(natural.width / content.width, natural.height / content.height)];
}

/** What lies behind a page stays as large as it. */
function smaller(object: DesignObject, factor: number, env: ObjectEnv): Fix[] {
  if (object.sub_type === 'background' || !kindFor(object).keepsAspect) return [];
  return [{ action: 'scale-down', from: object, to: resizedAbout(object, factor, env) }];
}
