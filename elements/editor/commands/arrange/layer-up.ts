import { canRestack, restack } from '../../layers/layers.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const layerUp = defineCommand({
  id: 'layer-up',
  label: () => t('layerUp'),
  icon: 'arrow-up',
  keys: ['Mod+]'],
  group: 'arrange',
  enabled: (editor) => canRestack(editor, 'up'),
  run: (editor) => restack(editor, 'up', t('layerUp')),
});
