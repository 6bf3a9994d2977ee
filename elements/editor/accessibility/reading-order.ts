import type { Rect } from '../../math/geometry.js';
import type { GroupRecord } from '../../document/records.js';
import type { Editor } from '../editor.js';
import { boundsOfAll } from '../../objects/object-bounds.js';
import { membersOf } from '../selection.js';
import { inReadingOrder, mostlyRightToLeft } from '../../text/reading-order.js';
import { isText } from '../styling/text-style.js';

/** Something the keyboard stops at: an object, or a group as a whole. */
export interface Stop {
  /** Every object in it. */
  readonly ids: readonly string[];
  /** The group it is; absent for a single object. */
  readonly group?: string;
}

interface Placed extends Stop {
  readonly rect: Rect;
}

/** The stops of the current page, or of the inside of a group, in reading order; what is hidden is passed by. */
export function readingStops(editor: Editor, within?: string): Stop[] {
  const page = editor.page.value;
  const groups = editor.index.groups(page);
  const shown = editor.index.objects(page).filter((id) => !editor.object(id)?.hidden);
  const visible = new Set(shown);
  const single = shown.filter((id) => editor.index.groupOf(id) === within).map((id) => ({ ids: [id] }));
  const together = groups
    .filter((group) => group.parent === within)
    .map(({ id }) => ({ ids: membersOf(id, groups).filter((member) => visible.has(member)), group: id }))
    .filter(({ ids }) => ids.length > 0);
  const placed: Placed[] = [...single, ...together].map((stop) => ({
    ...stop,
    rect: boundsOf(editor, stop),
  }));
  return inReadingOrder(placed, mostlyRightToLeft(wordsOnPage(editor, shown)));
}

const boundsOf = (editor: Editor, { ids }: Stop): Rect => boundsOfAll(ids.map((id) => editor.object(id)!));

const wordsOnPage = (editor: Editor, ids: readonly string[]): string =>
  ids
    .map((id) => editor.object(id)!)
    .map((object) => (isText(object) ? object.text_details.text : ''))
    .join(' ');

/** The group the selection is inside of; undefined when whole groups or free objects are selected. */
export function levelOf(editor: Editor): string | undefined {
  const { selection, index, page } = editor;
  const [first] = selection.ids;
  if (first === undefined) return undefined;
  const groups = index.groups(page.value);
  const chain = groupsAround(groups, index.groupOf(first));
  const whole = chain.find((group) => membersOf(group.id, groups).every((id) => selection.has(id)));
  return whole ? whole.parent : chain.at(-1)?.id;
}

/** A group and those around it, outermost first. */
function groupsAround(groups: readonly GroupRecord[], innermost: string | undefined): readonly GroupRecord[] {
  const chain: GroupRecord[] = [];
  for (let at = innermost; at !== undefined;) {
    const group = groups.find(({ id }) => id === at);
    if (!group || chain.includes(group)) break;
    chain.unshift(group);
    at = group.parent;
  }
  return chain;
}

/** Index of the stop that holds what is selected last; -1 when none does. */
export function stopAt(editor: Editor, stops: readonly Stop[]): number {
  const last = editor.selection.ids.at(-1) ?? '';
  return stops.findIndex(({ ids }) => ids.includes(last));
}
