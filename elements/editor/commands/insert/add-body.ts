import { TEXT_PRESETS } from '../../inserting/new-objects.js';
import { insertAndEditText } from '../../text-editing/insert-and-edit-text.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const addBody = defineCommand({
  id: 'add-body',
  label: () => t('addBody'),
  icon: 'text-t',
  keys: [],
  group: 'insert',
  enabled: () => true,
  run: (editor) => void insertAndEditText(editor, TEXT_PRESETS[2], t('bodyWords')),
});
