import { EMPTY_RECT, unionRects, type Rect } from '../../math/geometry.js';
import { boxMatrix, transformRect } from '../../math/matrix.js';
import { boundsOf, boxOf } from '../../objects/object-bounds.js';
import { textLayout } from '../../objects/text/layout.js';
import type { TextObject } from '../../objects/text/model.js';
import { CaretMap } from '../../text/editing/caret-map.js';
import type { TextLayout } from '../../text/types.js';
import type { Editor } from '../editor.js';
import { isText } from '../styling/text-style.js';
import type { TextMatch } from './find-in-design.js';

/** Where found words are drawn. */
export interface MatchPlace {
  readonly text: TextObject;
  /** One for each stretch of a line, in the text's own space. */
  readonly rects: readonly Rect[];
}

const maps = new WeakMap<TextLayout, CaretMap>();

/** Where the words of a match lie in their text; null when the text is gone. */
export function matchPlace(editor: Editor, { id, start, end }: TextMatch): MatchPlace | null {
  const text = editor.object(id);
  if (!text || !isText(text)) return null;
  const layout = textLayout(text, editor.resources.env);
  let map = maps.get(layout);
  if (!map) maps.set(layout, (map = new CaretMap(layout)));
  return { text, rects: map.selectionRects(start, end) };
}

/** The upright rectangle around the words, page pixels; their text's while its font is not here, null when that is gone. */
export function matchBounds(editor: Editor, match: TextMatch): Rect | null {
  const place = matchPlace(editor, match);
  if (!place) return null;
  if (place.rects.length === 0) return boundsOf(place.text);
  return transformRect(boxMatrix(boxOf(place.text)), place.rects.reduce(unionRects, EMPTY_RECT));
}
