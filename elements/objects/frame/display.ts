import type { Op } from '../../display/ops.js';
import { outlinedOps } from '../image/border.js';
import { pictureOps } from '../image/picture.js';
import type { ObjectEnv } from '../kind.js';
import { cornersOf } from '../stroke.js';
import type { FrameObject } from './model.js';

/** The picture, or the placeholder of an empty frame, where the outline has ink, and the frame's border. */
export function frameOps(object: FrameObject, env: ObjectEnv): Op[] {
  const { outline } = object.frame_details;
  return outlinedOps(object, { outline, corners: cornersOf(object.frame_details) }, pictureOps(object, env));
}
