import { canEditShapes, editShapes } from '../../inserting/edit-shapes.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const editShapesCommand = defineCommand({
  id: 'edit-shapes',
  label: () => t('editShapes'),
  icon: 'shapes',
  keys: [],
  group: 'object',
  enabled: canEditShapes,
  run: (editor) => void editShapes(editor),
});
