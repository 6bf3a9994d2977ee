import { duplicateSelection } from '../clipboard.js';
import { defineCommand } from './command.js';
import { t } from '../strings.js';

export const duplicate = defineCommand({
  id: 'duplicate',
  label: () => t('duplicate'),
  icon: 'copy-simple',
  keys: ['Mod+D'],
  enabled: (editor) => editor.selection.objects.value.length > 0,
  run: (editor) => duplicateSelection(editor),
});
