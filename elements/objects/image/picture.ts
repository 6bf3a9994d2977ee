import type { Op } from '../../display/ops.js';
import { intersectRects, isEmptyRect, type Rect, type Size } from '../../math/geometry.js';
import type { Matrix } from '../../math/matrix.js';
import type { Need, ObjectEnv } from '../kind.js';
import { sourceKey } from '../source.js';
import { contentBox, type Pictured } from './fit.js';
import { placeholderOps } from './placeholder.js';

/** A box's picture as ops: what images, frames and photographic backgrounds share. */

export function pictureNeeds({ image_details: details }: Pictured): Need[] {
  const source = sourceKey(details);
  return source === null ? [] : [{ type: 'image', source }];
}

/** The part of the picture that shows in the box; a calm placeholder while it is not here. */
export function pictureOps(object: Pictured, env: ObjectEnv): readonly Op[] {
  const source = sourceKey(object.image_details);
  const natural = source === null ? undefined : env.resources.image(source);
  if (source === null || !natural) return placeholderOps(object);
  const content = contentBox(object, natural);
  const shown = intersectRects(content, { x: 0, y: 0, width: object.width, height: object.height });
  return isEmptyRect(shown)
    ? []
    : flipped(object, [{ op: 'image', source, ...shown, ...cropOf(shown, content) }]);
}

/** Mirrored in the box as the details say: the same part shows, turned over (spec 2: flip_horizontal, flip_vertical). */
export function flipped(
  { width, height, image_details: details }: Pictured,
  ops: readonly Op[],
): readonly Op[] {
  const across = details.flip_horizontal === -1;
  const down = details.flip_vertical === -1;
  return across || down
    ? [{ op: 'group', transform: mirror({ width, height }, across, down), children: ops }]
    : ops;
}

const mirror = (box: Size, across: boolean, down: boolean): Matrix => [
  across ? -1 : 1,
  0,
  0,
  down ? -1 : 1,
  across ? box.width : 0,
  down ? box.height : 0,
];

/** Which part of the content shows, as fractions of it; nothing when all of it does. */
function cropOf(shown: Rect, content: Rect): { crop?: Rect } {
  if (shown.width === content.width && shown.height === content.height) return {};
  return {
    crop: {
      x: (shown.x - content.x) / content.width,
      y: (shown.y - content.y) / content.height,
      width: shown.width / content.width,
      height: shown.height / content.height,
    },
  };
}
