import { findingOf } from '../../finding/finding.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const findPrevious = defineCommand({
  id: 'find-previous',
  label: () => t('findPrevious'),
  icon: 'caret-up',
  keys: ['Shift+F3'],
  inFields: true,
  group: 'edit',
  enabled: (editor) => findingOf(editor).matches.value.length > 0,
  run: (editor) => findingOf(editor).step(-1),
});
