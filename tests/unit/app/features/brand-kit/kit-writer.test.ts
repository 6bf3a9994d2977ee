import { describe, expect, it } from 'vitest';
import {
  addPalette,
  changePalette,
  withChanges,
} from '../../../../../app/features/brand-kit/kit/kit-changes.js';
import { KitConflict, KitWriter } from '../../../../../app/features/brand-kit/kit/kit-writer.js';
import type { BrandKit } from '../../../../../server/contract/brand-kit.js';
import { ApiError } from '../../../../../server/contract/envelope.js';
import { kit, palette } from './kit.js';

/** A server with one kit, and what a page holds of it. */
function place(first = kit()) {
  let stored = first;
  let held: BrandKit | undefined = first;
  const failures: Error[] = [];
  const saves: number[] = [];
  const writer = new KitWriter({
    cached: () => held,
    setCached: (now) => (held = now),
    load: async () => (held = stored),
    save: async (sent) => {
      saves.push(sent.rev);
      const failure = failures.shift();
      if (failure) throw failure;
      if (sent.rev !== stored.rev) throw new ApiError('stale', 'changed', { rev: stored.rev });
      stored = { ...sent, rev: stored.rev + 1 };
      return stored.rev;
    },
  });
  const shown = () => withChanges(held!, writer.pending.value);
  const names = (of: BrandKit) => of.color_palette.map(({ name }) => name);
  return {
    writer,
    failures,
    saves,
    shown: () => names(shown()),
    stored: () => names(stored),
    /** Somebody else's change. */
    elsewhere: (change: (kit: BrandKit) => BrandKit | null) =>
      (stored = { ...change(stored)!, rev: stored.rev + 1 }),
  };
}

const [a, b, c] = [palette('A'), palette('B'), palette('C')];

describe('the writer of a brand kit', () => {
  it('shows a change at once and writes one after the other, each on the revision before', async () => {
    const { writer, shown, stored, saves } = place();
    const written = Promise.all([writer.change(addPalette(a)), writer.change(addPalette(b))]);
    expect(shown()).toEqual(['A', 'B']);
    expect(stored()).toEqual([]);
    await written;
    expect(stored()).toEqual(['A', 'B']);
    expect(shown()).toEqual(['A', 'B']);
    expect(saves).toEqual([0, 1]);
  });

  it('a change made elsewhere stays, and ours is made on top of it', async () => {
    const { writer, shown, stored, elsewhere } = place();
    elsewhere(addPalette(c));
    await writer.change(addPalette(a));
    expect(stored()).toEqual(['C', 'A']);
    expect(shown()).toEqual(['C', 'A']);
  });

  it('what would undo a change made elsewhere is not done, and said', async () => {
    const { writer, shown, stored, elsewhere } = place(kit({ color_palette: [a] }));
    elsewhere(changePalette(a, c));
    await expect(writer.change(changePalette(a, b))).rejects.toBeInstanceOf(KitConflict);
    expect(stored()).toEqual(['C']);
    expect(shown()).toEqual(['C']);
  });

  it('a change that fails leaves the page, those after it are written', async () => {
    const { writer, shown, stored, failures } = place();
    failures.push(new ApiError('offline', 'The server cannot be reached'));
    const first = writer.change(addPalette(a));
    const second = writer.change(addPalette(b));
    await expect(first).rejects.toMatchObject({ code: 'offline' });
    await second;
    expect(stored()).toEqual(['B']);
    expect(shown()).toEqual(['B']);
    await writer.change(addPalette(a));
    expect(stored()).toEqual(['B', 'A']);
  });

  it('gives up where the kit changes again and again', async () => {
    const { writer, failures } = place();
    for (let times = 0; times < 10; times += 1) failures.push(new ApiError('stale', 'changed', { rev: 9 }));
    await expect(writer.change(addPalette(a))).rejects.toMatchObject({ code: 'stale' });
  });
});
