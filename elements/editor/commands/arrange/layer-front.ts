import { canRestack, restack } from '../../layers/layers.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const layerFront = defineCommand({
  id: 'layer-front',
  label: () => t('layerFront'),
  icon: 'arrow-line-up',
  keys: ['Mod+Alt+]', ']'],
  group: 'arrange',
  enabled: (editor) => canRestack(editor, 'up'),
  run: (editor) => restack(editor, 'front', t('layerFront')),
});
