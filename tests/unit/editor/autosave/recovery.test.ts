import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertBlankPage } from '../../../../elements/editor/pages/pages.js';
import { SaveFailed } from '../../../../elements/ports/host.js';
import type { Editor } from '../../../../elements/editor/editor.js';
import { another, SavedWorld } from '../../../support/fakes/saved-editor.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const unreachable = () => new SaveFailed('unreachable');

/** A field that follows from others, as when a font has come. */
const settle = (editor: Editor) =>
  editor.run(
    'Settle',
    () => {
      const record = editor.pageRecord();
      editor.store.put({ ...record, page: { ...record.page, extra: 1 } } as never);
    },
    'ignore',
  );

describe('the journal', () => {
  it('has the first change at once and every later one within 300 ms', async () => {
    const world = new SavedWorld();
    const { editor, text } = await world.open();
    world.server.fault = unreachable();
    insertBlankPage(editor);
    await after(0);
    expect(world.journal.writes).toBe(1);
    for (let i = 0; i < 20; i++) {
      insertBlankPage(editor);
      await after(10);
    }
    await after(300);
    expect(world.journal.writes).toBeLessThan(6);
    world.journal.crash();
    expect((await world.open()).text()).toBe(text());
  });

  it('is empty once the server has everything', async () => {
    const world = new SavedWorld();
    const { editor } = await world.open();
    insertBlankPage(editor);
    await after(0);
    expect(world.journal.entries.size).toBe(1);
    await after(2000);
    expect(world.journal.entries.size).toBe(0);
  });

  it('holds only what came after a save was begun when that is kept', async () => {
    const world = new SavedWorld();
    const { editor, text } = await world.open();
    world.server.before = () => new Promise((resolve) => setTimeout(resolve, 1000));
    insertBlankPage(editor);
    await after(1000);
    insertBlankPage(editor);
    await after(900);
    const [entry] = world.journal.entries.values();
    expect(entry!.rev).toBe(6);
    expect(entry!.changes.size).toBe(1);
    world.journal.crash();
    expect((await world.open()).text()).toBe(text());
  });
});

describe('opening a design after a crash', () => {
  it('brings back what the server does not have, before the first step, and saves it', async () => {
    const world = new SavedWorld();
    const first = await world.open();
    world.server.fault = unreachable();
    insertBlankPage(first.editor);
    insertBlankPage(first.editor);
    await after(1000);
    await first.autosave.dispose();
    world.server.fault = null;
    const second = await world.open();
    expect(second.text()).toBe(first.text());
    expect(second.editor.history.depth).toBe(0);
    expect(second.autosave.changes.value).toBe(2);
    await after(2000);
    expect(world.server.text).toBe(first.text());
    expect(world.journal.entries.size).toBe(0);
  });

  it('brings back the middle of a drag', async () => {
    const world = new SavedWorld();
    const { editor, text } = await world.open();
    editor.history.begin('Drag');
    insertBlankPage(editor);
    await after(0);
    world.journal.crash();
    expect((await world.open()).text()).toBe(text());
  });

  it('knows a save of its own whose answer never came', async () => {
    const world = new SavedWorld();
    const first = await world.open();
    world.server.after = () => new Promise(() => undefined);
    insertBlankPage(first.editor);
    await after(1000);
    insertBlankPage(first.editor);
    await after(300);
    world.server.after = async () => undefined;
    world.journal.crash();
    const second = await world.open();
    expect(second.autosave.conflict.value).toBe(null);
    await after(2000);
    expect(world.server.text).toBe(first.text());
  });

  it('asks when somebody else has saved meanwhile, and asks again when the page is reloaded before the answer', async () => {
    const world = new SavedWorld();
    const first = await world.open();
    world.server.fault = unreachable();
    insertBlankPage(first.editor);
    await after(1000);
    await first.autosave.dispose();
    world.server.fault = null;
    world.server.overwrite(another(300));
    for (let reload = 0; reload < 2; reload++) {
      const again = await world.open();
      expect(again.autosave.status.value).toBe('conflict');
      expect(again.text()).toBe(first.text());
      await after(60_000);
      world.journal.crash();
    }
    expect(world.server.text).toBe(another(300));
  });

  it("leaves another user's changes alone, and takes a visitor's along after sign-in", async () => {
    const world = new SavedWorld();
    world.server.fault = unreachable();
    const [visitor, ann] = [await world.open(), await world.open({ user: 'ann' })];
    insertBlankPage(visitor.editor);
    insertBlankPage(ann.editor);
    insertBlankPage(ann.editor);
    await after(1000);
    for (const { autosave } of [visitor, ann]) await autosave.dispose();
    world.server.fault = null;
    const bob = await world.open({ user: 'bob' });
    expect(bob.text()).toBe(visitor.text());
    await after(2000);
    expect([...world.journal.entries.values()].map(({ user }) => user)).toEqual(['ann']);
  });

  it('opens in spite of a broken entry, tells of it and keeps it', async () => {
    const world = new SavedWorld();
    const entry = { tab: 'x', design: 'd', user: null, rev: 5, steps: 1, sent: [] };
    await world.journal.begin({ ...entry, base: '{', changes: new Map() });
    const page = { typeName: 'page', id: 'p', index: 'zero' };
    await world.journal.begin({ ...entry, tab: 'y', base: another(9), changes: new Map([['p', page]]) });
    const opened = await world.open();
    expect(opened.broken.map(({ tab }) => tab)).toEqual(['x', 'y']);
    expect(opened.text()).toBe(world.server.text);
    expect(world.journal.entries.size).toBe(2);
    expect((await world.open()).broken).toEqual([]);
  });

  it.each([
    ['what was sent', { sent: undefined }],
    ['the revision', { rev: 'five' }],
    ['the changes', { changes: null }],
    ['the steps', { steps: undefined }],
  ])('opens in spite of an entry without %s, and brings the sound one back', async (_what, missing) => {
    const world = new SavedWorld();
    const first = await world.open();
    world.server.fault = unreachable();
    insertBlankPage(first.editor);
    await after(1000);
    world.journal.crash();
    const [sound] = world.journal.entries.values();
    world.journal.entries.set('x', { ...sound!, tab: 'x', ...missing } as never);
    world.server.fault = null;
    const { broken, text } = await world.open();
    expect(broken.map(({ tab }) => tab)).toEqual(['x']);
    expect(text()).toBe(first.text());
  });

  it('shows what several tabs left one after the other, none silently over another', async () => {
    const world = new SavedWorld();
    world.server.fault = unreachable();
    const tabs = [await world.open(), await world.open()];
    insertBlankPage(tabs[0]!.editor);
    insertBlankPage(tabs[1]!.editor);
    insertBlankPage(tabs[1]!.editor);
    await after(1000);
    for (const { autosave } of tabs) await autosave.dispose();
    world.server.fault = null;
    const { autosave, text } = await world.open();
    expect(text()).toBe(tabs[0]!.text());
    await after(2000);
    expect(autosave.status.value).toBe('conflict');
    expect(text()).toBe(tabs[1]!.text());
    expect(world.server.text).toBe(tabs[0]!.text());
    await autosave.takeTheirs();
    expect(text()).toBe(tabs[0]!.text());
    await after(1000);
    expect(world.journal.entries.size).toBe(0);
  });
});

describe('two tabs of one browser', () => {
  it('a tab with nothing unsent shows what the other saved', async () => {
    const world = new SavedWorld();
    const [one, two] = [await world.open(), await world.open()];
    insertBlankPage(one.editor);
    await after(1000);
    expect(two.text()).toBe(one.text());
    expect(two.editor.history.undoName.value).toBe('Changes from elsewhere');
    expect(two.autosave.status.value).toBe('saved');
    insertBlankPage(two.editor);
    await after(1000);
    expect(one.text()).toBe(two.text());
    expect(world.server.text).toBe(two.text());
  });

  it('waits until the user is done with what is in hand', async () => {
    const world = new SavedWorld();
    const [one, two] = [await world.open(), await world.open()];
    two.editor.history.begin('Drag');
    insertBlankPage(one.editor);
    await after(5000);
    expect(two.text()).not.toBe(one.text());
    two.editor.history.commit();
    await after(1000);
    expect(two.text()).toBe(one.text());
  });

  it('changes in both are a conflict for the later one', async () => {
    const world = new SavedWorld();
    const [one, two] = [await world.open(), await world.open()];
    insertBlankPage(one.editor);
    await after(400);
    insertBlankPage(two.editor);
    await after(2000);
    expect(one.autosave.status.value).toBe('saved');
    expect(two.autosave.status.value).toBe('conflict');
  });

  it('looking again shows what another device saved, and leaves a design alone that has changes of its own', async () => {
    const world = new SavedWorld();
    const { editor, text, autosave } = await world.open();
    world.server.overwrite(another(300));
    await autosave.checkServer();
    expect(text()).toBe(another(300));
    insertBlankPage(editor);
    const mine = text();
    world.server.overwrite(another(500));
    await autosave.checkServer();
    expect(text()).toBe(mine);
  });

  it('what the editor settles by itself is neither sent nor a reason for a question', async () => {
    const world = new SavedWorld();
    const { editor, text, autosave } = await world.open();
    settle(editor);
    await after(5000);
    expect(autosave.status.value).toBe('saved');
    expect(world.server.saves).toBe(0);
    await autosave.flush();
    expect(world.server.saves).toBe(0);
    world.server.overwrite(another(300));
    await autosave.checkServer();
    expect(autosave.status.value).toBe('saved');
    expect(text()).toBe(another(300));
  });

  it('what the editor settled by itself is no entry of the journal, however often the design is opened', async () => {
    const world = new SavedWorld();
    for (let i = 0; i < 3; i++) {
      const { editor, broken } = await world.open();
      settle(editor);
      await after(1000);
      expect(broken).toEqual([]);
      expect(world.journal.writes).toBe(0);
      world.journal.crash();
    }
  });

  it('an entry without steps of the user is dropped without a word', async () => {
    const world = new SavedWorld();
    const page = { typeName: 'page', id: 'p', index: 'a0' };
    const entry = { design: 'd', user: null, rev: 1, steps: 0, sent: [], base: another(9) };
    await world.journal.begin({ ...entry, tab: 'x', changes: new Map([['p', page]]) });
    await world.journal.begin({ ...entry, tab: 'y', base: '{', changes: new Map() });
    const { broken, text } = await world.open();
    expect(broken).toEqual([]);
    expect(text()).toBe(world.server.text);
    await after(0);
    expect(world.journal.entries.size).toBe(0);
  });

  it('what the editor settled goes along with the next change', async () => {
    const world = new SavedWorld();
    const { editor, text, autosave } = await world.open();
    settle(editor);
    insertBlankPage(editor);
    await after(3000);
    expect(autosave.status.value).toBe('saved');
    expect(world.server.text).toBe(text());
    expect(text()).toContain('"extra":1');
  });
});

it('an answer that comes after the editor was left touches nothing of the next one', async () => {
  const world = new SavedWorld();
  const first = await world.open();
  let answer = () => {};
  world.server.after = () => new Promise((resolve) => (answer = resolve));
  insertBlankPage(first.editor);
  await after(1000);
  insertBlankPage(first.editor);
  await first.autosave.dispose();
  world.server.after = async () => undefined;
  const second = await world.open();
  expect(second.text()).toBe(first.text());
  answer();
  await after(3000);
  expect(second.autosave.status.value).toBe('saved');
  expect(world.server.text).toBe(second.text());
  expect(world.journal.entries.size).toBe(0);
});

it('a checkpoint keeps what the next save replaces, once', async () => {
  const world = new SavedWorld();
  const { editor, autosave } = await world.open();
  const before = world.server.text;
  autosave.checkpoint();
  for (let i = 0; i < 2; i++) {
    insertBlankPage(editor);
    await autosave.flush();
  }
  expect(world.server.checkpoints).toEqual([before]);
});

it('what was saved elsewhere as a copy is forgotten here', async () => {
  const world = new SavedWorld();
  const { editor, autosave } = await world.open();
  world.server.fault = new SaveFailed('refused');
  insertBlankPage(editor);
  await after(1000);
  await autosave.abandon();
  expect(world.journal.entries.size).toBe(0);
  expect(autosave.status.value).toBe('saved');
});

it('an answer that was lost is found out, also when more has changed since', async () => {
  const world = new SavedWorld();
  const { editor, text, autosave } = await world.open();
  world.server.after = () => Promise.reject(unreachable());
  insertBlankPage(editor);
  await after(900);
  insertBlankPage(editor);
  world.server.after = async () => undefined;
  await after(4000);
  expect(autosave.status.value).toBe('saved');
  expect(world.server.text).toBe(text());
});
