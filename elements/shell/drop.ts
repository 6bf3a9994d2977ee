import { invert, transformPoint } from '../math/matrix.js';
import type { Point } from '../math/geometry.js';
import { messageOf } from '../base/i18n/message-of.js';
import { ASSET_DRAG_TYPE } from '../controls/dm-asset-grid.js';
import type { Editor } from '../editor/editor.js';
import { setBackgroundImage } from '../editor/background.js';
import { insertIcon, insertImage, insertTextTemplate } from '../editor/insert.js';
import { replaceImage } from '../editor/replace-image.js';
import { kindOf } from '../objects/kinds.js';
import { readDragged, type Dragged } from '../panels/dragged.js';
import { insertShapeItem } from '../panels/shape-items.js';
import { tellUploaded } from '../panels/tell-uploaded.js';
import { useTemplate } from '../panels/use-template.js';
import type { AssetSource, Resource } from '../ports/assets.js';

/** True for a drag the canvas can take: one of our thumbnails, or files from outside. */
export const canDrop = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer !== null &&
  (dataTransfer.types.includes(ASSET_DRAG_TYPE) || dataTransfer.types.includes('Files'));

/** Further files dropped at once lie this far from the one before, page px in x and y. */
const FILE_OFFSET = 40;

/**
 * Puts what was dropped on the page at a point of the canvas (CSS pixels); a photo on a photo takes its place. What
 * cannot be put there is told through the notifier, and the rest goes on. Resolves with how many files were kept.
 */
export async function dropOnPage(
  editor: Editor,
  assets: AssetSource,
  { dataTransfer }: DragEvent,
  at: Point,
): Promise<number> {
  const point = transformPoint(invert(editor.viewport.matrix.peek()), at);
  // both are gone once the event is over
  const json = dataTransfer?.getData(ASSET_DRAG_TYPE) ?? '';
  const files = [...(dataTransfer?.files ?? [])];
  const told = (error: unknown) => editor.notifier.error(messageOf(error));
  const dragged = readDragged(json);
  if (dragged) await drop(editor, assets, dragged, point).catch(told);
  const uploads = files.map((file, index) => {
    const put = { x: point.x + index * FILE_OFFSET, y: point.y + index * FILE_OFFSET };
    return assets.upload(file, {}).then((picture) => dropPicture(editor, picture, put));
  });
  const results = await Promise.allSettled(uploads);
  const faults = results
    .filter((result) => result.status === 'rejected')
    .map(({ reason }) => reason as unknown);
  const kept = files.length - faults.length;
  tellUploaded(editor.notifier, assets, { kept, faults });
  return kept;
}

function drop(editor: Editor, assets: AssetSource, dragged: Dragged, point: Point): Promise<void> {
  switch (dragged.kind) {
    case 'template':
      return useTemplate(editor, assets, dragged);
    case 'text-template':
      return insertTextTemplate(editor, dragged.object, point);
    case 'shape':
      return insertShapeItem(editor, dragged.id, point);
    case 'icon':
      return insertIcon(editor, dragged, point);
    case 'background':
      return setBackgroundImage(editor, dragged);
    default:
      return dropPicture(editor, dragged, point);
  }
}

function dropPicture(editor: Editor, picture: Resource, point: Point): Promise<void> {
  const target = pictureUnder(editor, point);
  return target ? replaceImage(editor, target, picture) : insertImage(editor, picture, point);
}

/** An unlocked photo or frame under the point, whose picture the drop replaces. */
function pictureUnder(editor: Editor, point: Point): string | null {
  const id = editor.surface?.hitTest(point);
  const object = id ? editor.object(id) : undefined;
  if (!object || object.locked) return null;
  return ['image', 'frame'].includes(kindOf(object)) ? object.id : null;
}
