import { transformSegments, writePath } from '../../../display/transform-path.js';
import { segmentBounds } from '../../../display/path-bounds.js';
import { pathSegments, type Segment } from '../../../display/path-data.js';
import { EMPTY_RECT, intersectRects, unionRects, type Rect, type Size } from '../../../math/geometry.js';
import { multiply, translation, type Matrix } from '../../../math/matrix.js';
import { geometryOf, isShape } from './basic-shapes.js';
import type { Outline } from './path-clipper.js';
import { readLength, readTransform } from '../parse/attribute-values.js';
import { urlId, type PaintSources } from '../style/paints.js';
import { placedBy } from '../style/placing.js';
import { computedStyle, styleInPlace, type Style } from '../style/computed-style.js';
import { elementsOf, type SvgNode } from '../parse/svg-node.js';

/** Outlines that together show what lies in one of them. */
export interface Cut {
  readonly outlines: readonly Outline[];
  readonly bounds: Rect;
}

/** What may show, in the drawing's space: what lies in the rectangle and in every cut. */
export interface Clip {
  readonly rect: Rect;
  readonly cuts: readonly Cut[];
}

/** Nothing shows outside. */
export const areaOf = ({ rect, cuts }: Clip): Rect =>
  cuts.reduce((area, { bounds }) => intersectRects(area, bounds), rect);

/** Where a clip is used: the space of the element and, if known, its box in that space. */
export interface ClipPlace {
  readonly matrix: Matrix;
  readonly viewport: Size;
  readonly box: Rect | null;
}

/** A clip within another. An upright rectangle only makes the rectangle smaller. */
export function narrowed(outer: Clip, cut: Cut): Clip {
  const [only, more] = cut.outlines;
  if (only && !more && isRectangle(pathSegments(only.d)))
    return { ...outer, rect: intersectRects(outer.rect, cut.bounds) };
  return { ...outer, cuts: [...outer.cuts, cut] };
}

export function cutOf(outlines: readonly Outline[]): Cut {
  const bounds = outlines.map(({ d }) => segmentBounds(pathSegments(d))).reduce(unionRects, EMPTY_RECT);
  return { outlines, bounds };
}

/** The cuts of a clipPath or mask element made of shapes; null for one made of anything else. */
export function cutsOf(
  node: SvgNode,
  place: ClipPlace,
  sources: PaintSources,
  open: readonly SvgNode[] = [],
): readonly Cut[] | null {
  if (open.includes(node)) return null;
  const boxed = node.attributes.get(node.name === 'mask' ? 'maskContentUnits' : 'clipPathUnits');
  const { box, viewport } = place;
  if (boxed === 'objectBoundingBox' && !box) return null;
  const units: Matrix =
    boxed === 'objectBoundingBox' ? [box!.width, 0, 0, box!.height, box!.x, box!.y] : [1, 0, 0, 1, 0, 0];
  const style = styleInPlace(node, sources.rules);
  const matrix = multiply(multiply(place.matrix, placedBy(style, viewport, sources.notes)), units);
  const outlines = outlinesIn(node, { matrix, viewport, style }, sources);
  if (!outlines || outlines.length === 0) return null;
  const further = urlId(style['clip-path']!);
  const around = further === null ? undefined : sources.ids.get(further);
  const outer = around ? cutsOf(around, place, sources, [...open, node]) : [];
  return outer && [...outer, cutOf(outlines)];
}

interface Inside {
  readonly matrix: Matrix;
  readonly viewport: Size;
  readonly style: Style;
}

function outlinesIn(node: SvgNode, inside: Inside, sources: PaintSources): Outline[] | null {
  const found: Outline[] = [];
  for (const child of elementsOf(node)) {
    if (/^(title|desc|defs|style)$/.test(child.name)) continue;
    const style = computedStyle(child, inside.style, sources.rules);
    if (style.display === 'none' || style.visibility !== 'visible') continue;
    // a clip of a part of a clip is more than a list of outlines can say
    if (style['clip-path'] !== 'none' || style.mask !== 'none') return null;
    const matrix = multiply(inside.matrix, readTransform(style.transform));
    if (child.name === 'use') {
      const used = usedOutline(child, { ...inside, matrix, style }, sources);
      if (!used) return null;
      found.push(...used);
    } else if (isShape(child)) found.push(...outlineOf(child, { ...inside, matrix, style }));
    else return null;
  }
  return found;
}

/** Programs write the shape of a clip elsewhere and only point to it. */
function usedOutline(use: SvgNode, { matrix, viewport, style: around }: Inside, sources: PaintSources) {
  const target = sources.ids.get(use.attributes.get('href')?.slice(1) ?? '');
  if (!target || !isShape(target)) return null;
  const at = (name: string): number => readLength(use.attributes.get(name)) ?? 0;
  const style = computedStyle(target, around, sources.rules);
  const shifted = multiply(matrix, translation(at('x'), at('y')));
  return outlineOf(target, { viewport, style, matrix: multiply(shifted, readTransform(style.transform)) });
}

function outlineOf(node: SvgNode, { matrix, viewport, style }: Inside): Outline[] {
  const geometry = geometryOf(node, viewport);
  const d = geometry ? writePath(transformSegments(pathSegments(geometry.d), matrix)) : '';
  return d === '' ? [] : [{ d, rule: style['clip-rule'] === 'evenodd' ? 'evenodd' : 'nonzero' }];
}

/** Nothing but an upright rectangle, however it is written. */
export function isRectangle(segments: readonly Segment[]): boolean {
  const points = segments.flatMap((segment) => (segment[0] === 'Z' ? [] : [segment.slice(1) as number[]]));
  if (segments.some(([letter], i) => letter === 'C' || (letter === 'M') !== (i === 0))) return false;
  const [first, last] = [points[0], points.at(-1)];
  const near = (a = 0, b = 0): boolean => Math.abs(a - b) < 0.01;
  if (points.length === 5 && near(first![0], last![0]) && near(first![1], last![1])) points.pop();
  if (points.length !== 4) return false;
  return [0, 1].some((axis) =>
    points.every((point, i) => near(point[(axis + i) % 2], points[(i + 1) % 4]![(axis + i) % 2])),
  );
}

export const holds = (outer: Rect, inner: Rect, slack: number): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

export const rectOutline = ({ x, y, width, height }: Rect): Outline => ({
  d: `M${x} ${y}h${width}v${height}h${-width}Z`,
  rule: 'nonzero',
});
