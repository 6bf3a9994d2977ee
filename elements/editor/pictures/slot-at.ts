import { boxContains, type Point, type Size } from '../../math/geometry.js';
import { kindOf } from '../../objects/kinds.js';
import type { Editor } from '../editor.js';
import { boxOf } from '../../objects/object-bounds.js';
import { boxUnder, isGrid, isPictured, type PictureSlot } from './slot.js';

/** Objects that are there to take pictures: they do so also under words and ornaments. */
const isTaker = (kind: string): boolean => kind === 'frame' || kind === 'grid';

/** How many times the area of a frame a photo beneath it may have to go in. */
const MUCH = 2;

const area = ({ width, height }: Size): number => width * height;

interface Search {
  /** The photo that is being dragged: looked through, and taken by what lies over it only where it is not much larger. */
  readonly dragged?: string;
  /** Also photos, whose picture would be replaced. */
  readonly photos?: boolean;
}

/** The slot that takes a picture at a page point: the topmost frame or box, or a photo that lies on top. */
export function slotAt(
  editor: Editor,
  page: Point,
  { dragged, photos = false }: Search = {},
): PictureSlot | null {
  const order = editor.index.objects(editor.page.peek());
  const at = dragged === undefined ? -1 : order.indexOf(dragged);
  const photo = dragged === undefined ? undefined : editor.object(dragged);
  let covered = false;
  for (const [i, id] of [...order.entries()].reverse()) {
    const object = editor.object(id);
    if (!object || id === dragged || object.hidden || !boxContains(boxOf(object), page)) continue;
    // a large photo is moved about under frames that lie on it
    if (photo && i > at && area(photo) > MUCH * area(object)) continue;
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
