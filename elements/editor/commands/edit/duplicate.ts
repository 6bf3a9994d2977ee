import { canDuplicate, duplicateSelection } from '../../clipboard/clipboard.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const duplicate = defineCommand({
  id: 'duplicate',
  label: () => t('duplicate'),
  icon: 'copy-simple',
  keys: ['Mod+D'],
  group: 'edit',
  enabled: canDuplicate,
  run: (editor) => duplicateSelection(editor),
});
