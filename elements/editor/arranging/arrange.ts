import { EMPTY_RECT, unionRects, type Point, type Rect } from '../../math/geometry.js';
import type { Editor } from '../editor.js';
import { boundsOfAll } from '../../objects/object-bounds.js';
import { membersOf } from '../selection.js';
import { canTransform } from '../transform/selection-handles.js';

/** What moves as one when objects are put in order: a group that is wholly selected, or an object. */
export interface Unit {
  readonly ids: readonly string[];
  readonly bounds: Rect;
}

export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** Where a side of a rectangle that is to be lined up lies within a frame. */
const PLACES: Readonly<Record<Edge, (frame: Rect, r: Rect) => Partial<Point>>> = {
  left: (frame) => ({ x: frame.x }),
  center: (frame, r) => ({ x: frame.x + (frame.width - r.width) / 2 }),
  right: (frame, r) => ({ x: frame.x + frame.width - r.width }),
  top: (frame) => ({ y: frame.y }),
  middle: (frame, r) => ({ y: frame.y + (frame.height - r.height) / 2 }),
  bottom: (frame, r) => ({ y: frame.y + frame.height - r.height }),
};

/** The selected units, bottom first. */
export function selectedUnits(editor: Editor): readonly Unit[] {
  const chosen = new Set(editor.selection.ids);
  const groups = editor.index.groups(editor.page.value);
  const whole = groups
    .map(({ id }) => membersOf(id, groups))
    .filter((members) => members.length > 1 && members.every((id) => chosen.has(id)))
    .sort((a, b) => b.length - a.length);
  const unitOf = new Map<string, readonly string[]>();
  for (const members of whole) for (const id of members) if (!unitOf.has(id)) unitOf.set(id, members);
  const units = new Set(editor.selection.ids.map((id) => unitOf.get(id) ?? unitOf.set(id, [id]).get(id)!));
  return [...units].map((ids) => ({ ids, bounds: boundsOf(editor, ids) }));
}

const boundsOf = (editor: Editor, ids: readonly string[]): Rect =>
  boundsOfAll(ids.map((id) => editor.object(id)!));

/** True when something may be lined up: one unit with the page, several with each other. */
export const canAlign = (editor: Editor): boolean => canTransform(editor);

export const canDistribute = (editor: Editor): boolean =>
  canTransform(editor) && selectedUnits(editor).length > 2;

export const canTidy = (editor: Editor): boolean => canTransform(editor) && selectedUnits(editor).length > 1;

/** What units are lined up with: the page, or the bounds they have together. */
export type AlignTo = 'page' | 'selection';

/** Lines up one unit with the page, and several with what is chosen: each other, unless it is the page. */
export function alignSelection(editor: Editor, edge: Edge, name: string, to: AlignTo = 'selection'): void {
  const units = selectedUnits(editor);
  const { width, height } = editor.size;
  const page = { x: 0, y: 0, width, height };
  const frame =
    units.length === 1 || to === 'page'
      ? page
      : units.map(({ bounds }) => bounds).reduce(unionRects, EMPTY_RECT);
  const places = units.map(({ bounds }) => ({ ...topLeft(bounds), ...PLACES[edge](frame, bounds) }));
  moveUnits(editor, name, units, places);
}

/** Makes the gaps between units equal; the outermost two stay. */
export function distributeSelection(editor: Editor, axis: 'x' | 'y', name: string): void {
  const units = [...selectedUnits(editor)].sort((a, b) => middle(a.bounds, axis) - middle(b.bounds, axis));
  const starts = evenStarts(units.map(({ bounds }) => ({ start: bounds[axis], size: sizeOn(bounds, axis) })));
  const places = units.map(({ bounds }, i) => ({ ...topLeft(bounds), [axis]: starts[i]! }));
  moveUnits(editor, name, units, places);
}

/** Starts that leave equal gaps between stretches in order, from the first one's start to the last one's end. */
export function evenStarts(
  stretches: readonly { readonly start: number; readonly size: number }[],
): number[] {
  const [first] = stretches;
  const last = stretches.at(-1);
  if (!first || !last) return [];
  const filled = stretches.reduce((sum, { size }) => sum + size, 0);
  const gap = (last.start + last.size - first.start - filled) / Math.max(1, stretches.length - 1);
  let next = first.start;
  return stretches.map(({ size }) => {
    const start = next;
    next += size + gap;
    return start;
  });
}

export const sizeOn = (r: Rect, axis: 'x' | 'y'): number => (axis === 'x' ? r.width : r.height);
const middle = (r: Rect, axis: 'x' | 'y'): number => r[axis] + sizeOn(r, axis) / 2;
const topLeft = ({ x, y }: Rect): Point => ({ x, y });

/** Moves units so that their bounds begin at places, as one step. */
export function moveUnits(
  editor: Editor,
  name: string,
  units: readonly Unit[],
  places: readonly Point[],
): void {
  editor.run(name, () =>
    units.forEach(({ ids, bounds }, i) => {
      const by = { x: places[i]!.x - bounds.x, y: places[i]!.y - bounds.y };
      if (by.x !== 0 || by.y !== 0) ids.forEach((id) => moveObject(editor, id, by));
    }),
  );
}

function moveObject(editor: Editor, id: string, by: Point): void {
  const { position } = editor.object(id)!;
  editor.patch(id, { position: { ...position, x: position.x + by.x, y: position.y + by.y } });
}
