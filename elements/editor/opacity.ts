import { clamp } from '../math/geometry.js';
import type { HistoryMode } from '../store/store.js';
import type { Editor } from './editor.js';
import { t } from './strings.js';

/** The slider's 1-100 as the stored 0-1 (DECISIONS 5), for all that is selected. */
export function setOpacity(editor: Editor, percent: number, history: HistoryMode = 'record'): void {
  if (editor.selection.locked.value) return;
  const opacity = clamp(percent, 1, 100) / 100;
  editor.run(
    t('transparency'),
    () => editor.selection.ids.forEach((id) => editor.patch(id, { opacity })),
    history,
  );
}
