import { alignSelection, canAlign } from '../../arranging/arrange.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const alignTop = defineCommand({
  id: 'align-top',
  label: () => t('alignTop'),
  icon: 'align-top-simple',
  keys: ['Alt+W'],
  group: 'align',
  enabled: canAlign,
  run: (editor) => alignSelection(editor, 'top', t('alignTop')),
});
