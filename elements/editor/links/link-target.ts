import type { GroupRecord } from '../../document/records.js';
import { commonStyle, type RichText } from '../../text/editing/rich-text.js';
import type { Editor } from '../editor.js';
import { selectedWholes } from '../styling/blending.js';
import { isText } from '../styling/text-style.js';
import { textEditingOf } from '../text-editing/session.js';
import { richTextOf } from '../text-editing/stored-runs.js';
import type { TextEditing } from '../text-editing/text-editing.js';

/** Words of the text being edited. */
interface LinkedWords {
  readonly editing: TextEditing;
  readonly range: { readonly start: number; readonly end: number };
  /** '' for none; undefined where the words differ. */
  readonly link: string | undefined;
}

/** What of the selection a link is for: some words, or groups and objects as wholes. */
export type LinkTarget =
  | { readonly words: LinkedWords }
  | {
      readonly words: null;
      readonly groups: readonly GroupRecord[];
      /** Ids of objects in none of the groups. */
      readonly single: readonly string[];
    };

/**
 * While words are edited the selected ones, or those of the link the caret is in; else all that is selected, whole groups as
 * one. The picture behind a page leads nowhere: a press on it would be one beside everything. Follows the selection.
 */
export function linkTarget(editor: Editor): LinkTarget {
  const words = editedWords(editor);
  if (words) return { words };
  const { groups, single } = selectedWholes(editor);
  return { words: null, groups, single: single.filter((id) => editor.objectRecord(id)?.slot === 'page') };
}

/** Where the selection leads: '' for nowhere, undefined where its parts differ. Follows the selection. */
export function selectedLink(editor: Editor): string | undefined {
  // read to be told: records of groups are no signals
  const { objects } = editor.selection;
  void [objects.value, editor.index.version(editor.page.value).value];
  const target = linkTarget(editor);
  if (target.words) return target.words.link;
  const links = [
    ...target.groups.map(({ extra }) => extra.link ?? ''),
    ...target.single.map((id) => editor.object(id)?.link ?? ''),
  ];
  return links.every((link) => link === links[0]) ? (links[0] ?? '') : undefined;
}

/** True when something is selected that can lead somewhere. Follows the selection. */
export function canLink(editor: Editor): boolean {
  if (editor.selection.objects.value.length === 0 || editor.selection.locked.value) return false;
  const target = linkTarget(editor);
  return target.words !== null || target.groups.length + target.single.length > 0;
}

function editedWords(editor: Editor): LinkedWords | null {
  const editing = textEditingOf(editor).value;
  const record = editing && editor.store.signal(editing.id).value;
  if (!editing || record?.typeName !== 'object' || !isText(record.object)) return null;
  const rich = richTextOf(record.object.text_details);
  const { start, end } = editing.selectionRange.value;
  const range = start < end ? { start, end: Math.min(end, rich.text.length) } : linkAround(rich, start);
  return range && range.start < range.end
    ? { editing, range, link: commonStyle(rich, range.start, range.end).link }
    : null;
}

/** The words of the link that a caret stands in or at; null when there is none. */
function linkAround({ spans }: RichText, index: number): LinkedWords['range'] | null {
  const touching = spans.findIndex(({ start, end, style }) => style.link && start <= index && index <= end);
  const link = spans[touching]?.style.link;
  if (!link) return null;
  let [from, to] = [touching, touching];
  while (spans[from - 1]?.style.link === link) from--;
  while (spans[to + 1]?.style.link === link) to++;
  return { start: spans[from]!.start, end: spans[to]!.end };
}
