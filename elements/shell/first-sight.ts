import { checkedPage, objectsOf } from '../editor/preflight/checked-page.js';
import type { EditorSession } from './create-editor.js';

/** Resolves when the open page shows with its fonts and pictures; those that cannot be had are not waited for. */
export const firstSight = ({ editor }: EditorSession): Promise<void> =>
  editor.resources.ensure(objectsOf(checkedPage(editor, editor.page.peek()))).catch(() => undefined);
