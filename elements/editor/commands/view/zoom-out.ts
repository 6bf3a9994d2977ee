import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const zoomOut = defineCommand({
  id: 'zoom-out',
  label: () => t('zoomOut'),
  icon: 'minus',
  keys: ['Mod+-'],
  group: 'view',
  enabled: () => true,
  run: (editor) => editor.viewport.step(-1),
});
