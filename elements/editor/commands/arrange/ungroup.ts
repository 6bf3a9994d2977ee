import { canUngroup, ungroupSelection } from '../../layers/grouping.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const ungroup = defineCommand({
  id: 'ungroup',
  label: () => t('ungroup'),
  icon: 'subtract-square',
  keys: ['Mod+Shift+G'],
  group: 'arrange',
  enabled: canUngroup,
  run: ungroupSelection,
});
