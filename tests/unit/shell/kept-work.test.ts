import { describe, expect, it } from 'vitest';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { insertShape } from '../../../elements/editor/inserting/insert.js';
import { insertBlankPage } from '../../../elements/editor/pages/pages.js';
import type { EditorSession } from '../../../elements/shell/create-editor.js';
import { keepWork, takeUpWork, type KeptWork } from '../../../elements/shell/kept-work.js';
import { testEditor } from '../../support/fakes/test-editor.js';

const sessionOf = ({ editor }: ReturnType<typeof testEditor>) => ({ editor }) as unknown as EditorSession;

/** What a tab's storage gives back. */
const stored = (kept: KeptWork): KeptWork => JSON.parse(JSON.stringify(kept)) as KeptWork;

/** An editor that was worked in: three shapes, one of them deleted again, so that layers have a gap; one step undone. */
async function worked() {
  const opened = testEditor();
  const { editor } = opened;
  const states = [opened.text()];
  for (const name of ['star', 'heart', 'ellipse'] as const) {
    await insertShape(editor, name, '#112233');
    states.push(opened.text());
  }
  const [, second] = editor.index.objects(editor.page.value);
  editor.selection.clear();
  editor.run('Delete', () => editor.store.remove(second!));
  states.push(opened.text());
  insertBlankPage(editor);
  const after = opened.text();
  editor.history.undo();
  return { opened, states, after };
}

describe('work that an editor leaves to the next', () => {
  it('is undone and done again there step by step, to the same bytes', async () => {
    const { opened, states, after } = await worked();
    const kept = stored(keepWork(sessionOf(opened), 1e6));
    const next = testEditor(parseDesignFile(JSON.parse(opened.text())));
    expect(next.editor.history.depth).toBe(0);
    expect(takeUpWork(sessionOf(next), kept)).toBe(true);
    expect(next.editor.page.value).toBe(opened.editor.page.value);
    expect(next.text()).toBe(states.at(-1));
    next.editor.history.redo();
    expect(next.text()).toBe(after);
    next.editor.history.undo();
    for (const state of states.slice(0, -1).reverse()) {
      next.editor.history.undo();
      expect(next.text()).toBe(state);
    }
    expect(next.editor.history.undo()).toBe(false);
  });

  it('keeps the latest steps where all are too many', async () => {
    const { opened, states } = await worked();
    const all = keepWork(sessionOf(opened), 1e6);
    const some = keepWork(sessionOf(opened), JSON.stringify(all.steps.done).length - 20);
    expect(some.steps.done.length).toBe(all.steps.done.length - 1);
    const next = testEditor(parseDesignFile(JSON.parse(opened.text())));
    takeUpWork(sessionOf(next), stored(some));
    next.editor.history.undo();
    expect(next.text()).toBe(states.at(-2));
  });

  it('is left alone when the design is another by now, or cannot be read', async () => {
    const { opened } = await worked();
    const kept = stored(keepWork(sessionOf(opened), 1e6));
    const other = testEditor();
    const before = other.text();
    expect(takeUpWork(sessionOf(other), kept)).toBe(false);
    const same = testEditor(parseDesignFile(JSON.parse(opened.text())));
    expect(takeUpWork(sessionOf(same), { ...kept, steps: { done: 7 } } as unknown as KeptWork)).toBe(false);
    expect([other.text(), other.editor.history.depth]).toEqual([before, 0]);
  });
});
