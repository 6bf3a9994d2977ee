import type { DesignObject } from '../objects/kinds.js';
import type { ImageDetails } from '../objects/schema.js';
import { withSource } from '../objects/source.js';
import type { Resource } from '../ports/assets.js';
import type { Editor } from './editor.js';
import { t } from './strings.js';

/** Kinds whose picture can be exchanged. */
const REPLACEABLE: ReadonlySet<string> = new Set(['image', 'frame', 'background']);

/** The selected object when its picture can be exchanged. */
export function replaceable(editor: Editor): DesignObject | null {
  const { objects, kind, locked } = editor.selection;
  const one = objects.value.length === 1 && !locked.value && REPLACEABLE.has(kind.value ?? '');
  return one ? objects.value[0]! : null;
}

/** Puts another picture into the object's box, covering it; place, size, flips and frame stay. */
export async function replaceImage(editor: Editor, id: string, picture: Resource): Promise<void> {
  const object = editor.object(id);
  if (!object || !('image_details' in object)) return;
  const details = withSource(object.image_details as ImageDetails, picture.source);
  const { image_width: _w, image_height: _h, contentDisplacement: _d, svg_colors: _c, ...kept } = details;
  const image_details = { ...kept, image_needs_autoset: true } as ImageDetails;
  await editor.resources.ensure([{ ...object, image_details } as DesignObject]);
  editor.run(t('replaceImage'), () => editor.patch(id, { image_details } as Partial<DesignObject>));
}
