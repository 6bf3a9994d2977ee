import type { StoredShadow } from '../objects/schema.js';
import type { DesignObject } from '../objects/kinds.js';
import { DEFAULT_SHADOW, shownShadow, storedShadow, type ShownShadow } from '../objects/shadow.js';
import type { HistoryMode } from '../store/store.js';
import type { Editor } from './editor.js';
import { isInRange } from './slider-range.js';
import { t } from './strings.js';

/** Where each shown value is stored. */
const FIELDS = {
  color: 'shadowColor',
  offset: 'r',
  direction: 'theta',
  blur: 'blur',
  opacity: 'opacity',
  size: 'size',
} as const satisfies Record<keyof ShownShadow, string>;

/** The first selected object's shadow as its panel shows it; null when it has none. Follows the selection. */
export function selectedShadow(editor: Editor): ShownShadow | null {
  const shadow = editor.selection.objects.value[0]?.shadow;
  return shadow ? shownShadow(shadow) : null;
}

/** Sets shown values of the selected objects' shadows; what has none gets the default one with them. */
export function setShadow(
  editor: Editor,
  patch: Partial<ShownShadow> = {},
  history: HistoryMode = 'record',
): void {
  const { objects, locked } = editor.selection;
  if (locked.value || !isInRange(patch)) return;
  const set = ({ id, shadow }: DesignObject): void => editor.patch(id, { shadow: withShown(shadow, patch) });
  editor.run(t('shadow'), () => objects.value.forEach(set), history);
}

export function clearShadow(editor: Editor): void {
  const { objects, locked } = editor.selection;
  if (locked.value) return;
  const had = objects.value.filter(({ shadow }) => shadow);
  editor.run(t('shadow'), () => had.forEach(({ id }) => editor.patch(id, { shadow: null })));
}

/** Values that are not touched stay as they are stored, to the last digit. */
function withShown(shadow: StoredShadow | null | undefined, patch: Partial<ShownShadow>): StoredShadow {
  const next = storedShadow({ ...DEFAULT_SHADOW, ...patch });
  if (!shadow) return next;
  const touched = (Object.keys(patch) as (keyof ShownShadow)[]).map((key) => FIELDS[key]);
  return { ...shadow, ...Object.fromEntries(touched.map((field) => [field, next[field]])) };
}
