import type { Cutout } from '../../imaging/cutout/matting/apply-cutout.js';
import { clamp } from '../../math/geometry.js';
import { sourceKey } from '../picture-source.js';
import type { Pictured } from './fit.js';

/** What is cut out of an object's picture; undefined while all of it shows. */
export function cutoutOf({ bgremoval: removal, image_details: details }: Pictured): Cutout | undefined {
  if (!removal?.enabled || removal.mask === undefined) return undefined;
  // made for the picture that was here before
  if (removal.source !== undefined && removal.source !== sourceKey(details)) return undefined;
  return { mask: removal.mask, crf: within(removal.crf), matting: within(removal.matting) };
}

const within = (value = 0): number => clamp(value, -100, 100);
