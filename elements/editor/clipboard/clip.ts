import { parseDesignFile, type GroupEntry } from '../../document/design-file.js';
import { unpackObjects } from '../../document/unpack-objects.js';
import { CURRENT_VERSION } from '../../document/stored/migrations.js';
import { kindOf, type DesignObject } from '../../objects/kinds.js';
import type { Editor } from '../editor.js';
import { isText } from '../styling/text-style.js';

/** Objects that were copied, with what holds them together. */
export interface Clip {
  readonly objects: readonly DesignObject[];
  readonly groups: readonly GroupEntry[];
  /** The picture behind the page, when that was copied. */
  readonly background: DesignObject | null;
}

/** A clipboard holds at most this many objects and letters of JSON: more is no work of ours. */
const MOST_OBJECTS = 5000;
const MOST_LETTERS = 30_000_000;

/** What is selected, as a clip. */
export function clipOf(editor: Editor): Clip {
  const selected = editor.selection.objects.peek();
  const behind = (object: DesignObject): boolean => editor.objectRecord(object.id)?.slot === 'background';
  const objects = selected.filter((object) => !behind(object));
  const chosen = new Set(objects.map((object) => object.id));
  const groups = editor.index.groups(editor.page.peek()).map(({ id, objects: members, parent, extra }) => ({
    ...extra,
    id,
    objects: members.filter((member) => chosen.has(member)),
    ...(parent ? { parent } : {}),
  }));
  return { objects, groups: usedGroups(groups), background: selected.find(behind) ?? null };
}

/** Groups that still hold something, themselves or in groups inside them; a parent that was not copied is dropped. */
function usedGroups(groups: readonly GroupEntry[]): GroupEntry[] {
  const holds = (group: GroupEntry): boolean =>
    group.objects.length > 0 || groups.some((inner) => inner.parent === group.id && holds(inner));
  const used = groups.filter(holds);
  const known = new Set(used.map((group) => group.id));
  return used.map(({ parent, ...group }) => (parent && known.has(parent) ? { ...group, parent } : group));
}

export const isEmptyClip = ({ objects, background }: Clip): boolean => objects.length === 0 && !background;

/** The clip as JSON: a design of one page, so that what comes back is checked and brought up to date like any design. */
export const clipJson = ({ objects, groups, background }: Clip, { width, height }: Editor['size']): string =>
  JSON.stringify({
    version: CURRENT_VERSION,
    id: 'clip',
    width,
    height,
    pages: [{ id: 'clip-page', background_color: null, background_image: background, objects, groups }],
  });

/** The clip in JSON from the clipboard; null for anything that is no sound design of ours, whoever wrote it. */
export function parseClip(json: string): Clip | null {
  if (json === '' || json.length > MOST_LETTERS) return null;
  try {
    const [page] = parseDesignFile(json).pages;
    if (!page || page.objects.length > MOST_OBJECTS) return null;
    const { objects, groups } = unpackObjects(page.objects);
    const clip = { objects, groups: [...page.groups, ...groups], background: page.background_image ?? null };
    return isEmptyClip(clip) ? null : clip;
  } catch {
    // other programs may use our names; nothing of theirs may stop the editor
    return null;
  }
}

/** The words of a clip, for programs that take text. */
export const clipText = ({ objects }: Clip): string =>
  objects
    .filter(isText)
    .map((object) => object.text_details.text)
    .join('\n');

/** True for a picture behind a page. */
export const isBackgroundKind = (object: DesignObject): boolean => kindOf(object) === 'background';
