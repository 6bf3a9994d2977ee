import type { AssetGridItem } from '../../controls/lists/dm-asset-grid.js';
import type { Editor } from '../../editor/editor.js';
import { insertFrame, insertGrid } from '../../editor/inserting/insert.js';
import type { Point } from '../../math/geometry.js';
import { boxOutline, boxRect } from '../../objects/grid/boxes.js';
import { gridLayouts, type GridLayout } from '../../objects/grid/layouts.js';
import type { GridObject } from '../../objects/grid/model.js';
import { outlineNames, outlinePath, outlineRatio } from '../../objects/outline.js';
import type { DragPayload } from '../shared/drag-payload.js';

/** Grids and masks as thumbnails: places for pictures, with a hint of the picture to come. */

/** Colors of the thumbnails, seen on a light and a dark panel: ground, and hills in it. */
const GROUND = '#b9c4c2';
const HILLS = '#8fa39c';
const SIDE = 100;

const dataUrl = (width: number, height: number, inner: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inner}</svg>`,
  )}`;

/** 'letter-a' -> 'Letter A'. */
const labelOf = (id: string): string =>
  (id.charAt(0).toUpperCase() + id.slice(1))
    .replaceAll('-', ' ')
    .replace(/ [a-z]$/, (letter) => letter.toUpperCase());

const item = (kind: 'frame' | 'grid', id: string, height: number, inner: string): AssetGridItem => ({
  id,
  src: dataUrl(SIDE, height, inner),
  width: SIDE,
  height,
  label: labelOf(id),
  drag: { kind, id } satisfies DragPayload,
});

/** An outline with hills in it: what a mask will show a picture through. */
function maskItem(name: (typeof outlineNames)[number]): AssetGridItem {
  const height = SIDE * outlineRatio(name);
  const hills = `M0 ${height * 0.8}L${SIDE * 0.3} ${height * 0.5}L${SIDE * 0.5} ${height * 0.68}L${SIDE * 0.72} ${height * 0.4}L${SIDE} ${height * 0.72}V${height}H0Z`;
  const d = outlinePath(name, SIDE, height);
  const inner = `<clipPath id="c"><path d="${d}"/></clipPath><path d="${d}" fill="${GROUND}"/><path d="${hills}" fill="${HILLS}" clip-path="url(#c)"/>`;
  return item('frame', name, height, inner);
}

function gridItem({ id, ratio, boxes }: GridLayout): AssetGridItem {
  const height = SIDE / ratio;
  const grid = { width: SIDE, height, grid_details: { boxes, gap: 4 } } as unknown as GridObject;
  const inner = boxes.map((box) => {
    const { x, y, width, height: down } = boxRect(grid, box);
    const outline = boxOutline(grid, box, { x, y, width, height: down });
    return outline === null
      ? `<rect x="${x}" y="${y}" width="${width}" height="${down}" rx="1.5" fill="${GROUND}"/>`
      : `<path transform="translate(${x} ${y})" d="${outline}" fill="${GROUND}"/>`;
  });
  return item('grid', id, height, inner.join(''));
}

export const maskItems: readonly AssetGridItem[] = outlineNames.map(maskItem);
export const gridItems: readonly AssetGridItem[] = gridLayouts.map(gridItem);

/** Puts an empty frame on the page, at a page point or in the middle. Names that are none are let be. */
export async function insertFrameItem(editor: Editor, id: string, at?: Point): Promise<void> {
  const outline = outlineNames.find((name) => name === id);
  if (outline) await insertFrame(editor, outline, at);
}

/** Puts an empty grid on the page, at a page point or in the middle. Names that are none are let be. */
export async function insertGridItem(editor: Editor, id: string, at?: Point): Promise<void> {
  const layout = gridLayouts.find((known) => known.id === id);
  if (layout) await insertGrid(editor, layout, at);
}
