import { removeObjects } from '../remove.js';
import { defineCommand, hasFreeSelection } from './command.js';
import { t } from '../strings.js';

export const deleteSelection = defineCommand({
  id: 'delete',
  label: () => t('delete'),
  icon: 'trash',
  keys: ['Delete', 'Backspace'],
  group: 'edit',
  enabled: hasFreeSelection,
  run: (editor) => removeObjects(editor, editor.selection.ids, t('delete')),
});
