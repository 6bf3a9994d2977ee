import { insertShape } from '../../inserting/insert.js';
import { SHAPE_COLOR } from '../../inserting/new-objects.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const addCircle = defineCommand({
  id: 'add-circle',
  label: () => t('addCircle'),
  icon: 'circle',
  keys: ['C'],
  group: 'insert',
  enabled: () => true,
  run: (editor) => void insertShape(editor, 'ellipse', SHAPE_COLOR),
});
