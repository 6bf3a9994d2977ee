import { isEmptyRect, type Rect } from '../../../math/geometry.js';
import type { Outline } from './path-clipper.js';
import { rectOutline, type ClipPlace } from './clip.js';
import { transformPath } from '../../../display/transform-path.js';
import { readLength, readShare } from '../parse/attribute-values.js';
import { elementsOf, type SvgNode } from '../parse/svg-node.js';
import { readColor } from '../style/colors.js';
import { computedStyle, styleInPlace } from '../style/computed-style.js';
import type { StyleRule } from '../style/css.js';

/** A mask of white shapes, or of any plain ones where only their ink counts, hides nothing but what lies outside them. */
export function isOpaque(mask: SvgNode, rules: readonly StyleRule[]): boolean {
  const own = styleInPlace(mask, rules);
  if (own.mask !== 'none') return false;
  return elementsOf(mask).every((node) => {
    const style = computedStyle(node, own, rules);
    const tint = readColor(style.fill!);
    const full =
      (readShare(style.opacity) ?? 1) * (readShare(style['fill-opacity']) ?? 1) * (tint?.opacity ?? 0) === 1;
    return full && style.stroke === 'none' && (own['mask-type'] === 'alpha' || tint!.color === '#ffffff');
  });
}

const SIDES = ['x', 'y', 'width', 'height'] as const;

/**
 * The rectangle outside of which a mask hides all, where it says one; null where it says none, 'unknown' where it is told in
 * parts of a box that is not known. Without a word it is a tenth larger than the element.
 */
export function maskRegion(mask: SvgNode, { matrix, viewport, box }: ClipPlace): Outline | null | 'unknown' {
  if (SIDES.every((side) => !mask.attributes.has(side))) return null;
  const boxed = mask.attributes.get('maskUnits') !== 'userSpaceOnUse';
  if (boxed && !box) return 'unknown';
  const around: Rect = boxed ? box! : { x: 0, y: 0, ...viewport };
  const at = (name: (typeof SIDES)[number], usual: string): number => {
    const whole = name === 'x' || name === 'width' ? around.width : around.height;
    const text = mask.attributes.get(name) ?? usual;
    return boxed && !text.trim().endsWith('%')
      ? (readLength(text) ?? 0) * whole
      : (readLength(text, whole) ?? 0);
  };
  const region = {
    x: around.x + at('x', '-10%'),
    y: around.y + at('y', '-10%'),
    width: at('width', '120%'),
    height: at('height', '120%'),
  };
  if (isEmptyRect(region)) return null;
  const outline = rectOutline(region);
  return { ...outline, d: transformPath(outline.d, matrix) };
}
