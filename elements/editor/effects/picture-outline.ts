import { DEFAULT_OUTLINE, type PictureOutline } from '../../imaging/outline/model.js';
import type { Pixels } from '../../imaging/pixel-row.js';
import { kindOf, type DesignObject } from '../../objects/kinds.js';
import { cutoutOf } from '../../objects/image/cutout.js';
import { outlineOf, type Outlined } from '../../objects/image/sticker.js';
import { sourceKey } from '../../objects/picture-source.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';

/** The line around cut-out pictures, as a sticker has. */

type Picture = DesignObject & Outlined;

/** Side of the copy that is searched for holes, px. */
const LOOKED_AT = 64;
/** Parts with less alpha let the page show through. */
const OPAQUE = 128;

const holes = new WeakMap<ImageBitmap, boolean>();

/** Whether the page shows through a good part of a picture. */
function hasHoles(bitmap: ImageBitmap): boolean {
  let found = holes.get(bitmap);
  if (found === undefined) {
    const { data } = small(bitmap);
    found = data.some((value, i) => i % 4 === 3 && value < OPAQUE);
    holes.set(bitmap, found);
  }
  return found;
}

function small(bitmap: ImageBitmap): Pixels {
  const canvas = new OffscreenCanvas(LOOKED_AT, LOOKED_AT);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(bitmap, 0, 0, LOOKED_AT, LOOKED_AT);
  return context.getImageData(0, 0, LOOKED_AT, LOOKED_AT);
}

/** The selected pictures that have a shape of their own: cut out, see-through, or outlined already. */
function shaped(editor: Editor): readonly Picture[] {
  // asked again when pictures arrive
  void editor.resources.version.value;
  return editor.selection.objects.value.filter((object): object is Picture => {
    if (kindOf(object) !== 'image') return false;
    const picture = object as Picture;
    const source = sourceKey(picture.image_details);
    if (source === null) return false;
    const bitmap = editor.resources.bitmap(source);
    return Boolean(outlineOf(picture) ?? cutoutOf(picture)) || (bitmap !== undefined && hasHoles(bitmap));
  });
}

/** Whether a line around the selected pictures would show their shape, locked or not. */
export const canOutline = (editor: Editor): boolean => shaped(editor).length > 0;

/** The line of the first selected picture; null when it has none. Follows the selection. */
export const selectedOutline = (editor: Editor): PictureOutline | null =>
  shaped(editor).map(outlineOf)[0] ?? null;

/** Sets width (1 to 100) or color (#rrggbb) of the selected pictures' lines; what has none gets the default with them. */
export function setOutline(
  editor: Editor,
  patch: Partial<PictureOutline> = {},
  history: HistoryMode = 'record',
): void {
  const objects = shaped(editor);
  const { width = DEFAULT_OUTLINE.width } = patch;
  if (objects.length === 0 || editor.selection.locked.value || !(width >= 1 && width <= 100)) return;
  const set = (object: Picture): void =>
    editor.patch(object.id, {
      outline_details: { ...DEFAULT_OUTLINE, ...object.outline_details, ...patch },
    } as Partial<DesignObject>);
  editor.run(t('outline'), () => objects.forEach(set), history);
}

export function clearOutline(editor: Editor): void {
  const had = shaped(editor).filter(outlineOf);
  if (had.length === 0 || editor.selection.locked.value) return;
  editor.run(t('outline'), () =>
    had.forEach(({ id }) => editor.patch(id, { outline_details: null } as Partial<DesignObject>)),
  );
}
