import { describe, expect, it } from 'vitest';
import { canPaste } from '../../../elements/editor/clipboard/clipboard.js';
import { commands } from '../../../elements/editor/commands/commands.js';
import { commandFor, keyLabel, matchesKey } from '../../../elements/editor/commands/shortcuts.js';
import { insertShape } from '../../../elements/editor/inserting/insert.js';
import { restackedOrder } from '../../../elements/editor/layers/layers.js';
import type { Editor } from '../../../elements/editor/editor.js';
import { testEditor } from '../../support/fakes/test-editor.js';

const run = (editor: Editor, id: string) => {
  const command = commands.find((candidate) => candidate.id === id)!;
  expect(command.enabled(editor), `${id} is enabled`).toBe(true);
  command.run(editor);
};
const can = (editor: Editor, id: string) => commands.find((c) => c.id === id)!.enabled(editor);

/** Four shapes, back to front. */
async function shapes() {
  const { editor, text } = testEditor();
  for (let i = 0; i < 4; i++) await insertShape(editor, 'ellipse', '#336699');
  return { editor, text, ids: editor.index.objects(editor.page.value) };
}

describe('copy and paste', () => {
  it('offsets the copy by 40 in x and y, and each further one by 40 more', async () => {
    const { editor, ids } = await shapes();
    editor.selection.set([ids[0]!]);
    const { position } = editor.object(ids[0]!)!;
    run(editor, 'copy');
    expect(canPaste()).toBe(true);
    run(editor, 'paste');
    expect(editor.selection.objects.value[0]!.position).toEqual({ x: position.x + 40, y: position.y + 40 });
    run(editor, 'paste');
    expect(editor.selection.objects.value[0]!.position).toEqual({ x: position.x + 80, y: position.y + 80 });
  });

  it('copies a group as a group of its own', async () => {
    const { editor, ids } = await shapes();
    editor.selection.set(ids.slice(0, 2));
    run(editor, 'group');
    run(editor, 'copy');
    run(editor, 'paste');
    const groups = editor.index.groups(editor.page.value);
    expect(groups).toHaveLength(2);
    expect(new Set(groups.flatMap((group) => group.objects)).size).toBe(4);
    expect(editor.selection.ids).toHaveLength(2);
  });
});

describe('layers', () => {
  it('moves by one, to the front and to the back, keeping the order of what moves', () => {
    const order = ['a', 'b', 'c', 'd'];
    expect(restackedOrder(order, new Set(['a', 'b']), 'up')).toEqual(['c', 'a', 'b', 'd']);
    expect(restackedOrder(order, new Set(['c', 'd']), 'down')).toEqual(['a', 'c', 'd', 'b']);
    expect(restackedOrder(order, new Set(['a', 'c']), 'front')).toEqual(['b', 'd', 'a', 'c']);
    expect(restackedOrder(order, new Set(['b', 'd']), 'back')).toEqual(['b', 'd', 'a', 'c']);
  });

  it('is off at the ends and for what is locked', async () => {
    const { editor, ids } = await shapes();
    editor.selection.set([ids[3]!]);
    expect([can(editor, 'layer-up'), can(editor, 'layer-front')]).toEqual([false, false]);
    expect(can(editor, 'layer-down')).toBe(true);
    run(editor, 'layer-back');
    expect(editor.index.objects(editor.page.value)[0]).toBe(ids[3]);
    expect([can(editor, 'layer-down'), can(editor, 'layer-back')]).toEqual([false, false]);
    run(editor, 'lock');
    expect(can(editor, 'layer-up')).toBe(false);
    expect(can(editor, 'delete')).toBe(false);
  });
});

describe('groups', () => {
  it('bring their members together, select as one and come apart again', async () => {
    const { editor, ids, text } = await shapes();
    const before = text();
    editor.selection.set([ids[0]!, ids[2]!]);
    run(editor, 'group');
    expect(editor.index.objects(editor.page.value)).toEqual([ids[1], ids[0], ids[2], ids[3]]);
    editor.selection.set([ids[0]!]);
    expect(editor.selection.ids).toEqual([ids[0], ids[2]]);
    expect(can(editor, 'group')).toBe(false);
    run(editor, 'ungroup');
    expect(editor.index.groups(editor.page.value)).toEqual([]);
    editor.history.undo();
    editor.history.undo();
    expect(text()).toBe(before);
  });

  it('nest, and a group left with one member lets it go', async () => {
    const { editor, ids } = await shapes();
    editor.selection.set(ids.slice(0, 2));
    run(editor, 'group');
    editor.selection.set(ids.slice(0, 3));
    run(editor, 'group');
    const outer = editor.index.groups(editor.page.value).find((group) => !group.parent)!;
    expect(editor.selection.withGroup(ids[0]!)).toHaveLength(3);
    editor.selection.set([ids[0]!], { deep: true });
    run(editor, 'delete');
    const [left, ...more] = editor.index.groups(editor.page.value);
    expect(more).toEqual([]);
    expect(left!.id).toBe(outer.id);
    expect([...left!.objects].sort()).toEqual([ids[1], ids[2]].sort());
    editor.selection.set([ids[1]!], { deep: true });
    run(editor, 'delete');
    expect(editor.index.groups(editor.page.value)).toEqual([]);
    editor.history.undo();
    editor.history.undo();
    expect(editor.index.groups(editor.page.value)).toHaveLength(2);
  });
});

describe('shortcuts', () => {
  const press = (
    key: string,
    mods: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {},
  ) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    ...mods,
  });

  it('are told apart by their modifiers', () => {
    expect(commandFor(press('z', { ctrlKey: true }))?.id).toBe('undo');
    expect(commandFor(press('Z', { ctrlKey: true, shiftKey: true }))?.id).toBe('redo');
    expect(commandFor(press('z'))).toBeUndefined();
    expect(commandFor(press('Delete'))?.id).toBe('delete');
    expect(commandFor(press('+', { ctrlKey: true, shiftKey: true }))?.id).toBe('zoom-in');
    expect(matchesKey('Mod+z', press('z', { metaKey: true }), true)).toBe(true);
    expect(matchesKey('Mod+z', press('z', { ctrlKey: true }), true)).toBe(false);
  });

  it('belong to one command each', () => {
    const keys = commands.flatMap((command) => command.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keyLabel('Mod+Shift+Z', false)).toBe('Ctrl+Shift+Z');
    expect(keyLabel('Mod+Shift+Z', true)).toBe('⌘⇧Z');
  });
});
