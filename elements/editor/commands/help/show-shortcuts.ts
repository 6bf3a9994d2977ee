import { overlayOf } from '../../view-state/overlays.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const showShortcuts = defineCommand({
  id: 'show-shortcuts',
  label: () => t('shortcuts'),
  icon: 'keyboard',
  keys: ['?', 'Mod+/'],
  group: 'help',
  enabled: () => true,
  run: (editor) => void (overlayOf(editor).value = 'shortcuts'),
});
