import { groupInk } from '../../display/ink-bounds.js';
import type { Group, Op } from '../../display/ops.js';
import { expandRect, type Rect } from '../../math/geometry.js';
import { linkedGroup, linkedRun } from './svg-links.js';
import { multiply, type Matrix } from '../../math/matrix.js';
import { maskAsClip } from '../mask-as-clip.js';
import { decimal } from '../format-numbers.js';
import { silhouette } from '../silhouette.js';
import { xmlText } from '../xml.js';
import { svgFill, svgImage, svgRun, svgStroke } from './svg-leaf-ops.js';
import { svgPath } from './svg-path.js';
import { svgShadows } from './svg-shadows.js';
import { transformAttribute, type SvgTarget, type SvgWriting } from './svg-target.js';

/** Writes ops; `matrix` leads from their coordinates to the page. */
export function* svgOps(target: SvgTarget, ops: readonly Op[], matrix: Matrix): SvgWriting {
  for (const op of ops) {
    if (op.op === 'group') yield* svgGroup(target, op, matrix);
    else svgLeaf(target, op);
    yield;
  }
}

function svgLeaf(target: SvgTarget, op: Exclude<Op, Group>): void {
  switch (op.op) {
    case 'fillPath':
      return svgFill(target, op);
    case 'strokePath':
      return svgStroke(target, op);
    case 'image':
      return svgImage(target, op);
    case 'glyphRun':
      return linkedRun(target.page, op, () => svgRun(target, op));
  }
}

function* svgGroup(target: SvgTarget, group: Group, outer: Matrix): SvgWriting {
  const opacity = group.opacity ?? 1;
  if (opacity <= 0) return;
  const { page } = target;
  const matrix = group.transform ? multiply(outer, group.transform) : outer;
  const attributes = [
    transformAttribute(group.transform),
    opacity < 1 ? ` opacity="${decimal(opacity)}"` : '',
    group.blend && group.blend !== 'normal' ? ` style="mix-blend-mode:${group.blend}"` : '',
    group.mask ? yield* maskAttribute(target, group, matrix) : '',
    group.meaning?.kind === 'picture' ? pictureAttributes(group.meaning.alt) : '',
  ].join('');
  const content = linkedGroup(group, yield* page.apart(svgContent(target, group, matrix)));
  if (content === '') return;
  page.add(attributes === '' ? content : `<g${attributes}>\n${content}\n</g>`);
}

/** A picture says what it shows [E-073]. */
const pictureAttributes = (alt: string): string =>
  alt === '' ? ' role="img"' : ` role="img" aria-label="${xmlText(alt)}"`;

function* svgContent(target: SvgTarget, group: Group, matrix: Matrix): SvgWriting {
  if (group.shadows?.length) yield* svgShadows(target, group, matrix, svgOps);
  else yield* svgOps(target, group.children, matrix);
}

/** A mask of one opaque shape is a clip, which every program knows. */
function* maskAttribute(target: SvgTarget, group: Group, matrix: Matrix): Generator<void, string> {
  const { page } = target;
  const outline = maskAsClip(group);
  if (outline) {
    const rule = outline.rule === 'evenodd' ? ' clip-rule="evenodd"' : '';
    const shape = `<path d="${svgPath(outline.d, 3, outline.transform)}"${rule}/>`;
    return ` clip-path="url(#${page.define('clipPath', `>${shape}</clipPath>`)})"`;
  }
  // white, so that programs which go by light instead of opacity show the same
  const shapes = yield* page.apart(svgOps(target, silhouette(group.mask ?? [], '#ffffff'), matrix));
  const place = rectAttributes(expandRect(groupInk(group), 1));
  const id = page.define(
    'mask',
    ` maskUnits="userSpaceOnUse"${place} style="mask-type:alpha">\n${shapes}\n</mask>`,
  );
  return ` mask="url(#${id})"`;
}

export const rectAttributes = ({ x, y, width, height }: Rect): string =>
  ` x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}"`;
