import type { TextDetails } from '../../objects/text/model.js';
import { replaceRange } from '../../text/editing/rich-text.js';
import { richTextOf, withRichText } from '../text-editing/stored-runs.js';
import type { TextRange } from './find-in-text.js';

/**
 * A text with other words in place of ranges that rise and do not overlap. The words take the style of the first letter
 * they replace; all other letters and paragraphs keep theirs. The same details when there is nothing to do.
 */
export function replaceInText(
  details: TextDetails,
  ranges: readonly TextRange[],
  words: string,
): TextDetails {
  if (ranges.length === 0) return details;
  // from the end, so that the places of those before stay
  const rich = ranges.reduceRight(
    (text, { start, end }) => replaceRange(text, start, end, words),
    richTextOf(details),
  );
  return withRichText(details, rich);
}

/** Letters of the text afterwards, UTF-16 units. */
export const lengthAfter = (text: string, ranges: readonly TextRange[], words: string): number =>
  ranges.reduce((length, { start, end }) => length - (end - start) + words.length, text.length);
