import { alignSelection, canAlign } from '../../arranging/arrange.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const alignCenter = defineCommand({
  id: 'align-center',
  label: () => t('alignCenter'),
  icon: 'align-center-horizontal-simple',
  keys: ['Alt+H'],
  group: 'align',
  enabled: canAlign,
  run: (editor) => alignSelection(editor, 'center', t('alignCenter')),
});
