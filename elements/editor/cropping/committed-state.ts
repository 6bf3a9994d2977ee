import { effect, untracked } from '@preact/signals-core';
import type { DocumentRecord } from '../../document/records.js';
import { saveDesign } from '../../document/stored/save.js';
import { serializeDesign } from '../../document/stored/serialize.js';
import type { Editor } from '../editor.js';
import type { Cropping } from './cropping.js';
import { croppingOf } from './session.js';

/**
 * What is kept of a design while a picture is cropped: that picture as it was before, until the crop is done. Whoever
 * reloads in the middle has lost the way to Cancel, so the crop must not be there either.
 */

/** True for the picture that is being cropped: its changes wait until the crop is done. */
export const isBeingCropped = (editor: Editor, id: string): boolean =>
  croppingOf(editor).peek()?.slot.id === id;

/** A record as it is to be kept; undefined when there is none. */
export function committedRecord(editor: Editor, id: string): DocumentRecord | undefined {
  const cropping = croppingOf(editor).peek();
  return cropping?.slot.id === id ? cropping.before : editor.store.get(id);
}

/** The stored form as it is to be kept, as JSON text. */
export function committedText(editor: Editor): string {
  const { store } = editor;
  const before = croppingOf(editor).peek()?.before;
  const file = saveDesign({
    get: (id) => store.get(id),
    *values() {
      for (const record of store.values()) yield record.id === before?.id ? before : record;
    },
  });
  return serializeDesign(file);
}

/** Tells the id of each picture whose crop ended and changed it; returns the way to stop. */
export function onCropEnd(editor: Editor, told: (id: string) => void): () => void {
  let last: Cropping | null = null;
  return effect(() => {
    const ended = last;
    last = croppingOf(editor).value;
    if (!ended || ended === last) return;
    const { id } = ended.slot;
    if (editor.store.get(id) !== ended.before) untracked(() => told(id));
  });
}
