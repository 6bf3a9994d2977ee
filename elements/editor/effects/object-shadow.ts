import type { StoredShadow } from '../../objects/schema.js';
import { kindOf, type DesignObject } from '../../objects/kinds.js';
import { DEFAULT_SHADOW, shownShadow, storedShadow, type ShownShadow } from '../../objects/shadow.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { isInRange } from './effect-range.js';
import { t } from '../strings.js';

/** Where each shown value is stored. */
const FIELDS = {
  color: 'shadowColor',
  offset: 'r',
  direction: 'theta',
  blur: 'blur',
  opacity: 'opacity',
  size: 'size',
} as const satisfies Record<keyof ShownShadow, string>;

/** The selected objects that can cast a shadow: all but what lies behind the page. */
const casting = (editor: Editor): readonly DesignObject[] =>
  editor.selection.objects.value.filter((object) => kindOf(object) !== 'background');

/** Whether anything that can cast a shadow is selected, locked or not. */
export const canCastShadow = (editor: Editor): boolean => casting(editor).length > 0;

/** The first selected object's shadow as its panel shows it; null when it has none. Follows the selection. */
export function selectedShadow(editor: Editor): ShownShadow | null {
  const shadow = casting(editor)[0]?.shadow;
  return shadow ? shownShadow(shadow) : null;
}

/** Sets shown values of the selected objects' shadows; what has none gets the default one with them. */
export function setShadow(
  editor: Editor,
  patch: Partial<ShownShadow> = {},
  history: HistoryMode = 'record',
): void {
  const objects = casting(editor);
  if (objects.length === 0 || editor.selection.locked.value || !isInRange(patch)) return;
  const set = ({ id, shadow }: DesignObject): void => editor.patch(id, { shadow: withShown(shadow, patch) });
  editor.run(t('shadow'), () => objects.forEach(set), history);
}

export function clearShadow(editor: Editor): void {
  const had = casting(editor).filter(({ shadow }) => shadow);
  if (had.length === 0 || editor.selection.locked.value) return;
  editor.run(t('shadow'), () => had.forEach(({ id }) => editor.patch(id, { shadow: null })));
}

/** Values that are not touched stay as they are stored, to the last digit. */
function withShown(shadow: StoredShadow | null | undefined, patch: Partial<ShownShadow>): StoredShadow {
  const next = storedShadow({ ...DEFAULT_SHADOW, ...patch });
  if (!shadow) return next;
  const touched = (Object.keys(patch) as (keyof ShownShadow)[]).map((key) => FIELDS[key]);
  return { ...shadow, ...Object.fromEntries(touched.map((field) => [field, next[field]])) };
}
