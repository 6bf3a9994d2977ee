import { invert, transformPoint } from '../math/matrix.js';
import type { Point } from '../math/geometry.js';
import { ASSET_DRAG_TYPE } from '../controls/dm-asset-grid.js';
import type { Editor } from '../editor/editor.js';
import { setBackgroundImage } from '../editor/background.js';
import { insertIcon, insertImage } from '../editor/insert.js';
import { replaceImage } from '../editor/replace-image.js';
import { kindOf } from '../objects/kinds.js';
import type { AssetSource, Resource } from '../ports/assets.js';

/** True for a drag the canvas can take: one of our thumbnails, or files from outside. */
export const canDrop = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer !== null &&
  (dataTransfer.types.includes(ASSET_DRAG_TYPE) || dataTransfer.types.includes('Files'));

/** Puts what was dropped on the page at a point of the canvas (CSS pixels); a photo on a photo takes its place. */
export async function dropOnPage(
  editor: Editor,
  assets: AssetSource,
  event: DragEvent,
  at: Point,
): Promise<void> {
  const point = transformPoint(invert(editor.viewport.matrix.peek()), at);
  const asset = event.dataTransfer?.getData(ASSET_DRAG_TYPE);
  if (asset) return dropResource(editor, JSON.parse(asset) as Resource, point);
  for (const file of [...(event.dataTransfer?.files ?? [])])
    await dropResource(editor, await assets.upload(file, {}), point);
}

function dropResource(editor: Editor, resource: Resource, point: Point): Promise<void> {
  if (resource.kind === 'icon') return insertIcon(editor, resource, point);
  if (resource.kind === 'background') return setBackgroundImage(editor, resource);
  const target = pictureUnder(editor, point);
  return target ? replaceImage(editor, target, resource) : insertImage(editor, resource, point);
}

/** An unlocked photo or frame under the point, whose picture the drop replaces. */
function pictureUnder(editor: Editor, point: Point): string | null {
  const id = editor.surface?.hitTest(point);
  const object = id ? editor.object(id) : undefined;
  if (!object || object.locked) return null;
  return ['image', 'frame'].includes(kindOf(object)) ? object.id : null;
}
