import { sideInPixels } from '../../../elements/math/units.js';
import type { CatalogIndex } from '../../format.js';
import type { Recipe } from '../templates/recipe.js';

type Preset = CatalogIndex['presets'][number];

/** How many templates have each named size, in the pixels that the product makes of it. */
export function templatesBySize(
  presets: readonly Preset[],
  layouts: readonly Recipe[],
): ReadonlyMap<string, number> {
  return new Map(
    presets.map(({ id, width, height, unit }) => {
      const [w, h] = [sideInPixels(width, unit), sideInPixels(height, unit)];
      return [id, layouts.filter(({ size }) => size[0] === w && size[1] === h).length];
    }),
  );
}

/** How many templates each format has, by the id of its category. */
export const templatesByFormat = (
  formats: readonly string[],
  layouts: readonly Recipe[],
): ReadonlyMap<string, number> =>
  new Map(formats.map((id) => [id, layouts.filter(({ category }) => category === id).length]));
