import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Autosave } from '../../../elements/editor/autosave.js';
import { insertBlankPage } from '../../../elements/editor/pages.js';
import { SaveConflict, type SaveTarget } from '../../../elements/ports/host.js';
import { testEditor } from '../../support/test-editor.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function saving(answer: () => Promise<void> = async () => undefined) {
  const { editor, text } = testEditor();
  const saves: { file: string; base: number }[] = [];
  const target: SaveTarget = {
    async save(file, base) {
      await answer();
      saves.push({ file, base });
      return { rev: base + 1 };
    },
    rename: async () => undefined,
  };
  return { editor, text, saves, autosave: new Autosave(editor, target, 5) };
}

describe('keeping changes', () => {
  it('sends a change within 3 s even when changes never pause, and says when all is kept', async () => {
    const { editor, text, saves, autosave } = saving();
    expect(autosave.status.value).toBe('saved');
    for (let t = 0; t < 3000; t += 200) {
      insertBlankPage(editor);
      expect(autosave.status.value).not.toBe('saved');
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(saves.length).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(3000);
    expect(autosave.status.value).toBe('saved');
    expect(saves.at(-1)!.file).toBe(text());
    expect(saves.map((save) => save.base)).toEqual(saves.map((_, i) => 5 + i));
  });

  it('saves what changed while a save was under way', async () => {
    const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));
    const { editor, text, saves, autosave } = saving(slow);
    insertBlankPage(editor);
    await vi.advanceTimersByTimeAsync(900);
    expect(autosave.status.value).toBe('saving');
    insertBlankPage(editor);
    await vi.advanceTimersByTimeAsync(1200);
    expect(autosave.status.value).not.toBe('saved');
    await vi.advanceTimersByTimeAsync(5000);
    expect(saves.at(-1)!.file).toBe(text());
    expect(autosave.status.value).toBe('saved');
  });

  it('tries again until the server is back', async () => {
    let down = true;
    const { editor, saves, autosave } = saving(async () => {
      if (down) throw new Error('offline');
    });
    insertBlankPage(editor);
    await vi.advanceTimersByTimeAsync(1000);
    expect(autosave.status.value).toBe('failed');
    await expect(autosave.flush()).rejects.toThrow('could not be saved');
    down = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(autosave.status.value).toBe('saved');
    expect(saves).toHaveLength(1);
  });

  it('does not write over a newer revision', async () => {
    const { editor, saves, autosave } = saving(async () => {
      throw new SaveConflict(9);
    });
    insertBlankPage(editor);
    await vi.advanceTimersByTimeAsync(60_000);
    insertBlankPage(editor);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(autosave.status.value).toBe('conflict');
    expect(saves).toEqual([]);
  });
});
