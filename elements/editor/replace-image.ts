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
  const asked = object && withPicture(object, picture);
  if (!asked) return;
  await editor.resources.ensure([asked]);
  // as it is now: it may have been flipped, or deleted, while the picture was loading
  const now = editor.object(id);
  const next = now && withPicture(now, picture);
  if (next) editor.run(t('replaceImage'), () => editor.patch(id, next));
}

/** The object with another picture, to be fitted anew; undefined for one that shows none. */
function withPicture(object: DesignObject, { source }: Resource): DesignObject | undefined {
  if (!('image_details' in object)) return undefined;
  const details = withSource(object.image_details as ImageDetails, source);
  const { image_width: _w, image_height: _h, contentDisplacement: _d, svg_colors: _c, ...kept } = details;
  return { ...object, image_details: { ...kept, image_needs_autoset: true } } as DesignObject;
}
