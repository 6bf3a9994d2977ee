import { alignSelection, canAlign } from '../../arranging/arrange.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const alignLeft = defineCommand({
  id: 'align-left',
  label: () => t('alignLeft'),
  icon: 'align-left-simple',
  keys: ['Alt+A'],
  group: 'align',
  enabled: canAlign,
  run: (editor) => alignSelection(editor, 'left', t('alignLeft')),
});
