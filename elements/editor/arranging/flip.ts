import type { ImageDetails } from '../../objects/schema.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { Editor } from '../editor.js';
import { selectedPicture } from '../pictures/selected-box.js';
import { slotOf, slotPatch } from '../pictures/slot.js';
import { t } from '../strings.js';

type Axis = 'flip_horizontal' | 'flip_vertical';

const detailsOf = (object: DesignObject): ImageDetails | undefined =>
  'image_details' in object ? (object.image_details as ImageDetails) : undefined;

export const canFlip = (editor: Editor): boolean =>
  !editor.selection.locked.value &&
  (editor.selection.objects.value.some((object) => detailsOf(object)) || selectedPicture(editor) !== null);

const turnedOver = (details: ImageDetails, axis: Axis): ImageDetails => ({
  ...details,
  [axis]: details[axis] === -1 ? 1 : -1,
});

/** Mirrors each selected picture in its own box, also that of a grid's selected box. */
export function flip(editor: Editor, axis: Axis): void {
  editor.run(t(axis === 'flip_horizontal' ? 'flipHorizontal' : 'flipVertical'), () => {
    const slot = selectedPicture(editor);
    const filled = slot?.box == null ? null : slotOf(editor.object(slot.id), slot.box);
    if (filled) editor.patch(filled.object.id, slotPatch(filled, turnedOver(filled.details, axis)));
    for (const object of editor.selection.objects.value) {
      const details = detailsOf(object);
      if (!details) continue;
      editor.patch(object.id, { image_details: turnedOver(details, axis) });
    }
  });
}
