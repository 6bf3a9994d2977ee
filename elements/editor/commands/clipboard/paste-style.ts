import { canPasteStyle, pasteStyle } from '../../clipboard/style-clipboard.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const pasteStyleCommand = defineCommand({
  id: 'paste-style',
  label: () => t('pasteStyle'),
  icon: 'paint-brush',
  keys: ['Mod+Alt+V'],
  group: 'clipboard',
  enabled: canPasteStyle,
  run: pasteStyle,
});
