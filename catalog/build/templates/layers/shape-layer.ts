import { transformPath } from '../../../../elements/display/transform-path.js';
import type { Matrix } from '../../../../elements/math/matrix.js';
import { lineRoom } from '../../../../elements/objects/line/display.js';
import type { LineObject } from '../../../../elements/objects/line/model.js';
import type { ShapeObject } from '../../../../elements/objects/shape/model.js';
import { boxOf, round2, turnOf, type Draft, type Unlayered } from '../compile-context.js';
import { placement } from './placement.js';
import type { LineLayer, ShapeLayer } from '../recipe.js';
import { colorOf, roleOf } from '../roles.js';

/** Outlines that look the same when they are mirrored and turned back by a quarter: what mirroring does to them. */
const DIAGONAL = new Set(['quarter', 'corner', 'leaf']);

export function compileShape(layer: ShapeLayer, draft: Draft): Unlayered<ShapeObject> {
  const words = [...(layer.gradient?.colors ?? [layer.color]), layer.stroke?.color];
  const rotation =
    draft.mirrored && DIAGONAL.has(layer.outline) ? 90 - (layer.rotate ?? 0) : turnOf(layer.rotate, draft);
  return {
    ...placement(boxOf(layer, draft), layer, layer.id ?? layer.outline, draft),
    rotation,
    type: 'image',
    sub_type: 'shape',
    shape_details: {
      outline: layer.outline,
      ...(layer.path ? { path: { d: drawnPath(layer.path, draft), viewBox: [0, 0, 100, 100] } } : {}),
      ...fillOf(layer, draft),
      ...strokeOf(layer, draft),
      ...radiusOf(layer),
    },
    labels: { colors: words.filter((word) => word !== undefined).map(roleOf) },
  };
}

/** Turned over in its square, as its box is on the page. */
const MIRROR: Matrix = [-1, 0, 0, 1, 100, 0];

const drawnPath = (path: string, { mirrored }: Draft): string =>
  mirrored ? transformPath(path, MIRROR) : path;

type Details = Omit<ShapeObject['shape_details'], 'outline'>;

function fillOf({ color, fade, gradient }: ShapeLayer, { roles, mirrored }: Draft): Details {
  const along = (angle: number): number => (mirrored ? 180 - angle : angle);
  if (gradient) {
    const last = gradient.colors.length - 1;
    const stops = gradient.colors.map((word, i) => ({
      offset: round2(i / last),
      color: colorOf(word, roles),
    }));
    const type = gradient.radial ? { type: 'radial' as const } : {};
    return { gradient: { ...type, angle: along(gradient.angle), stops } };
  }
  if (color === undefined) return {};
  const fill = colorOf(color, roles);
  if (!fade) return { fill };
  const stops = fade.opacity.map((opacity, i) => ({ offset: i / 2, color: fill, opacity }));
  return { gradient: { angle: along(fade.angle), stops } };
}

const strokeOf = ({ stroke }: ShapeLayer, { roles, unit }: Draft): Details =>
  stroke ? { stroke: colorOf(stroke.color, roles), stroke_width: round2(stroke.width * unit) } : {};

const radiusOf = ({ radius }: ShapeLayer): Details => (radius === undefined ? {} : { radius });

/** A rule along the middle of its box, which is as high as the editor keeps it: opening a template changes nothing. */
export function compileLine(layer: LineLayer, draft: Draft): Unlayered<LineObject> {
  const drawn = placement(boxOf(layer, draft), layer, layer.id ?? 'rule', draft);
  const line_details: LineObject['line_details'] = {
    color: colorOf(layer.color, draft.roles),
    thickness: round2(layer.thickness * draft.unit),
    pattern: layer.pattern ?? 'solid',
    start: 'none',
    end: 'none',
  };
  const height = lineRoom(line_details);
  const y = round2(drawn.position.y + (drawn.height - height) / 2);
  return {
    ...drawn,
    ...{ height, position: { x: drawn.position.x, y } },
    type: 'image',
    sub_type: 'line',
    line_details,
    labels: { colors: [roleOf(layer.color)] },
  };
}
