import { describe, expect, it } from 'vitest';
import { commands } from '../../../../elements/editor/commands/commands.js';
import { insertShape } from '../../../../elements/editor/inserting/insert.js';
import { layerTree, leavesOf, type LayerNode } from '../../../../elements/editor/layers/layer-tree.js';
import { layersOf, moveLayers } from '../../../../elements/editor/layers/layers.js';
import { testEditor } from '../../../support/fakes/test-editor.js';

/** 'a (b c)': groups in brackets, back to front. */
const shown = (nodes: readonly LayerNode[], name = (id: string) => id): string =>
  nodes.map(({ id, children }) => (children ? `(${shown(children, name)})` : name(id))).join(' ');

/** Shapes a, b, c … back to front, and the editor with a way to say what its layers are. */
async function shapes(count: number) {
  const { editor, text } = testEditor();
  for (let i = 0; i < count; i++) await insertShape(editor, 'ellipse', '#336699');
  const ids = [...editor.index.objects(editor.page.value)];
  const id = (letter: string): string => ids[letter.charCodeAt(0) - 97]!;
  const letter = (of: string): string => String.fromCharCode(97 + ids.indexOf(of));
  const layers = (): string => shown(layersOf(editor), letter);
  const select = (letters: string): void => editor.selection.set([...letters].map(id), { deep: true });
  const run = (name: string): void => commands.find((command) => command.id === name)!.run(editor);
  const can = (name: string): boolean => commands.find((command) => command.id === name)!.enabled(editor);
  return { editor, text, id, layers, select, run, can };
}

describe('the layers of a page', () => {
  it('gather members in their group, which stands at the height of its topmost', () => {
    const groups = [
      { id: 'G', objects: ['a', 'c'], parent: 'H' },
      { id: 'H', objects: ['e'] },
    ];
    const tree = layerTree(['a', 'b', 'c', 'd', 'e', 'f'], groups);
    expect(shown(tree)).toBe('b d ((a c) e) f');
    expect(leavesOf(tree).join('')).toBe('bdacef');
  });

  it('move a group as one over a neighbor, and a member only inside its group', async () => {
    const { select, run, can, layers } = await shapes(4);
    select('ab');
    run('group');
    expect(layers()).toBe('(a b) c d');
    run('layer-up');
    expect(layers()).toBe('c (a b) d');
    select('d');
    run('layer-down');
    expect(layers()).toBe('c d (a b)');
    select('a');
    run('layer-front');
    expect(layers()).toBe('c d (b a)');
    expect([can('layer-up'), can('layer-front'), can('layer-down')]).toEqual([false, false, true]);
  });

  it('go into a group and out of it, and a group left with one member is none any more', async () => {
    const { editor, select, run, layers, id, text } = await shapes(4);
    select('ab');
    run('group');
    const before = text();
    const [group] = layersOf(editor);
    expect(moveLayers(editor, new Set([id('d')]), { parent: group!.id, index: 1 })).toBe(true);
    expect(layers()).toBe('(a d b) c');
    expect(editor.index.groupOf(id('d'))).toBe(group!.id);
    moveLayers(editor, new Set([id('a'), id('d')]), { parent: undefined, index: 2 });
    expect(layers()).toBe('b c a d');
    expect(editor.index.groups(editor.page.value)).toEqual([]);
    editor.history.undo();
    editor.history.undo();
    expect(text()).toBe(before);
  });

  it('never put a group into itself', async () => {
    const { editor, select, run, layers } = await shapes(3);
    select('ab');
    run('group');
    const [group] = layersOf(editor);
    expect(moveLayers(editor, new Set([group!.id]), { parent: group!.id, index: 0 })).toBe(false);
    expect(layers()).toBe('(a b) c');
  });
});
