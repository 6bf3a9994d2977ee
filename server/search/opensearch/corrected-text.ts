import { slipsBetween, slipsIn } from '../spelling.js';
import { formsOf, isBeginning, withWords, wordsOf } from '../tokenizer.js';
import { mayBeMistyped } from './query-body.js';

/**
 * The text with each mistyped word replaced by the one of `found` that it was taken for; undefined when none was. `found`
 * are the words of the best thing that was found.
 */
export function takenFor(text: string, found: readonly string[]): string | undefined {
  const words = wordsOf(text);
  const instead = new Map<string, string>();
  for (const [i, word] of words.entries()) {
    const begins = i === words.length - 1 && isBeginning(word);
    const isThere = found.some((one) => formsOf(word).includes(one) || (begins && one.startsWith(word)));
    const nearest = isThere || !mayBeMistyped(word) ? undefined : nearestTo(word, found);
    if (nearest !== undefined) instead.set(word, nearest);
  }
  return instead.size === 0 ? undefined : withWords(text, instead);
}

function nearestTo(word: string, found: readonly string[]): string | undefined {
  let [nearest, least] = [undefined as string | undefined, slipsIn(word) + 1];
  for (const one of found) {
    const slips = slipsBetween(word, one, slipsIn(word));
    if (slips < least) [nearest, least] = [one, slips];
  }
  return nearest;
}
