import { overlayOf } from '../../view-state/overlays.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

/** Shows the pages full screen [B-048]. Words being typed are done with; a crop is finished or taken back first. */
export const present = defineCommand({
  id: 'present',
  label: () => t('present'),
  icon: 'presentation',
  keys: ['Mod+Alt+P'],
  group: 'view',
  whileCropping: false,
  enabled: () => true,
  run: (editor) => {
    editor.editingText.value = null;
    overlayOf(editor).value = 'present';
  },
});
