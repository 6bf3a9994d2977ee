import { canRestack, restack } from '../../layers/layers.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const layerDown = defineCommand({
  id: 'layer-down',
  label: () => t('layerDown'),
  icon: 'arrow-down',
  keys: ['Mod+['],
  group: 'arrange',
  enabled: (editor) => canRestack(editor, 'down'),
  run: (editor) => restack(editor, 'down', t('layerDown')),
});
