import type { Editor } from '../../editor.js';
import { levelOf, readingStops, stopAt, type Stop } from '../../accessibility/reading-order.js';
import { membersOf } from '../../selection.js';

/** The ways of the keyboard through the objects of a page: on, into groups and out again. */

const choose = (editor: Editor, stop: Stop | undefined): boolean => {
  if (stop) editor.selection.set(stop.ids, { deep: true });
  return stop !== undefined;
};

/** Selects the next stop in reading order; false at the ends and with nothing selected, where Tab leaves the canvas. */
export function selectNextStop(editor: Editor, direction: 1 | -1): boolean {
  const stops = readingStops(editor, levelOf(editor));
  const at = stopAt(editor, stops);
  return at >= 0 && choose(editor, stops[at + direction]);
}

/** Enter: from the empty canvas to the first stop, from a group to the first inside it. */
export function selectFirstInside(editor: Editor): boolean {
  if (editor.selection.ids.length === 0) return choose(editor, readingStops(editor)[0]);
  const stops = readingStops(editor, levelOf(editor));
  const here = stops[stopAt(editor, stops)];
  return here?.group !== undefined && choose(editor, readingStops(editor, here.group)[0]);
}

/** Escape: from a member to its group; false at the top. */
export function selectParentGroup(editor: Editor): boolean {
  const level = levelOf(editor);
  if (level === undefined) return false;
  editor.selection.set(membersOf(level, editor.index.groups(editor.page.value)), { deep: true });
  return true;
}
