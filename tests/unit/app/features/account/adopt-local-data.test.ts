import { describe, expect, it, vi } from 'vitest';
import { PictureRefused } from '../../../../../app/ports/uploads/picture-check.js';
import {
  adoptLocalData,
  type AdoptLocalDataPorts,
} from '../../../../../app/features/account/claiming/adopt-local-data.js';
import type { JournalEntry } from '../../../../../elements/ports/journal.js';
import { ApiError } from '../../../../../server/contract/envelope.js';

const entry = (rev: number, changes = new Map<string, object | null>([['o', {}]])): JournalEntry => ({
  ...{ tab: `t${rev}`, design: 'd', user: null, rev, base: '{}', changes, steps: 1, sent: [] },
});

const noPicture = (file: unknown) => Promise.resolve({ file, changed: false, left: [] });

function ports(over: Partial<AdoptLocalDataPorts> = {}) {
  const tools = {
    fetch: vi.fn(() => Promise.resolve({ file: 'held' as unknown, rev: 4 })),
    save: vi.fn((_id: string, _file: unknown, _rev: number): Promise<unknown> => Promise.resolve()),
    orphans: vi.fn((): Promise<readonly JournalEntry[]> => Promise.resolve([])),
    forget: vi.fn(() => Promise.resolve()),
    designOf: vi.fn(({ rev }: JournalEntry): unknown => `unsent over ${rev}`),
    printOf: vi.fn((file: unknown) => `print of ${String(file)}`),
    adopt: vi.fn(noPicture),
  } satisfies AdoptLocalDataPorts;
  return { ...tools, ...(over as Partial<typeof tools>) };
}

const nothing = () => undefined;

describe('taking a claimed design along', () => {
  it('writes nothing when this browser holds nothing of it', async () => {
    const tools = ports();
    expect(await adoptLocalData('d', tools, nothing)).toBe(true);
    expect(tools.save).not.toHaveBeenCalled();
  });

  it('saves it with its pictures at their new place', async () => {
    const adopt = () => Promise.resolve({ file: 'renamed', changed: true, left: [] });
    const tools = ports({ adopt });
    expect(await adoptLocalData('d', tools, nothing)).toBe(true);
    expect(tools.save).toHaveBeenCalledExactlyOnceWith('d', 'renamed', 4);
  });

  it('changes that were never sent are part of it, and leave the journal once they are saved', async () => {
    const tools = ports({ orphans: () => Promise.resolve([entry(4)]) });
    tools.save.mockImplementation(async () => expect(tools.forget).not.toHaveBeenCalled());
    expect(await adoptLocalData('d', tools, nothing)).toBe(true);
    expect(tools.adopt).toHaveBeenCalledWith('unsent over 4', nothing);
    expect(tools.save).toHaveBeenCalledExactlyOnceWith('d', 'unsent over 4', 4);
    expect(tools.forget).toHaveBeenCalledExactlyOnceWith(entry(4));
  });

  it('changes over a save whose answer found nobody are part of it: what the server holds was sent from here', async () => {
    const left = { ...entry(3), sent: ['print of older', 'print of held'] };
    const tools = ports({ orphans: () => Promise.resolve([left]) });
    expect(await adoptLocalData('d', tools, nothing)).toBe(true);
    expect(tools.save).toHaveBeenCalledExactlyOnceWith('d', 'unsent over 3', 4);
    expect(tools.forget).toHaveBeenCalledExactlyOnceWith(left);
  });

  it('changes that another state stands against are left to the editor, untouched', async () => {
    for (const entries of [[entry(3)], [entry(4), entry(4)]]) {
      const tools = ports({ orphans: () => Promise.resolve(entries) });
      expect(await adoptLocalData('d', tools, nothing)).toBe(false);
      expect(tools.save).not.toHaveBeenCalled();
      expect(tools.forget).not.toHaveBeenCalled();
    }
    const empty = ports({ orphans: () => Promise.resolve([entry(3, new Map())]) });
    expect(await adoptLocalData('d', empty, nothing)).toBe(true);
  });

  it('begins again over what somebody saved in between, and gives up in the end', async () => {
    const adopt = (file: unknown) => Promise.resolve({ file, changed: true, left: [] });
    const tools = ports({ adopt });
    const stale = new ApiError('stale', 'saved elsewhere', { rev: 5 });
    tools.save.mockRejectedValueOnce(stale);
    tools.fetch
      .mockResolvedValueOnce({ file: 'held', rev: 4 })
      .mockResolvedValueOnce({ file: 'newer', rev: 5 });
    expect(await adoptLocalData('d', tools, nothing)).toBe(true);
    expect(tools.save).toHaveBeenLastCalledWith('d', 'newer', 5);
    tools.save.mockRejectedValue(stale);
    await expect(adoptLocalData('d', tools, nothing)).rejects.toBe(stale);
  });

  it('a picture that could not be kept is a failure, but not for the others', async () => {
    const left = [{ id: 'x', error: new Error('no room') }];
    const tools = ports({ adopt: () => Promise.resolve({ file: 'some', changed: true, left }) });
    await expect(adoptLocalData('d', tools, nothing)).rejects.toThrow('not all pictures');
    expect(tools.save).toHaveBeenCalledWith('d', 'some', 4);
  });

  it('a picture this browser does not hold either is no failure: nothing can be done', async () => {
    const tools = ports({
      adopt: (file) => Promise.resolve({ file, changed: false, left: [{ id: 'x', error: null }] }),
    });
    expect(await adoptLocalData('d', tools, nothing)).toBe(true);
  });

  it('nor is one the account will never take: it would be tried at every sign-in', async () => {
    const left = [{ id: 'x', error: new PictureRefused('sea.png is too large.') }];
    const tools = ports({ adopt: (file) => Promise.resolve({ file, changed: false, left }) });
    expect(await adoptLocalData('d', tools, nothing)).toBe(true);
  });
});
