import { alignSelection, canAlign } from '../../arranging/arrange.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const alignRight = defineCommand({
  id: 'align-right',
  label: () => t('alignRight'),
  icon: 'align-right-simple',
  keys: ['Alt+D'],
  group: 'align',
  enabled: canAlign,
  run: (editor) => alignSelection(editor, 'right', t('alignRight')),
});
