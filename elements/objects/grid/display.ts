import type { Op } from '../../display/ops.js';
import type { Rect } from '../../math/geometry.js';
import { translation } from '../../math/matrix.js';
import { pictureOps } from '../image/picture.js';
import { vacantOps } from '../image/placeholder.js';
import type { Need, ObjectEnv } from '../kind.js';
import { sourceKey } from '../picture-source.js';
import { boxOutline, boxRect } from './boxes.js';
import type { GridBox, GridObject } from './model.js';

/** Any color masks alike: only the ink of a mask counts. */
const INK = '#000000';

export const gridNeeds = ({ grid_details: { boxes } }: GridObject): Need[] =>
  boxes.flatMap(({ image }) => {
    const source = image ? sourceKey(image) : null;
    return source === null ? [] : [{ type: 'image' as const, source }];
  });

/** The boxes in their order, each with its color and its picture, or the placeholder of an empty one. */
export const gridOps = (grid: GridObject, env: ObjectEnv): Op[] =>
  grid.grid_details.boxes.map((box, i) => {
    const rect = boxRect(grid, box);
    const d = boxOutline(grid, box, rect);
    const mask: Op[] = d === null ? [] : [{ op: 'fillPath', d, fill: INK }];
    return {
      op: 'group',
      transform: translation(rect.x, rect.y),
      ...(mask.length > 0 ? { mask } : {}),
      children: boxOps(box, rect, env, `${grid.id}/${i}`),
    };
  });

function boxOps(box: GridBox, { width, height }: Rect, env: ObjectEnv, id: string): Op[] {
  const ground: Op[] = box.color
    ? [{ op: 'fillPath', d: `M0 0H${width}V${height}H0Z`, fill: box.color }]
    : [];
  if (box.image && sourceKey(box.image) !== null)
    return [...ground, ...pictureOps({ ...picturePart(box), id, width, height }, env)];
  return box.color ? ground : vacantOps({ width, height });
}

/** The fields of a box that draw its picture, as those of an object do. */
const picturePart = ({ image, filter, bgremoval }: GridBox) => ({
  image_details: image!,
  ...(filter === undefined ? {} : { filter }),
  ...(bgremoval === undefined ? {} : { bgremoval }),
});
