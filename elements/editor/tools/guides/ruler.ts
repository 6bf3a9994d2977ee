import { transformPoint } from '../../../math/matrix.js';
import type { Point } from '../../../math/geometry.js';
import type { Editor } from '../../editor.js';
import { guidesShown, rulersShown } from '../../arranging/guides.js';
import type { ToolPointer } from '../events.js';
import type { Axis } from '../snapping/axis.js';

/** Width of a ruler, CSS pixels, from the design's canvas chrome. */
export const RULER = 20;
/** How near a guide is taken, CSS pixels. */
const HIT = 4;
const TOUCH_HIT = 14;

/** The axis of the guide that a ruler gives at a canvas point: the one above gives level lines. */
export function rulerAt({ x, y }: Point): Axis | null {
  if (!rulersShown.value || x < 0 || y < 0) return null;
  if (y < RULER) return x < RULER ? null : 'y';
  return x < RULER ? 'x' : null;
}

/** True over either ruler, the corner between them included. */
export const isOnRuler = ({ x, y }: Point): boolean => rulersShown.value && (x < RULER || y < RULER);

/** Place in the page's list of the guide under the pointer; of several the one pulled last. */
export function guideAt(editor: Editor, { at, touch }: ToolPointer): number | null {
  const view = editor.viewport.matrix.peek();
  const reach = touch ? TOUCH_HIT : HIT;
  const found = guidesShown(editor).findLastIndex((guide) => {
    const place = transformPoint(view, { x: guide.at, y: guide.at });
    return Math.abs(place[guide.axis] - at[guide.axis]) <= reach;
  });
  return found < 0 ? null : found;
}

export const guideCursor = (axis: Axis): string => (axis === 'x' ? 'col-resize' : 'row-resize');
