import {
  EMPTY_RECT,
  expandRect,
  intersectRects,
  rectsIntersect,
  unionRects,
  type Rect,
} from '../../../math/geometry.js';
import { BoxGrid } from '../../../math/box-grid.js';
import { invert, transformRect } from '../../../math/matrix.js';
import type { Editor } from '../../editor.js';
import { guidesShown } from '../../arranging/guides.js';
import { boundsOf } from '../../../objects/object-bounds.js';
import { along, type Axis, type Span } from './axis.js';
import { SortedNumbers } from './sorted-numbers.js';

/** Objects out of sight count while they are within this share of the visible width and height. */
const NEAR = 0.1;

/** What one axis offers to snap to. */
export interface AxisTargets {
  /** Edges and middles of the page and of objects, and pulled guides. */
  readonly lines: SortedNumbers;
  /** The objects, sorted by their start. */
  readonly boxes: readonly Span[];
  readonly sizes: SortedNumbers;
}

export type SnapTargets = Readonly<Record<Axis, AxisTargets>>;

/** All that may be snapped to while some objects are moved; looked up once, when a gesture begins. */
export function snapTargets(
  editor: Editor,
  moving: Iterable<string>,
  options: { readonly guides: boolean } = { guides: true },
): SnapTargets {
  const area = visibleArea(editor);
  const boxes = unitBounds(editor, new Set(moving)).filter((box) => rectsIntersect(box, area));
  const page = { x: 0, y: 0, ...editor.size };
  const guides = options.guides ? guidesShown(editor) : [];
  return targetsOf(page, boxes, {
    x: guides.filter(({ axis }) => axis === 'x').map(({ at }) => at),
    y: guides.filter(({ axis }) => axis === 'y').map(({ at }) => at),
  });
}

/** The targets that a page, boxes on it and guides make. */
export function targetsOf(
  page: Rect,
  boxes: readonly Rect[],
  guides: Readonly<Record<Axis, readonly number[]>> = { x: [], y: [] },
): SnapTargets {
  const behind = boxesBehind(boxes);
  const on = (axis: Axis): AxisTargets => {
    const spans = boxes.map((box) => ({ ...along(axis, box), behind: behind.has(box) }));
    return axisTargets(along(axis, page), spans, guides[axis]);
  };
  return { x: on('x'), y: on('y') };
}

/**
 * Boxes that something smaller lies partly on; of two of a size it is the one more to the right. The smaller they are the
 * earlier they are entered, so that each asks about those before it alone.
 */
function boxesBehind(boxes: readonly Rect[]): ReadonlySet<Rect> {
  const grid = new BoxGrid(boxes.reduce(unionRects, EMPTY_RECT), boxes.length);
  const behind = new Set<Rect>();
  for (const box of [...boxes].sort((a, b) => area(a) - area(b) || a.x - b.x)) {
    if (grid.meets(box)) behind.add(box);
    grid.add(box);
  }
  return behind;
}

const area = ({ width, height }: Rect): number => width * height;

function axisTargets(page: Span, boxes: readonly Span[], guides: readonly number[]): AxisTargets {
  const spans = [...boxes].sort((a, b) => a.start - b.start);
  const lines = [page, ...spans].flatMap(({ start, end }) => [start, (start + end) / 2, end]);
  return {
    lines: new SortedNumbers([...lines, ...guides]),
    boxes: spans,
    sizes: new SortedNumbers(spans.map(({ start, end }) => end - start)),
  };
}

/** The part of the page that shows, and a little around it. */
function visibleArea({ size, viewport, surface }: Editor): Rect {
  const page = { x: 0, y: 0, ...size };
  if (!surface) return page;
  const shown = transformRect(invert(viewport.matrix.peek()), { x: 0, y: 0, ...surface.size });
  return intersectRects(page, expandRect(shown, NEAR * Math.max(shown.width, shown.height)));
}

/** Bounds of what stands still: a group as one, unless something in it moves. */
function unitBounds(editor: Editor, moving: ReadonlySet<string>): Rect[] {
  const units = new Map<string, Rect>();
  const unitOf = unitFinder(editor, moving);
  for (const id of editor.index.objects(editor.page.peek())) {
    const object = moving.has(id) ? undefined : editor.object(id);
    if (!object || object.hidden) continue;
    const unit = unitOf(id);
    units.set(unit, unionRects(units.get(unit) ?? EMPTY_RECT, boundsOf(object)));
  }
  return [...units.values()].filter(({ x, y, width, height }) => Number.isFinite(x + y + width + height));
}

/** The outermost group of an object in which nothing moves, else the object itself. */
function unitFinder(editor: Editor, moving: ReadonlySet<string>): (id: string) => string {
  const groups = new Map(editor.index.groups(editor.page.peek()).map((group) => [group.id, group]));
  const chain = (id: string): string[] => {
    const found: string[] = [];
    let group = editor.index.groupOf(id);
    while (group !== undefined && groups.has(group) && !found.includes(group)) {
      found.unshift(group);
      group = groups.get(group)!.parent;
    }
    return found;
  };
  const open = new Set([...moving].flatMap(chain));
  return (id) => chain(id).find((group) => !open.has(group)) ?? id;
}
