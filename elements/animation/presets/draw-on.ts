import { inkBounds } from '../../display/ink-bounds.js';
import type { FillPath, Group, Op, StrokePath } from '../../display/ops.js';
import { withLook } from '../apply-look.js';
import { EASES } from '../ease.js';
import { pathLength } from '../path-length.js';
import { uncovered } from './moves.js';
import type { ElementPreset } from './preset.js';

/** Outlines are drawn first, what they hold comes with the last part of the way. */
const FILLS_FROM = 0.55;

/** Lines and outlines as if a pen drew them; what they hold fades in. */
export const drawOn: NonNullable<ElementPreset['draw']> = (group, progress) => {
  if (progress >= 1) return group;
  if (progress <= 0) return null;
  const drawn = EASES.inOutCubic(progress);
  if (!strokesIn(group.children).some(isLong)) return { ...group, children: pulled(group, drawn) };
  const filled = EASES.inOutSine(Math.max(0, (progress - FILLS_FROM) / (1 - FILLS_FROM)));
  return { ...group, children: drawnOps(group.children, drawn, filled) };
};

/** Lines of a pattern, and what has no outline, are uncovered along their box. */
function pulled(group: Group, drawn: number): Op[] {
  const inner: Group = { op: 'group', children: group.children };
  const shown = withLook(inner, uncovered(drawn, 'right'), inkBounds(group.children));
  return shown ? [shown] : [];
}

const strokesIn = (ops: readonly Op[]): StrokePath[] =>
  ops.flatMap((op) => (op.op === 'strokePath' ? [op] : op.op === 'group' ? strokesIn(op.children) : []));

const isLong = ({ d, dash }: StrokePath): boolean => !dash?.length && pathLength(d) > 0;

function drawnOps(ops: readonly Op[], drawn: number, filled: number): Op[] {
  return ops.flatMap((op): Op[] => {
    if (op.op === 'group') return [{ ...op, children: drawnOps(op.children, drawn, filled) }];
    if (op.op === 'strokePath') return isLong(op) ? [partOf(op, drawn)] : faded(op, filled);
    if (op.op === 'fillPath') return faded(op, filled);
    return filled > 0 ? [{ op: 'group', opacity: filled, children: [op] }] : [];
  });
}

function partOf(stroke: StrokePath, drawn: number): StrokePath {
  const length = pathLength(stroke.d);
  return { ...stroke, dash: [length * drawn, length * 2] };
}

const faded = <T extends FillPath | StrokePath>(op: T, opacity: number): T[] =>
  opacity > 0 ? [{ ...op, opacity: (op.opacity ?? 1) * opacity }] : [];
