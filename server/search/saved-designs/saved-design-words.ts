import { sql, type SQL } from 'drizzle-orm';
import { savedDesign } from '../../db/schema.js';
import { extractDesignText } from '../design-text.js';
import { LABEL, quoted } from '../search-entries.js';
import { foldText, TOKENIZER_VERSION, tokenize } from '../tokenizer.js';

/**
 * What a saved design is found by: its name, and what the texts of its pages say [E-039]. Both stand in one column, each word
 * labeled with where it is from, so that a save replaces those of the pages alone and a new name those of the name.
 */

/** Letters and words of a design that count; a book pasted into one is found by its beginning. */
const MOST_LETTERS = 100_000;
const MOST_WORDS = 1000;

/** Digits a number is written with where names are put in order. */
const DIGITS = 10;

/** The words of the pages, as the column takes them. */
export const pageWords = (file: unknown): string => vectorOf(extractDesignText(file), LABEL.design_text);

/** The columns of a new design. */
export const newColumns = (name: string, ofPages: string) => ({
  name,
  name_key: nameKey(name),
  words: sql`${vectorOf(name, LABEL.name)}::tsvector || ${ofPages}::tsvector`,
  words_form: TOKENIZER_VERSION,
});

/** The words after a save: those of the name stay. */
export const wordsAfterSave = (ofPages: string): SQL =>
  sql`ts_filter(${savedDesign.words}, '{b}') || ${ofPages}::tsvector`;

/** The columns of a new name: those of the pages' words stay. */
export const renamedColumns = (name: string) => ({
  name,
  name_key: nameKey(name),
  words: sql`ts_filter(${savedDesign.words}, '{d}') || ${vectorOf(name, LABEL.name)}::tsvector`,
});

/** What names are put in order by: without case and accents, 'Card 2' before 'Card 10'. */
const nameKey = (name: string): string =>
  foldText(name).replaceAll(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(DIGITS, '0'));

/** Each word once, at its place. */
function vectorOf(text: string, label: string): string {
  const words = [...new Set(tokenize(text.slice(0, MOST_LETTERS)))].slice(0, MOST_WORDS);
  return words.map((word, i) => `${quoted(word)}:${i + 1}${label}`).join(' ');
}
