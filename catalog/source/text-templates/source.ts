import type { Recipe, TemplateSource } from '../../build/templates/recipe.js';

/** A few words that belong together, placed on a page as one group. */
export interface TextTemplateSource extends Omit<TemplateSource, 'recipe'> {
  readonly recipe: Recipe;
}

/** A layout 400 px wide: a u is 4 px, unless the height, px, is less. */
export const box = (id: string, height: number, layers: Recipe['layers']): Recipe => ({
  id,
  category: '',
  size: [400, height],
  layers,
});
