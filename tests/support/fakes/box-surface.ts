import type { Editor } from '../../../elements/editor/editor.js';
import { boxOf } from '../../../elements/objects/object-bounds.js';
import type { Surface } from '../../../elements/ports/surface.js';
import { boxBounds, boxContains, rectsIntersect } from '../../../elements/math/geometry.js';
import { IDENTITY } from '../../../elements/math/matrix.js';

/** A canvas without pixels: the page at 100 % in its corner, objects met by their boxes. For tools in plain Node. */
export function boxSurface(editor: Editor): Surface {
  const objects = () => editor.index.objects(editor.page.value).map((id) => editor.object(id)!);
  return {
    size: { width: 1000, height: 1000 },
    view: IDENTITY,
    hitTest: (point) => objects().findLast((object) => boxContains(boxOf(object), point))?.id ?? null,
    hitTestAll: (point) =>
      objects()
        .filter((object) => boxContains(boxOf(object), point))
        .map(({ id }) => id)
        .reverse(),
    within: (area) =>
      objects()
        .filter((object) => rectsIntersect(boxBounds(boxOf(object)), area))
        .map(({ id }) => id),
    prepareDrag: () => undefined,
    takeKeyboard: () => undefined,
  };
}
