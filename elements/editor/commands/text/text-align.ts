import { cycleAlignment, hasText } from '../../styling/text-style.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const textAlign = defineCommand({
  id: 'text-align',
  label: () => t('textAlign'),
  icon: 'text-align-left',
  keys: [],
  group: 'text',
  enabled: hasText,
  run: cycleAlignment,
});
