import type { Editor } from '../editor/editor.js';
import { insertImage } from '../editor/insert.js';
import { replaceImage } from '../editor/replace-image.js';
import type { Resource } from '../ports/assets.js';

/** Puts a picture on the page, or in the place of the one being replaced. */
export const usePicture = (editor: Editor, picture: Resource, replaceId: string | null): Promise<void> =>
  replaceId && editor.object(replaceId)
    ? replaceImage(editor, replaceId, picture)
    : insertImage(editor, picture);
