import { parseDesignFile } from '../../document/design-file.js';
import { replaceDesign } from '../../editor/pages/replace-design.js';
import type { EditorSession } from '../create-editor.js';
import { t } from '../strings.js';

/**
 * Makes the open design what an earlier version of it was, as one step that undo takes back; what it replaces is kept as a
 * version of its own. Throws DesignFileError for a version that is broken.
 */
export async function restoreVersion({ editor }: EditorSession, stored: unknown): Promise<void> {
  const file = parseDesignFile(stored);
  await editor.replacing(() => replaceDesign(editor, file, t('restoreVersion')));
}
