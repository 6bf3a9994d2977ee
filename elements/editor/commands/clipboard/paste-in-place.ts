import { paste, pasteIsPossible } from '../../clipboard/paste.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const pasteInPlace = defineCommand({
  id: 'paste-in-place',
  label: () => t('pasteInPlace'),
  icon: 'clipboard',
  keys: ['Mod+Shift+V'],
  group: 'clipboard',
  enabled: pasteIsPossible,
  run: (editor) => paste(editor, 'in-place'),
});
