import type { ImageDetails } from '../objects/schema.js';
import type { DesignObject } from '../objects/kinds.js';
import type { Editor } from './editor.js';
import { t } from './strings.js';

type Axis = 'flip_horizontal' | 'flip_vertical';

const detailsOf = (object: DesignObject): ImageDetails | undefined =>
  'image_details' in object ? (object.image_details as ImageDetails) : undefined;

export const canFlip = (editor: Editor): boolean =>
  !editor.selection.locked.value && editor.selection.objects.value.some((object) => detailsOf(object));

/** Mirrors each selected picture in its own box. */
export function flip(editor: Editor, axis: Axis): void {
  editor.run(t(axis === 'flip_horizontal' ? 'flipHorizontal' : 'flipVertical'), () => {
    for (const object of editor.selection.objects.value) {
      const details = detailsOf(object);
      if (!details) continue;
      const flipped = { ...details, [axis]: details[axis] === -1 ? 1 : -1 } as ImageDetails;
      editor.patch(object.id, { image_details: flipped });
    }
  });
}
