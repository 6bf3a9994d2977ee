import { clamp, degrees } from '../../../math/geometry.js';
import type { Matrix } from '../../../math/matrix.js';
import { dropShadow } from '../../../display/drop-shadow.js';
import { shadowScale } from '../../../display/object-appearance.js';
import type { DesignObject } from '../../../objects/kinds.js';
import type { StoredShadow } from '../../../objects/schema.js';
import { readColor } from './colors.js';
import type { DrawnShadow } from '../drawing.js';
import { readLength, readShare } from '../parse/attribute-values.js';
import { plainTint, urlId, type PaintSources } from './paints.js';
import { ROOT_STYLE, computedStyle, type Style } from './computed-style.js';
import { elementsOf } from '../parse/svg-node.js';

/** The one shadow that an element's filter casts, in the drawing's units; null for any other filter. */
export function shadowOf(style: Style, matrix: Matrix, sources: PaintSources): DrawnShadow | null {
  const id = urlId(style.filter!);
  const cast = id === null ? cssShadow(style) : filterShadow(id, sources);
  if (!cast) return null;
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  const { dx, dy } = cast;
  return {
    ...cast,
    dx: matrix[0] * dx + matrix[2] * dy,
    dy: matrix[1] * dx + matrix[3] * dy,
    blur: cast.blur * scale,
  };
}

/** 'drop-shadow(2px 2px 4px #0008)': the lengths two or three, the color before or behind them. */
function cssShadow(style: Style): DrawnShadow | null {
  const inner = /^drop-shadow\(((?:[^()]|\([^()]*\))*)\)$/i.exec(style.filter!.trim())?.[1];
  if (inner === undefined) return null;
  const parts = inner.match(/[a-z]+\([^()]*\)|[^\s]+/gi) ?? [];
  const lengths = parts.flatMap((part) => readLength(part) ?? []);
  const named = parts.find((part) => readLength(part) === undefined) ?? style.color!;
  const tint = plainTint(named, style) ?? readColor('black')!;
  const [dx = 0, dy, blur = 0] = lengths;
  return dy === undefined ? null : { dx, dy, blur: blur / 2, color: tint.color, opacity: tint.opacity };
}

/** A filter that is one feDropShadow. */
function filterShadow(id: string, { ids, rules }: PaintSources): DrawnShadow | null {
  const filter = ids.get(id);
  const [only, more] = filter ? elementsOf(filter) : [];
  if (
    only?.name !== 'feDropShadow' ||
    more ||
    filter!.attributes.get('primitiveUnits') === 'objectBoundingBox'
  )
    return null;
  const style = computedStyle(only, ROOT_STYLE, rules);
  const length = (name: string): number => readLength(only.attributes.get(name)) ?? 2;
  const tint = plainTint(style['flood-color']!, style) ?? readColor('black')!;
  const opacity = tint.opacity * (readShare(style['flood-opacity']) ?? 1);
  return { dx: length('dx'), dy: length('dy'), blur: length('stdDeviation'), color: tint.color, opacity };
}

/** As objects store it, measured by their size; null for one that they cannot cast. */
export function storedShadowOf(
  object: DesignObject,
  shadow: DrawnShadow,
  scale: number,
): StoredShadow | null {
  const full = { shadowColor: shadow.color, r: 5, theta: 0, blur: 5, opacity: shadow.opacity, size: 0 };
  const most = dropShadow(full, shadowScale(object));
  const [distance, blur] = [Math.hypot(shadow.dx, shadow.dy) * scale, shadow.blur * scale];
  if (distance > most.dx * 1.1 || blur > most.blur * 1.25) return null;
  return {
    ...full,
    r: clamp((5 * distance) / most.dx, 0, 5),
    theta: degrees(Math.atan2(shadow.dy, shadow.dx)),
    blur: clamp((5 * blur) / most.blur, 0, 5),
    opacity: clamp(shadow.opacity, 0, 1),
  };
}
