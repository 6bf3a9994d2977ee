import { paste as pasteNow, pasteIsPossible } from '../../clipboard/paste.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const paste = defineCommand({
  id: 'paste',
  label: () => t('paste'),
  icon: 'clipboard',
  keys: ['Mod+V'],
  group: 'clipboard',
  enabled: pasteIsPossible,
  run: (editor) => pasteNow(editor),
});
