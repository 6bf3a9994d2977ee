import { kindOf } from '../../../objects/kinds.js';
import type { ShapeObject } from '../../../objects/shape/model.js';
import type { DesignObject } from '../../../objects/kinds.js';
import type { Item } from './items.js';

/** Upright, with straight sides: it can take another form and still be what it is. */
export function isPanel(object: DesignObject): boolean {
  if (Math.abs(object.rotation % 180) > 0.01 || kindOf(object) !== 'shape') return false;
  const { outline, path } = (object as ShapeObject).shape_details;
  return !path && (outline === 'rectangle' || outline === 'pill');
}

/** Upright shapes that look like themselves in any form: panels, arches, waves, hills; circles and drawings are none. */
export function isStretchable({ object }: Item): boolean {
  if (Math.abs(object.rotation % 180) > 0.01) return false;
  const kind = kindOf(object);
  if (kind === 'line') return true;
  if (kind !== 'shape') return false;
  const { path, outline } = (object as ShapeObject).shape_details;
  return path !== undefined || outline === 'rectangle' || outline === 'arch';
}

/** Patterns of more pieces than this cover a page in their own form; what has fewer is stretched over it. */
const PATTERN = 8;

export const isPattern = (object: DesignObject): boolean => piecesOf(object) > PATTERN;

/** A shape that is no row of like ones. */
export const isOnePiece = (object: DesignObject): boolean => piecesOf(object) <= 1;

const known = new WeakMap<object, number>();

/** How many pieces a path is made of; 0 for what is none. */
function piecesOf(object: DesignObject): number {
  const { path } = (object as { shape_details?: { path?: { d: string } } }).shape_details ?? {};
  if (!path) return 0;
  const found = known.get(path) ?? path.d.match(/[Mm]/g)?.length ?? 0;
  known.set(path, found);
  return found;
}
