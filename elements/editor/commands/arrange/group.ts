import { canGroup, groupSelection } from '../../layers/grouping.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const group = defineCommand({
  id: 'group',
  label: () => t('group'),
  icon: 'bounding-box',
  keys: ['Mod+G'],
  group: 'arrange',
  enabled: canGroup,
  run: groupSelection,
});
