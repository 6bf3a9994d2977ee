import { typedWords } from './phrases.js';
import { formats } from './formats.js';
import { related } from './related-words.js';
import { sameWords } from './same-words.js';

/**
 * Whether people search for a word whatever the catalog has of it: names and holidays that no dictionary has, short names
 * of formats. It stands for no typing error, and is no beginning of another word.
 */
export const isSearchedFor = (word: string): boolean =>
  typedWords(word).some(({ form }) => [formats, related, sameWords].some(({ words }) => words.has(form)));
