import type { Library } from '../compile-context.js';
import type { Compiled } from '../compile-template.js';
import type { TemplateSource } from '../recipe.js';
import { rules } from './rules.js';

/** Everything the rules find wrong with one template. */
export const lintTemplate = (compiled: Compiled, library: Library): string[] =>
  Object.values(rules).flatMap((rule) =>
    rule(compiled, library).map((issue) => `${compiled.source.id}: ${issue}`),
  );

/** Templates of one id, and those that are the same but for it: recipe, palette and pairing together make the look. */
export function lintDuplicates(all: readonly Pick<Compiled, 'source'>[]): string[] {
  const seen = new Map<string, string>();
  const ids = new Set<string>();
  return all.flatMap(({ source }) => {
    // its name on the shelf and its address
    if (ids.has(source.id)) return [`${source.id}: duplicate: another template has this id`];
    ids.add(source.id);
    const look = [source.recipe, source.palette, source.pairing].join(' + ');
    const first = seen.get(look);
    seen.set(look, first ?? source.id);
    return first ? [`${source.id}: duplicate: looks like ${first} (${look})`] : [];
  });
}

/**
 * Templates that are another in other colors: the same layout with the same words, whatever their palette, faces and names.
 * People who look through templates take them for one.
 */
export function lintRecolored(all: readonly Pick<TemplateSource, 'id' | 'recipe' | 'copy'>[]): string[] {
  const seen = new Map<string, string>();
  return all.flatMap(({ id, recipe, copy }) => {
    const said = Object.entries(copy)
      .map(([slot, words]) => `${slot}: ${plainWords(words)}`)
      .sort();
    const page = [recipe, ...said].join('\n');
    const first = seen.get(page);
    seen.set(page, first ?? id);
    return first ? [`${id}: recolored: is ${first} in other colors (${recipe}, the same words)`] : [];
  });
}

/** Words without the marks of emphasis and however they are spaced and capitalized: what a reader compares. */
const plainWords = (words: string): string =>
  words.replaceAll('*', '').replace(/\s+/g, ' ').trim().toLocaleLowerCase('en');
