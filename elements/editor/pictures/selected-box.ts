import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { Editor } from '../editor.js';
import { isGrid, isPictured, slotOf, hasPicture, type PictureSlot } from './slot.js';

/** A box inside the selected grid. View state: never undone, never saved. */
interface BoxSelection {
  readonly chosen: Signal<PictureSlot | null>;
  readonly index: ReadonlySignal<number | null>;
}

const selections = new WeakMap<Editor, BoxSelection>();

function selectionOf(editor: Editor): BoxSelection {
  let known = selections.get(editor);
  if (!known) {
    const chosen = signal<PictureSlot | null>(null);
    // it holds as long as its grid is the only thing selected
    const index = computed(() => {
      const slot = chosen.value;
      const [only, ...others] = editor.selection.objects.value;
      if (!slot || !isGrid(only) || others.length > 0 || only.id !== slot.id) return null;
      return slot.box !== null && slot.box < only.grid_details.boxes.length ? slot.box : null;
    });
    selections.set(editor, (known = { chosen, index }));
  }
  return known;
}

/** Index of the selected box of the selected grid; null when the grid as a whole, or no grid, is selected. */
export const selectedBoxOf = (editor: Editor): ReadonlySignal<number | null> => selectionOf(editor).index;

/** Selects a box of a grid, and the grid with it; null goes back to the grid as a whole. */
export function selectBox(editor: Editor, id: string, box: number | null): void {
  const { chosen } = selectionOf(editor);
  chosen.value = null;
  editor.selection.set([id], { deep: true });
  if (box !== null) chosen.value = { id, box };
}

/** The place for a picture that is selected, filled or not; null when something else, or nothing unlocked, is. */
export function selectedSlot(editor: Editor): PictureSlot | null {
  const { objects, locked } = editor.selection;
  const [only, ...others] = objects.value;
  if (!only || others.length > 0 || locked.value) return null;
  if (isPictured(only)) return { id: only.id, box: null };
  const box = selectedBoxOf(editor).value;
  return box === null ? null : { id: only.id, box };
}

/** The selected slot when it has a picture. */
export function selectedPicture(editor: Editor): PictureSlot | null {
  const slot = selectedSlot(editor);
  const filled = slot && slotOf(editor.object(slot.id), slot.box);
  return filled && hasPicture(filled) ? slot : null;
}
