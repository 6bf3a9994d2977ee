/** One replacement that turns an old text into a new one. */
export interface TextChange {
  /** Range of the old text, UTF-16. */
  readonly start: number;
  readonly end: number;
  readonly insert: string;
}

/**
 * What an input field changed, given the caret after it. Of all the replacements that explain the texts, the one that
 * ends at the caret is meant: "aa" with an a typed in front is a change at 0, not at 2. Never splits a character pair.
 */
export function diffInput(oldText: string, newText: string, caret: number): TextChange {
  const suffix = commonSuffix(oldText, newText, newText.length - caret);
  const prefix = commonPrefix(oldText, newText, Math.min(oldText.length, newText.length) - suffix);
  // A caret before the change (an undo by the system, say) leaves more of the ends in common.
  const rest = commonSuffix(oldText, newText, Math.min(oldText.length, newText.length) - prefix);
  return { start: prefix, end: oldText.length - rest, insert: newText.slice(prefix, newText.length - rest) };
}

function commonPrefix(a: string, b: string, limit: number): number {
  let length = 0;
  while (length < limit && a[length] === b[length]) length++;
  return length > 0 && isHighSurrogate(a, length - 1) ? length - 1 : length;
}

function commonSuffix(a: string, b: string, limit: number): number {
  const most = Math.min(limit, a.length, b.length);
  let length = 0;
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length++;
  return length > 0 && isLowSurrogate(a, a.length - length) ? length - 1 : length;
}

const isHighSurrogate = (text: string, index: number): boolean =>
  (text.charCodeAt(index) & 0xfc00) === 0xd800;
const isLowSurrogate = (text: string, index: number): boolean => (text.charCodeAt(index) & 0xfc00) === 0xdc00;
