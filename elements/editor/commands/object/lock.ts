import { defineCommand } from '../command.js';
import { t } from '../../strings.js';

const name = (locked: boolean) => t(locked ? 'unlock' : 'lock');

/** Locks or unlocks all that is selected, members of its group included. */
export const lock = defineCommand({
  id: 'lock',
  label: (editor) => name(editor.selection.locked.value),
  icon: 'lock-simple',
  keys: ['Mod+Shift+L'],
  group: 'object',
  enabled: (editor) => editor.selection.objects.value.length > 0,
  run: (editor) => {
    const locked = !editor.selection.locked.value;
    const ids = editor.selection.ids.flatMap((id) => editor.selection.withGroup(id));
    editor.run(name(!locked), () => new Set(ids).forEach((id) => editor.patch(id, { locked })));
  },
});
