import { computed, type ReadonlySignal } from '@preact/signals-core';
import { blankDesign } from '../document/blank-design.js';
import { parseDesignFile, type DesignFile } from '../document/design-file.js';
import { serializeDesign } from '../document/stored/serialize.js';
import { replaceDesign } from '../editor/pages/replace-design.js';
import { packSelectedGroup, selectedGroup } from '../editor/layers/selected-group.js';
import type { EditorSession } from './create-editor.js';
import { t } from './strings.js';

/** What an author's host needs of an open template [B-002]: it is saved by a button, not by itself. */

/** A blank template of the default size [D-024]. */
export const blankTemplate = (): DesignFile => blankDesign();

/** The stored form as it is now, as JSON text. */
export const designJson = ({ editor }: EditorSession): string => serializeDesign(editor.toFile());

/** Whether a group is selected whole: only that can be saved as a text template. */
export const groupIsSelected = ({ editor }: EditorSession): ReadonlySignal<boolean> =>
  computed(() => selectedGroup(editor) !== null);

/** The selected group in its packed form, as JSON text; null when no group is selected. */
export function selectedGroupJson({ editor }: EditorSession): string | null {
  const group = packSelectedGroup(editor);
  return group && JSON.stringify(group);
}

/** Shows what somebody else saved, as a step that undo takes back. Throws DesignFileError for a broken file. */
export const takeTheirs = ({ editor }: EditorSession, file: unknown): Promise<void> =>
  replaceDesign(editor, parseDesignFile(file), t('changedElsewhere'));
