import type { Editor } from './editor.js';

export type LayerMove = 'up' | 'down' | 'front' | 'back';

/** The ids in their new order, back to front. Selected objects keep their order among themselves. */
export function restackedOrder(
  order: readonly string[],
  chosen: ReadonlySet<string>,
  move: LayerMove,
): string[] {
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

export function restack(editor: Editor, move: LayerMove, name: string): void {
  const order = editor.index.objects(editor.page.value);
  const next = restackedOrder(order, new Set(editor.selection.ids), move);
  editor.run(name, () => writeOrder(editor, next));
}

/** False when the selection is at that end already, or is locked. Follows the page and the selection. */
export function canRestack(editor: Editor, direction: 'up' | 'down'): boolean {
  const page = editor.page.value;
  void editor.index.version(page).value;
  if (editor.selection.objects.value.length === 0 || editor.selection.locked.value) return false;
  const order = editor.index.objects(page);
  const next = restackedOrder(order, new Set(editor.selection.ids), direction);
  return next.some((id, i) => id !== order[i]);
}
