import { describe, expect, it } from 'vitest';
import type { BulkSaveOptions, BulkTarget } from '../../../../elements/ports/bulk.js';
import { SaveFailed, type SaveTrouble } from '../../../../elements/ports/host.js';
import { SaveRun } from '../../../../elements/shell/bulk/saving/save-run.js';

interface Sent extends BulkSaveOptions {
  readonly rows: readonly number[];
}

/** A server that keeps designs by batch and number, and fails as told. */
function server(fails: (rows: readonly number[], call: number) => SaveTrouble | 'lost' | null) {
  const kept = new Map<string, number>();
  const sent: Sent[] = [];
  const save: BulkTarget['save'] = async (designs, options) => {
    const rows = designs.map((design) => (design as { row: number }).row);
    sent.push({ ...options, rows });
    const fault = fails(rows, sent.length);
    if (fault && fault !== 'lost') throw new SaveFailed(fault);
    rows.forEach((row, i) => kept.set(`${options.batch} ${options.first + i}`, row));
    if (fault === 'lost') throw new SaveFailed('unreachable');
    return rows.map(String);
  };
  const target = { save, most: 100 } as unknown as BulkTarget;
  return { target, sent, kept: () => [...kept.values()] };
}

const designs = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ row: i + 1, file: { row: i + 1 } }));
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const go = (run: SaveRun, signal = new AbortController().signal) =>
  run.run('folder', signal, () => undefined);

describe('saving the designs of a bulk edit', () => {
  it('sends them in portions, numbered on, into the folder', async () => {
    const { target, sent, kept } = server(() => null);
    const run = new SaveRun(designs(25), target);
    expect(await go(run)).toEqual({ state: 'saved', refused: [] });
    expect(kept()).toEqual(upTo(25));
    expect(sent.map(({ first, folder }) => [first, folder])).toEqual(
      Array.from({ length: 9 }, (_, i) => [1 + i * 3, 'folder']),
    );
    expect(new Set(sent.map(({ batch }) => batch)).size).toBe(1);
  });

  it('keeps 36 when the server fails on row 37, and takes up the others without doubling any', async () => {
    let broken = true;
    const { target, kept } = server((rows) => (broken && rows.includes(37) ? 'invalid' : null));
    const run = new SaveRun(designs(100), target);
    expect(await go(run)).toEqual({ state: 'stopped', row: 37, trouble: 'invalid' });
    expect(kept()).toEqual(upTo(36));
    expect(run.saved).toBe(36);
    broken = false;
    expect(await go(run)).toEqual({ state: 'saved', refused: [37] });
    expect(kept()).toEqual(upTo(100).filter((row) => row !== 37));
    expect(run.saved).toBe(99);
  });

  it('tries the row again where the trouble was the server’s', async () => {
    const { target, kept } = server((rows, call) => (call === 5 ? 'fault' : null));
    const run = new SaveRun(designs(100), target);
    expect(await go(run)).toEqual({ state: 'stopped', row: 41, trouble: 'fault' });
    expect(await go(run)).toEqual({ state: 'saved', refused: [] });
    expect(kept()).toEqual(upTo(100));
  });

  it('keeps what an answer was lost of only once', async () => {
    const { target, kept, sent } = server((_, call) => (call === 2 ? 'lost' : null));
    const run = new SaveRun(designs(40), target);
    expect(await go(run)).toMatchObject({ state: 'stopped', row: 5, trouble: 'unreachable' });
    expect(await go(run)).toMatchObject({ state: 'saved' });
    expect(sent[2]).toMatchObject({ first: sent[1]!.first, batch: sent[1]!.batch });
    expect(kept()).toEqual(upTo(40));
  });

  it('says that the user is signed out, and goes on when they are back', async () => {
    let out = true;
    const { target, kept } = server((rows) => (out && rows[0]! > 10 ? 'signed_out' : null));
    const run = new SaveRun(designs(20), target);
    expect(await go(run)).toEqual({ state: 'stopped', row: 11, trouble: 'signed_out' });
    out = false;
    expect(await go(run)).toMatchObject({ state: 'saved' });
    expect(kept()).toEqual(upTo(20));
  });

  it('stops when it is canceled', async () => {
    const abort = new AbortController();
    const { target, kept } = server((_, call) => {
      if (call === 3) abort.abort();
      return null;
    });
    const run = new SaveRun(designs(50), target);
    expect(await go(run, abort.signal)).toEqual({ state: 'stopped', row: 16, trouble: 'canceled' });
    expect(kept()).toEqual(upTo(15));
    expect(await go(run)).toMatchObject({ state: 'saved' });
    expect(kept()).toEqual(upTo(50));
  });
});
