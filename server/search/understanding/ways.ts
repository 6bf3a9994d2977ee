import { languageSign } from '../filters/filter-signs.js';
import type { SearchQuery } from '../search-query.js';
import { tokenize } from '../tokenizer.js';
import { languageCodes } from './languages.js';
import { readSearch, readSubject, type ReadSearch } from './read-search.js';
import { way, type Way } from './way.js';
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
  return [
    ...titled(query),
    ...(format ? waysOfFormat({ query, format, terms, both }) : both((from) => waysOfSubject(from, terms))),
  ];
}

/** So many words, from and to, are a title of its own: fewer are that of many. */
const TITLE = { least: 3, most: 16 };
const FOREIGN_SIGNS = languageCodes.map(languageSign);

/** What has the whole title in another language: not all that is written in it is known as such. */
function titled({ signs = [], ...query }: SearchQuery): Way[] {
  const { length } = tokenize(query.text);
  if (length < TITLE.least || length > TITLE.most) return [];
  const inTitle = { ...query, fields: { name: 1 }, asPhrases: true, language: null } as const;
  return [{ ...way({ ...inTitle, signs: [...signs, FOREIGN_SIGNS] }, [[query.text]]), isExact: true }];
}

/** With the color among the signs, unless a color was chosen already. */
const colored = ({ signs = [] }: SearchQuery, color: string): SearchQuery['signs'] | null =>
  signs.some(([sign]) => sign?.startsWith('color:')) ? null : [...signs, [`color:${color}`]];
