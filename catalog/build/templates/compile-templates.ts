import { palettes } from '../../source/palettes.js';
import { recipes } from '../../source/recipes/recipes.js';
import { templates } from '../../source/templates/templates.js';
import { textTemplates } from '../../source/text-templates/text-templates.js';
import { allPairings } from './all-pairings.js';
import { compileTemplate, type Compiled } from './compile-template.js';
import type { Library } from './compile-context.js';
import { interleave } from './interleave.js';
import type { Palettes, Recipe, TemplateSource } from './recipe.js';

/** Every template that is wanted as a design, in the order they are listed: no two neighbors alike. */
export const compileTemplates = (
  library: Library,
  isWanted: (recipe: Recipe, source: TemplateSource) => boolean = () => true,
): Compiled[] =>
  interleave(
    templates.flatMap((source) => {
      const recipe = recipeOf(source);
      return isWanted(recipe, source) ? [compileNamed(recipe, source, library)] : [];
    }),
    ({ recipe }) => recipe.category,
    ({ recipe }) => recipe.id,
  );

/** Every text template, in the order of its panel. */
export const compileTextTemplates = (library: Library): Compiled[] =>
  textTemplates.map(({ recipe, ...source }) =>
    compileNamed(recipe, { ...source, recipe: recipe.id }, library),
  );

function recipeOf({ id, recipe }: TemplateSource): Recipe {
  const found = recipes.find((each) => each.id === recipe);
  if (!found) throw new Error(`${id}: there is no recipe ${recipe}`);
  return found;
}

function compileNamed(recipe: Recipe, source: TemplateSource, library: Library): Compiled {
  const pairing = allPairings[source.pairing];
  const palette = (palettes as Palettes)[source.palette];
  if (!pairing || !palette)
    throw new Error(`${source.id}: there is no pairing ${source.pairing} or palette ${source.palette}`);
  return compileTemplate({ recipe, source, pairing, palette }, library);
}
