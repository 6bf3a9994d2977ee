import { transformPath } from '../../../display/transform-path.js';
import type { Size } from '../../../math/geometry.js';
import type { Matrix } from '../../../math/matrix.js';
import type { IconArt, IconPath } from '../../../objects/icon/art.js';
import type { ImageDetails } from '../../../objects/schema.js';
import type { DrawnShape, Drawing } from '../drawing.js';

/** An icon in a box of the given size as a drawing: its paths in the colors they have now, mirrored as it is. */
export function iconDrawing(art: IconArt, details: ImageDetails, size: Size): Drawing {
  const [x, y, width, height] = art.viewBox;
  const mirrored = [details.flip_horizontal === -1, details.flip_vertical === -1] as const;
  const sx = (mirrored[0] ? -1 : 1) * (size.width / width);
  const sy = (mirrored[1] ? -1 : 1) * (size.height / height);
  const [left, top] = [mirrored[0] ? x + width : x, mirrored[1] ? y + height : y];
  const matrix: Matrix = [sx, 0, 0, sy, -left * sx, -top * sy];
  return {
    size,
    view: { x: 0, y: 0, ...size },
    items: art.paths.map((path) => shapeOf(path, matrix, details)),
  };
}

function shapeOf(path: IconPath, matrix: Matrix, { svg_colors: colors }: ImageDetails): DrawnShape {
  const color = (path.slot !== null && colors?.[path.slot]?.color) || path.color;
  const stroked = path.paint === 'stroke';
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3]));
  return {
    type: 'shape',
    d: transformPath(path.d, matrix),
    rule: path.rule ?? 'nonzero',
    opacity: path.opacity ?? 1,
    fill: stroked ? null : { kind: 'plain', color, opacity: 1 },
    fillOpacity: 1,
    stroke: stroked
      ? {
          ...{ color, opacity: 1, width: (path.strokeWidth ?? 1) * scale },
          ...{ cap: path.cap ?? 'butt', join: path.join ?? 'miter', dash: [] },
        }
      : null,
    basic: null,
  };
}
