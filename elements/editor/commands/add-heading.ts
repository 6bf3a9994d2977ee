import { TEXT_PRESETS } from '../inserting/new-objects.js';
import { beginText } from '../text-editing/begin-text.js';
import { defineCommand } from './command.js';
import { t } from '../strings.js';

export const addHeading = defineCommand({
  id: 'add-heading',
  label: () => t('addHeading'),
  icon: 'text-h',
  keys: ['T'],
  group: 'insert',
  enabled: () => true,
  run: (editor) => void beginText(editor, TEXT_PRESETS[0], t('headingWords')),
});
