import { boxContains, type Point } from '../../math/geometry.js';
import { kindOf } from '../../objects/kinds.js';
import type { Editor } from '../editor.js';
import { boxOf } from '../selection.js';
import { boxUnder, isGrid, isPictured, type PictureSlot } from './slot.js';

/** Objects that are there to take pictures: they do so also under words and ornaments. */
const isTaker = (kind: string): boolean => kind === 'frame' || kind === 'grid';

interface Search {
  /** Only what lies under this object, which is being dragged. */
  readonly below?: string;
  /** Also photos, whose picture would be replaced. */
  readonly photos?: boolean;
}

/** The slot that takes a picture at a page point: the topmost frame or box, or a photo that lies on top. */
export function slotAt(
  editor: Editor,
  page: Point,
  { below, photos = false }: Search = {},
): PictureSlot | null {
  const order = editor.index.objects(editor.page.peek());
  const under = below === undefined ? order : order.slice(0, Math.max(0, order.indexOf(below)));
  let covered = false;
  for (const id of [...under].reverse()) {
    const object = editor.object(id);
    if (!object || object.hidden || !boxContains(boxOf(object), page)) continue;
    const kind = kindOf(object);
    if (isTaker(kind) && !object.locked) {
      const box = isGrid(object) ? boxUnder(object, page) : null;
      if (!isGrid(object) || box !== null) return { id, box };
    } else if (photos && !covered && !object.locked && isPictured(object)) return { id, box: null };
    covered = true;
    // what a photo hides takes nothing either
    if (kind === 'image') return null;
  }
  return null;
}
