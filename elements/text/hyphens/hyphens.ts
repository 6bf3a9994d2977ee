/** A text whose words are to be broken with hyphens, and the language it was said to be in (BCP 47), if any. */
export interface AskedHyphens {
  readonly text: string;
  readonly language?: string;
}

/** What breaks the words of one language. */
export interface Hyphens {
  readonly language: string;
  /** Where a hyphen may stand in a text: indices before which it does, UTF-16, rising. */
  pointsIn(text: string): readonly number[];
}

/** The language whose patterns a text needs; null for one that has none, undefined while that cannot be told. */
export type LanguageOf = (asked: AskedHyphens) => string | null | undefined;
