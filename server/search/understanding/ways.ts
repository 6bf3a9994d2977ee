import type { SearchQuery } from '../search-query.js';
import { readSearch, readSubject, type ReadSearch } from './read-search.js';
import type { Way } from './way.js';
import { waysOfFormat } from './ways-of-format.js';
import { waysOfSubject } from './ways-of-subject.js';

/** Ways to ask for what the words of a search mean, the truest first. The first that is not exact holds the words themselves. */
export function waysOf(query: SearchQuery, hasFormats: boolean): readonly Way[] {
  if (!hasFormats) return waysOfSubject(query, readSubject(query.text));
  const read = readSearch(query.text);
  const asked = {
    ...query,
    typed: read.typed,
    ...(read.language !== undefined && { language: read.language }),
  };
  return query.categories === undefined
    ? waysOfDesigns(asked, read)
    : waysOfSubject(asked, readSubject(query.text));
}

function waysOfDesigns(query: SearchQuery, { format, terms, color }: ReadSearch): readonly Way[] {
  const signs = color === null ? null : colored(query, color);
  const both = (ask: (from: SearchQuery) => readonly Way[]): Way[] => [
    ...(signs ? ask({ ...query, signs }) : []),
    ...ask(query),
  ];
  return format ? waysOfFormat({ query, format, terms, both }) : both((from) => waysOfSubject(from, terms));
}

/** With the color among the signs, unless a color was chosen already. */
const colored = ({ signs = [] }: SearchQuery, color: string): SearchQuery['signs'] | null =>
  signs.some(([sign]) => sign?.startsWith('color:')) ? null : [...signs, [`color:${color}`]];
