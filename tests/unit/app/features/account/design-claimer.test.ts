import { describe, expect, it, vi } from 'vitest';
import { DesignClaimer } from '../../../../../app/features/account/claiming/design-claimer.js';
import { UnclaimedDesigns } from '../../../../../app/features/account/claiming/unclaimed-designs.js';
import { ApiError } from '../../../../../server/contract/envelope.js';

function browserWith(...ids: string[]) {
  const kept = new Map<string, string>();
  const unclaimed = new UnclaimedDesigns({
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  });
  for (const id of ids) unclaimed.add(id);
  return unclaimed;
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

/** What the tabs of a browser told each other. */
function told() {
  const claimed = new Set<string>();
  return {
    markClaimed: (id: string) => Promise.resolve(void claimed.add(id)),
    wasClaimed: (id: string) => Promise.resolve(claimed.has(id)),
  };
}

function tab(unclaimed: UnclaimedDesigns, inOneTab = lock(), tabs = told()) {
  const claim = vi.fn((_id: string): Promise<unknown> => Promise.resolve());
  const adopt = vi.fn((_id: string, _progress: unknown) => Promise.resolve(true));
  return { claim, adopt, claimer: new DesignClaimer({ unclaimed, claim, adopt, inOneTab, ...tabs }) };
}

describe('claiming what a visitor made', () => {
  it('claims each design, then moves its pictures, then forgets that it was waiting', async () => {
    const unclaimed = browserWith('a', 'b');
    const { claimer, claim, adopt } = tab(unclaimed);
    adopt.mockImplementation(async (id) => {
      expect(claim).toHaveBeenLastCalledWith(id);
      expect(claimer.awaits(id)).toBe(true);
      return true;
    });
    await claimer.run();
    expect(claim.mock.calls).toEqual([['a'], ['b']]);
    expect(unclaimed.ids()).toEqual([]);
  });

  it('two tabs that come back together do it once', async () => {
    const unclaimed = browserWith('a');
    const inOneTab = lock();
    const [one, other] = [tab(unclaimed, inOneTab), tab(unclaimed, inOneTab)];
    await Promise.all([one.claimer.run(), one.claimer.run(), other.claimer.run()]);
    expect(one.claim.mock.calls.length + other.claim.mock.calls.length).toBe(1);
    expect(one.adopt).toHaveBeenCalledOnce();
  });

  it('a tab whose store is behind does not claim again what another has claimed', async () => {
    const behind = browserWith('a');
    const [inOneTab, tabs] = [lock(), told()];
    const [one, other] = [tab(browserWith('a'), inOneTab, tabs), tab(behind, inOneTab, tabs)];
    await Promise.all([one.claimer.run(), other.claimer.run()]);
    expect(one.claim).toHaveBeenCalledOnce();
    expect(other.claim).not.toHaveBeenCalled();
    expect(behind.ids()).toEqual([]);
  });

  it('what failed stays remembered, disturbs no other, and is tried again', async () => {
    const unclaimed = browserWith('a', 'b', 'c');
    const { claimer, claim, adopt } = tab(unclaimed);
    claim.mockRejectedValueOnce(new ApiError('offline', 'no answer'));
    adopt.mockRejectedValueOnce(new Error('no room'));
    await expect(claimer.run()).rejects.toThrow('could be kept');
    expect(unclaimed.ids()).toEqual(['a', 'b']);
    await claimer.run();
    expect(unclaimed.ids()).toEqual([]);
  });

  it('a design that is gone, or another account’s, is given up', async () => {
    const unclaimed = browserWith('a');
    const { claimer, claim, adopt } = tab(unclaimed);
    claim.mockRejectedValueOnce(new ApiError('not_found', 'not found'));
    await claimer.run();
    expect(unclaimed.ids()).toEqual([]);
    expect(adopt).not.toHaveBeenCalled();
  });

  it('one that is open somewhere is claimed now, and waits for its pictures', async () => {
    const unclaimed = browserWith('a');
    const { claimer, claim, adopt } = tab(unclaimed);
    adopt.mockResolvedValueOnce(false);
    await claimer.run();
    expect(claim).toHaveBeenCalledOnce();
    expect(unclaimed.ids()).toEqual(['a']);
  });

  it('says how far the pictures are, and nothing any more at the end', async () => {
    const { claimer, adopt } = tab(browserWith('a'));
    const seen: unknown[] = [];
    claimer.progress.subscribe((now) => seen.push(now));
    adopt.mockImplementation(async (_id, progress) => {
      (progress as (now: object) => void)({ done: 1, total: 3 });
      return true;
    });
    await claimer.run();
    expect(seen).toEqual([null, { done: 1, total: 3 }, null]);
  });
});
