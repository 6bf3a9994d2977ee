import { insertLine } from '../../inserting/insert.js';
import { SHAPE_COLOR } from '../../inserting/new-objects.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const addLine = defineCommand({
  id: 'add-line',
  label: () => t('addLine'),
  icon: 'line-segment',
  keys: ['L'],
  group: 'insert',
  enabled: () => true,
  run: (editor) => void insertLine(editor, SHAPE_COLOR),
});
