import { canPaste, pasteClipboard } from '../clipboard.js';
import { defineCommand } from './command.js';
import { t } from '../strings.js';

export const paste = defineCommand({
  id: 'paste',
  label: () => t('paste'),
  icon: 'clipboard',
  keys: ['Mod+V'],
  enabled: () => canPaste(),
  run: (editor) => pasteClipboard(editor),
});
