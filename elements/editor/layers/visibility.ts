import type { Editor } from '../editor.js';
import { t } from '../strings.js';

/** Shows or hides objects as one step; hidden ones are let go of, since nothing could be done to them on the page. */
export function setHidden(editor: Editor, ids: readonly string[], hidden: boolean): void {
  editor.run(t(hidden ? 'hide' : 'show'), () =>
    ids.forEach((id) => editor.patch(id, { hidden: hidden || undefined })),
  );
}

/** True when all of what is selected is hidden. */
export const selectionHidden = (editor: Editor): boolean =>
  editor.selection.objects.value.every((object) => object.hidden === true);
