import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageRecord } from '../../../../elements/document/records.js';
import { insertBlankPage } from '../../../../elements/editor/pages/pages.js';
import { undoStep } from '../../../../elements/editor/undo.js';
import { SaveFailed, type SaveTrouble } from '../../../../elements/ports/host.js';
import { SavedWorld } from '../../../support/fakes/saved-editor.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('bringing changes to the server', () => {
  it('sends a change within 3 s even when changes never pause, and says when all is kept', async () => {
    const { server, ...world } = await opened();
    expect(world.autosave.status.value).toBe('saved');
    for (let t = 0; t < 3000; t += 200) {
      insertBlankPage(world.editor);
      expect(world.autosave.status.value).toBe('saving');
      await after(200);
    }
    expect(server.saves).toBeGreaterThan(0);
    await after(3000);
    expect(world.autosave.status.value).toBe('saved');
    expect(server.text).toBe(world.text());
  });

  it('saves what changed while a save was under way, one save at a time', async () => {
    const { editor, autosave, server, text } = await opened();
    server.before = () => new Promise((resolve) => setTimeout(resolve, 1000));
    insertBlankPage(editor);
    await after(900);
    insertBlankPage(editor);
    await after(1200);
    expect(server.saves).toBe(1);
    expect(autosave.status.value).toBe('saving');
    await after(3000);
    expect(server.text).toBe(text());
    expect(autosave.status.value).toBe('saved');
    expect(server.saves).toBe(2);
  });

  it('counts what waits as the user does: a drag is one, its undo another', async () => {
    const { editor, autosave, server } = await opened();
    server.fault = new SaveFailed('unreachable');
    insertBlankPage(editor);
    expect(autosave.changes.value).toBe(1);
    editor.history.begin('Drag');
    const page = editor.index.pages.value[0]!;
    for (const color of ['#111111', '#222222', '#333333']) {
      editor.run('Color', () =>
        editor.store.update<PageRecord>(page, (record) => ({
          ...record,
          page: { ...record.page, background_color: color },
        })),
      );
    }
    editor.history.commit();
    expect(autosave.changes.value).toBe(2);
    undoStep(editor);
    expect(autosave.changes.value).toBe(3);
    await after(1000);
    expect(autosave.changes.value).toBe(3);
    server.fault = null;
    await after(3000);
    expect(autosave.changes.value).toBe(0);
  });

  it('finds a server that is back within 3 s, however long it was away', async () => {
    const { editor, autosave, server } = await opened();
    server.fault = new SaveFailed('unreachable');
    insertBlankPage(editor);
    await after(120_000);
    expect(autosave.status.value).toBe('kept');
    server.fault = null;
    await after(3000);
    expect(autosave.status.value).toBe('saved');
  });

  it('says that the device is offline, and sends at once when it no longer is', async () => {
    const { editor, autosave, server, world } = await opened();
    world.online.value = false;
    server.fault = new SaveFailed('unreachable');
    insertBlankPage(editor);
    await after(60_000);
    expect(autosave.status.value).toBe('offline');
    world.online.value = true;
    expect(autosave.status.value).toBe('kept');
    server.fault = null;
    world.wake();
    await after(0);
    expect(autosave.status.value).toBe('saved');
  });

  it('saves without a network where the server is on this device', async () => {
    const { editor, autosave, world } = await opened();
    world.online.value = false;
    insertBlankPage(editor);
    await after(1000);
    expect(autosave.status.value).toBe('saved');
  });

  it('says that nothing gets through while no answer comes', async () => {
    const { editor, autosave, server } = await opened();
    server.before = () => new Promise(() => undefined);
    insertBlankPage(editor);
    await after(6000);
    expect(autosave.status.value).toBe('kept');
  });

  it.each<SaveTrouble>(['signed_out', 'refused', 'fault'])(
    'keeps trying when the answer is %s',
    async (trouble) => {
      const { editor, autosave, server } = await opened();
      server.fault = new SaveFailed(trouble);
      insertBlankPage(editor);
      await after(1000);
      expect(autosave.status.value).toBe('kept');
      expect(autosave.trouble.value).toBe(trouble);
      server.fault = null;
      await after(16_000);
      expect(autosave.status.value).toBe('saved');
      expect(autosave.trouble.value).toBe(null);
    },
  );

  it.each<SaveTrouble>(['too_large', 'invalid'])(
    '%s is not sent again until it is another design',
    async (trouble) => {
      const { editor, autosave, server } = await opened();
      server.fault = new SaveFailed(trouble);
      insertBlankPage(editor);
      await after(60_000);
      expect(server.saves).toBe(1);
      expect(autosave.status.value).toBe('kept');
      server.fault = null;
      undoStep(editor);
      await after(1000);
      expect(autosave.status.value).toBe('saved');
    },
  );

  it('flush sends at once and rejects when that fails; secure is content with this device', async () => {
    const { editor, autosave, server } = await opened();
    insertBlankPage(editor);
    await autosave.flush();
    expect(server.saves).toBe(1);
    server.fault = new SaveFailed('unreachable');
    insertBlankPage(editor);
    await expect(autosave.flush()).rejects.toThrow('could not be saved');
    expect(await autosave.secure()).toBe(false);
    server.fault = null;
    expect(await autosave.secure()).toBe(true);
  });
});

describe('a device that keeps nothing', () => {
  it('says so only while the server has not got it either, and only then leaving is a risk', async () => {
    const { editor, autosave, server, world } = await opened();
    world.journal.fault = 'no_room';
    insertBlankPage(editor);
    await after(0);
    expect(autosave.atRisk).toBe(true);
    await after(1000);
    expect(autosave.status.value).toBe('saved');
    expect(autosave.atRisk).toBe(false);
    server.fault = new SaveFailed('unreachable');
    insertBlankPage(editor);
    await after(1000);
    expect(autosave.status.value).toBe('no_room');
    await expect(autosave.secure()).rejects.toThrow('could not be saved');
    world.journal.fault = null;
    await after(1100);
    expect(autosave.status.value).toBe('kept');
    expect(autosave.atRisk).toBe(false);
  });

  it('is the same for one without a journal', async () => {
    const world = new SavedWorld();
    const { editor, autosave } = await world.open({ journal: false });
    world.server.fault = new SaveFailed('unreachable');
    insertBlankPage(editor);
    await after(1000);
    expect(autosave.status.value).toBe('unkept');
    expect(autosave.atRisk).toBe(true);
  });
});

describe('the label is never ahead of what is so', () => {
  it('a gesture that was saved halfway and then given up is saved again', async () => {
    const { editor, autosave, server, text } = await opened();
    const before = text();
    editor.history.begin('Drag');
    insertBlankPage(editor);
    await after(3000);
    expect(server.text).not.toBe(before);
    editor.history.cancel();
    expect(autosave.status.value).toBe('saving');
    await after(3000);
    expect(autosave.status.value).toBe('saved');
    expect(text()).toBe(before);
    expect(server.text).toBe(before);
  });

  it('a device that does not answer has kept nothing', async () => {
    const { editor, autosave, server, world } = await opened();
    server.fault = new SaveFailed('unreachable');
    world.journal.before = () => new Promise(() => undefined);
    insertBlankPage(editor);
    await after(6000);
    expect(autosave.status.value).toBe('unkept');
    expect(autosave.atRisk).toBe(true);
    let secured: unknown = 'waits';
    void autosave.secure().catch(() => (secured = 'rejected'));
    await after(6000);
    expect(secured).toBe('rejected');
    server.fault = null;
    await after(6000);
    expect(autosave.status.value).toBe('saved');
  });

  it('a device that was slow has kept all once it answers', async () => {
    const { editor, autosave, server, world } = await opened();
    server.fault = new SaveFailed('unreachable');
    world.journal.before = () => new Promise((resolve) => setTimeout(resolve, 9000));
    insertBlankPage(editor);
    await after(6000);
    expect(autosave.status.value).toBe('unkept');
    await after(3100);
    expect(autosave.status.value).toBe('kept');
    expect(autosave.atRisk).toBe(false);
  });

  it('saving goes on where the question for the newest state is never answered', async () => {
    const { editor, autosave, server, text } = await opened();
    insertBlankPage(editor);
    server.overwrite(server.text);
    server.asked = () => new Promise(() => undefined);
    await after(60_000);
    expect(autosave.status.value).toBe('kept');
    server.asked = async () => undefined;
    await after(60_000);
    expect(server.text).toBe(text());
    expect(autosave.status.value).toBe('saved');
  });

  it('a clock that is set back does not hold up a save', async () => {
    const { editor, server } = await opened();
    insertBlankPage(editor);
    vi.setSystemTime(Date.now() - 3_600_000);
    for (let t = 0; t < 3000; t += 200) {
      insertBlankPage(editor);
      await after(200);
    }
    expect(server.saves).toBeGreaterThan(0);
  });
});

async function opened() {
  const world = new SavedWorld();
  return { world, server: world.server, ...(await world.open()) };
}
