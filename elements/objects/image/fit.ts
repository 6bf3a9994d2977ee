import { center, radians, rotatePoint, type Point, type Rect, type Size } from '../../math/geometry.js';
import type { Adjustments, BackgroundRemoval, ImageDetails } from '../schema.js';

/**
 * Where a picture lies behind the box that shows it. Everything is in the box's own space, before any flip. The content is
 * the picture's rectangle before it is turned about its own center (`image_rotation`).
 */

/** A box with a picture: image, frame, background or box of a grid. */
export interface Pictured extends Size {
  readonly id?: string;
  readonly image_details: ImageDetails;
  /** Adjustments of the picture. */
  readonly filter?: Adjustments | null | undefined;
  readonly bgremoval?: BackgroundRemoval | null | undefined;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** How far a picture is turned in its box, degrees. */
export const turnOf = ({ image_rotation: turn = 0 }: ImageDetails): number => turn;

/** The whole picture, as placed by the user, or covering the box (fitted into it with `image_contain`). */
export function contentBox(object: Pictured, natural: Size): Rect {
  const { image_details: details } = object;
  const contain = details.image_contain === true;
  const placed = placedContent(object);
  if (placed) return placed;
  const content = fitted(object, natural, contain);
  return contain || turnOf(details) === 0 ? content : covering(content, object, MIDDLE, turnOf(details));
}

/** Where the user's crop puts the picture; null when it has none yet. */
export function placedContent({
  width: boxWidth,
  height: boxHeight,
  image_details: details,
}: Pictured): Rect | null {
  const { image_width: width, image_height: height, contentDisplacement: at } = details;
  if (details.image_needs_autoset === true || width === undefined || height === undefined) return null;
  return { x: at?.x ?? (boxWidth - width) / 2, y: at?.y ?? (boxHeight - height) / 2, width, height };
}

/** The picture centered in the box: covering it, or wholly inside it. */
export function fitted(box: Size, natural: Size, contain: boolean): Rect {
  const across = box.width / natural.width;
  const down = box.height / natural.height;
  const scale = contain ? Math.min(across, down) : Math.max(across, down);
  const width = natural.width * scale;
  const height = natural.height * scale;
  return { x: (box.width - width) / 2, y: (box.height - height) / 2, width, height };
}

/** A box that changes its size. */
interface Refit {
  readonly from: Size;
  readonly to: Size;
  readonly corner: boolean;
  readonly anchor: Point;
  /** Degrees the picture is turned in the box; 0 when absent. */
  readonly turn?: number;
}

/**
 * The content after its box was resized: a corner scales it with the box, a side crops more or less of it. Its part under
 * `anchor` (fractions of the box) stays under it, it keeps its proportions, and it grows when it would uncover the box.
 */
export function refit(content: Rect, { from, to, corner, anchor, turn = 0 }: Refit): Rect {
  const across = to.width / from.width;
  const down = to.height / from.height;
  const scale = corner ? Math.max(across, down) : 1;
  return covering(
    {
      x: anchor.x * to.width - scale * (anchor.x * from.width - content.x),
      y: anchor.y * to.height - scale * (anchor.y * from.height - content.y),
      width: content.width * scale,
      height: content.height * scale,
    },
    to,
    anchor,
    turn,
  );
}

/** The nearest content that covers the box: grown about the anchor when too small, then shifted when off the box. */
export function covering(content: Rect, box: Size, anchor: Point = MIDDLE, turn = 0): Rect {
  const reach = reachAlong(box, turn);
  const grow = Math.max(1, reach.width / content.width, reach.height / content.height);
  // at least the box: the division above may round to a hair less
  const width = Math.max(reach.width, content.width * grow);
  const height = Math.max(reach.height, content.height * grow);
  const x = anchor.x * box.width - grow * (anchor.x * box.width - content.x);
  const y = anchor.y * box.height - grow * (anchor.y * box.height - content.y);
  if (turn === 0)
    return {
      x: Math.min(0, Math.max(box.width - width, x)),
      y: Math.min(0, Math.max(box.height - height, y)),
      width,
      height,
    };
  return overBox({ x, y, width, height }, box, turn);
}

/** Sides that an upright rectangle needs to hold the box when both are looked at along axes turned by `turn`. */
export function reachAlong({ width, height }: Size, turn: number): Size {
  if (turn === 0) return { width, height };
  const cos = Math.abs(Math.cos(radians(turn)));
  const sin = Math.abs(Math.sin(radians(turn)));
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** Turned content that is large enough, moved along its own axes until no corner of the box sticks out. */
function overBox(content: Rect, box: Size, turn: number): Rect {
  const reach = reachAlong(box, turn);
  const middle = { x: box.width / 2, y: box.height / 2 };
  const off = rotatePoint(center(content), middle, -turn);
  const free = { x: (content.width - reach.width) / 2, y: (content.height - reach.height) / 2 };
  const kept = {
    x: middle.x + Math.min(free.x, Math.max(-free.x, off.x - middle.x)),
    y: middle.y + Math.min(free.y, Math.max(-free.y, off.y - middle.y)),
  };
  const at = rotatePoint(kept, middle, turn);
  return { ...content, x: at.x - content.width / 2, y: at.y - content.height / 2 };
}

/** The stored fields that place a picture at `content`. */
export const contentFields = (content: Rect): Partial<ImageDetails> => ({
  image_width: content.width,
  image_height: content.height,
  contentDisplacement: { x: content.x, y: content.y },
  image_needs_autoset: false,
});
