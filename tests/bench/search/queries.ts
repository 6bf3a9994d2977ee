import { randomFrom, zipf } from './corpus.js';
import { misspell, SLIPS } from './misspell.js';

/** What people would type into the search of a large catalog, by kind. */
export function queriesFor(words: readonly string[], each: number): Readonly<Record<string, string[]>> {
  const random = randomFrom(11);
  const drawn = zipf(words, random);
  const list = (make: (i: number) => string) => Array.from({ length: each }, (_, i) => make(i));
  const typo = (i: number): string => {
    const word = drawn();
    return word.length < 5 ? typo(i) : misspell(word, SLIPS[i % SLIPS.length]!, random);
  };
  const beginning = (): string => {
    const word = drawn();
    return word.slice(0, 2 + Math.floor(random() * (word.length - 2)));
  };
  const commonest = words.slice(0, 8);
  return {
    'one word': list(drawn),
    'two words': list(() => `${drawn()} ${drawn()}`),
    'three words': list(() => `${drawn()} ${drawn()} ${drawn()}`),
    'beginnings while typing': list(beginning),
    'a word and a beginning': list(() => `${drawn()} ${beginning()}`),
    'one word with a typo': list(typo),
    'two words, one with a typo': list((i) => `${drawn()} ${typo(i)}`),
    'words that most have': list((i) =>
      Array.from({ length: 1 + (i % 4) }, (_, n) => commonest[(i + n * 3) % commonest.length]).join(' '),
    ),
    'two letters': list((i) => words[i]!.slice(0, 2)),
  };
}
