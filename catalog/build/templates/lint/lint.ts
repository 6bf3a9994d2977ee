import type { Library } from '../compile-context.js';
import type { Compiled } from '../compile-template.js';
import { rules } from './rules.js';

/** Everything the rules find wrong with one template. */
export const lintTemplate = (compiled: Compiled, library: Library): string[] =>
  Object.values(rules).flatMap((rule) =>
    rule(compiled, library).map((issue) => `${compiled.source.id}: ${issue}`),
  );

/** Templates that are the same but for their names: recipe, palette and pairing together make the look. */
export function lintDuplicates(all: readonly Compiled[]): string[] {
  const seen = new Map<string, string>();
  return all.flatMap(({ source }) => {
    const look = [source.recipe, source.palette, source.pairing].join(' + ');
    const first = seen.get(look);
    seen.set(look, first ?? source.id);
    return first ? [`${source.id}: duplicate: looks like ${first} (${look})`] : [];
  });
}
