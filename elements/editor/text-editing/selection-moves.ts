import type { Caret, CaretMap } from '../../text/editing/caret-map.js';
import type { ToolKey } from '../tools/events.js';

/** A selection: from where it was begun to the caret. */
export interface TextSelection {
  readonly anchor: number;
  readonly focus: Caret;
}

export const rangeOf = ({ anchor, focus }: TextSelection): { start: number; end: number } => ({
  start: Math.min(anchor, focus.index),
  end: Math.max(anchor, focus.index),
});

export const caretAt = (index: number, affinity: Caret['affinity'] = 'down'): TextSelection => ({
  anchor: index,
  focus: { index, affinity },
});

export interface Move {
  readonly focus: Caret;
  /** The x that further moves up and down keep to. */
  readonly stickyX?: number;
}

/** What modifiers mean on this system: word moves are Ctrl, on a Mac Alt; line and text ends are Cmd there. */
export interface MoveKey extends ToolKey {
  readonly word: boolean;
  readonly far: boolean;
}

/**
 * Where a key takes the caret; null for keys that are not moves. Plain arrows go by what is seen, one box at a time;
 * with Shift and by words they go by the order of reading in the paragraph's direction.
 */
export function moveFor(
  map: CaretMap,
  selection: TextSelection,
  key: MoveKey,
  stickyX?: number,
): Move | null {
  const { focus } = selection;
  const line = map.lineOf(focus);
  const end = map.text.length;
  switch (key.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return { focus: sideways(map, selection, key, line) };
    case 'ArrowUp':
    case 'ArrowDown':
      return vertical(map, selection, key, stickyX);
    case 'Home':
      return { focus: key.far || key.word ? { index: 0, affinity: 'down' } : map.lineStart(line) };
    case 'End':
      return { focus: key.far || key.word ? { index: end, affinity: 'up' } : map.lineEnd(line) };
    default:
      return null;
  }
}

function sideways(map: CaretMap, selection: TextSelection, key: MoveKey, line: number): Caret {
  const { focus } = selection;
  const { start, end } = rangeOf(selection);
  const visual = key.key === 'ArrowRight' ? 1 : -1;
  const rtl = ((map.layout.lines[line]?.level ?? 0) & 1) === 1;
  const reads = rtl ? (-visual as 1 | -1) : visual;
  if (key.far) return reads > 0 ? map.lineEnd(line) : map.lineStart(line);
  if (key.word) return { index: map.word(focus.index, reads), affinity: 'down' };
  if (key.shift)
    return { index: reads > 0 ? map.next(focus.index) : map.prev(focus.index), affinity: 'down' };
  if (start !== end) return reads > 0 ? { index: end, affinity: 'up' } : { index: start, affinity: 'down' };
  return map.moveVisual(focus, visual);
}

function vertical(map: CaretMap, { focus }: TextSelection, key: MoveKey, stickyX: number | undefined): Move {
  const direction = key.key === 'ArrowDown' ? 1 : -1;
  if (key.far)
    return {
      focus: direction > 0 ? { index: map.text.length, affinity: 'up' } : { index: 0, affinity: 'down' },
    };
  const x = stickyX ?? map.pos(focus).x;
  return { focus: map.moveVertical(focus, direction, x), stickyX: x };
}
