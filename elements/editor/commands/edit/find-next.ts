import { findingOf } from '../../finding/finding.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const findNext = defineCommand({
  id: 'find-next',
  label: () => t('findNext'),
  icon: 'caret-down',
  keys: ['F3'],
  inFields: true,
  group: 'edit',
  enabled: (editor) => findingOf(editor).matches.value.length > 0,
  run: (editor) => findingOf(editor).step(1),
});
