import type { Op } from '../../display/ops.js';
import { artOps, iconNeeds } from '../icon/display.js';
import type { IconArt } from '../icon/art.js';
import { contentBox } from '../image/fit.js';
import { flipped, pictureNeeds, pictureOps } from '../image/picture.js';
import { placeholderOps } from '../image/placeholder.js';
import type { Need, ObjectEnv } from '../kind.js';
import { sourceKey } from '../picture-source.js';
import type { BackgroundObject } from './model.js';

/** Color slots mark a recolorable pattern; a background without them is a photo. */
const isPattern = (object: BackgroundObject): boolean => object.image_details.svg_colors !== undefined;

export const backgroundNeeds = (object: BackgroundObject): Need[] =>
  isPattern(object) ? iconNeeds(object) : pictureNeeds(object);

/** The photo or pattern covering the box. */
export function backgroundOps(object: BackgroundObject, env: ObjectEnv): readonly Op[] {
  if (!isPattern(object)) return pictureOps(object, env);
  const source = sourceKey(object.image_details);
  const art = source === null ? undefined : env.resources.icon(source);
  return art ? flipped(object, patternOps(object, art)) : placeholderOps(object);
}

/** A pattern keeps its proportions; what lies beyond the box lies beyond the page. */
function patternOps(object: BackgroundObject, art: IconArt): Op[] {
  const [x, y, width, height] = art.viewBox;
  const content = contentBox(object, { width, height });
  const sx = content.width / width;
  const sy = content.height / height;
  return artOps(art, [sx, 0, 0, sy, content.x - x * sx, content.y - y * sy], object.image_details);
}
