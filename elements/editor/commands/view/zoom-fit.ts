import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const zoomFit = defineCommand({
  id: 'zoom-fit',
  label: () => t('zoomFit'),
  icon: 'corners-out',
  keys: ['Mod+Alt+0'],
  group: 'view',
  enabled: () => true,
  run: (editor) => editor.viewport.choose('fit'),
});
