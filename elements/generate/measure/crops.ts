import { intersectRects, type Rect, type Size } from '../../math/geometry.js';
import type { ObjectEnv } from '../../objects/kind.js';
import { contentBox, placedContent, type Pictured } from '../../objects/image/fit.js';
import { kindOf, type DesignObject } from '../../objects/kinds.js';
import { sourceKey } from '../../objects/picture-source.js';

const CROPPED = new Set(['image', 'frame', 'background']);

/** Which part of its picture an object shows, in fractions of the picture; null where that is not known or it shows none. */
export function visibleCrop(object: DesignObject, env: ObjectEnv | undefined): Rect | null {
  if (!CROPPED.has(kindOf(object))) return null;
  const pictured = object as Pictured;
  const content = placedContent(pictured) ?? loadedContent(pictured, env);
  if (!content || content.width <= 0 || content.height <= 0) return null;
  const seen = intersectRects(content, { x: 0, y: 0, width: object.width, height: object.height });
  return {
    x: (seen.x - content.x) / content.width,
    y: (seen.y - content.y) / content.height,
    width: seen.width / content.width,
    height: seen.height / content.height,
  };
}

function loadedContent(object: Pictured, env: ObjectEnv | undefined): Rect | null {
  const source = sourceKey(object.image_details);
  const natural: Size | undefined = source ? env?.resources.image(source) : undefined;
  return natural ? contentBox(object, natural) : null;
}

/** The middle of what is shown: what a picture is usually about, where nobody says more. */
export const middleOf = ({ x, y, width, height }: Rect): Rect => ({
  x: x + width * 0.2,
  y: y + height * 0.2,
  width: width * 0.6,
  height: height * 0.6,
});

/** Share of a focus that was shown and is no longer; 0 where none of it was. */
export function cropLoss(before: Rect, after: Rect, focus: Rect): number {
  const was = intersectRects(before, focus);
  const is = intersectRects(was, after);
  const area = was.width * was.height;
  return area > 0 ? 1 - (is.width * is.height) / area : 0;
}
