import { canDistribute, distributeSelection } from '../../arranging/arrange.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const distributeVertical = defineCommand({
  id: 'distribute-vertical',
  label: () => t('distributeVertical'),
  icon: 'rows',
  keys: ['Alt+Shift+V'],
  group: 'align',
  enabled: canDistribute,
  run: (editor) => distributeSelection(editor, 'y', t('distributeVertical')),
});
