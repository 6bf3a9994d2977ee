import { boxRect } from '../../../../elements/objects/grid/boxes.js';
import { gridLayouts } from '../../../../elements/objects/grid/layouts.js';
import type { GridBox, GridObject } from '../../../../elements/objects/grid/model.js';
import type { Rect } from '../../../../elements/math/geometry.js';
import { boxOf, round2, type Draft, type Unlayered } from '../compile-context.js';
import { crop, filterOf, photoOf } from './picture-layer.js';
import { placement } from './placement.js';
import type { GridLayer } from '../recipe.js';
import { colorOf, roleOf } from '../roles.js';

const PHOTO = 'photo:';

/** Boxes of a layout, each with the photo or the color that the recipe names for it. */
export function compileGrid(layer: GridLayer, draft: Draft): Unlayered<GridObject> {
  const layout = gridLayouts.find(({ id }) => id === layer.layout);
  if (!layout) throw new Error(`${draft.recipe.id}: there is no grid ${layer.layout}`);
  if (layout.boxes.length !== layer.boxes.length)
    throw new Error(`${draft.recipe.id}: grid ${layer.layout} has ${layout.boxes.length} boxes`);
  const gap = round2((layer.gap ?? 0) * draft.unit);
  const details = { gap, radius: round2((layer.radius ?? 0) * draft.unit) };
  const plain = layout.boxes.map((box) =>
    draft.mirrored ? { ...box, x: round6(1 - box.x - box.width) } : box,
  );
  const grid: Unlayered<GridObject> = {
    ...placement(boxOf(layer, draft), layer, layer.id ?? 'grid', draft),
    type: 'grid',
    grid_details: { boxes: plain, ...details },
    labels: { colors: layer.boxes.filter((word) => !word.startsWith(PHOTO)).map(roleOf) },
  };
  const boxes = plain.map((box, i) => {
    // a grid has all it needs to lay out its boxes before it is stacked
    const shown = boxRect(grid as GridObject, box);
    return filled(box, layer.boxes[i]!, shown, layer, draft);
  });
  return { ...grid, grid_details: { boxes, ...details } };
}

const round6 = (value: number): number => Math.round(value * 1e6) / 1e6;

function filled(box: GridBox, word: string, shown: Rect, layer: GridLayer, draft: Draft): GridBox {
  if (!word.startsWith(PHOTO)) return { ...box, color: colorOf(word, draft.roles) };
  const { facts, choice } = photoOf(word.slice(PHOTO.length), draft);
  return { ...box, image: { ...crop(facts, choice, shown), ...filterOf(layer) } };
}
