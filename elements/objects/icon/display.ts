import type { Op } from '../../display/ops.js';
import type { Matrix } from '../../math/matrix.js';
import { flipped } from '../image/picture.js';
import { placeholderOps } from '../image/placeholder.js';
import type { Need, ObjectEnv } from '../kind.js';
import type { ImageDetails } from '../schema.js';
import { sourceKey } from '../picture-source.js';
import type { IconArt, IconPath } from './art.js';
import type { IconObject } from './model.js';
import { embeddedArt } from './embedded-art.js';

export function iconNeeds({ image_details: details }: { readonly image_details: ImageDetails }): Need[] {
  const source = details.svg_art === undefined ? sourceKey(details) : null;
  return source === null ? [] : [{ type: 'icon', source }];
}

/** The art stretched over the box in the object's colors; a placeholder while it is not here. */
export function iconOps(object: IconObject, env: ObjectEnv): readonly Op[] {
  const art = iconArt(object, env);
  if (!art) return placeholderOps(object);
  const [x, y, width, height] = art.viewBox;
  const sx = object.width / width;
  const sy = object.height / height;
  return flipped(object, artOps(art, [sx, 0, 0, sy, -x * sx, -y * sy], object.image_details));
}

/** What an icon shows: its own art, or that of the catalog once it is here. */
export function iconArt({ image_details: details }: IconObject, env: ObjectEnv): IconArt | undefined {
  if (details.svg_art !== undefined) return embeddedArt(details) ?? undefined;
  const source = sourceKey(details);
  return source === null ? undefined : env.resources.icon(source);
}

/** Art under a transform, recolored by slot: `svg_colors[slot]` replaces the default color. */
export function artOps(art: IconArt, transform: Matrix, { svg_colors: colors }: ImageDetails): Op[] {
  return art.paths.map((path) =>
    artOp(path, transform, (path.slot !== null && colors?.[path.slot]?.color) || path.color),
  );
}

function artOp(path: IconPath, transform: Matrix, color: string): Op {
  const shared = { d: path.d, transform, ...(path.opacity === undefined ? {} : { opacity: path.opacity }) };
  if (path.paint === 'fill')
    return { op: 'fillPath', fill: color, ...shared, ...(path.rule ? { rule: path.rule } : {}) };
  return {
    op: 'strokePath',
    stroke: color,
    width: path.strokeWidth ?? 1,
    ...shared,
    ...(path.cap ? { cap: path.cap } : {}),
    ...(path.join ? { join: path.join } : {}),
  };
}
