import { pathBounds } from '../../../display/path-bounds.js';
import { pathSegments } from '../../../display/path-data.js';
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

/** Upright shapes that look like themselves in any form: panels, arches, waves, hills; circles, stars and drawings are none. */
export function isStretchable({ object }: Item): boolean {
  if (Math.abs(object.rotation % 180) > 0.01) return false;
  const kind = kindOf(object);
  if (kind === 'line') return true;
  if (kind !== 'shape') return false;
  const { path, outline } = (object as ShapeObject).shape_details;
  return path ? !isPointed(object as ShapeObject) : outline === 'rectangle' || outline === 'arch';
}

/** So much longer than high, or higher than long, and less: a star, no wave. */
const COMPACT = 1.6;
/** A side within which points are at the edge, and how much of an edge its tips take at most, as parts of it. */
const AT_EDGE = 0.01;
const TIP = 0.2;

const tipped = new WeakMap<object, boolean>();

/** Comes to each edge of the box around it with tips: a star, a sparkle, a flower, a circle that is a path. */
function isPointed({ shape_details: { path }, width, height }: ShapeObject): boolean {
  const ratio = width / height;
  if (!path || ratio > COMPACT || ratio < 1 / COMPACT) return false;
  const found = tipped.get(path) ?? hasTips(path);
  tipped.set(path, found);
  return found;
}

function hasTips({ d }: { readonly d: string }): boolean {
  const { x, y, width, height } = pathBounds(d);
  const points = pathSegments(d).flatMap((segment) =>
    segment[0] === 'Z'
      ? []
      : [[(Number(segment.at(-2)) - x) / width, (Number(segment.at(-1)) - y) / height] as const],
  );
  return ([0, 1] as const).every((axis) =>
    [0, 1].every((edge) => {
      const along = points
        .filter((point) => Math.abs(point[axis] - edge) < AT_EDGE)
        .map((point) => point[1 - axis]!);
      return along.length > 0 && Math.max(...along) - Math.min(...along) < TIP;
    }),
  );
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
