import { addGuide } from '../../arranging/guides.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const addGuideVertical = defineCommand({
  id: 'add-guide-vertical',
  label: () => t('addGuideVertical'),
  icon: 'line-segment',
  keys: [],
  group: 'view',
  enabled: () => true,
  run: (editor) => addGuide(editor, 'x'),
});
