import { addGuide } from '../../arranging/guides.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const addGuideHorizontal = defineCommand({
  id: 'add-guide-horizontal',
  label: () => t('addGuideHorizontal'),
  icon: 'line-segment',
  keys: [],
  group: 'view',
  enabled: () => true,
  run: (editor) => addGuide(editor, 'y'),
});
