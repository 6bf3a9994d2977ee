import { saveGroup } from '../../document/stored/save.js';
import { inkBounds } from '../../display/ink-bounds.js';
import { pageOps } from '../../display/page-ops.js';
import { intersectRects, isEmptyRect, type Rect } from '../../math/geometry.js';
import { kinds, type DesignObject } from '../../objects/kinds.js';
import { encodeCanvas } from '../../render/browser.js';
import { renderPage } from '../../render/render-page.js';
import { announce } from '../accessibility/announce.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';

/** Output pixels to a page pixel, and the longest side of the picture: what other programs take from a clipboard. */
const SCALE = 2;
const LONGEST = 4096;

export const canCopyPng = (editor: Editor): boolean =>
  typeof ClipboardItem !== 'undefined' && editor.selection.objects.value.length > 0;

/** The selected objects alone, as a picture on the system's clipboard, painted by the painter of the page. */
export async function copyAsPng(editor: Editor): Promise<void> {
  try {
    // given as a promise, so that the browser sees the press that asked for it
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(editor) })]);
    announce(editor, t('copiedPng'));
  } catch {
    editor.notifier.warning(t('copyPngFailed'));
  }
}

async function pngOf({ selection, resources, index, page }: Editor): Promise<Blob> {
  const objects = selection.objects.peek();
  const groups = index.groups(page.peek()).map(saveGroup);
  await resources.ensure(objects);
  const { ops } = pageOps({ objects, groups }, { width: 1, height: 1 }, kinds, resources.env);
  const ink = rounded(inkBounds(ops));
  const moved = objects.map((object) => {
    const { position } = object;
    return { ...object, position: { ...position, x: position.x - ink.x, y: position.y - ink.y } };
  }) as DesignObject[];
  const scale = Math.min(SCALE, LONGEST / Math.max(ink.width, ink.height));
  const env = { objects: resources.env, paint: resources.paint };
  return encodeCanvas(renderPage({ page: { objects: moved, groups }, size: ink, scale }, env), {
    format: 'png',
  });
}

/** Whole page pixels: a picture cut through a pixel has a gray edge. */
function rounded(ink: Rect): Rect {
  const far = { x: -32_000, y: -32_000, width: 64_000, height: 64_000 };
  const { x, y, width, height } = isEmptyRect(ink)
    ? { x: 0, y: 0, width: 1, height: 1 }
    : intersectRects(ink, far);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
}
