import type { Editor } from '../../editor/editor.js';
import { insertIcon } from '../../editor/inserting/insert.js';
import type { DragPayload } from '../shared/drag-payload.js';
import { insertShapeItem } from './shape-items.js';
import { insertFrameItem, insertGridItem } from './grid-and-mask-items.js';
import { placePicture } from '../shared/place-picture.js';

/** What thumbnails of the elements panel stand for. */
export type ElementPayload = Exclude<
  DragPayload,
  { readonly kind: 'template' | 'text-template' | 'mockup' | 'stock-photo' }
>;

/** Puts an element in the middle of the page; a picture, such as a logo, also into a selected empty frame or box. */
export function placeElement(editor: Editor, element: ElementPayload): Promise<void> {
  switch (element.kind) {
    case 'grid':
      return insertGridItem(editor, element.id);
    case 'frame':
      return insertFrameItem(editor, element.id);
    case 'shape':
      return insertShapeItem(editor, element.id);
    case 'icon':
      return insertIcon(editor, element);
    default:
      return placePicture(editor, element, null);
  }
}
