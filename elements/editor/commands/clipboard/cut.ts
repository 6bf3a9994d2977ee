import { copyAll } from '../../clipboard/copy.js';
import { removeObjects } from '../../layers/remove-objects.js';
import { defineCommand, hasFreeSelection } from '../command.js';
import { t } from '../../strings.js';

export const cut = defineCommand({
  id: 'cut',
  label: () => t('cut'),
  icon: 'scissors',
  keys: ['Mod+X'],
  group: 'clipboard',
  enabled: hasFreeSelection,
  run: (editor) => {
    copyAll(editor);
    removeObjects(editor, editor.selection.ids, t('cut'));
  },
});
