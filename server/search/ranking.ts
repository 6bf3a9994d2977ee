import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { languageSign } from './filters/filter-signs.js';
import { LABEL, quoted, TAG } from './search-entries.js';
import type { SearchQuery } from './search-query.js';
import { tokenize, wordForms } from './tokenizer.js';

/** Each word in PostgreSQL's form, and the same with what may stand for it; what is found is found by these. */
export interface Wanted {
  /** Each word in any of its forms, in the fields asked for. */
  readonly whole: readonly string[];
  /** The same with other names, or with the last one as a beginning too. */
  readonly open: readonly string[];
}

/** The words of an item, as they are kept. */
type Row = SQLWrapper;

const has = (words: Row, wanted: string): SQL => sql`(${words} @@ ${wanted}::tsquery)`;

/**
 * How much of the search an item has: rare words say more than common ones, and a beginning half of the word
 * ("linkedin post" means LinkedIn rather than a postcard). `other` is what `open` alone says beside the word itself, 0 to 1.
 */
export function telling(
  words: Row,
  { whole, open, other }: Wanted & { readonly other: number },
  rarity: readonly number[],
): SQL<number> {
  const parts = whole.map((word, i) => {
    const found =
      open[i] === word
        ? sql`${has(words, word)}::int`
        : sql`(${has(words, word)}::int * ${1 - other}::float4 + ${has(words, open[i]!)}::int * ${other}::float4)`;
    return sql`${found} * ${rarity[i]}::float4`;
  });
  return sql.join(parts, sql` + `) as SQL<number>;
}

/** The more words, the more fields and the heavier ones, the better; a whole word before one that only begins so. */
export function rank({ fields }: SearchQuery, words: Row, { whole, open }: Wanted): SQL<number> {
  const heaviest = Math.max(...Object.values(fields));
  const weights = (['design_text', 'categories.name', 'name', 'keywords'] as const).map(
    (field) => (fields[field] ?? 0) / heaviest,
  );
  const ranked = (wanted: readonly string[]) =>
    sql<number>`ts_rank(${`{${weights.join(',')}}`}::float4[], ${words}, ${wanted.join(' | ')}::tsquery)`;
  return String(open) === String(whole) ? ranked(whole) : sql`${ranked(open)} + ${ranked(whole)}`;
}

/** Parts and names of parts compared with the names of items; of a text more would cost more than they tell. */
const MOST_TYPED = 8;
/** What a part of the topic tells where it stands: in the name, by another name of it there, among the keywords. */
const TOPIC = { name: 2, same: 1.5, keywords: 1 };
/** What the words for the format tell in the name, and elsewhere: it is looked for by itself. */
const FORMAT = { name: 1.5, elsewhere: 0.75 };
/** What all the words one after the other tell, in a name, and among the keywords. */
const PHRASE = { name: 2, keywords: 1 };
/** What each word too many in a name takes, and how many count: a name that says more is of something narrower. */
const EXTRA = 0.25;
const MOST_EXTRA = 4;

/**
 * How near the name of an item is to the words of a search: with its words in the name rather than among the keywords, one
 * after the other, and few others. 'Wedding invitation' is nearer than '50th wedding anniversary invitation'.
 */
export function closeness(words: Row, { topic, format }: NonNullable<SearchQuery['typed']>): SQL<number> {
  const named = (phrases: readonly string[], labels: string): string =>
    phrases.map((phrase) => phraseOf(phraseWords(phrase), labels)).join(' | ');
  const { name, keywords } = LABEL;
  const ofTopic = topic
    .slice(0, MOST_TYPED)
    .map(([own, ...same]) =>
      firstOf(words, [
        [named([own], name), TOPIC.name],
        ...(same.length > 0 ? [[named(same.slice(0, MOST_TYPED), name), TOPIC.same] as const] : []),
        [named([own], keywords), TOPIC.keywords],
      ]),
    );
  const ofFormat = format.map((word) =>
    firstOf(words, [
      [labelled(word, name), FORMAT.name],
      [labelled(word, keywords + LABEL['categories.name']), FORMAT.elsewhere],
    ]),
  );
  const own = topic.flatMap(([each]) => phraseWords(each));
  const phrases = own.length > 0 && format.length > 0 ? [own, [...own, ...format]] : [[...own, ...format]];
  const ofPhrase = phrases
    .filter(({ length }) => length > 1 && length <= MOST_TYPED)
    .flatMap((phrase) => [
      firstOf(words, [[phraseOf(phrase, name), PHRASE.name]]),
      firstOf(words, [[phraseOf(phrase, keywords), PHRASE.keywords]]),
    ]);
  const typed = own.length + format.length;
  const extra = sql`least(greatest(length(${inName(words)}) - ${typed}::int, 0), ${MOST_EXTRA}::int) * ${-EXTRA}::float4`;
  return sql.join(
    // a format alone keeps the order of its templates, which shows all kinds of them
    [...ofTopic, ...ofFormat, ...ofPhrase, ...(topic.length > 0 ? [extra] : [sql`0::float4`])],
    sql` + `,
  ) as SQL<number>;
}

/** What the first of some conditions that an item fits tells. */
const firstOf = (words: Row, conditions: readonly (readonly [wanted: string, tells: number])[]): SQL =>
  sql`(case ${sql.join(
    conditions.map(([wanted, tells]) => sql`when ${has(words, wanted)} then ${tells}::float4`),
    sql` `,
  )} else 0 end)`;

const inName = (words: Row): SQL => sql`ts_filter(${words}, ${`{${LABEL.name.toLowerCase()}}`}::"char"[])`;

/** The words of the name of an item. */
export const nameWords = (words: Row): SQL<string[]> => sql`tsvector_to_array(${inName(words)})`;

/** A word in any of its forms, in the fields of some labels. */
const labelled = (word: string, labels: string): string =>
  `(${wordForms(word)
    .map((form) => `${quoted(form)}:${labels}`)
    .join(' | ')})`;

/** Words one after the other, in the fields of some labels. */
export const phraseOf = (phrase: readonly string[], labels: string): string =>
  `(${phrase.map((word) => labelled(word, labels)).join(' <-> ')})`;

/** What is found in a language is told by a sign. */
export const inLanguage = (words: Row, language: string): SQL =>
  sql`${has(words, quoted(TAG.filter(languageSign(language))))}::int`;

/** The foremost of some conditions that an item fits, the first the highest; 0 for none. */
export function tier(words: Row, conditions: readonly (string | null)[]): SQL<number> {
  const cases = conditions.flatMap((wanted, i) =>
    wanted === null ? [] : [sql`when ${has(words, wanted)} then ${conditions.length - i}::int`],
  );
  return cases.length === 0 ? sql`0` : sql`case ${sql.join(cases, sql` `)} else 0 end`;
}

/** The words of a phrase as they stand among those of an item. */
export const phraseWords = (phrase: string): readonly string[] => tokenize(phrase);
