import { opInk } from '../../display/ink-bounds.js';
import type { Group, Op } from '../../display/ops.js';
import { withLook } from '../apply-look.js';
import { isAtRest, REST, type Look } from '../look.js';
import { nearestPiece, textPieces, type PieceSize } from './text-pieces.js';

/** How a piece looks: `index` of `count`, from 0. */
export type PieceLook = (index: number, count: number) => Look;

/** A text with each of its pieces at its own place; the group itself when all are at rest. */
export function withPieces(group: Group, size: PieceSize, lookOf: PieceLook): Group {
  const parted = textPieces(group, size);
  const { pieces, runs } = parted;
  const looks = pieces.map(({ index }) => lookOf(index, pieces.length));
  if (looks.every(isAtRest)) return group;
  const changed = (op: Op): Op[] => {
    if (op.op === 'group') return [{ ...op, children: op.children.flatMap(changed) }];
    if (op.op === 'glyphRun') {
      return (runs.get(op) ?? []).flatMap(({ piece, run }) => {
        const shown = withLook({ op: 'group', children: [run] }, looks[piece] ?? REST, pieces[piece]!.box);
        return shown ? [shown] : [];
      });
    }
    // lines under and through letters only come and go
    const { opacity } = looks[nearestPiece(parted, opInk(op))] ?? REST;
    return opacity > 0 ? [{ op: 'group', opacity, children: [op] }] : [];
  };
  return { ...group, children: group.children.flatMap(changed) };
}
