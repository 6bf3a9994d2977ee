import type { Size } from '../../math/geometry.js';
import type { ObjectEnv, ResizeGesture } from '../kind.js';
import type { ImageDetails } from '../schema.js';
import { sourceKey } from '../picture-source.js';
import { contentBox, contentFields, fitted, placedContent, refit, turnOf, type Pictured } from './fit.js';

// a type, not an interface: only types fit the loose records they patch
type PicturePatch = { width: number; height: number; image_details: ImageDetails };

const MIDDLE = { x: 0.5, y: 0.5 };

/** The picture's size: as decoded, or as the stored crop has it; undefined while it is not here. */
export function naturalSize(object: Pictured, env: ObjectEnv): Size | undefined {
  const source = sourceKey(object.image_details);
  return source === null ? undefined : env.resources.image(source);
}

/** The patch for a new box: the crop follows, so that the picture never leaves a part of the box uncovered. */
export function resizedPicture(object: Pictured, to: Size, how: ResizeGesture, env: ObjectEnv): PicturePatch {
  const { image_details: details } = object;
  const natural = naturalSize(object, env);
  const content = placedContent(object) ?? (natural && contentBox(object, natural));
  // not fitted and not here yet: it will be fitted to the box it then has
  if (!content) return { width: to.width, height: to.height, image_details: details };
  const next = details.image_contain
    ? fitted(to, content, true)
    : refit(content, {
        from: object,
        to,
        corner: how.corner,
        anchor: how.anchor ?? MIDDLE,
        turn: turnOf(details),
      });
  return { width: to.width, height: to.height, image_details: { ...details, ...contentFields(next) } };
}

/** A picture that was dropped in unfitted gets its place once its size is known. */
export function settledPicture(object: Pictured, env: ObjectEnv): { image_details?: ImageDetails } {
  const natural = naturalSize(object, env);
  if (object.image_details.image_needs_autoset !== true || !natural) return {};
  return { image_details: { ...object.image_details, ...contentFields(contentBox(object, natural)) } };
}
