import { TEXT_PRESETS } from '../../inserting/new-objects.js';
import { insertAndEditText } from '../../text-editing/insert-and-edit-text.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const addHeading = defineCommand({
  id: 'add-heading',
  label: () => t('addHeading'),
  icon: 'text-h',
  keys: ['T'],
  group: 'insert',
  enabled: () => true,
  run: (editor) => void insertAndEditText(editor, TEXT_PRESETS[0], t('headingWords')),
});
