import { boxOf } from '../../objects/object-bounds.js';
import { boxOnCanvas } from '../../editor/transform/handles.js';
import { center } from '../../math/geometry.js';
import { t } from '../strings.js';
import type { ChromePen } from './chrome-pen.js';
import type { ChromeFrame } from './selection-chrome.js';

/** From the middle of a placeholder to the words below its picture sign, as a part of its shorter side. */
const BELOW = 0.25;

/** Says which pictures could not be had; in screen pixels, and so neither saved nor exported. */
export function drawFailedImages(pen: ChromePen, { editor, view }: ChromeFrame): void {
  if (!editor.resources.anyFailed) return;
  const page = editor.page.value;
  const background = editor.index.background(page);
  for (const id of [...(background ? [background.id] : []), ...editor.index.objects(page)]) {
    const object = editor.object(id);
    if (!object || !editor.resources.failed(object)) continue;
    const box = boxOnCanvas(boxOf(object), view);
    const { x, y } = center(box);
    pen.note(t('imageFailed'), { x, y: y + Math.min(box.width, box.height) * BELOW }, box.width);
  }
}
