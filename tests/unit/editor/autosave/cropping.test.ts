import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseDesignFile } from '../../../../elements/document/design-file.js';
import { serializeDesign } from '../../../../elements/document/stored/serialize.js';
import { croppingOf, startCrop } from '../../../../elements/editor/cropping/session.js';
import type { Cropping } from '../../../../elements/editor/cropping/cropping.js';
import { undoStep } from '../../../../elements/editor/undo.js';
import { SavedWorld, type SavedEditor } from '../../../support/fakes/saved-editor.js';
import { box, NATURAL } from '../cropping/crop-support.js';
import { runs } from '../../../support/soak.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two pictures on a page, kept between a browser and a server. */
async function world(): Promise<{ readonly world: SavedWorld; open(): Promise<SavedEditor> }> {
  const kept = new SavedWorld();
  const objects = [box('a', {}), box('b', { layer_index: 1 })];
  const page = { id: 'p', background_color: null, background_image: null, groups: [], objects };
  const file = parseDesignFile({ version: 1, id: 'd', width: 800, height: 800, pages: [page] });
  kept.server.overwrite(serializeDesign(file));
  const open = async (): Promise<SavedEditor> => {
    const opened = await kept.open();
    Object.assign(opened.editor.resources, { image: () => NATURAL });
    return opened;
  };
  return { world: kept, open };
}

function crop({ editor }: SavedEditor, id = 'a'): Cropping {
  expect(startCrop(editor, { id, box: null })).toBe(true);
  return croppingOf(editor).peek()!;
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The page is gone without a word, and opens again. */
async function reload(opened: SavedEditor, { world: kept, open }: Awaited<ReturnType<typeof world>>) {
  opened.autosave.leaving();
  await wait(250);
  await opened.autosave.dispose();
  kept.journal.crash();
  return open();
}

describe('keeping a design while a picture is cropped', () => {
  it('keeps what was there before until the crop is done', async () => {
    const life = await world();
    const opened = await life.open();
    const before = opened.text();
    const cropping = crop(opened);
    cropping.zoomBy(3);
    await wait(10_000);
    expect(life.world.server.text).toBe(before);
    expect(life.world.journal.entries.size).toBe(0);
    expect(opened.autosave.status.value).toBe('saved');
    cropping.pan({ x: 20, y: 0 });
    const reloaded = await reload(opened, life);
    expect(reloaded.text()).toBe(before);
  });

  it('keeps the crop within moments of Done, as one step, and nothing after Cancel', async () => {
    const life = await world();
    const opened = await life.open();
    const before = opened.text();
    const given = crop(opened);
    given.turnTo(20);
    given.cancel();
    expect(opened.autosave.changes.value).toBe(0);
    const cropping = crop(opened);
    cropping.zoomBy(3);
    cropping.pan({ x: 20, y: 0 });
    cropping.done();
    const done = opened.text();
    expect(done).not.toBe(before);
    expect(opened.autosave.changes.value).toBe(1);
    await wait(250);
    expect(life.world.journal.entries.size).toBe(1);
    await wait(5000);
    expect(life.world.server.text).toBe(done);
    expect((await reload(opened, life)).text()).toBe(done);
  });

  it('sends what else was done meanwhile, and the crop when another object ends it', async () => {
    const life = await world();
    const opened = await life.open();
    const { editor } = opened;
    editor.run('Turn', () => editor.patch('b', { rotation: 40 }));
    const turned = opened.text();
    crop(opened).zoomBy(3);
    await wait(5000);
    expect(life.world.server.text).toBe(turned);
    editor.run('Turn', () => editor.patch('b', { rotation: 80 }));
    expect(croppingOf(editor).peek()).toBe(null);
    await wait(5000);
    expect(life.world.server.text).toBe(opened.text());
    expect(opened.autosave.status.value).toBe('saved');
  });

  it('takes nothing of another tab into the picture under the hand', async () => {
    const life = await world();
    const [opened, other] = [await life.open(), await life.open()];
    const cropping = crop(opened);
    cropping.zoomBy(3);
    other.editor.run('Turn', () => other.editor.patch('b', { rotation: 40 }));
    await wait(5000);
    expect(croppingOf(opened.editor).peek()).toBe(cropping);
    cropping.cancel();
    await wait(5000);
    expect(opened.text()).toBe(other.text());
  });

  it('ends the crop and keeps it when the design is left for another place of the app', async () => {
    const life = await world();
    const opened = await life.open();
    crop(opened).zoomBy(3);
    await opened.autosave.secure();
    expect(croppingOf(opened.editor).peek()).toBe(null);
    expect(life.world.server.text).toBe(opened.text());
  });

  it('after any reload shows the picture as it was before the crop or as it was done, never between', async () => {
    const act = fc.constantFrom('crop', 'zoom', 'pan', 'undo', 'done', 'cancel', 'move', 'wait', 'reload');
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 30 }), async (acts) => {
        const life = await world();
        let opened = await life.open();
        let settled = opened.text();
        for (const one of acts) {
          const { editor } = opened;
          const cropping = croppingOf(editor).peek();
          if (one === 'crop' && !cropping) crop(opened);
          if (one === 'zoom') cropping?.zoomBy(1.7);
          if (one === 'pan') cropping?.pan({ x: 9, y: -4 });
          if (one === 'undo') undoStep(editor);
          if (one === 'done') cropping?.done();
          if (one === 'cancel') cropping?.cancel();
          if (one === 'move')
            editor.run('Move', () => editor.patch('b', { rotation: editor.history.turn % 360 }));
          if (one === 'wait') await wait(4000);
          if (one === 'reload') {
            await wait(250);
            opened = await reload(opened, life);
            expect(opened.text()).toBe(settled);
          }
          if (!croppingOf(opened.editor).peek()) settled = opened.text();
        }
        croppingOf(opened.editor).peek()?.done();
        await wait(10_000);
        expect(life.world.server.text).toBe(opened.text());
        await opened.autosave.dispose();
      }),
      { numRuns: runs(100) },
    );
  });
});
