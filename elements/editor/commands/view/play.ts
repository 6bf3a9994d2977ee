import { overlayOf } from '../../view-state/overlays.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

/** Shows the design as it moves, full screen. Words being typed are done with; a crop is finished or taken back first. */
export const play = defineCommand({
  id: 'play',
  label: () => t('play'),
  aliases: () => [t('playAlias')],
  icon: 'play',
  keys: [],
  group: 'view',
  whileCropping: false,
  enabled: () => true,
  run: (editor) => {
    editor.editingText.value = null;
    overlayOf(editor).value = 'play';
  },
});
