import { overlayOf } from '../../view-state/overlays.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

/** Shows the design in other fonts and colors [B-019]. */
export const suggest = defineCommand({
  id: 'suggest',
  label: () => t('autoSuggest'),
  icon: 'sparkle',
  keys: [],
  group: 'page',
  whileCropping: false,
  enabled: () => true,
  run: (editor) => {
    editor.editingText.value = null;
    overlayOf(editor).value = 'suggest';
  },
});
