import type { AssetGridItem } from '../controls/dm-asset-grid.js';
import type { Editor } from '../editor/editor.js';
import { insertLine, insertShape } from '../editor/insert.js';
import { outlineNames, outlinePath, type OutlineName } from '../objects/outline.js';

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
});

/** A line and every named outline, as thumbnails. */
export const shapeItems = (): readonly AssetGridItem[] => [
  ...outlineNames.map((name) => item(name, outlinePath(name, 100, 100, 0))),
  item(LINE, 'M0 48H100V52H0Z'),
];

export const insertShapeItem = (editor: Editor, id: string): Promise<void> =>
  id === LINE ? insertLine(editor, SHAPE_COLOR) : insertShape(editor, id as OutlineName, SHAPE_COLOR);
