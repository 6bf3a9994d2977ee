import type { Op } from '../../display/ops.js';
import { pictureOps } from '../image/picture.js';
import type { ObjectEnv } from '../kind.js';
import { outlinePath } from '../outline.js';
import type { FrameObject } from './model.js';

/** Any colour masks alike: only the ink of a mask counts. */
const INK = '#000000';

/** The picture, or the placeholder of an empty frame, where the outline has ink. */
export function frameOps(object: FrameObject, env: ObjectEnv): Op[] {
  const { outline, radius } = object.frame_details;
  const d = outlinePath(outline, object.width, object.height, radius);
  return [{ op: 'group', mask: [{ op: 'fillPath', d, fill: INK }], children: pictureOps(object, env) }];
}
