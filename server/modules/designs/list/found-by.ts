import { sql, type SQL } from 'drizzle-orm';
import { savedDesign } from '../../../db/schema.js';
import { quoted } from '../../../search/search-entries.js';
import { isPrefixable, tokenize, wordForms } from '../../../search/tokenizer.js';

/** Letters and words of a search that count. */
const MOST_LETTERS = 2000;
const MOST_WORDS = 24;

/**
 * The condition under which a design is found by a text: all words are in its name or on its pages, the last one as the
 * beginning of one. A text without words is looked for in names as it is. undefined for none.
 */
export function foundBy(text: string): SQL | undefined {
  const asked = text.trim().slice(0, MOST_LETTERS);
  if (asked === '') return undefined;
  const words = [...new Set(tokenize(asked))].slice(0, MOST_WORDS);
  if (words.length === 0) return sql`strpos(lower(${savedDesign.name}), ${asked.toLowerCase()}) > 0`;
  const ends = words.length - 1;
  const query = words.map((word, i) => termOf(word, i === ends && isPrefixable(word))).join(' & ');
  return sql`${savedDesign.words} @@ ${query}::tsquery`;
}

const termOf = (word: string, open: boolean): string =>
  `(${wordForms(word)
    .map((form) => quoted(form) + (open ? ':*' : ''))
    .join(' | ')})`;
