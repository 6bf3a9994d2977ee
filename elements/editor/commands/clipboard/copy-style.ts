import { canCopyStyle, copyStyle } from '../../clipboard/style-clipboard.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const copyStyleCommand = defineCommand({
  id: 'copy-style',
  label: () => t('copyStyle'),
  icon: 'paint-roller',
  keys: ['Mod+Alt+C'],
  group: 'clipboard',
  enabled: canCopyStyle,
  run: copyStyle,
});
