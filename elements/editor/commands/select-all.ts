import { defineCommand } from './command.js';
import { t } from '../strings.js';

export const selectAll = defineCommand({
  id: 'select-all',
  label: () => t('selectAll'),
  icon: 'selection-all',
  keys: ['Mod+A'],
  group: 'edit',
  enabled: (editor) => editor.index.objects(editor.page.value).length > 0,
  run: (editor) => editor.selection.set(editor.index.objects(editor.page.value)),
});
