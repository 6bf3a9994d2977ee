import { insertText } from '../insert.js';
import { TEXT_PRESETS } from '../new-objects.js';
import { defineCommand } from './command.js';
import { t } from '../strings.js';

export const addHeading = defineCommand({
  id: 'add-heading',
  label: () => t('addHeading'),
  icon: 'text-h',
  keys: ['T'],
  group: 'insert',
  enabled: () => true,
  run: (editor) => void insertText(editor, TEXT_PRESETS[0], t('headingWords')),
});
