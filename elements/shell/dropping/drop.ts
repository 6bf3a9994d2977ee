import { clamp, type Point } from '../../math/geometry.js';
import { errorMessage } from '../../base/i18n/error-message.js';
import { ASSET_DRAG_TYPE, dragTypeOf } from '../../controls/lists/asset-drag.js';
import { cleaned, placeText } from '../../editor/clipboard/clipboard-content.js';
import type { Editor } from '../../editor/editor.js';
import { isBlankDesign } from '../../editor/pages/is-blank.js';
import { setBackgroundImage } from '../../editor/pages/background.js';
import { insertIcon, insertImage, insertTextTemplate } from '../../editor/inserting/insert.js';
import { fillSlot } from '../../editor/pictures/fill-slot.js';
import { selectBox } from '../../editor/pictures/selected-box.js';
import { slotAt } from '../../editor/pictures/slot-at.js';
import type { PictureSlot } from '../../editor/pictures/slot.js';
import { readDragPayload, type DragPayload } from '../../panels/shared/drag-payload.js';
import { insertFrameItem, insertGridItem } from '../../panels/elements/grid-and-mask-items.js';
import { insertShapeItem } from '../../panels/elements/shape-items.js';
import { placeMockup } from '../../panels/mockups/place-mockup.js';
import { applyTemplate } from '../../panels/templates/apply-template.js';
import type { AssetSource, Resource } from '../../ports/assets.js';
import { placeFiles, type FilePlacing } from './place-files.js';

/** What drags may carry for the canvas: one of our thumbnails, files, or words from outside. */
const ACCEPTED_TYPES = [ASSET_DRAG_TYPE, 'Files', 'text/plain'];

/** What fills frames. */
const PICTURES: readonly DragPayload['kind'][] = ['photo', 'stock-photo', 'upload'];

/** True for a drag the canvas can take. */
export const canDrop = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer !== null && ACCEPTED_TYPES.some((type) => dataTransfer.types.includes(type));

/**
 * Puts what was dropped on the page at a point of the canvas (CSS pixels); a photo on a photo takes its place. What
 * cannot be put there is told through the notifier, and the rest goes on; files go on the page they fell on, whatever is
 * shown when they are here. Resolves with how many files were kept.
 */
export async function dropOnPage(
  { editor, assets, progress }: Omit<FilePlacing, 'put'>,
  { dataTransfer }: DragEvent,
  at: Point,
): Promise<number> {
  const place = placeOf(editor, editor.viewport.toPage(at));
  const { point } = place;
  // all are gone once the event is over
  const json = dataTransfer?.getData(ASSET_DRAG_TYPE) ?? '';
  const files = [...(dataTransfer?.files ?? [])];
  const text = dataTransfer?.getData('text/plain') ?? '';
  const html = dataTransfer?.getData('text/html') ?? '';
  const told = (error: unknown) => editor.notifier.error(errorMessage(error));
  const payload = readDragPayload(json);
  if (payload) await drop(editor, assets, payload, place).catch(told);
  const words = payload || files.length > 0 ? '' : cleaned(text).trim();
  if (words) await placeText(editor, words, point, html).catch(told);
  if (files.length === 0) return 0;
  const put: FilePlacing['put'] = (picture, at, { alone, page }) =>
    alone && page === editor.page.peek()
      ? dropPicture(editor, picture, place)
      : insertImage(editor, picture, at, page);
  return placeFiles({ editor, assets, put, ...(progress && { progress }) }, files, point);
}

function drop(editor: Editor, assets: AssetSource, payload: DragPayload, place: Place): Promise<void> {
  const { point } = place;
  switch (payload.kind) {
    case 'template':
      return applyTemplate(editor, assets, payload, isBlankDesign(editor) ? 'replace' : 'fill');
    case 'text-template':
      return insertTextTemplate(editor, payload.object, point);
    case 'stock-photo':
      // it is kept with the user's own first
      return assets.stockPhotos!()
        .then((stock) => stock.keep(payload.provider, payload.photo))
        .then((photo) => dropPicture(editor, photo, place));
    case 'mockup':
      return placeMockup(editor, payload.card, point);
    case 'shape':
      return insertShapeItem(editor, payload.id, point);
    case 'frame':
      return insertFrameItem(editor, payload.id, point);
    case 'grid':
      return insertGridItem(editor, payload.id, point);
    case 'icon':
      return insertIcon(editor, payload, point);
    case 'background':
      return setBackgroundImage(editor, payload);
    default:
      return dropPicture(editor, payload, place);
  }
}

/** Where something was let go. */
interface Place {
  /** On the page: what is beside it is not drawn. */
  readonly point: Point;
  /** It was near the page's edge. */
  readonly edge: boolean;
}

const placeOf = (editor: Editor, { x, y }: Point): Place => ({
  point: { x: clamp(x, 0, editor.size.width), y: clamp(y, 0, editor.size.height) },
  edge: atPageEdge(editor, { x, y }),
});

/** How near the page's edge a picture is dropped to become its background, CSS pixels. */
const EDGE = 14;

/** True near the edge of the page, on either side of it. */
function atPageEdge({ size, viewport }: Editor, { x, y }: Point): boolean {
  const near = EDGE / viewport.scale.peek();
  const inset = Math.min(x, y, size.width - x, size.height - y);
  return Math.abs(inset) <= near;
}

/**
 * A picture dropped on the edge of the page becomes its background; on a frame, a box of a grid or a photo it goes in there,
 * and that is selected.
 */
async function dropPicture(editor: Editor, picture: Resource, { point, edge }: Place): Promise<void> {
  if (edge) return setBackgroundImage(editor, picture);
  const slot = slotAt(editor, point, { photos: true });
  if (!slot) return insertImage(editor, picture, point);
  await fillSlot(editor, slot, picture);
  // it may be gone, or on a page that is not shown any more
  if (editor.objectRecord(slot.id)?.page === editor.page.peek()) selectBox(editor, slot.id, slot.box);
}

/** The slot that would take what is dragged over a canvas point (CSS pixels): a single picture, as far as can be known. */
export function slotUnderDrag(editor: Editor, { dataTransfer }: DragEvent, at: Point): PictureSlot | null {
  const items = [...(dataTransfer?.items ?? [])];
  const files = items.filter(({ kind }) => kind === 'file');
  const picture =
    PICTURES.some((kind) => dataTransfer?.types.includes(dragTypeOf(kind))) ||
    (files.length === 1 && files[0]!.type.startsWith('image/'));
  const point = editor.viewport.toPage(at);
  return picture && !atPageEdge(editor, point) ? slotAt(editor, point, { photos: true }) : null;
}
