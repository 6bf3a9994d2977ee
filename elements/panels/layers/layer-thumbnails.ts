import { objectOps } from '../../display/object-ops.js';
import type { Shadow } from '../../display/ops.js';
import { opInk } from '../../display/ink-bounds.js';
import type { Editor } from '../../editor/editor.js';
import { isEmptyRect } from '../../math/geometry.js';
import { boundsOf } from '../../objects/object-bounds.js';
import { kindFor, kinds, type DesignObject } from '../../objects/kinds.js';
import type { PaintContext } from '../../paint/env.js';
import { paintOps } from '../../paint/painter.js';

/** Side of a thumbnail, CSS pixels, and the room left around its picture. */
export const THUMBNAIL_SIDE = 28;
const ROOM = 2;

const WHITE = 'rgb(255 255 255)';
/** Pause before a changed thumbnail is looked at again, ms. */
const QUIET_MS = 250;

/** What a thumbnail shows already: a scrolled list paints nothing twice. */
interface Painted {
  readonly object: DesignObject;
  readonly version: number;
  readonly paper: string;
  /** The last computed effect of a picture of its own. */
  readonly effect: object | null;
}
const painted = new WeakMap<HTMLCanvasElement, Painted>();

/** Paints an object into a small canvas, whole and in its proportions. */
function paintThumbnail(canvas: HTMLCanvasElement, editor: Editor, object: DesignObject): void {
  const version = editor.resources.version.peek();
  // on the page's own color, so that what is seen there is seen here in both themes
  const paper = editor.pageRecord().page.background_color ?? WHITE;
  const known = painted.get(canvas);
  const same = known?.object === object && known.version === version && known.paper === paper;
  const effect = same && !isOwn(editor, object) ? known.effect : editor.resources.effectArrival.peek();
  if (same && known.effect === effect) return;
  painted.set(canvas, { object, version, paper, effect });
  const ratio = Math.min(3, devicePixelRatio);
  canvas.width = canvas.height = THUMBNAIL_SIDE * ratio;
  // the thumbnail is of what it is: a hidden object has one too
  const group = objectOps(object.hidden ? shown(object) : object, kinds, editor.resources.env);
  const context = canvas.getContext('2d');
  if (!group || !context) return;
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const ink = opInk(group);
  const area = isEmptyRect(ink) ? boundsOf(object) : ink;
  const scale = ((THUMBNAIL_SIDE - 2 * ROOM) * ratio) / Math.max(area.width, area.height);
  const middle = (THUMBNAIL_SIDE * ratio) / 2;
  const left = middle - (area.x + area.width / 2) * scale;
  const top = middle - (area.y + area.height / 2) * scale;
  context.setTransform(scale, 0, 0, scale, left, top);
  const shadows = [...(group.shadows ?? []), ...edge(ratio / scale)];
  paintOps(context as unknown as PaintContext, [{ ...group, shadows }], editor.resources.paint);
}

/** A hairline around what is drawn, a pixel wide: white on a white page is seen. Two copies reach all four sides. */
const edge = (pixel: number): Shadow[] => [-pixel, pixel].map((by) => ({ ...EDGE, dx: by, dy: by }));
const EDGE = { color: '#1c1b18', opacity: 0.45, blur: 0, scale: 1 };

/** Whether the effect that came last is on a picture of this object. */
function isOwn({ resources }: Editor, object: DesignObject): boolean {
  const source = resources.effectArrival.peek()?.source;
  return kindFor(object)
    .needs(object)
    .some((need) => need.type !== 'font' && need.source === source);
}

const shownOf = new WeakMap<DesignObject, DesignObject>();

/** The object as it would be drawn; the same one each time, since drawings are kept by object. */
function shown(object: DesignObject): DesignObject {
  let found = shownOf.get(object);
  if (!found) shownOf.set(object, (found = { ...object, hidden: false } as DesignObject));
  return found;
}

/** Paints the thumbnails of the rows in sight. A drag changes its object at every frame: its thumbnail waits until the drag rests. */
export class LayerThumbnails {
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly again: () => void) {}

  paint(rows: Iterable<HTMLElement>, editor: Editor | null): void {
    this.rest();
    if (!editor) return;
    if (editor.history.inGesture) this.#later = setTimeout(this.again, QUIET_MS);
    else for (const row of rows) this.#paintRow(row, editor);
  }

  rest(): void {
    clearTimeout(this.#later);
  }

  #paintRow(row: HTMLElement, editor: Editor): void {
    const canvas = row.querySelector('canvas');
    const object = editor.object(row.dataset['id'] ?? '');
    if (!canvas || !object) return;
    if (!editor.resources.ready([object])) void editor.resources.ensure([object]);
    paintThumbnail(canvas, editor, object);
  }
}
