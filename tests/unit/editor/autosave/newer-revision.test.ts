import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOOK_MS } from '../../../../elements/editor/autosave/revision-poll.js';
import { insertBlankPage } from '../../../../elements/editor/pages/pages.js';
import { undoStep } from '../../../../elements/editor/undo.js';
import { SaveFailed } from '../../../../elements/ports/host.js';
import { another, SavedWorld } from '../../../support/fakes/saved-editor.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const unreachable = () => new SaveFailed('unreachable');

describe('an idle editor asks whether its design went on', () => {
  it('every few seconds while it is in sight, and not at all out of sight', async () => {
    const world = new SavedWorld();
    await world.open();
    await after(LOOK_MS * 3);
    expect(world.server.looks).toBe(3);
    world.visible.value = false;
    await after(60_000);
    expect(world.server.looks).toBe(3);
    world.visible.value = true;
    world.wake();
    await after(0);
    expect(world.server.looks).toBe(4);
    await after(LOOK_MS);
    expect(world.server.looks).toBe(5);
  });

  it('not without a network, and at once when it is back', async () => {
    const world = new SavedWorld();
    await world.open();
    world.online.value = false;
    await after(60_000);
    expect(world.server.looks).toBe(0);
    world.online.value = true;
    world.wake();
    await after(0);
    expect(world.server.looks).toBe(1);
  });

  it('one question at a time, and again after one that failed or was never answered', async () => {
    const world = new SavedWorld();
    const { autosave } = await world.open();
    world.server.looked = () => new Promise(() => undefined);
    await after(LOOK_MS);
    for (let i = 0; i < 5; i++) world.wake();
    await after(LOOK_MS);
    expect(world.server.looks).toBe(1);
    world.server.looked = async () => undefined;
    world.server.fault = unreachable();
    await after(20_000);
    expect(world.server.looks).toBeGreaterThan(1);
    expect(autosave.status.value).toBe('saved');
    world.server.fault = null;
    world.server.overwrite(another(300));
    await after(LOOK_MS);
    expect(autosave.newer.value).toBe(world.server.rev);
  });

  it('no more once it is closed', async () => {
    const world = new SavedWorld();
    const { autosave } = await world.open();
    await autosave.dispose();
    await after(60_000);
    world.wake();
    await after(0);
    expect(world.server.looks).toBe(0);
  });
});

describe('somebody else saves the design while nobody works on it here', () => {
  async function behind() {
    const world = new SavedWorld();
    const mine = await world.open();
    insertBlankPage(mine.editor);
    await after(1000);
    const before = mine.text();
    world.server.overwrite(another(300));
    await after(LOOK_MS);
    return { world, before, ...mine };
  }

  it('it is told within seconds, and nothing is exchanged unasked', async () => {
    const { world, before, text, autosave } = await behind();
    expect(autosave.newer.value).toBe(world.server.rev);
    expect(autosave.status.value).toBe('saved');
    await after(60_000);
    expect(text()).toBe(before);
  });

  it('Load it is one step: undo brings back what was there, and the steps before it too', async () => {
    const { world, before, editor, text, autosave } = await behind();
    await autosave.loadNewer();
    expect(text()).toBe(another(300));
    expect(autosave.newer.value).toBe(null);
    expect(autosave.rev).toBe(world.server.rev);
    undoStep(editor);
    expect(text()).toBe(before);
    undoStep(editor);
    expect(editor.history.undoName.value).toBe(null);
    await after(1000);
    expect(world.server.text).toBe(text());
    // theirs stays among the versions
    expect(world.server.checkpoints).toEqual([another(300)]);
  });

  it('Load it gives the very newest, and fails loudly without an answer', async () => {
    const { world, text, autosave } = await behind();
    world.server.fault = unreachable();
    await expect(autosave.loadNewer()).rejects.toThrow('unreachable');
    world.server.fault = null;
    world.server.overwrite(another(500));
    await autosave.loadNewer();
    expect(text()).toBe(another(500));
    expect(autosave.newer.value).toBe(null);
  });

  it('changes made since then make Load it a question, and none of the answers loses anything', async () => {
    const { world, editor, text, autosave } = await behind();
    insertBlankPage(editor);
    const mine = text();
    await autosave.loadNewer();
    expect(autosave.status.value).toBe('conflict');
    expect(text()).toBe(mine);
    await autosave.keepMine();
    expect(world.server.text).toBe(mine);
    expect(world.server.checkpoints).toEqual([another(300)]);
    expect(autosave.newer.value).toBe(null);
  });

  it('a change that was made while it was on its way is kept, and asked about', async () => {
    const { world, editor, text, autosave } = await behind();
    world.server.asked = async () => {
      world.server.asked = async () => undefined;
      insertBlankPage(editor);
    };
    await autosave.loadNewer();
    const mine = text();
    expect(mine).not.toBe(another(300));
    await after(1000);
    expect(autosave.status.value).toBe('conflict');
    expect(text()).toBe(mine);
  });

  it('is no news any more once another way has settled it', async () => {
    const { editor, autosave } = await behind();
    insertBlankPage(editor);
    await after(1000);
    expect(autosave.status.value).toBe('conflict');
    await autosave.takeTheirs();
    expect(autosave.newer.value).toBe(null);
  });
});

describe('what is newer on the server is not told of', () => {
  it('when it is a save of this editor, however late the answers come', async () => {
    const world = new SavedWorld();
    const { editor, autosave } = await world.open();
    const told: unknown[] = [];
    autosave.newer.subscribe((rev) => void (rev !== null && told.push(rev)));
    let answer = () => {};
    world.server.looked = () => new Promise((resolve) => (answer = resolve));
    await after(LOOK_MS - 10);
    insertBlankPage(editor);
    await after(2000);
    expect(autosave.status.value).toBe('saved');
    answer();
    // a save whose answer is lost, and comes again
    world.server.looked = async () => undefined;
    world.server.after = async () => {
      world.server.after = async () => undefined;
      throw unreachable();
    };
    insertBlankPage(editor);
    await after(LOOK_MS * 2);
    expect(autosave.status.value).toBe('saved');
    expect(told).toEqual([]);
  });

  it('while a gesture is under way that has changed something: its save meets it', async () => {
    const world = new SavedWorld();
    const { editor, autosave } = await world.open();
    editor.history.begin('Drag');
    insertBlankPage(editor);
    world.server.overwrite(another(300));
    await after(LOOK_MS);
    expect(autosave.newer.value).toBe(null);
    expect(autosave.status.value).toBe('conflict');
  });
});
