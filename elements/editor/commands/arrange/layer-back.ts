import { canRestack, restack } from '../../layers/layers.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const layerBack = defineCommand({
  id: 'layer-back',
  label: () => t('layerBack'),
  icon: 'arrow-line-down',
  keys: ['Mod+Alt+[', '['],
  group: 'arrange',
  enabled: (editor) => canRestack(editor, 'down'),
  run: (editor) => restack(editor, 'back', t('layerBack')),
});
