import { undoStep } from '../../undo.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const undo = defineCommand({
  id: 'undo',
  label: () => t('undo'),
  icon: 'arrow-u-up-left',
  keys: ['Mod+Z'],
  group: 'edit',
  whileCropping: true,
  enabled: (editor) => editor.history.undoName.value !== null,
  run: undoStep,
});
