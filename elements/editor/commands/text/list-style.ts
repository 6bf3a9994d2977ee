import { cycleList } from '../../text-formatting/text-lists.js';
import { hasText } from '../../styling/text-style.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const listStyle = defineCommand({
  id: 'list-style',
  label: () => t('list'),
  icon: 'list-bullets',
  keys: [],
  group: 'text',
  enabled: hasText,
  run: cycleList,
});
