import { toggleCapitals } from '../../text-formatting/style-selection.js';
import { hasText } from '../../styling/text-style.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const capitals = defineCommand({
  id: 'capitals',
  label: () => t('capitals'),
  icon: 'text-aa',
  keys: ['Mod+Shift+K'],
  group: 'text',
  enabled: hasText,
  run: toggleCapitals,
});
