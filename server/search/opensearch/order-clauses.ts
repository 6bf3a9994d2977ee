import { ENGLISH, languageSign } from '../filters/filter-signs.js';
import { typedWordsOf, type SearchKind, type SearchQuery, type Sooner } from '../search-query.js';
import { tokenize, wordForms } from '../tokenizer.js';

/** What is asked for beside what must be there, so that what has it stands first. Scores are sums. */

/** A word of the search in the name, and among the keywords: more than all that words score otherwise. */
const IN_NAME = 128;
const IN_KEYWORDS = 64;
const MOST_TYPED = 8;
/** What is in the language, and the last of what stands first: more than all words together. Each before it is worth twice. */
const IN_LANGUAGE = 2048;
const FIRST = 4096;

const worth = (filter: object, boost: number) => ({ constant_score: { filter, boost } });

const any = (clauses: readonly object[]) => ({ bool: { should: clauses, minimum_should_match: 1 } });

const every = (clauses: readonly object[]) => ({ bool: { must: clauses } });

const word = (typed: string, fields: readonly string[]) =>
  any(fields.map((field) => ({ terms: { [field]: wordForms(typed) } })));

const called = (phrase: string, fields: readonly string[] = ['name', 'keywords']): object[] =>
  tokenize(phrase).map((typed) => word(typed, fields));

const within = (names: readonly string[]) => ({
  terms: { within: names.map((name) => name.trim().toLowerCase()) },
});

/** `own` are the parts of the search by their own names. */
function soonerClause(
  { categories, orNamed, own, phrase, words, sign }: Sooner,
  ownClauses: readonly object[],
): object {
  const named = (orNamed?.phrases ?? []).map((each) => every(called(each, ['name'])));
  const place = !categories
    ? []
    : [
        any([
          within(categories),
          ...(orNamed && named.length > 0 ? [every([within(orNamed.categories), any(named)])] : []),
        ]),
      ];
  return every([
    ...place,
    ...(own ? ownClauses : []),
    ...(phrase === undefined ? [] : called(phrase)),
    ...(words === undefined ? [] : called(words)),
    ...(sign === undefined ? [] : [{ term: { signs: sign } }]),
  ]);
}

/** What stands first, what is called so, and what is in a language other than English, which has a field to sort by. */
export function orderClauses(query: SearchQuery, own: readonly object[]): object[] {
  const { sooner = [], typed, language = ENGLISH } = query;
  const words = typed ? typedWordsOf(typed).slice(0, MOST_TYPED) : [];
  return [
    ...sooner.map((each, i) => worth(soonerClause(each, own), FIRST * 2 ** (sooner.length - 1 - i))),
    ...words.flatMap((each) => [
      worth(word(each, ['name']), IN_NAME),
      worth(word(each, ['keywords']), IN_KEYWORDS),
    ]),
    ...(language === ENGLISH || language === null
      ? []
      : [worth({ term: { signs: languageSign(language) } }, IN_LANGUAGE)]),
  ];
}

/** Whether what is in English stands first, whatever else is asked for. */
export const isEnglishFirst = (kind: SearchKind, { language = ENGLISH }: SearchQuery): boolean =>
  kind === 'template' && language === ENGLISH;
