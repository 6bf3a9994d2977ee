import { createHash } from 'node:crypto';
import table from '../../source/colorways.gen.json' with { type: 'json' };
import type { Compiled, Ingredients } from './compile-template.js';
import type { Palettes } from './recipe.js';

/**
 * What the search for colorways found, by template: what it was made from, what that made, and the palettes it may be had in
 * with their colors, its own first. Looking for them anew would take half of the build, and compiling the template in each a
 * sixth; `npm run colorways` does it for those that changed.
 */
export type KnownColorways = Readonly<Record<string, string>>;

export const knownColorways: KnownColorways = table;

/** The palette of a template's own is named by its source. */
type Unpainted = Omit<Ingredients, 'palette'>;

/** A palette that a template may be had in, and the colors it has then, those that show most first. */
export interface KnownWay {
  readonly id: string;
  readonly colors: readonly string[];
}

const hashOf = (what: unknown): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 8);

/** Changes with anything that a template is made from, and with the palettes it may be had in. */
const ingredientsHash = ({ recipe, source, pairing }: Unpainted, palettes: Palettes): string =>
  hashOf([recipe, source, pairing, palettes]);

/** A line of the table. */
export const knownLine = (compiled: Compiled, palettes: Palettes, ways: readonly KnownWay[]): string =>
  [
    ingredientsHash(compiled, palettes),
    hashOf(compiled.design.pages),
    ...ways.map(({ id, colors }) => `${id}:${colors.map((color) => color.slice(1)).join('.')}`),
  ].join(' ');

interface Known {
  readonly ingredients: string;
  readonly design: string;
  readonly ways: readonly KnownWay[];
}

function readLine(line: string): Known {
  const [ingredients = '', design = '', ...ways] = line.split(' ');
  const wayOf = (text: string): KnownWay => {
    const [id = '', colors = ''] = text.split(':');
    return { id, colors: colors.split('.').map((color) => `#${color}`) };
  };
  return { ingredients, design, ways: ways.map(wayOf) };
}

/** What is known of a template as it is; undefined where nobody has looked for its colorways yet. */
function lineOf(ingredients: Unpainted, palettes: Palettes, known: KnownColorways): Known | undefined {
  const line = readLine(known[ingredients.source.id] ?? '');
  return line.ingredients === ingredientsHash(ingredients, palettes) ? line : undefined;
}

/** The ids of the palettes besides its own that suit a template as it is; undefined where nobody has looked for them yet. */
export const suitingPalettes = (
  ingredients: Unpainted,
  palettes: Palettes,
  known: KnownColorways,
): readonly string[] | undefined =>
  lineOf(ingredients, palettes, known)
    ?.ways.slice(1)
    .map(({ id }) => id);

/** The colorways of a template, its own first; undefined where it is made otherwise now, or makes another design. */
export function knownWays(
  compiled: Compiled,
  palettes: Palettes,
  known: KnownColorways,
): readonly KnownWay[] | undefined {
  const line = lineOf(compiled, palettes, known);
  return line?.design === hashOf(compiled.design.pages) ? line.ways : undefined;
}
