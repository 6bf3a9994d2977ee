import { clamp } from '../../math/geometry.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { selectedWholes } from './blending.js';
import { t } from '../strings.js';

/**
 * The slider's 1-100 as the stored 0-1 (DECISIONS 5), for all that is selected. A whole group fades as one: what overlaps
 * inside it does not show through.
 */
export function setOpacity(editor: Editor, percent: number, history: HistoryMode = 'record'): void {
  if (editor.selection.locked.value) return;
  const opacity = clamp(percent, 1, 100) / 100;
  const { groups, single } = selectedWholes(editor);
  editor.run(
    t('transparency'),
    () => {
      single.forEach((id) => editor.patch(id, { opacity }));
      for (const group of groups) editor.store.put({ ...group, extra: { ...group.extra, opacity } });
    },
    history,
  );
}

/** What the slider shows, 1-100: that of the first selected group or object. Follows the selection. */
export function shownOpacity(editor: Editor): number {
  const { groups, single } = selectedWholes(editor);
  const [group] = groups;
  const first = single[0] === undefined ? undefined : editor.object(single[0]);
  return Math.round(((group ? group.extra.opacity : first?.opacity) ?? 1) * 100);
}
