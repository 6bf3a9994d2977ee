import { checkShown, layersShown } from '../../view-state/overlays.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const checkDesign = defineCommand({
  id: 'check-design',
  label: () => t('checkDesign'),
  icon: 'check-circle',
  keys: ['Alt+2'],
  group: 'view',
  enabled: () => true,
  run: (editor) => {
    const shown = checkShown(editor);
    shown.value = !shown.peek();
    // both stand at the right of the canvas
    if (shown.peek()) layersShown(editor).value = false;
  },
});
