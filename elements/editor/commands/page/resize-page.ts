import { overlayOf } from '../../view-state/overlays.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

/** Gives the design itself another page size [E-056]. */
export const resizePage = defineCommand({
  id: 'resize-page',
  label: () => t('resizeThis'),
  icon: 'resize',
  keys: [],
  group: 'page',
  whileCropping: false,
  enabled: () => true,
  run: (editor) => {
    editor.editingText.value = null;
    overlayOf(editor).value = 'resize_page';
  },
});
