import { kindOf, type DesignObject } from '../../objects/kinds.js';
import { naturalSize } from '../../objects/image/resize.js';
import type { ImageDetails } from '../../objects/schema.js';
import { putObjects } from '../inserting/add-objects.js';
import { sizeOnPage } from '../inserting/new-objects.js';
import { removeObjects } from '../layers/remove-objects.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';

/** An object whose picture it shows is a photo of its own, or the background. */
type Picture = DesignObject & { readonly image_details: ImageDetails };

/** The one selected object, when it is a photo that could lie behind the page. */
export const possibleBackground = (editor: Editor): Picture | null => selected(editor, 'image');

/** The selected background, when it is a photo: a pattern is made to cover pages only. */
export function detachableBackground(editor: Editor): Picture | null {
  const background = selected(editor, 'background');
  return background?.image_details.svg_colors ? null : background;
}

function selected(editor: Editor, kind: 'image' | 'background'): Picture | null {
  const { objects, locked } = editor.selection;
  const [only, ...others] = objects.value;
  return only && others.length === 0 && !locked.value && kindOf(only) === kind ? (only as Picture) : null;
}

/** Without a crop: it was made for another box, and the picture is fitted to the one it gets. */
function unfitted(details: ImageDetails): ImageDetails {
  const { image_width, image_height, contentDisplacement, image_rotation, image_contain, ...kept } = details;
  return { ...kept, image_needs_autoset: true };
}

/** Lays a photo of the page behind it, covering it, in place of the background there was; one step [E-057]. */
export function pictureToBackground(editor: Editor, picture: Picture): void {
  const page = editor.objectRecord(picture.id)!.page;
  const before = editor.index.background(page);
  const { border_details, ...plain } = picture as Picture & { readonly border_details?: unknown };
  const object = {
    ...plain,
    ...{ sub_type: 'background', layer_index: 0, position: { x: 0, y: 0 }, rotation: 0 },
    ...{ width: editor.size.width, height: editor.size.height },
    image_details: unfitted(picture.image_details),
  } as DesignObject;
  editor.run(t('setAsBackground'), () => {
    removeObjects(editor, [picture.id, ...(before ? [before.id] : [])], t('setAsBackground'));
    const settled = { ...object, ...editor.settled(object) } as DesignObject;
    editor.store.put({ typeName: 'object', id: object.id, page, slot: 'background', object: settled });
  });
  editor.selection.set([picture.id], { deep: true });
}

/** Takes the photo behind the current page onto it, whole and as large as a new one; one step [E-057]. */
export function backgroundToPicture(editor: Editor, background: Picture): void {
  const natural = naturalSize(background, editor.resources.env) ?? background;
  const { width, height } = sizeOnPage(natural, editor.size);
  const { sub_type, ...plain } = background as Picture & { readonly sub_type?: string };
  const position = { x: (editor.size.width - width) / 2, y: (editor.size.height - height) / 2 };
  const image_details = unfitted(background.image_details);
  const object = { ...plain, width, height, position, image_details } as DesignObject;
  editor.run(t('detachBackground'), () => {
    editor.store.remove(background.id);
    putObjects(editor, [object]);
  });
  editor.selection.set([object.id], { deep: true });
}
