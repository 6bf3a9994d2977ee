import { effect } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import { History } from '../../../elements/store/history.js';
import { rebase } from '../../../elements/store/rebase.js';
import { Store } from '../../../elements/store/store.js';

interface Note {
  readonly id: string;
  readonly typeName: 'note';
  readonly text: string;
  readonly size?: number;
}
const note = (id: string, text = ''): Note => ({ id, typeName: 'note', text });

function open() {
  const store = new Store<Note>();
  const history = new History(store);
  store.run('Open', () => store.put(note('a', 'one')), 'ignore');
  const write = (text: string, mode?: 'record' | 'merge' | 'ignore') =>
    store.run('Write', () => store.update('a', (n) => ({ ...n, text })), mode);
  return { store, history, write, text: () => store.get('a')?.text };
}

describe('the store', () => {
  it('takes back all writes of a run that throws', () => {
    const { store, text } = open();
    const run = () =>
      store.run('Break', () => {
        store.update('a', (n) => ({ ...n, text: 'two' }));
        store.put(note('b'));
        throw new Error('no');
      });
    expect(run).toThrow('no');
    expect(text()).toBe('one');
    expect(store.get('b')).toBeUndefined();
  });

  it('refuses writes outside a run', () => {
    expect(() => open().store.put(note('b'))).toThrow('inside run()');
  });

  it('tells its listeners before any effect sees the change', () => {
    const { store } = open();
    const known = new Set(['a']);
    store.listen(({ diff }) => {
      for (const id of diff.added.keys()) known.add(id);
      for (const id of diff.removed.keys()) known.delete(id);
    });
    const seen: boolean[] = [];
    effect(() => void seen.push((store.signal('a').value !== undefined) === known.has('a')));
    store.run('Delete', () => store.remove('a'));
    store.run('Add', () => store.put(note('a')));
    expect(seen).toEqual([true, true, true]);
  });

  it('is silent about a run that changes nothing', () => {
    const { history, write } = open();
    write('one');
    expect(history.depth).toBe(0);
  });
});

describe('the history', () => {
  it('makes one step of a gesture, and none of a canceled one', () => {
    const { history, write, text } = open();
    history.begin('Drag');
    write('two');
    write('three');
    history.commit();
    history.begin('Drag');
    write('four');
    history.cancel();
    expect([text(), history.depth, history.undoName.value]).toEqual(['three', 1, 'Drag']);
    history.undo();
    expect([text(), history.redoName.value]).toEqual(['one', 'Drag']);
  });

  it('joins what follows to the step it follows from', () => {
    const { history, write, text } = open();
    write('two');
    write('three', 'merge');
    history.undo();
    expect(text()).toBe('one');
    history.redo();
    expect(text()).toBe('three');
  });

  it('keeps no step of a gesture or a slide that ends where it began', () => {
    const { history, write } = open();
    history.begin('Drag');
    write('two');
    write('one');
    history.commit();
    expect(history.depth).toBe(0);
    write('two');
    write('one', 'merge');
    expect(history.depth).toBe(0);
  });

  it('keeps what was written past it', () => {
    const { store, history, write } = open();
    write('two');
    store.run('Measure', () => store.update('a', (n) => ({ ...n, size: 7 })), 'ignore');
    history.undo();
    expect(store.get('a')).toEqual({ ...note('a', 'one'), size: 7 });
    history.redo();
    expect(store.get('a')).toEqual({ ...note('a', 'two'), size: 7 });
  });

  it('forgets what was undone once something new is done', () => {
    const { history, write } = open();
    write('two');
    history.undo();
    write('three');
    expect(history.redo()).toBe(false);
  });

  it('rebases a removed field and a nested one', () => {
    const current = { a: { x: 1, y: 2 }, b: 3, c: 4 };
    expect(rebase(current, { a: { x: 1, y: 0 }, b: 3 }, { a: { x: 5, y: 0 } })).toEqual({
      a: { x: 5, y: 2 },
      c: 4,
    });
  });
});
