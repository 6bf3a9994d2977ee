import { TEXT_PRESETS } from '../inserting/new-objects.js';
import { beginText } from '../text-editing/begin-text.js';
import { defineCommand } from './command.js';
import { t } from '../strings.js';

export const addBody = defineCommand({
  id: 'add-body',
  label: () => t('addBody'),
  icon: 'text-t',
  keys: [],
  group: 'insert',
  enabled: () => true,
  run: (editor) => void beginText(editor, TEXT_PRESETS[2], t('bodyWords')),
});
