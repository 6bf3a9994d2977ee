import { selectionHidden, setHidden } from '../../layers/visibility.js';
import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

export const hide = defineCommand({
  id: 'hide',
  label: (editor) =>
    t(editor.selection.objects.value.length > 0 && selectionHidden(editor) ? 'show' : 'hide'),
  icon: 'eye-slash',
  keys: ['Mod+Shift+H'],
  group: 'object',
  enabled: (editor) => editor.selection.objects.value.length > 0,
  run: (editor) => setHidden(editor, editor.selection.ids, !selectionHidden(editor)),
});
