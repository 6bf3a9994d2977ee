import { kindOf } from '../../../objects/kinds.js';
import type { ShapeObject } from '../../../objects/shape/model.js';
import type { DesignObject } from '../../../objects/kinds.js';
import type { Item } from './items.js';

/** Upright shapes that look like themselves in any form: panels, waves, hills; circles and drawings are none. */
export function isStretchable({ object }: Item): boolean {
  if (Math.abs(object.rotation % 180) > 0.01) return false;
  const kind = kindOf(object);
  if (kind === 'line') return true;
  if (kind !== 'shape') return false;
  const { path, outline } = (object as ShapeObject).shape_details;
  return path !== undefined || outline === 'rectangle';
}

/** Patterns of more pieces than this cover a page in their own form; what has fewer is stretched over it. */
const PATTERN = 8;

export function isPattern(object: DesignObject): boolean {
  const { path } = (object as { shape_details?: { path?: { d: string } } }).shape_details ?? {};
  return path !== undefined && (path.d.match(/[Mm]/g)?.length ?? 0) > PATTERN;
}
