import { contextMenuPointOf } from '../../view-state/context-menu-target.js';
import { paste, pasteIsPossible } from '../../clipboard/paste.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const pasteHere = defineCommand({
  id: 'paste-here',
  label: () => t('pasteHere'),
  icon: 'clipboard',
  keys: [],
  group: 'clipboard',
  enabled: (editor) => contextMenuPointOf(editor).value !== null && pasteIsPossible(),
  run: (editor) => paste(editor, contextMenuPointOf(editor).peek() ?? 'beside'),
});
