import { describe, expect, it, vi } from 'vitest';
import { Keeper } from '../../../../../app/features/account/claiming/design-claimer.js';
import { UnsavedDesigns } from '../../../../../app/features/account/claiming/unclaimed-designs.js';
import { ApiError } from '../../../../../server/contract/envelope.js';

function browserWith(...ids: string[]) {
  const kept = new Map<string, string>();
  const unsaved = new UnsavedDesigns({
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  });
  for (const id of ids) unsaved.add(id);
  return unsaved;
}

/** One lock for all tabs of a browser. */
function lock() {
  let before: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = before.then(work);
    before = mine.catch(() => undefined);
    return mine;
  };
}

function tab(unsaved: UnsavedDesigns, alone = lock()) {
  const claim = vi.fn((_id: string): Promise<unknown> => Promise.resolve());
  const adopt = vi.fn((_id: string, _progress: unknown) => Promise.resolve(true));
  return { claim, adopt, keeper: new Keeper({ unsaved, claim, adopt, alone }) };
}

describe('keeping what a visitor made', () => {
  it('claims each design, then takes its pictures along, then forgets that it was waiting', async () => {
    const unsaved = browserWith('a', 'b');
    const { keeper, claim, adopt } = tab(unsaved);
    adopt.mockImplementation(async (id) => {
      expect(claim).toHaveBeenLastCalledWith(id);
      expect(keeper.awaits(id)).toBe(true);
      return true;
    });
    await keeper.run();
    expect(claim.mock.calls).toEqual([['a'], ['b']]);
    expect(unsaved.ids()).toEqual([]);
  });

  it('two tabs that come back together do it once', async () => {
    const unsaved = browserWith('a');
    const alone = lock();
    const [one, other] = [tab(unsaved, alone), tab(unsaved, alone)];
    await Promise.all([one.keeper.run(), one.keeper.run(), other.keeper.run()]);
    expect(one.claim.mock.calls.length + other.claim.mock.calls.length).toBe(1);
    expect(one.adopt).toHaveBeenCalledOnce();
  });

  it('what failed stays remembered, disturbs no other, and is tried again', async () => {
    const unsaved = browserWith('a', 'b', 'c');
    const { keeper, claim, adopt } = tab(unsaved);
    claim.mockRejectedValueOnce(new ApiError('offline', 'no answer'));
    adopt.mockRejectedValueOnce(new Error('no room'));
    await expect(keeper.run()).rejects.toThrow('could be kept');
    expect(unsaved.ids()).toEqual(['a', 'b']);
    await keeper.run();
    expect(unsaved.ids()).toEqual([]);
  });

  it('a design that is gone, or another account’s, is given up', async () => {
    const unsaved = browserWith('a');
    const { keeper, claim, adopt } = tab(unsaved);
    claim.mockRejectedValueOnce(new ApiError('not_found', 'not found'));
    await keeper.run();
    expect(unsaved.ids()).toEqual([]);
    expect(adopt).not.toHaveBeenCalled();
  });

  it('one that is open somewhere is claimed now, and waits for its pictures', async () => {
    const unsaved = browserWith('a');
    const { keeper, claim, adopt } = tab(unsaved);
    adopt.mockResolvedValueOnce(false);
    await keeper.run();
    expect(claim).toHaveBeenCalledOnce();
    expect(unsaved.ids()).toEqual(['a']);
  });

  it('says how far the pictures are, and nothing any more at the end', async () => {
    const { keeper, adopt } = tab(browserWith('a'));
    const seen: unknown[] = [];
    keeper.progress.subscribe((now) => seen.push(now));
    adopt.mockImplementation(async (_id, progress) => {
      (progress as (now: object) => void)({ done: 1, total: 3 });
      return true;
    });
    await keeper.run();
    expect(seen).toEqual([null, { done: 1, total: 3 }, null]);
  });
});
