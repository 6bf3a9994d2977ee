import { canTidy } from '../../arranging/arrange.js';
import { tidySelection } from '../../arranging/tidy-up.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const tidyUp = defineCommand({
  id: 'tidy-up',
  label: () => t('tidyUp'),
  icon: 'squares-four',
  keys: ['Alt+Shift+T'],
  group: 'align',
  enabled: canTidy,
  run: tidySelection,
});
