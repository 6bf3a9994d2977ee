import type { ListKind, ParagraphFormat } from '../../text/types.js';
import { declaredStyle } from './declared-style.js';

/** Which list a paragraph of foreign HTML is an item of. */

const NUMBERED = /^(decimal|lower-|upper-)/;
const BULLETED = /^(disc|circle|square)/;
/** The number or letter that Word writes before an item: 1. a) (iv) */
const WORD_NUMBER = /^\(?[0-9a-z]{1,5}[.)]/i;

/** The format of an item of a list: lists in lists are levels; a list of no kind we know is one of bullets. */
export function formatOfItem(item: Element): ParagraphFormat | null {
  const shown = declaredStyle(item).get('list-style-type') ?? '';
  // how menus of pages are written
  if (shown === 'none') return null;
  let depth = 0;
  for (let at = item.parentElement; at; at = at.parentElement) if (/^(UL|OL)$/.test(at.tagName)) depth++;
  return leveled(kindOf(item, shown), Math.max(depth, levelTold(item)) - 1);
}

function kindOf(item: Element, shown: string): ListKind {
  if (NUMBERED.test(shown)) return 'number';
  if (BULLETED.test(shown)) return 'bullet';
  return item.parentElement?.closest('ul, ol')?.tagName === 'OL' ? 'number' : 'bullet';
}

/** Some programs write each item into a list of its own and tell its level beside. */
const levelTold = (item: Element): number =>
  Number(item.getAttribute('aria-level') ?? item.getAttribute('data-aria-level')) || 0;

/** The format of a paragraph of Word, whose lists are paragraphs with a mark written before them; null for others. */
export function formatOfWordParagraph(paragraph: Element): ParagraphFormat | null {
  const list = declaredStyle(paragraph).get('mso-list');
  if (list === undefined || !/\blevel\d/.test(list)) return null;
  const mark = [...paragraph.querySelectorAll('[style]')].find(isWordMark)?.textContent?.trim() ?? '';
  return leveled(WORD_NUMBER.test(mark) ? 'number' : 'bullet', Number(/\blevel(\d+)/.exec(list)![1]) - 1);
}

/** The mark that Word wrote before an item: it is drawn anew, so it is none of the words. */
export const isWordMark = (element: Element): boolean => declaredStyle(element).get('mso-list') === 'ignore';

const leveled = (list: ListKind, level: number): ParagraphFormat => (level > 0 ? { list, level } : { list });
