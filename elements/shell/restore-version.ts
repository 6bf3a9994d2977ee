import { parseDesignFile } from '../document/design-file.js';
import { replaceDesign } from '../editor/pages/replace-design.js';
import type { EditorSession } from './create-editor.js';
import { t } from './strings.js';

/**
 * Makes the open design what an earlier version of it was, as one step that undo takes back. What it replaces is brought to
 * the server first and kept there as a version of its own. Throws DesignFileError for a version that is broken.
 */
export async function restoreVersion(session: EditorSession, stored: unknown): Promise<void> {
  const file = parseDesignFile(stored);
  const { autosave } = session;
  // where the server is away, undo alone brings back what is replaced
  const kept = () => autosave?.flush().catch(() => undefined);
  await kept();
  autosave?.checkpoint();
  await replaceDesign(session.editor, file, t('restoreVersion'));
  // a page that went away now would forget that the replaced state is to be kept
  await kept();
}
