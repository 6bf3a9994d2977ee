import { transformPath } from '../../../display/transform-path.js';
import {
  center,
  intersectRects,
  isEmptyRect,
  type Box,
  type Rect,
  type Size,
} from '../../../math/geometry.js';
import { rotation, transformPoint, transformRect, type Matrix } from '../../../math/matrix.js';
import { transformedBox } from './transformed-box.js';
import { areaOf, holds, type Clip } from './clip.js';
import type { DrawnPicture } from '../drawing.js';
import type { Notes } from '../parse/notes.js';
import { matchOutline } from './match-outline.js';
import { paintServer, type PaintSources } from '../style/paints.js';
import type { Style } from '../style/computed-style.js';
import { readLength } from '../parse/attribute-values.js';
import { elementsOf, type SvgNode } from '../parse/svg-node.js';

/** A picture as it is written: what it shows, and how it lies in its rectangle. */
export interface WrittenPicture {
  readonly data: string;
  readonly area: Rect;
  readonly fit: DrawnPicture['fit'];
  readonly align: DrawnPicture['align'];
}

/** The picture where it shows: cropped by rectangles, through a named outline if it is cut to one. */
export function pictureWithin(
  { data, area, fit, align }: WrittenPicture,
  matrix: Matrix,
  clip: Clip,
  slack: number,
  notes: Notes,
): Omit<DrawnPicture, 'name' | 'opacity' | 'blend'> | null {
  const whole = transformedBox(area, matrix);
  if (isEmptyRect(intersectRects(transformRect(matrix, area), areaOf(clip)))) return null;
  const mirrored = matrix[0] * matrix[3] - matrix[1] * matrix[2] < 0;
  const picture = { type: 'picture' as const, data, fit, align, mirrored };
  // looked at upright, where its sides are those of its box
  const back = rotation(-whole.rotation);
  const middle = transformPoint(back, center(whole));
  const own = { ...whole, x: middle.x - whole.width / 2, y: middle.y - whole.height / 2 };
  const shown = visible(own, back, clip, slack);
  if (!shown.exact) notes.add('patternPicture');
  if (isSlanted(matrix)) notes.add('pictureSlant');
  const at = transformPoint(rotation(whole.rotation), center(shown.box));
  const box: Box = {
    ...{ x: at.x - shown.box.width / 2, y: at.y - shown.box.height / 2 },
    ...{ width: shown.box.width, height: shown.box.height, rotation: whole.rotation },
  };
  const left = own.x - shown.box.x;
  const content = {
    x: mirrored ? shown.box.width - left - own.width : left,
    ...{ y: own.y - shown.box.y, width: own.width, height: own.height },
  };
  return { ...picture, box, content, outline: shown.outline };
}

interface Shown {
  readonly box: Rect;
  readonly outline: DrawnPicture['outline'];
  /** Whether nothing shows that was hidden, or the other way round. */
  readonly exact: boolean;
}

function visible(own: Rect, back: Matrix, { rect, cuts }: Clip, slack: number): Shown {
  const upright = Math.abs(back[1] * back[2]) < 1e-9;
  const sides = transformRect(back, rect);
  const cropped = upright || holds(sides, own, slack) ? intersectRects(own, sides) : own;
  const plain = holds(cropped, own, slack) ? own : cropped;
  const exact = upright || holds(sides, own, slack);
  if (cuts.length === 0) return { box: plain, outline: null, exact };
  const outlines = cuts.map(({ outlines: [only, more] }) =>
    only && !more ? matchOutline(transformPath(only.d, back)) : null,
  );
  const [first, second] = outlines;
  if (!first || second !== undefined) return { box: plain, outline: null, exact: false };
  if (first.outline === 'rectangle' && first.radius === 0)
    return { box: intersectRects(plain, first.box), outline: null, exact };
  const { box, outline, radius } = first;
  return { box, outline: { outline, radius }, exact: exact && holds(plain, box, slack * 2) };
}

/** The picture in a pattern that is nothing else: how design programs write a picture in a box. */
export function patternPicture(style: Style, sources: PaintSources): string | null {
  const pattern = paintServer(style.fill!, sources);
  const [only, more] = pattern?.name === 'pattern' ? elementsOf(pattern) : [];
  if (!only || more) return null;
  const image = only.name === 'use' ? sources.ids.get(only.attributes.get('href')?.slice(1) ?? '') : only;
  const href = image?.name === 'image' ? image.attributes.get('href') : undefined;
  return href?.startsWith('data:') ? href : null;
}

/** Whether its sides stand aslant on each other. */
const isSlanted = ([a, b, c, d]: Matrix): boolean =>
  Math.abs(a * c + b * d) > 0.01 * Math.hypot(a, b) * Math.hypot(c, d);

/** The rectangle of an image element. */
export function areaIn({ attributes }: SvgNode, { width, height }: Size): Rect {
  const length = (name: string, whole: number): number => readLength(attributes.get(name), whole) ?? 0;
  return {
    x: length('x', width),
    y: length('y', height),
    width: length('width', width),
    height: length('height', height),
  };
}
