import { openFind } from '../../finding/open-find.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const findReplace = defineCommand({
  id: 'find-replace',
  label: () => t('findReplace'),
  icon: 'list-magnifying-glass',
  keys: ['Mod+F'],
  inFields: true,
  group: 'edit',
  enabled: () => true,
  run: openFind,
});
