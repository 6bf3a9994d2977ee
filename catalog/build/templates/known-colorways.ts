import { createHash } from 'node:crypto';
import table from '../../source/colorways.gen.json' with { type: 'json' };
import type { Ingredients } from './compile-template.js';
import type { Palettes } from './recipe.js';

/**
 * What the search for colorways found, by template: what it was made from, and the palettes that suit it besides its own.
 * Looking for them anew would take a third of the whole build; `npm run colorways` does it for those that changed.
 */
export type KnownColorways = Readonly<Record<string, string>>;

export const knownColorways: KnownColorways = table;

/** The palette of a template's own is named by its source. */
type Unpainted = Omit<Ingredients, 'palette'>;

/** Changes with anything that a template is made from, and with the palettes it may be had in. */
function ingredientsHash({ recipe, source, pairing }: Unpainted, palettes: Palettes): string {
  const text = JSON.stringify([recipe, source, pairing, palettes]);
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** The ids of the palettes that suit a template as it is; undefined where nobody has looked for them yet. */
export function suitingPalettes(
  ingredients: Unpainted,
  palettes: Palettes,
  known: KnownColorways,
): readonly string[] | undefined {
  const [hash, ...ids] = known[ingredients.source.id]?.split(' ') ?? [];
  return hash === ingredientsHash(ingredients, palettes) ? ids : undefined;
}

/** A line of the table. */
export const knownLine = (ingredients: Unpainted, palettes: Palettes, ids: readonly string[]): string =>
  [ingredientsHash(ingredients, palettes), ...ids].join(' ');
