import { center } from '../../math/geometry.js';
import { newId } from '../../math/ids.js';
import { transformPoint } from '../../math/matrix.js';
import { kindOf, type DesignObject } from '../../objects/kinds.js';
import { putObjects } from '../inserting/add-objects.js';
import type { Editor } from '../editor.js';
import { withoutPicture } from './fill-slot.js';
import { selectedPicture } from './selected-box.js';
import {
  framePlace,
  hasPicture,
  replacingLooks,
  slotOf,
  slotPatch,
  type FilledSlot,
  type PictureSlot,
} from './slot.js';
import { t } from './strings.js';

/** The selected frame's or box's picture, which could be an image by itself. */
export function detachable(editor: Editor): PictureSlot | null {
  const slot = selectedPicture(editor);
  const object = slot && editor.object(slot.id);
  return object && ['frame', 'grid'].includes(kindOf(object)) ? slot : null;
}

/** Takes a picture out of its frame or box and lays it on top, with the crop it had; the place stays, empty. */
export function detachPicture(editor: Editor, at: PictureSlot): void {
  const slot = slotOf(editor.object(at.id), at.box);
  if (!slot || !hasPicture(slot)) return;
  const image = imageOf(slot);
  editor.run(t('detachImage'), () => {
    editor.patch(
      at.id,
      slotPatch(slot, at.box === null ? withoutPicture(slot.details) : null, replacingLooks(slot, {})),
    );
    putObjects(editor, [image]);
  });
  editor.selection.set([image.id], { deep: true });
}

function imageOf(slot: FilledSlot): DesignObject {
  const { object, frame, details, filter, bgremoval } = slot;
  const middle = transformPoint(framePlace(slot), center({ ...frame, x: 0, y: 0 }));
  return {
    id: newId(),
    type: 'image',
    layer_index: 0,
    position: { x: middle.x - frame.width / 2, y: middle.y - frame.height / 2 },
    width: frame.width,
    height: frame.height,
    rotation: object.rotation,
    opacity: object.opacity,
    locked: false,
    ...(filter ? { filter } : {}),
    ...(bgremoval ? { bgremoval } : {}),
    image_details: details,
  };
}
