import { overlayOf } from '../../view-state/overlays.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

/** All pages as a grid, to be put in another order [E-020]. */
export const showPages = defineCommand({
  id: 'show-pages',
  label: () => t('showPages'),
  icon: 'squares-four',
  keys: [],
  group: 'view',
  whileCropping: false,
  enabled: () => true,
  run: (editor) => {
    editor.editingText.value = null;
    overlayOf(editor).value = 'pages';
  },
});
