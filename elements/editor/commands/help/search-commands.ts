import { overlayOf } from '../../view-state/overlays.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const searchCommands = defineCommand({
  id: 'search-commands',
  label: () => t('commandPalette'),
  icon: 'magnifying-glass',
  keys: ['Mod+K'],
  group: 'help',
  enabled: () => true,
  run: (editor) => void (overlayOf(editor).value = 'palette'),
});
