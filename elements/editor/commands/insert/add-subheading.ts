import { TEXT_PRESETS } from '../../inserting/new-objects.js';
import { insertAndEditText } from '../../text-editing/insert-and-edit-text.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const addSubheading = defineCommand({
  id: 'add-subheading',
  label: () => t('addSubheading'),
  icon: 'text-aa',
  keys: [],
  group: 'insert',
  enabled: () => true,
  run: (editor) => void insertAndEditText(editor, TEXT_PRESETS[1], t('subheadingWords')),
});
