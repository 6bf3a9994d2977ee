import type { Editor } from '../editor.js';
import { settleGroups } from './group-records.js';
import {
  chosenNodes,
  layerTree,
  leavesOf,
  movedInTree,
  reorderedTree,
  type LayerNode,
  type LayerPlace,
} from './layer-tree.js';
import { t } from '../strings.js';

export type LayerMove = 'up' | 'down' | 'front' | 'back';

/** A list in its new order, back to front. What is chosen keeps its order among itself. */
export function restackedOrder<T>(order: readonly T[], chosen: ReadonlySet<T>, move: LayerMove): T[] {
  const moving = order.filter((id) => chosen.has(id));
  const rest = order.filter((id) => !chosen.has(id));
  if (move === 'front') return [...rest, ...moving];
  if (move === 'back') return [...moving, ...rest];
  const next = [...order];
  const swap = (i: number, j: number) => ([next[i], next[j]] = [next[j]!, next[i]!]);
  if (move === 'up')
    for (let i = next.length - 2; i >= 0; i--)
      if (chosen.has(next[i]!) && !chosen.has(next[i + 1]!)) swap(i, i + 1);
  if (move === 'down')
    for (let i = 1; i < next.length; i++)
      if (chosen.has(next[i]!) && !chosen.has(next[i - 1]!)) swap(i, i - 1);
  return next;
}

/** Writes a stacking order, inside `run`. */
export function writeOrder(editor: Editor, order: readonly string[]): void {
  order.forEach((id, layer) => {
    if (editor.object(id)?.layer_index !== layer) editor.patch(id, { layer_index: layer });
  });
}

interface Known {
  readonly page: string;
  readonly version: number;
  readonly tree: readonly LayerNode[];
}

/** The layers built last: toolbars ask at every frame of a drag, which changes no stacking. */
const known = new WeakMap<Editor, Known>();

/** The layers of the current page. Follows the page. */
export function layersOf(editor: Editor): readonly LayerNode[] {
  const page = editor.page.value;
  const version = editor.index.version(page).value;
  const last = known.get(editor);
  if (last?.page === page && last.version === version) return last.tree;
  const tree = layerTree(editor.index.objects(page), editor.index.groups(page));
  known.set(editor, { page, version, tree });
  return tree;
}

/** The layers after the selection moved among its neighbors: a group as a whole, a member inside its group. */
function restacked(editor: Editor, tree: readonly LayerNode[], move: LayerMove): LayerNode[] {
  const chosen = new Set(chosenNodes(tree, new Set(editor.selection.ids)).map(({ id }) => id));
  return reorderedTree(tree, chosen, (list) => {
    const moving = new Set(list.filter(({ id }) => chosen.has(id)));
    return restackedOrder(list, moving, move);
  });
}

export function restack(editor: Editor, move: LayerMove, name: string): void {
  const next = leavesOf(restacked(editor, layersOf(editor), move));
  editor.run(name, () => writeOrder(editor, next));
}

interface Ways {
  readonly tree: readonly LayerNode[];
  readonly up: boolean;
  readonly down: boolean;
}

/** The ways open to a selection, found once for it and the layers it lies in. */
const ways = new WeakMap<readonly string[], Ways>();

function waysOf(editor: Editor): Ways {
  const tree = layersOf(editor);
  const { ids } = editor.selection;
  let found = ways.get(ids);
  if (found?.tree !== tree) {
    const now = leavesOf(tree);
    const moves = (move: LayerMove): boolean =>
      leavesOf(restacked(editor, tree, move)).some((id, i) => id !== now[i]);
    ways.set(ids, (found = { tree, up: moves('up'), down: moves('down') }));
  }
  return found;
}

/** False when the selection is at that end already, or is locked. Follows the page and the selection. */
export function canRestack(editor: Editor, direction: 'up' | 'down'): boolean {
  if (editor.selection.objects.value.length === 0 || editor.selection.locked.value) return false;
  return waysOf(editor)[direction];
}

/** Moves layers to a place, into groups and out of them; false when there is no such place. One step. */
export function moveLayers(editor: Editor, ids: ReadonlySet<string>, place: LayerPlace): boolean {
  const moved = movedInTree(layersOf(editor), ids, place);
  if (!moved) return false;
  const selected = editor.selection.ids;
  editor.run(t('reorder'), () => {
    writeOrder(editor, leavesOf(moved));
    settleGroups(editor, editor.page.value, moved);
  });
  editor.selection.set(selected, { deep: true });
  return true;
}
