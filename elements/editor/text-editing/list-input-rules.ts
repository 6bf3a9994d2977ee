import { paragraphStart } from '../../text/lists/paragraph-formats.js';
import type { ListKind } from '../../text/types.js';

/** Marks that begin a list when a space follows them. */
const TYPED: readonly (readonly [string, ListKind])[] = [
  ['- ', 'bullet'],
  ['\u2022 ', 'bullet'],
  ['1. ', 'number'],
  ['1) ', 'number'],
];

/** The list that was begun by what stands between a paragraph's start and the caret. */
export function listTyped(text: string, caret: number): { start: number; list: ListKind } | null {
  const start = paragraphStart(text, caret);
  const typed = text.slice(start, caret);
  const found = TYPED.find(([mark]) => mark === typed);
  return found ? { start, list: found[1] } : null;
}
