import { overlayOf } from '../../view-state/overlays.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

/** Offers the design in other sizes, as copies [B-018]; where no copies can be opened, another size for itself [E-056]. */
export const resize = defineCommand({
  id: 'resize',
  label: () => t('resizeDesign'),
  icon: 'resize',
  keys: [],
  group: 'page',
  whileCropping: false,
  enabled: () => true,
  run: (editor) => {
    editor.editingText.value = null;
    overlayOf(editor).value = 'resize';
  },
});
