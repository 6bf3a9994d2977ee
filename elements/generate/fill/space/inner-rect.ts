import { boxContains, center, type Rect } from '../../../math/geometry.js';
import { boxRects } from '../../../objects/grid/boxes.js';
import type { GridObject } from '../../../objects/grid/model.js';
import type { Thing } from './thing.js';

/** Inset at each side of the largest upright rectangle in an ellipse, part of its side. */
const ELLIPSE = 0.146;
/** Room that letters keep to the edge of what they stand on, part of its shorter side; less where they had less. */
const PADDING = 0.07;
/** Outlines that fill their box up to its corners, or nearly. */
const FULL: ReadonlySet<string> = new Set(['rectangle', 'pill']);

/** The part of an object that words on it may use: within its outline, and at least their distance from it or its padding. */
export function innerRect(holder: Thing, words: Rect): Rect {
  const { object } = holder;
  const rect = object.type === 'grid' && object.rotation === 0 ? boxUnder(object, words) : holder.rect;
  const inset = isFull(object) || isRound(object) ? 0 : ELLIPSE;
  const pad = PADDING * Math.min(rect.width, rect.height);
  const side = (own: number, length: number): number =>
    Math.max(0, Math.min(own, Math.max(pad, inset * length)));
  const left = side(words.x - rect.x, rect.width);
  const top = side(words.y - rect.y, rect.height);
  const right = side(rect.x + rect.width - words.x - words.width, rect.width);
  const bottom = side(rect.y + rect.height - words.y - words.height, rect.height);
  return {
    x: rect.x + left,
    y: rect.y + top,
    width: rect.width - left - right,
    height: rect.height - top - bottom,
  };
}

/** Outlines whose words are judged by the ellipse in their box. */
const ROUND: ReadonlySet<string> = new Set(['ellipse', 'burst', 'scallop', 'octagon']);
/** Corners of words come so near to the outline, part of its radius; nearer where they did before. */
const REACH = 0.93;

const isRound = (object: Thing['object']): boolean => {
  const { shape_details: shape } = object as { shape_details?: { outline?: string; path?: object } };
  return shape !== undefined && !shape.path && ROUND.has(shape.outline ?? '');
};

/** True where words keep within a round ground, or as near to it as they were. */
export function keepsInRound({ object, rect }: Thing, before: Rect, now: Rect): boolean {
  return !isRound(object) || reach(now, rect) <= Math.max(REACH, reach(before, rect));
}

/** How far the furthest corner is from the middle of the ellipse in a box, in radii. */
function reach(words: Rect, box: Rect): number {
  const middle = center(box);
  const across = Math.max(Math.abs(words.x - middle.x), Math.abs(words.x + words.width - middle.x));
  const down = Math.max(Math.abs(words.y - middle.y), Math.abs(words.y + words.height - middle.y));
  return Math.hypot(across / (box.width / 2), down / (box.height / 2));
}

/** The box of a grid that words stand in: the next one has another ground. */
function boxUnder(grid: GridObject, words: Rect): Rect {
  const { x, y } = grid.position;
  const boxes = boxRects(grid).map((box) => ({ ...box, x: box.x + x, y: box.y + y }));
  const middle = center(words);
  return (
    boxes.find((box) => boxContains({ ...box, rotation: 0 }, middle)) ?? {
      x,
      y,
      width: grid.width,
      height: grid.height,
    }
  );
}

function isFull(object: Thing['object']): boolean {
  const details = object as {
    shape_details?: { outline?: string; path?: string };
    frame_details?: { outline?: string };
  };
  if (object.rotation % 90 !== 0) return false;
  if (details.shape_details?.path) return false;
  const outline = details.shape_details?.outline ?? details.frame_details?.outline;
  if (outline === undefined) return object.sub_type !== 'icon';
  return FULL.has(outline);
}
