import type { AssetGridItem } from '../controls/dm-asset-grid.js';
import type { Editor } from '../editor/editor.js';
import { insertLine, insertShape } from '../editor/insert.js';
import type { Point } from '../math/geometry.js';
import { outlineNames, outlinePath } from '../objects/outline.js';
import type { Dragged } from './dragged.js';

/** Colours of new shapes and lines: the design kit's ink, quiet on any page. */
const SHAPE_COLOR = '#3a3835';
const LINE = 'line';

const dataUrl = (path: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="${path}" fill="${SHAPE_COLOR}"/></svg>`,
  )}`;

const item = (id: string, path: string): AssetGridItem => ({
  id,
  src: dataUrl(path),
  width: 1,
  height: 1,
  label: id.charAt(0).toUpperCase() + id.slice(1),
  drag: { kind: 'shape', id } satisfies Dragged,
});

/** A line and every named outline, as thumbnails. */
export const shapeItems = (): readonly AssetGridItem[] => [
  ...outlineNames.map((name) => item(name, outlinePath(name, 100, 100, 0))),
  item(LINE, 'M0 48H100V52H0Z'),
];

/** Puts a shape on the page, at a page point or in the middle. Names that are none are let be. */
export async function insertShapeItem(editor: Editor, id: string, at?: Point): Promise<void> {
  if (id === LINE) return insertLine(editor, SHAPE_COLOR, at);
  const outline = outlineNames.find((name) => name === id);
  if (outline) await insertShape(editor, outline, SHAPE_COLOR, at);
}
