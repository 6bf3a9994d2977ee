import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertBlankPage } from '../../../../elements/editor/pages/pages.js';
import { undoStep, redoStep } from '../../../../elements/editor/undo.js';
import { SaveFailed } from '../../../../elements/ports/host.js';
import { another, SavedWorld } from '../../../support/fakes/saved-editor.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const unreachable = () => new SaveFailed('unreachable');

describe('somebody else saves the design while it is changed here', () => {
  async function conflicting() {
    const world = new SavedWorld();
    const mine = await world.open();
    insertBlankPage(mine.editor);
    const theirs = another(300);
    world.server.overwrite(theirs);
    await after(1000);
    expect(mine.autosave.status.value).toBe('conflict');
    return { world, theirs, before: mine.text(), ...mine };
  }

  it('nothing is written over it unasked, however long the question stands', async () => {
    const { world, theirs, editor } = await conflicting();
    insertBlankPage(editor);
    await after(120_000);
    world.wake();
    await after(0);
    expect(world.server.text).toBe(theirs);
  });

  it('Keep mine saves mine; theirs stays among the versions', async () => {
    const { world, theirs, before, autosave } = await conflicting();
    await autosave.keepMine();
    expect(autosave.status.value).toBe('saved');
    expect(world.server.text).toBe(before);
    expect(world.server.checkpoints).toEqual([theirs]);
    expect(world.journal.entries.size).toBe(0);
  });

  it('Keep mine asks again when theirs went on', async () => {
    const { world, autosave } = await conflicting();
    world.server.overwrite(another(500));
    await autosave.keepMine();
    expect(autosave.status.value).toBe('conflict');
    await autosave.keepMine();
    expect(world.server.checkpoints).toEqual([another(500)]);
  });

  it('Keep mine survives a crash before it is kept', async () => {
    const { world, before, autosave } = await conflicting();
    world.server.fault = unreachable();
    await autosave.keepMine();
    await after(1000);
    world.journal.crash();
    world.server.fault = null;
    const again = await world.open();
    expect(again.text()).toBe(before);
    await after(2000);
    expect(world.server.text).toBe(before);
  });

  it('what Keep mine replaces stays among the versions also after a crash', async () => {
    const { world, theirs, autosave } = await conflicting();
    world.server.fault = unreachable();
    await autosave.keepMine();
    await after(1000);
    await autosave.dispose();
    world.server.fault = null;
    await world.open();
    await after(2000);
    expect(world.server.checkpoints).toEqual([theirs]);
  });

  it('so does what undo of Use theirs replaces', async () => {
    const { world, theirs, editor, autosave } = await conflicting();
    await autosave.takeTheirs();
    world.server.fault = unreachable();
    undoStep(editor);
    await after(1000);
    await autosave.dispose();
    world.server.fault = null;
    await world.open();
    await after(2000);
    expect(world.server.checkpoints).toEqual([theirs]);
  });

  it('Use theirs is one step: undo brings mine back, and neither is lost', async () => {
    const { world, theirs, before, editor, text, autosave } = await conflicting();
    await autosave.takeTheirs();
    expect(text()).toBe(theirs);
    expect(autosave.status.value).toBe('saved');
    expect(editor.history.undoName.value).toBe('Changes from elsewhere');
    undoStep(editor);
    expect(text()).toBe(before);
    await after(1000);
    expect(world.server.text).toBe(before);
    expect(world.server.checkpoints).toEqual([theirs]);
    redoStep(editor);
    expect(text()).toBe(theirs);
  });
});
