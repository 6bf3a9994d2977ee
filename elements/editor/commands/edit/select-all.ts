import type { Editor } from '../../editor.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

/** What is hidden stays out: nobody sees that it would go along. */
const shown = (editor: Editor): readonly string[] =>
  editor.index.objects(editor.page.value).filter((id) => !editor.object(id)?.hidden);

export const selectAll = defineCommand({
  id: 'select-all',
  label: () => t('selectAll'),
  icon: 'selection-all',
  keys: ['Mod+A'],
  group: 'edit',
  enabled: (editor) => shown(editor).length > 0,
  run: (editor) => editor.selection.set(shown(editor)),
});
