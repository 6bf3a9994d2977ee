import type { Point, Rect, Size } from '../../math/geometry.js';
import type { ImageDetails } from '../schema.js';

/** Where a picture lies behind the box that shows it. Everything is in the box's own space, before any flip. */

/** A box with a picture: image, frame or background. */
export interface Pictured extends Size {
  readonly image_details: ImageDetails;
}

/** The whole picture, as placed by the user, or covering the box (fitted into it with `image_contain`). */
export function contentBox(object: Pictured, natural: Size): Rect {
  return placedContent(object) ?? fitted(object, natural, object.image_details.image_contain === true);
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

/** The picture centred in the box: covering it, or wholly inside it. */
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
}

/**
 * The content after its box was resized: a corner scales it with the box, a side crops more or less of it. Its part under
 * `anchor` (fractions of the box) stays under it, it keeps its proportions, and it grows when it would uncover the box.
 */
export function refit(content: Rect, { from, to, corner, anchor }: Refit): Rect {
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
  );
}

/** The nearest content that covers the box: grown about the anchor when too small, then shifted when off the box. */
export function covering(content: Rect, box: Size, anchor: Point = { x: 0.5, y: 0.5 }): Rect {
  const grow = Math.max(1, box.width / content.width, box.height / content.height);
  // at least the box: the division above may round to a hair less
  const width = Math.max(box.width, content.width * grow);
  const height = Math.max(box.height, content.height * grow);
  const x = anchor.x * box.width - grow * (anchor.x * box.width - content.x);
  const y = anchor.y * box.height - grow * (anchor.y * box.height - content.y);
  return {
    x: Math.min(0, Math.max(box.width - width, x)),
    y: Math.min(0, Math.max(box.height - height, y)),
    width,
    height,
  };
}

/** The stored fields that place a picture at `content`. */
export const contentFields = (content: Rect): Partial<ImageDetails> => ({
  image_width: content.width,
  image_height: content.height,
  contentDisplacement: { x: content.x, y: content.y },
  image_needs_autoset: false,
});
