import { copySelection } from '../clipboard.js';
import { defineCommand } from './command.js';
import { t } from '../strings.js';

export const copy = defineCommand({
  id: 'copy',
  label: () => t('copy'),
  icon: 'copy',
  keys: ['Mod+C'],
  enabled: (editor) => editor.selection.objects.value.length > 0,
  run: (editor) => copySelection(editor),
});
