import type { Editor } from '../../editor/editor.js';
import { insertImage } from '../../editor/inserting/insert.js';
import { emptySlot, fillEmpty, replaceImage } from '../../editor/pictures/replace-image.js';
import type { Resource } from '../../ports/assets.js';

/** Puts a picture on the page, in the place of the one being replaced, or into the selected empty frame or box. */
export function placePicture(editor: Editor, picture: Resource, replaceId: string | null): Promise<void> {
  if (replaceId && editor.object(replaceId)) return replaceImage(editor, replaceId, picture);
  const empty = emptySlot(editor);
  return empty ? fillEmpty(editor, empty, picture) : insertImage(editor, picture);
}
