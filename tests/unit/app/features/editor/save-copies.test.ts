import { expect, test } from 'vitest';
import { saveCopies } from '../../../../../app/features/editor/copies/save-copies.js';
import { blankDesign } from '../../../../../elements/document/blank-design.js';
import type { DesignCopy } from '../../../../../elements/shell/magic-resize/dm-magic-resize-dialog.js';
import type { Client } from '../../../../../server/contract/client.js';

const copies: DesignCopy[] = ['Story', 'Post', 'Event', 'A4', 'Custom'].map((title) => ({
  file: blankDesign(),
  title,
  nameAppend: ` - ${title}`,
}));

interface BulkSave {
  readonly first: number;
  readonly batch: string;
  readonly folderId: string;
  readonly designs: readonly unknown[];
}

/** A server that keeps designs by number and names; `fails` is asked before each call that saves. */
function server(fails: (call: number) => boolean = () => false) {
  const saves: BulkSave[] = [];
  const names: string[] = [];
  const api = async (_: unknown, input: BulkSave & { readonly name?: string }) => {
    if (input.name !== undefined) return void names.push(input.name);
    saves.push(input);
    if (fails(saves.length)) throw new Error('no answer');
    return input.designs.map((_, i) => `d${input.first + i}`);
  };
  return { saves, names, api: api as unknown as Client };
}

const into = { id: 'original', name: 'Fete', folder: 'f', batch: 'b'.repeat(24) };

test('copies are saved a few a call, named after the design and their sizes', async () => {
  const { api, saves, names } = server();
  const told: number[] = [];
  const { signal } = new AbortController();
  await saveCopies({ ...into, api, copies, done: 0, signal, kept: (count) => told.push(count) });
  expect(saves.map(({ first, designs, folderId }) => [first, designs.length, folderId])).toEqual([
    [1, 3, 'f'],
    [4, 2, 'f'],
  ]);
  expect(told).toEqual([3, 5]);
  expect(names).toEqual(['Fete - Story', 'Fete - Post', 'Fete - Event', 'Fete - A4', 'Fete - Custom']);
});

test('after a failure the rest is taken up, under the same batch and numbers', async () => {
  const { api, saves } = server((call) => call === 2);
  const { signal } = new AbortController();
  let kept = 0;
  const save = (done: number) =>
    saveCopies({ ...into, api, copies, done, signal, kept: (count) => (kept = count) });
  await expect(save(0)).rejects.toThrow('no answer');
  expect(kept).toBe(3);
  await save(kept);
  expect(kept).toBe(5);
  expect(saves.map(({ first }) => first)).toEqual([1, 4, 4]);
  expect(new Set(saves.map(({ batch }) => batch)).size).toBe(1);
});

test('what is canceled stops before the next call', async () => {
  const { api, saves } = server();
  const controller = new AbortController();
  const saving = saveCopies({
    ...{ ...into, api, copies, done: 0, signal: controller.signal },
    kept: () => controller.abort(new Error('canceled')),
  });
  await expect(saving).rejects.toThrow('canceled');
  expect(saves).toHaveLength(1);
});
