import { redoStep } from '../../undo.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const redo = defineCommand({
  id: 'redo',
  label: () => t('redo'),
  icon: 'arrow-u-up-right',
  keys: ['Mod+Shift+Z', 'Mod+Y'],
  group: 'edit',
  whileCropping: true,
  enabled: (editor) => editor.history.redoName.value !== null,
  run: redoStep,
});
