import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const zoomIn = defineCommand({
  id: 'zoom-in',
  label: () => t('zoomIn'),
  icon: 'plus',
  keys: ['Mod++', 'Mod+='],
  group: 'view',
  enabled: () => true,
  run: (editor) => editor.viewport.step(1),
});
