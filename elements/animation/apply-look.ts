import type { Group, Op } from '../display/ops.js';
import { radians, type Rect } from '../math/geometry.js';
import { multiply, rotation, scaling, translation, type Matrix } from '../math/matrix.js';
import { isAtRest, type Look } from './look.js';

/** A circle this much larger than the box's half diagonal is soft at no corner. */
const IRIS_SPARE = 1.02;
/** A scale of nothing has no inverse: what is this small is not drawn. */
const LEAST_SCALE = 1e-3;

/**
 * A group as it looks at a moment; `box` is its ink at rest, in the coordinates around it. Null when nothing shows, the group
 * itself at rest: then it is painted as the still page is.
 */
export function withLook(group: Group, look: Look, box: Rect): Op | null {
  if (isAtRest(look)) return group;
  if (look.opacity <= 0 || Math.min(Math.abs(look.scaleX), Math.abs(look.scaleY)) < LEAST_SCALE) return null;
  const mask = maskOf(look, box);
  if (mask === null) return null;
  const composed = look.opacity < 1 || mask !== undefined || look.blur > 0 || look.windowed === true;
  // what mixes with the page beneath must be the outermost
  const { blend, ...inner } = group;
  const mixes = composed && blend !== undefined;
  const moved: Group = {
    op: 'group',
    transform: lookMatrix(look, box),
    ...(look.opacity < 1 && { opacity: look.opacity }),
    ...(mask && { mask: [mask] }),
    ...(look.blur > 0 && { blur: look.blur }),
    ...(mixes && !look.windowed && { blend }),
    children: [mixes ? inner : group],
  };
  if (!look.windowed) return moved;
  return { op: 'group', mask: [rectangle(box)], ...(mixes && { blend }), children: [moved] };
}

function lookMatrix({ x, y, scaleX, scaleY, turn, pivot }: Look, box: Rect): Matrix {
  const px = box.x + box.width * pivot[0];
  const py = box.y + box.height * pivot[1];
  const about = multiply(rotation(turn), scaling(scaleX, scaleY));
  return multiply(translation(px + x, py + y), multiply(about, translation(-px, -py)));
}

/** undefined when all of it shows, null when nothing does. */
function maskOf({ reveal, iris }: Look, box: Rect): Op | null | undefined {
  if (iris !== undefined && iris < 1) return iris <= 0 ? null : circle(box, iris);
  if (!reveal) return undefined;
  const { left, top, right, bottom } = reveal;
  if (left <= 0 && top <= 0 && right <= 0 && bottom <= 0) return undefined;
  const width = box.width * (1 - left - right);
  const height = box.height * (1 - top - bottom);
  if (width <= 0 || height <= 0) return null;
  return rectangle({ x: box.x + box.width * left, y: box.y + box.height * top, width, height });
}

const rectangle = ({ x, y, width, height }: Rect): Op => ({
  op: 'fillPath',
  d: `M${x} ${y}H${x + width}V${y + height}H${x}Z`,
  fill: '#000000',
});

function circle({ x, y, width, height }: Rect, part: number): Op {
  const r = (Math.hypot(width, height) / 2) * IRIS_SPARE * part;
  const k = r * (4 / 3) * Math.tan(radians(22.5));
  const [cx, cy] = [x + width / 2, y + height / 2];
  return {
    op: 'fillPath',
    d:
      `M${cx - r} ${cy}C${cx - r} ${cy - k} ${cx - k} ${cy - r} ${cx} ${cy - r}` +
      `C${cx + k} ${cy - r} ${cx + r} ${cy - k} ${cx + r} ${cy}` +
      `C${cx + r} ${cy + k} ${cx + k} ${cy + r} ${cx} ${cy + r}` +
      `C${cx - k} ${cy + r} ${cx - r} ${cy + k} ${cx - r} ${cy}Z`,
    fill: '#000000',
  };
}
