import { insertShape } from '../../inserting/insert.js';
import { SHAPE_COLOR } from '../../inserting/new-objects.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const addRectangle = defineCommand({
  id: 'add-rectangle',
  label: () => t('addRectangle'),
  icon: 'rectangle',
  keys: ['R'],
  group: 'insert',
  enabled: () => true,
  run: (editor) => void insertShape(editor, 'rectangle', SHAPE_COLOR),
});
