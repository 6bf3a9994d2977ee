import { transformPath } from '../../../display/transform-path.js';
import type { GlyphRun, Op } from '../../../display/ops.js';
import { pathBounds } from '../../../display/path-bounds.js';
import { center, rotatePoint } from '../../../math/geometry.js';
import { translation, type Matrix } from '../../../math/matrix.js';
import type { ObjectEnv } from '../../../objects/kind.js';
import type { DesignObject } from '../../../objects/kinds.js';
import { MAX_PATH_DATA } from '../../../objects/shape/model.js';
import { textOps } from '../../../objects/text/display.js';
import type { TextObject } from '../../../objects/text/model.js';

/** A line around letters that have no fill. */
export interface HollowLine {
  readonly color: string;
  /** Page pixels. */
  readonly width: number;
}

/** A text as a shape of its letters' outlines, since texts are always filled; the text itself while no font is here. */
export function hollowShape(text: TextObject, { color, width }: HollowLine, env: ObjectEnv): DesignObject {
  const d = textOps(text, env).map(outlinesOf).join('');
  if (d === '' || d.length > MAX_PATH_DATA) return text;
  const { text_details, type: _type, ...own } = text;
  const inner = pathBounds(d);
  const middle = { x: text.position.x + text.width / 2, y: text.position.y + text.height / 2 };
  const off = center(inner);
  const at = rotatePoint({ x: text.position.x + off.x, y: text.position.y + off.y }, middle, text.rotation);
  const size = { width: inner.width + width, height: inner.height + width };
  return {
    ...own,
    ...size,
    position: { x: at.x - size.width / 2, y: at.y - size.height / 2 },
    name: own.name ?? text_details.text,
    type: 'image',
    sub_type: 'shape',
    shape_details: {
      outline: 'rectangle',
      path: {
        d: transformPath(d, translation(-inner.x, -inner.y)),
        viewBox: [0, 0, inner.width, inner.height],
      },
      ...{ stroke: color, stroke_width: Math.min(1000, width), stroke_join: 'miter' },
    },
  };
}

const outlinesOf = (op: Op): string => (op.op === 'glyphRun' ? runOutlines(op) : '');

const runOutlines = ({ size, unitsPerEm, slant, glyphs }: GlyphRun): string => {
  const scale = size / unitsPerEm;
  return glyphs
    .map(({ outline, x, y }) => {
      const matrix: Matrix = [scale, 0, slant * scale, -scale, x, y];
      return transformPath(outline, matrix);
    })
    .join('');
};
