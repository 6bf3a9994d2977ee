import { layersShown } from '../overlays.js';
import { defineCommand } from './command.js';
import { t } from '../strings.js';

export const showLayers = defineCommand({
  id: 'show-layers',
  label: () => t('layers'),
  icon: 'stack',
  keys: ['Alt+1'],
  group: 'view',
  enabled: () => true,
  run: (editor) => void (layersShown(editor).value = !layersShown(editor).peek()),
});
