import { rulersShown, showRulers } from '../../arranging/guides.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

/** Rulers with the guides pulled from them. */
export const toggleRulers = defineCommand({
  id: 'toggle-rulers',
  label: () => t(rulersShown.value ? 'hideRulers' : 'showRulers'),
  icon: 'ruler',
  keys: ['Shift+R'],
  group: 'view',
  enabled: () => true,
  run: () => showRulers(!rulersShown.peek()),
});
