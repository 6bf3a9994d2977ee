import { foldText } from './folded-text.js';

export interface FindOptions {
  /** Capitals count. */
  readonly matchCase: boolean;
  /** Only what is no part of a longer word. */
  readonly wholeWords: boolean;
}

/** A stretch of a text, UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where words stand in a text, one after the other: ranges never overlap and never part what a reader sees as one letter.
 * It is the text as it is stored that is searched, in whatever case its letters are shown.
 */
export function findInText(text: string, words: string, { matchCase, wholeWords }: FindOptions): TextRange[] {
  const sought = foldText(words, matchCase).text;
  if (sought === '') return [];
  const folded = foldText(text, matchCase);
  const edges = wholeWords ? wordEdges(text) : null;
  const found: TextRange[] = [];
  for (let at = folded.text.indexOf(sought); at >= 0;) {
    const start = folded.starts[at]!;
    const end = folded.ends[at + sought.length]!;
    const whole = start >= 0 && end >= 0 && (!edges || (edges.has(start) && edges.has(end)));
    if (whole) found.push({ start, end });
    at = folded.text.indexOf(sought, at + (whole ? sought.length : 1));
  }
  return found;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Where words begin and end, also in scripts that write none apart. */
function wordEdges(text: string): ReadonlySet<number> {
  const edges = new Set([text.length]);
  for (const { index } of segmenter.segment(text)) edges.add(index);
  return edges;
}
