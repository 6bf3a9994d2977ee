import { checkShown, layersShown } from '../../view-state/overlays.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const showLayers = defineCommand({
  id: 'show-layers',
  label: () => t('layers'),
  icon: 'stack',
  keys: ['Alt+1'],
  group: 'view',
  enabled: () => true,
  run: (editor) => {
    const shown = layersShown(editor);
    shown.value = !shown.peek();
    // both stand at the right of the canvas
    if (shown.peek()) checkShown(editor).value = false;
  },
});
