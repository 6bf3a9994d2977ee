import type { ColorPalette } from '../../contract/design-resource.js';
import type { CatalogData } from '../../services.js';

/** Palettes shown of a category before 'See All'. */
const SHOWN = 6;

type Category = CatalogData['paletteCategories'][number];

const palettesIn = ({ id, palettes }: Category): ColorPalette[] =>
  palettes.map(({ name, colors }) => ({ name, colors, category: id }));

interface Wanted {
  readonly category?: string | undefined;
  readonly limit: number;
  readonly page: number;
}

/** One page of the palettes of a category, or of all; none of a category there is not. */
export function paletteList({ paletteCategories }: CatalogData, { category, limit, page }: Wanted) {
  const found = paletteCategories.filter(({ id }) => category === undefined || id === category);
  return found.flatMap(palettesIn).slice((page - 1) * limit, page * limit);
}

/** Every category with its first palettes. */
export const displayPalettes = ({ paletteCategories }: CatalogData) => ({
  category_data: paletteCategories.map((category) => ({
    ...{ _id: category.id, name: category.name, total: category.palettes.length },
    palettes: palettesIn(category).slice(0, SHOWN),
  })),
});
