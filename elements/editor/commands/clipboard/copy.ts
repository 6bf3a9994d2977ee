import { copyAll } from '../../clipboard/copy.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const copy = defineCommand({
  id: 'copy',
  label: () => t('copy'),
  icon: 'copy',
  keys: ['Mod+C'],
  group: 'clipboard',
  enabled: (editor) => editor.selection.objects.value.length > 0,
  run: (editor) => copyAll(editor),
});
