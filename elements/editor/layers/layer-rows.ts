import type { Editor } from '../editor.js';
import { leavesOf, type LayerNode, type LayerPlace } from './layer-tree.js';
import { layersOf } from './layers.js';

/** A row of the layers panel. */
export interface LayerRow {
  /** Id of an object or a group. */
  readonly id: string;
  /** Objects it stands for: itself, or all in the group. */
  readonly ids: readonly string[];
  readonly kind: 'object' | 'group' | 'background';
  /** From 1. */
  readonly level: number;
  /** Place among its siblings as shown, from 1, and how many they are. */
  readonly number: number;
  readonly count: number;
  /** Only of a group. */
  readonly expanded?: boolean;
  readonly parent: string | undefined;
  /** Place in the list of its parent, from the back; of the background -1. */
  readonly index: number;
}

/** The rows of the current page, front first: what lies on top stands on top, the background picture last. */
export function layerRows(editor: Editor, collapsed: ReadonlySet<string>): LayerRow[] {
  const rows: LayerRow[] = [];
  const background = editor.index.background(editor.page.value)?.id;
  const tree = layersOf(editor);
  const extra = background === undefined ? 0 : 1;
  const visit = (nodes: readonly LayerNode[], level: number, parent: string | undefined): void => {
    const count = nodes.length + (level === 1 ? extra : 0);
    for (let index = nodes.length - 1; index >= 0; index--) {
      const { id, children } = nodes[index]!;
      const number = nodes.length - index;
      const base = { id, level, number, count, parent, index };
      if (!children) rows.push({ ...base, ids: [id], kind: 'object' });
      else {
        const expanded = !collapsed.has(id);
        rows.push({ ...base, ids: leavesOf(children), kind: 'group', expanded });
        if (expanded) visit(children, level + 1, id);
      }
    }
  };
  visit(tree, 1, undefined);
  if (background !== undefined) {
    const count = tree.length + 1;
    const place = { level: 1, number: count, count, parent: undefined, index: -1 };
    rows.push({ id: background, ids: [background], kind: 'background', ...place });
  }
  return rows;
}

/** Where a row dropped on another goes. Below the head of an open group is its top. */
export type DropSide = 'above' | 'below' | 'into';

export function placeAt(row: LayerRow, side: DropSide, childCount: number): LayerPlace {
  if (row.kind === 'group' && (side === 'into' || (side === 'below' && row.expanded)))
    return { parent: row.id, index: childCount };
  return { parent: row.parent, index: Math.max(0, side === 'above' ? row.index + 1 : row.index) };
}

/** One place up or down for a row moved by keys: over its neighbor, into an open group, out at its ends. */
export function placeBeside(
  rows: readonly LayerRow[],
  row: LayerRow,
  direction: 'up' | 'down',
): LayerPlace | null {
  const siblings = rows.filter((other) => other.parent === row.parent && other.kind !== 'background');
  const at = siblings.indexOf(row);
  const next = siblings[direction === 'up' ? at - 1 : at + 1];
  if (next?.kind === 'group' && next.expanded && row.kind === 'object') {
    const inside = rows.filter((other) => other.parent === next.id).length;
    return { parent: next.id, index: direction === 'up' ? 0 : inside };
  }
  if (next) return { parent: row.parent, index: direction === 'up' ? next.index + 1 : next.index };
  const group = rows.find(({ id }) => id === row.parent);
  if (!group) return null;
  return { parent: group.parent, index: direction === 'up' ? group.index + 1 : group.index };
}
