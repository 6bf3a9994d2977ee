import { defineCommand } from './command.js';
import { t } from '../strings.js';

export const redo = defineCommand({
  id: 'redo',
  label: () => t('redo'),
  icon: 'arrow-u-up-right',
  keys: ['Mod+Shift+z', 'Mod+y'],
  enabled: (editor) => editor.history.redoName.value !== null,
  run: (editor) => void editor.history.redo(),
});
