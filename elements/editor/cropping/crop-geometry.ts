import { center, clamp, rotatePoint, type Point, type Rect, type Size } from '../../math/geometry.js';
import { covering, reachAlong } from '../../objects/image/fit.js';

/**
 * What panning, zooming, turning and resizing do to a crop. Everything is in the space of the frame, whose corner is the
 * origin; every answer covers the frame.
 */
export interface Crop {
  readonly frame: Size;
  /** The picture before it is turned about its own center. */
  readonly content: Rect;
  /** Degrees. */
  readonly turn: number;
}

/** How many times larger than just covering a picture may get. */
export const MOST_ZOOM = 10;

const covered = ({ frame, content, turn }: Crop, anchor?: Point): Crop => ({
  frame,
  turn,
  content: covering(content, frame, anchor, turn),
});

export const panned = (crop: Crop, by: Point): Crop =>
  covered({ ...crop, content: { ...crop.content, x: crop.content.x + by.x, y: crop.content.y + by.y } });

/** How many times larger than needed the picture is: 1 when it just covers the frame. */
export function zoomOf({ frame, content, turn }: Crop): number {
  const reach = reachAlong(frame, turn);
  return Math.max(1, Math.min(content.width / reach.width, content.height / reach.height));
}

/** The picture scaled while what lies at a point of the frame stays there. */
export function zoomed(crop: Crop, factor: number, about: Point): Crop {
  const now = zoomOf(crop);
  // what was larger than allowed before may stay so
  const by = clamp(now * factor, 1, Math.max(MOST_ZOOM, now)) / now;
  const { x, y, width, height } = crop.content;
  const content = {
    x: about.x - (about.x - x) * by,
    y: about.y - (about.y - y) * by,
    width: width * by,
    height: height * by,
  };
  return covered({ ...crop, content }, { x: about.x / crop.frame.width, y: about.y / crop.frame.height });
}

/** Angle folded into (-180, 180]. */
export function foldedTurn(turn: number): number {
  const folded = ((turn % 360) + 360) % 360;
  return folded > 180 ? folded - 360 : folded;
}

/** The picture turned about the middle of the frame, grown where it would uncover a corner. */
export function turned(crop: Crop, turn: number): Crop {
  const { content, frame } = crop;
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const at = rotatePoint(center(content), middle, turn - crop.turn);
  const moved = { ...content, x: at.x - content.width / 2, y: at.y - content.height / 2 };
  return covered({ frame, content: moved, turn: foldedTurn(turn) });
}

/** The frame with other edges, given in its old space; the picture stays where it is. */
export const reframed = ({ content, turn }: Crop, { x, y, width, height }: Rect): Crop =>
  covered({ frame: { width, height }, content: { ...content, x: content.x - x, y: content.y - y }, turn });

/** The frame in other proportions about its middle: its area stays, unless the picture is too small for that. */
export function proportioned(crop: Crop, ratio: number): Rect {
  const { frame, content, turn } = crop;
  const height = Math.sqrt((frame.width * frame.height) / ratio);
  const reach = reachAlong({ width: height * ratio, height }, turn);
  const fit = Math.min(1, content.width / reach.width, content.height / reach.height);
  const size = { width: height * ratio * fit, height: height * fit };
  return { x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2, ...size };
}
