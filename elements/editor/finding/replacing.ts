import type { Editor } from '../editor.js';
import { removeObjects } from '../layers/remove-objects.js';
import { t } from '../strings.js';
import { isText, patchText } from '../styling/text-style.js';
import { cleaned } from '../text-editing/text-clip.js';
import { LONGEST_TEXT } from '../text-editing/text-editing.js';
import type { TextMatch } from './find-in-design.js';
import { findingOf } from './finding.js';
import { lengthAfter, replaceInText } from './replace-in-text.js';

/** What became of the places that were to be replaced: how many of each. */
export interface Replaced {
  readonly replaced: number;
  /** In locked texts: they stay. */
  readonly locked: number;
  /** In texts that would become longer than a text may be: they stay. */
  readonly tooLong: number;
}

/** Replaces the words we are at and goes on to the next; says why when it cannot be done. One step of the history. */
export function replaceCurrent(editor: Editor): void {
  const finding = findingOf(editor);
  const match = finding.current;
  if (!match) return finding.step(1);
  const words = cleaned(finding.replacement.peek());
  const outcome = replaceMatches(editor, [match], words, t('replace'));
  if (outcome.replaced > 0)
    finding.showFrom({ page: match.page, id: match.id, offset: match.start + words.length });
  finding.news.value = outcome.replaced > 0 ? '' : newsOf(outcome);
}

/** Replaces all that is found, in all pages, as one step of the history; says how many, and what stays as it is. */
export function replaceAll(editor: Editor): Replaced {
  const finding = findingOf(editor);
  const words = cleaned(finding.replacement.peek());
  const outcome = replaceMatches(editor, finding.matches.peek(), words, t('replaceAll'));
  finding.news.value = newsOf(outcome);
  return outcome;
}

function replaceMatches(
  editor: Editor,
  matches: readonly TextMatch[],
  words: string,
  name: string,
): Replaced {
  const outcome = { replaced: 0, locked: 0, tooLong: 0 };
  const byText = new Map<string, TextMatch[]>();
  for (const match of matches) {
    const ranges = byText.get(match.id);
    if (ranges) ranges.push(match);
    else byText.set(match.id, [match]);
  }
  editor.run(name, () => {
    for (const [id, ranges] of byText) outcome[replaceIn(editor, id, ranges, words)] += ranges.length;
    // as when the last letter is deleted by hand
    const emptied = [...byText.keys()].filter((id) => textOf(editor, id)?.text_details.text === '');
    if (emptied.length > 0) removeObjects(editor, emptied, name);
  });
  return outcome;
}

function replaceIn(editor: Editor, id: string, ranges: readonly TextMatch[], words: string): keyof Replaced {
  const text = textOf(editor, id);
  if (!text || text.locked) return 'locked';
  const { text_details: details } = text;
  const after = lengthAfter(details.text, ranges, words);
  if (after > Math.max(LONGEST_TEXT, details.text.length)) return 'tooLong';
  patchText(editor, text, replaceInText(details, ranges, words));
  return 'replaced';
}

function textOf(editor: Editor, id: string) {
  const object = editor.object(id);
  return object && isText(object) ? object : undefined;
}

function newsOf({ replaced, locked, tooLong }: Replaced): string {
  return [
    replaced > 0 || locked + tooLong === 0 ? t('replacedCount', { count: replaced }) : '',
    locked > 0 ? t('keptLocked', { count: locked }) : '',
    tooLong > 0 ? t('keptTooLong', { count: tooLong }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
