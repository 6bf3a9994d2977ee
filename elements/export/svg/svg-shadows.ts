import { BLUR_REACH, castMatrix, inkBounds } from '../../display/ink-bounds.js';
import type { Group, Op, Shadow } from '../../display/ops.js';
import { expandRect, isEmptyRect, type Rect } from '../../math/geometry.js';
import { invert, leastScaleOf, multiply, translation, type Matrix } from '../../math/matrix.js';
import { decimal } from '../format-numbers.js';
import { silhouette } from '../silhouette.js';
import { transformAttribute, type SvgTarget, type SvgWriting, type WriteSvgOps } from './svg-target.js';

/** A group's content over its shadows: filtered uses of the content itself, the first at the bottom. */
export function* svgShadows(
  target: SvgTarget,
  { children, shadows = [] }: Group,
  matrix: Matrix,
  write: WriteSvgOps,
): SvgWriting {
  const { page } = target;
  const ink = inkBounds(children);
  const cast = shadows.filter(({ opacity, scale }) => opacity > 0 && scale > 0);
  const id = page.newId();
  const shown = yield* page.apart(write(target, children, matrix));
  if (cast.length === 0 || isEmptyRect(ink) || isFlat(matrix)) return page.add(shown);
  // what lies in the group and casts shadows itself casts only its own shape here
  const shape = children.some(castsShadow)
    ? `>\n${yield* page.apart(write(target, silhouette(children, '#000000'), matrix))}\n</g>`
    : null;
  for (const shadow of cast) {
    const place = ` filter="url(#${filterId(target, shadow, ink, matrix)})"${transformAttribute(placeOf(shadow, ink, matrix))}`;
    page.add(shape === null ? `<use xlink:href="#${id}"${place}/>` : `<g${place}${shape}`);
  }
  page.add(`<g id="${id}">\n${shown}\n</g>`);
}

const isFlat = ([a, b, c, d]: Matrix): boolean => a * d - b * c === 0;

const castsShadow = (op: Op): boolean =>
  op.op === 'group' && (Boolean(op.shadows?.length) || op.children.some(castsShadow));

/** Where the shape falls, in the group's coordinates: distances are along the page's axes. */
function placeOf(shadow: Shadow, ink: Rect, matrix: Matrix): Matrix {
  const unit = leastScaleOf(matrix);
  const away = translation(shadow.dx * unit, shadow.dy * unit);
  return multiply(multiply(invert(matrix), multiply(away, matrix)), castMatrix(ink, shadow));
}

function filterId({ page }: SvgTarget, shadow: Shadow, ink: Rect, matrix: Matrix): string {
  const [across, down] = deviations(shadow, matrix);
  const { x, y, width, height } = expandRect(ink, BLUR_REACH * Math.max(across, down) + 1);
  const place = ` x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}"`;
  const blur = `<feGaussianBlur in="SourceAlpha" stdDeviation="${decimal(across)} ${decimal(down)}" result="shape"/>`;
  const parts = [
    shadow.blur > 0 ? blur : '',
    `<feFlood flood-color="${shadow.color}" flood-opacity="${decimal(shadow.opacity)}"/>`,
    `<feComposite operator="in" in2="${shadow.blur > 0 ? 'shape' : 'SourceAlpha'}"/>`,
  ].join('');
  const rest = ` filterUnits="userSpaceOnUse"${place} color-interpolation-filters="sRGB">${parts}</filter>`;
  return page.define('filter', rest);
}

/** The blur is as wide on the page however the group is scaled; a filter's is scaled with it. */
function deviations({ blur, scale }: Shadow, matrix: Matrix): [number, number] {
  const [a, b, c, d] = matrix;
  const wide = blur * leastScaleOf(matrix);
  return [wide / Math.hypot(a, b) / scale, wide / Math.hypot(c, d) / scale];
}
