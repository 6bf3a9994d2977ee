import { foldText, tokenize, wordForms } from '../tokenizer.js';

/** Longest phrase that is looked for, words. */
const LONGEST = 4;

const key = (words: readonly string[]): string => words.join(' ');
/** In the singular, and without the apostrophe that splits off an s: "Mother's Day" is 'mothers day'. */
const formOf = (word: string): string => wordForms(word).at(-1)!;

/** A word of a search: as it was typed, folded, and the form that phrases are known by. */
export interface TypedWord {
  readonly word: string;
  readonly form: string;
}

/** The words of a text, an apostrophe that splits off an s left out. */
export const typedWords = (text: string): TypedWord[] =>
  tokenize(foldText(text).replaceAll(/['’]/g, '')).map((word) => ({ word, form: formOf(word) }));

/** A phrase of a search that a table knows. */
export interface KnownPhrase<T> {
  /** Which of the words, from 0. */
  readonly at: number;
  readonly length: number;
  readonly known: T;
}

export interface PhraseTable<T> {
  /** Words of all its phrases, in the form that they are known by. */
  readonly words: ReadonlySet<string>;
  /** The longest phrase that begins at a word. */
  at(words: readonly TypedWord[], at: number): KnownPhrase<T> | null;
  /** Phrases from the first word to the last, the longest at each, none over another. */
  all(words: readonly TypedWord[]): readonly KnownPhrase<T>[];
}

/** What is known of phrases, told as lists of them with a comma between. */
export function phraseTable<T>(rows: readonly (readonly [phrases: string, known: T])[]): PhraseTable<T> {
  const formsOf = (phrase: string): string[] => typedWords(phrase).map(({ form }) => form);
  const phrases = rows.flatMap(([typed, known]) =>
    typed.split(', ').map((phrase) => [formsOf(phrase), known] as const),
  );
  const table = new Map(phrases.map(([forms, known]) => [key(forms), known] as const));
  const at = (words: readonly TypedWord[], start: number): KnownPhrase<T> | null => {
    for (let length = Math.min(LONGEST, words.length - start); length > 0; length--) {
      const known = table.get(key(words.slice(start, start + length).map(({ form }) => form)));
      if (known !== undefined) return { at: start, length, known };
    }
    return null;
  };
  return {
    words: new Set(phrases.flatMap(([forms]) => forms)),
    at,
    all(words) {
      const found: KnownPhrase<T>[] = [];
      for (let start = 0; start < words.length;) {
        const phrase = at(words, start);
        if (phrase) found.push(phrase);
        start += phrase?.length ?? 1;
      }
      return found;
    },
  };
}
