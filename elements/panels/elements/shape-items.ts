import type { AssetGridItem } from '../../controls/lists/dm-asset-grid.js';
import type { Editor } from '../../editor/editor.js';
import { insertLine, insertQr, insertShape } from '../../editor/inserting/insert.js';
import { QR_TEXT, SHAPE_COLOR } from '../../editor/inserting/new-objects.js';
import type { Point } from '../../math/geometry.js';
import { computedOutlines, outlinePath, outlineRatio, type OutlineName } from '../../objects/outline.js';
import { qrCode } from '../../objects/qr/display.js';
import type { DragPayload } from '../shared/drag-payload.js';
import { t } from '../strings.js';

/** Color of the thumbnails, seen on a light and a dark panel. */
const THUMBNAIL_COLOR = '#857f77';
const LINE = 'line';
const QR = 'qr';

const dataUrl = (path: string, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${height}"><path d="${path}" fill="${THUMBNAIL_COLOR}"/></svg>`,
  )}`;

const item = (id: string, path: string, height: number): AssetGridItem => ({
  id,
  src: dataUrl(path, height),
  width: 100,
  height,
  label: id.charAt(0).toUpperCase() + id.slice(1),
  drag: { kind: 'shape', id } satisfies DragPayload,
});

function outlineItem(name: OutlineName): AssetGridItem {
  const height = 100 * outlineRatio(name);
  return item(name, outlinePath(name, 100, height), height);
}

/** A code as phones read it, of the words that a new one has. */
function qrItem(): AssetGridItem {
  const { size, path } = qrCode({ text: QR_TEXT });
  const scale = 100 / size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path transform="scale(${scale})" d="${path}" fill="${THUMBNAIL_COLOR}"/></svg>`;
  return { ...item(QR, '', 100), src: `data:image/svg+xml,${encodeURIComponent(svg)}`, label: t('qrCode') };
}

/** The plain outlines, a line and a QR code, as thumbnails. */
export const shapeItems = (): readonly AssetGridItem[] => [
  ...computedOutlines.map(outlineItem),
  item(LINE, 'M0 0H100V4H0Z', 4),
  qrItem(),
];

/** Puts a shape on the page, at a page point or in the middle. Names that are none are let be. */
export async function insertShapeItem(editor: Editor, id: string, at?: Point): Promise<void> {
  if (id === LINE) return insertLine(editor, SHAPE_COLOR, at);
  if (id === QR) return insertQr(editor, at);
  const outline = computedOutlines.find((name) => name === id);
  if (outline) await insertShape(editor, outline, SHAPE_COLOR, at);
}
