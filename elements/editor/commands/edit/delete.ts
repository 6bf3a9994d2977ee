import { clearBox, selectedGrid } from '../../pictures/grid-style.js';
import { selectedBoxOf } from '../../pictures/selected-box.js';
import { removeObjects } from '../../layers/remove-objects.js';
import { defineCommand, hasFreeSelection } from '../command.js';
import { t } from '../../strings.js';

export const deleteSelection = defineCommand({
  id: 'delete',
  label: () => t('delete'),
  icon: 'trash',
  keys: ['Delete', 'Backspace'],
  group: 'edit',
  enabled: hasFreeSelection,
  /** With a box of a grid selected it takes out what is in the box. */
  run: (editor) => {
    const grid = selectedGrid(editor);
    const box = selectedBoxOf(editor).peek();
    if (grid && box !== null) clearBox(editor, grid, box);
    else removeObjects(editor, editor.selection.ids, t('delete'));
  },
});
