import type { TextDetails, TextObject } from '../../objects/text/model.js';
import { findInText, type FindOptions, type TextRange } from './find-in-text.js';

/** What is sought, and how. */
export interface FindQuery extends FindOptions {
  readonly words: string;
}

/** Words that were found. */
export interface TextMatch extends TextRange {
  readonly page: string;
  /** Id of the text. */
  readonly id: string;
  /** The text is locked: its words stay as they are. */
  readonly locked: boolean;
}

interface Known {
  readonly query: FindQuery;
  readonly ranges: readonly TextRange[];
}

/** What was found in a text last: most texts stay as they are from one search to the next. */
const known = new WeakMap<TextDetails, Known>();

/** All places of the words in texts of a page, in the order of the texts. */
export const findInTexts = (page: string, texts: readonly TextObject[], query: FindQuery): TextMatch[] =>
  texts.flatMap(({ id, locked, text_details: details }) =>
    rangesIn(details, query).map(({ start, end }) => ({ page, id, start, end, locked })),
  );

function rangesIn(details: TextDetails, query: FindQuery): readonly TextRange[] {
  const last = known.get(details);
  if (last && sameQuery(last.query, query)) return last.ranges;
  const ranges = findInText(details.text, query.words, query);
  known.set(details, { query, ranges });
  return ranges;
}

const sameQuery = (a: FindQuery, b: FindQuery): boolean =>
  a.words === b.words && a.matchCase === b.matchCase && a.wholeWords === b.wholeWords;
