import { signal, type Signal } from '@preact/signals-core';
import { boxContains, type Point } from '../../math/geometry.js';
import type { Editor } from '../editor.js';
import { boxOf } from '../../objects/object-bounds.js';

const places = new WeakMap<Editor, Signal<Point | null>>();

/** The point of the page that the open context menu is for; null while none is open. */
export function contextMenuPointOf(editor: Editor): Signal<Point | null> {
  let place = places.get(editor);
  if (!place) places.set(editor, (place = signal(null)));
  return place;
}

/** Everything that lies at a point of the page, topmost first, the background picture last. */
export function layersUnder(editor: Editor, point: Point): readonly string[] {
  const page = editor.page.value;
  const background = editor.index.background(page)?.id;
  const order = editor.index.objects(page);
  return [...(background ? [background] : []), ...order].reverse().filter((id) => {
    const object = editor.object(id);
    return object !== undefined && !object.hidden && boxContains(boxOf(object), point);
  });
}

/** Selects what a context menu is asked for: the object there unless it is selected already, else what lies behind. */
export function selectForContextMenu(editor: Editor, point: Point): void {
  const hit = editor.surface?.hitTest(point) ?? null;
  if (hit !== null) return editor.selection.has(hit) ? undefined : editor.selection.set([hit]);
  const { width, height } = editor.size;
  const onPage = point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= height;
  const background = onPage ? editor.index.background(editor.page.value)?.id : undefined;
  editor.selection.set(background === undefined ? [] : [background]);
}
