import type { Finding, FixAction } from '../../preflight/finding.js';
import type { ObjectRecord } from '../../document/records.js';
import type { Editor } from '../editor.js';
import { removeObjects } from '../layers/remove-objects.js';
import { t } from '../strings.js';

/** Applies the fix of a finding as one step of the history, or loads again what could not be had. False when there is no fix, or the object is another by now. */
export function applyFix(editor: Editor, { fix }: Finding): boolean {
  if (!fix) return false;
  const { from, to, action } = fix;
  if (editor.object(from.id) !== from) return false;
  if (action === 'try-again') {
    editor.resources.retry();
    return true;
  }
  const name = t(NAMES[action]);
  if (!to) removeObjects(editor, [from.id], name);
  else
    editor.run(name, () =>
      editor.store.update<ObjectRecord>(from.id, (record) => ({ ...record, object: to })),
    );
  return true;
}

/** What each kind of fix is called, in the list and in the history. */
const NAMES = {
  'scale-down': 'fixScaleDown',
  'grow-box': 'fixGrowBox',
  'fit-letters': 'fixFitLetters',
  'move-inside': 'fixMoveInside',
  recolor: 'fixRecolor',
  remove: 'fixRemove',
  'remove-boxes': 'fixRemoveBoxes',
  'change-font': 'fixChangeFont',
  'try-again': 'fixTryAgain',
} as const satisfies Record<FixAction, string>;

/** What a fix does, in a few words. */
export const fixName = (action: FixAction): string => t(NAMES[action]);
