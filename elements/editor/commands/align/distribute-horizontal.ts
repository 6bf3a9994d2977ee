import { canDistribute, distributeSelection } from '../../arranging/arrange.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const distributeHorizontal = defineCommand({
  id: 'distribute-horizontal',
  label: () => t('distributeHorizontal'),
  icon: 'columns',
  keys: ['Alt+Shift+H'],
  group: 'align',
  enabled: canDistribute,
  run: (editor) => distributeSelection(editor, 'x', t('distributeHorizontal')),
});
