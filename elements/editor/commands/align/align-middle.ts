import { alignSelection, canAlign } from '../../arranging/arrange.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const alignMiddle = defineCommand({
  id: 'align-middle',
  label: () => t('alignMiddle'),
  icon: 'align-center-vertical-simple',
  keys: ['Alt+V'],
  group: 'align',
  enabled: canAlign,
  run: (editor) => alignSelection(editor, 'middle', t('alignMiddle')),
});
