import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const zoomActual = defineCommand({
  id: 'zoom-actual',
  label: () => t('zoomActual'),
  icon: 'magnifying-glass',
  keys: ['Mod+0'],
  group: 'view',
  enabled: () => true,
  run: (editor) => editor.viewport.choose(1),
});
