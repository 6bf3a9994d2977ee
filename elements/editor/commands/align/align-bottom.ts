import { alignSelection, canAlign } from '../../arranging/arrange.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const alignBottom = defineCommand({
  id: 'align-bottom',
  label: () => t('alignBottom'),
  icon: 'align-bottom-simple',
  keys: ['Alt+S'],
  group: 'align',
  enabled: canAlign,
  run: (editor) => alignSelection(editor, 'bottom', t('alignBottom')),
});
