import type { ParagraphFormat } from '../types.js';

/** The formats of a text's paragraphs as a value; those missing at the end are plain. */
export type ParagraphFormats = readonly ParagraphFormat[];

export const PLAIN_PARAGRAPH: ParagraphFormat = {};
/** Deepest nesting of a list, counted from 0. */
export const DEEPEST_LEVEL = 8;

/** Position of the paragraph that holds an index of the text. */
export function paragraphOf(text: string, index: number): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

export const countParagraphs = (text: string): number => paragraphOf(text, text.length) + 1;

/** Start of the paragraph that holds an index. */
export const paragraphStart = (text: string, index: number): number =>
  index === 0 ? 0 : text.lastIndexOf('\n', index - 1) + 1;

/** End of the paragraph that holds an index, before its line feed. */
export function paragraphEnd(text: string, index: number): number {
  const end = text.indexOf('\n', index);
  return end < 0 ? text.length : end;
}

/** Only what counts: a level without a list and an absent one are left out, and plain ones at the end. */
export function tidyParagraphs(paragraphs: ParagraphFormats, count: number): ParagraphFormats | undefined {
  const tidy = paragraphs.slice(0, count).map(({ list, level }): ParagraphFormat => {
    if (!list) return PLAIN_PARAGRAPH;
    const depth = Math.min(DEEPEST_LEVEL, Math.max(0, Math.trunc(level ?? 0)));
    return depth > 0 ? { list, level: depth } : { list };
  });
  while (tidy.length > 0 && !tidy.at(-1)?.list) tidy.pop();
  return tidy.length > 0 ? tidy : undefined;
}

/** The format of a list item moved in or out by a level; of other paragraphs as it is. */
export function indented({ list, level = 0 }: ParagraphFormat, by: 1 | -1): ParagraphFormat {
  return list ? { list, level: Math.min(DEEPEST_LEVEL, Math.max(0, level + by)) } : PLAIN_PARAGRAPH;
}

/** A styled or plain insertion, as far as paragraphs go. */
export interface InsertedParagraphs {
  readonly text: string;
  /** Absent for plain letters: their paragraphs are like the one they are typed in. */
  readonly paragraphs?: ParagraphFormats | undefined;
}

/**
 * The formats after [start, end) of a text was replaced. A paragraph goes on as what it was, typed line feeds continue
 * it; what is pasted brings its own formats, but where it joins letters that stay, theirs count.
 */
export function replaceParagraphs(
  text: string,
  paragraphs: ParagraphFormats,
  [start, end]: readonly [number, number],
  insert: InsertedParagraphs,
): ParagraphFormats {
  const from = paragraphOf(text, start);
  const to = paragraphOf(text, end);
  const at = (index: number): ParagraphFormat => paragraphs[index] ?? PLAIN_PARAGRAPH;
  const own = (index: number): ParagraphFormat => insert.paragraphs?.[index] ?? PLAIN_PARAGRAPH;
  const added = countParagraphs(insert.text) - 1;
  const head = start > paragraphStart(text, start);
  const tail = end < paragraphEnd(text, end);
  // an empty paragraph that runs into the next one becomes that one
  const runsOn = added === 0 && from !== to && !head && paragraphEnd(text, start) === start;
  const kept = at(runsOn ? to : from);
  const before = Array.from({ length: from }, (_, i) => at(i));
  if (added === 0) return [...before, kept, ...paragraphs.slice(to + 1)];
  const brings = insert.paragraphs !== undefined;
  const first = brings && !head ? own(0) : kept;
  const middle = Array.from({ length: added - 1 }, (_, i) => (brings ? own(i + 1) : at(from)));
  const last = brings && !tail ? own(added) : at(to);
  return [...before, first, ...middle, last, ...paragraphs.slice(to + 1)];
}
