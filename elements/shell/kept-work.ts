import { parseDesignFile, type DesignFile } from '../document/design-file.js';
import { applyChanges, changesTo, recordsAsSaved } from '../document/record-changes.js';
import { recordsOf } from '../document/stored/load.js';
import { packSteps, unpackSteps, type PackedSteps } from '../store/packed-steps.js';
import type { EditorSession } from './create-editor.js';

/** What an editor hands to the one that opens the same design after it, as plain JSON. */
export interface KeptWork {
  /** The design as it was left: the steps fit this state and no other. */
  readonly file: DesignFile;
  readonly steps: PackedSteps;
  /** Id of the page that showed. */
  readonly page: string;
}

/** Takes down the steps of the history, the latest first where they are more than so many letters. */
export const keepWork = ({ editor }: EditorSession, most: number): KeptWork => ({
  file: editor.toFile(),
  steps: packSteps(editor.history.steps, most),
  page: editor.page.peek(),
});

/**
 * Goes on where the editor before left off: its undo and redo, and its page. False, and nothing happens, when the design
 * is another by now or what was kept cannot be read.
 */
export function takeUpWork({ editor }: EditorSession, { file, steps, page }: KeptWork): boolean {
  try {
    const left = parseDesignFile(file);
    if (changesTo(editor.store, recordsOf(left)).size > 0) return false;
    const unpacked = unpackSteps<Parameters<typeof editor.store.put>[0]>(steps);
    // opening restacked the layers from 0, and the steps know them as they were
    const records = recordsAsSaved(left);
    editor.run('Open', () => applyChanges(editor.store, changesTo(editor.store, records)), 'ignore');
    editor.history.takeUp(unpacked);
    editor.goToPage(page);
    return true;
  } catch {
    return false;
  }
}
