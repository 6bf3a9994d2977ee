import { pathBounds } from '../../display/path-bounds.js';
import { boxBounds, EMPTY_RECT, expandRect, unionRects, type Rect } from '../../math/geometry.js';
import type { DrawnItem } from './drawing.js';
import { roughBounds } from './text/read-text.js';

/** What the items cover, lines and all; that of texts is an estimate, since their fonts are not known yet. */
export const drawingExtent = (items: readonly DrawnItem[]): Rect =>
  items.map(extentOf).reduce(unionRects, EMPTY_RECT);

function extentOf(item: DrawnItem): Rect {
  switch (item.type) {
    case 'group':
      return drawingExtent(item.children);
    case 'text':
      return roughBounds(item);
    case 'picture':
      return boxBounds(item.box);
    case 'shape':
      return expandRect(pathBounds(item.d), (item.stroke?.width ?? 0) / 2);
  }
}
