import { editDistance, maxEdits } from '../spelling/spelling.js';
import { wordForms, isPrefixable, replaceWords, tokenize } from '../tokenizer.js';
import { mayBeMistyped } from './query-body.js';

/**
 * The text with each mistyped word replaced by the one of `found` that it was taken for; undefined when none was. `found`
 * are the words of the best thing that was found.
 */
export function correctedText(text: string, found: readonly string[]): string | undefined {
  const words = tokenize(text);
  const instead = new Map<string, string>();
  for (const [i, word] of words.entries()) {
    const begins = i === words.length - 1 && isPrefixable(word);
    const isThere = found.some((one) => wordForms(word).includes(one) || (begins && one.startsWith(word)));
    const nearest = isThere || !mayBeMistyped(word) ? undefined : nearestTo(word, found);
    if (nearest !== undefined) instead.set(word, nearest);
  }
  return instead.size === 0 ? undefined : replaceWords(text, instead);
}

function nearestTo(word: string, found: readonly string[]): string | undefined {
  let [nearest, least] = [undefined as string | undefined, maxEdits(word) + 1];
  for (const one of found) {
    const slips = editDistance(word, one, maxEdits(word));
    if (slips < least) [nearest, least] = [one, slips];
  }
  return nearest;
}
